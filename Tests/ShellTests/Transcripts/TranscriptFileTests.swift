import JSON
import Session
import Shell
import TestSupport
import Testing

@Suite struct TranscriptFileTests {
  private let wrong = """
    #: today 2026-11-21
    $ tripsh
    tripsh …
    …
    tripsh> new trip Walk
    # What it says:
    Hike · no dates yet
    …
    walk> version
    tripsh …
    wrong> style slow
    """

  @Test func `accepting writes what came, keeps what fits, and passes from then on`() async {
    let rig = TranscriptRig(wrong)
    #expect(await rig.accept() == .done)
    #expect(rig.told.contains("-Hike · no dates yet\n+Walk · no dates yet"))
    #expect(rig.told.contains("/t/a.txt: what came is written to /t/a.txt\n1 passed, 0 failed"))
    let text = rig.text()
    #expect(
      text.contains("# What it says:\nWalk · no dates yet\n…\nwalk> version\ntripsh …\nwalk> "))
    #expect(text.hasPrefix("#: today 2026-11-21\n$ tripsh\ntripsh …\n…\n"))
    #expect(await rig.test() == .done)
    #expect(await rig.accept() == .done)
    #expect(rig.text() == text)
  }

  @Test func `accepting bends no condition and no command of a shell`() async {
    let rig = TranscriptRig(
      "#: today 2026-11-21\n> new trip Walk\n#: assert trip has 1 day\n$ ls\n")
    #expect(await rig.accept() == .failed)
    #expect(rig.text().contains("#: assert trip has 1 day\n$ ls\n"))
    #expect(rig.told.contains("0 passed, 1 failed"))
  }

  @Test func `a script becomes a transcript with its values in their places`() async {
    let rig = TranscriptRig(["a.trip": "#: param name = Walk\nnew trip $name\n"])
    #expect(await rig.accept("a.trip") == .done, "\(rig.told)")
    #expect(rig.text("a.txt").contains("> new trip Walk\n"))
    let other = TranscriptRig(["a.trip": "#: param name\nnew trip $name\n"])
    #expect(await other.accept("a.trip") == .failed)
    #expect(other.told.contains("a.trip:1: ") && other.told.contains("needs name"))
  }

  @Test func `lines without answers are typed at the prompt and filled in`() async {
    let rig = TranscriptRig("# Two lines.\nnew trip Walk\ndescribe \"a\nb\"\n")
    #expect(await rig.test() == .failed)
    #expect(rig.told.contains("it has lines and no answers\ntry: tripsh test --accept /t/a.txt"))
    #expect(await rig.accept() == .done)
    #expect(
      rig.text().hasPrefix(
        """
        #: today 2026-11-21
        # Two lines.
        $ tripsh
        …
        tripsh> new trip Walk
        Walk · no dates yet
        """))
    #expect(rig.text().contains("walk> describe \"a\n... b\"\n= describe \"a\\nb\"\n"))
    #expect(await rig.test() == .done)
  }

  @Test func `a script stays as it is and its transcript lies beside it`() async {
    let rig = TranscriptRig(["a.trip": "new trip Walk\n"])
    #expect(await rig.test("a.trip") == .failed)
    #expect(rig.told.contains("a script has no answers; --accept plays it and writes /t/a.txt"))
    #expect(await rig.accept("a.trip") == .done)
    #expect(rig.text("a.trip") == "new trip Walk\n")
    #expect(await rig.test() == .done)
    #expect(await rig.accept("a.trip") == .failed)
    #expect(rig.told.contains("/t/a.txt is there already"))
  }

  @Test func `a day must be named, by the file or beside it`() async {
    let rig = TranscriptRig("$ tripsh -c \"when tomorrow\"\n= when 2026-11-22\n…\n")
    #expect(await rig.test() == .failed)
    #expect(rig.told.contains("could be: #: today 2026-11-21"))
    #expect(await rig.test { $0.today = .init(iso: "2026-11-21") } == .done)
    #expect(await rig.test { $0.today = .init(iso: "2026-11-22") } == .failed)
    #expect(await rig.accept() == .done)
    #expect(rig.text().hasPrefix("#: today 2026-11-21\n$ tripsh"))
    let two = TranscriptRig(
      "#: today 2026-11-21\n$ tripsh --today 2026-12-01 -c \"when today\"\n…\n")
    #expect(await two.accept() == .done)
    #expect(await two.test { $0.today = .init(iso: "2020-01-01") } == .done)
  }

  @Test func `a file that cannot be read or is none is told, and the others are played`() async {
    let rig = TranscriptRig([
      "good.txt": "#: today 2026-11-21\n$ tripsh -c version\n…\n", "empty.txt": "# nothing\n",
      "date.txt": "#: today soon\n", "word.txt": "#: tody 2026-11-21\n",
      "lost.txt": "#: today 2026-11-21\n#: places recorded:no.places\n$ tripsh\n…\n",
    ])
    #expect(await rig.test("missing.txt", "good.txt", "empty.txt") == .unreadable)
    #expect(rig.told.contains("/t/missing.txt: no such file\n"))
    #expect(rig.told.contains("/t/empty.txt: nothing is typed in it\n"))
    #expect(rig.told.hasSuffix("1 passed, 2 failed\n"))
    #expect(await rig.test("date.txt", "word.txt") == .failed)
    #expect(rig.told.contains("/t/date.txt:1: \"soon\" is no date\ntry: #: today"))
    #expect(rig.told.contains("/t/word.txt:1: a transcript knows no line #: tody\n"))
    #expect(await rig.test("lost.txt") == .unreadable)
    #expect(rig.told.contains("there is no recording no.places"))
    #expect(rig.made == rig.removed.count)
  }

  @Test func `the folder goes also where Ctrl-C ends it, and nothing is written`() async {
    let rig = TranscriptRig(wrong)
    rig.isStopped = { true }
    #expect(await rig.accept() == .interrupted)
    #expect(rig.text() == wrong)
    #expect(rig.removed.count == 1)
  }

  @Test func `programs get one object for each file`() async throws {
    let rig = TranscriptRig([
      "a.txt": wrong, "b.txt": "#: today 2026-11-21\n$ tripsh -c version\ntripsh …\n", "c.txt": "x",
    ])
    #expect(await rig.test("a.txt", "b.txt", "c.txt") { $0.format = .json } == .failed)
    let objects = try rig.objects
    #expect(objects.map { $0["schema"] } == Array(repeating: .string("tripsh.test/1"), count: 3))
    #expect(objects.map { $0["ok"] } == [.bool(false), .bool(true), .bool(false)])
    let difference = objects[0]["differences"]?.arrayValue?.first
    #expect(difference?["line"] == .integer(7))
    #expect(difference?["input"] == .string("tripsh> new trip Walk"))
    #expect(objects[2]["errors"]?.arrayValue?.first?["line"] == .null)
  }
}

@Suite struct TranscriptPageTests {
  private let page = """
    # A page

    <!-- #: today 2026-11-21 -->

    ```console
    $ tripsh -c "new trip Walk" -c "save out.trip"
    …
    ```

    ```trip out.trip
    # …
    new trip "Walk"
    ```

    ```trip own.trip
    new trip Own
    ```

    ```sh
    $ ls
    ```

    ```console
    $ tripsh own.trip
    Own · no dates yet
    …
    ```
    """

  @Test func `the blocks of a page are one transcript, and its files are there`() async {
    let rig = TranscriptRig(["a.md": page])
    #expect(await rig.test("a.md") == .done, "\(rig.told)")
    #expect(rig.told.contains("4 inputs"))
    let other = TranscriptRig(["a.md": page.split(separator: "new trip \"Walk\"\n").joined()])
    #expect(await other.test("a.md") == .failed)
    #expect(other.told.contains("+new trip \"Walk\""))
    #expect(await other.accept("a.md") == .done)
    #expect(other.text("a.md") == page)
  }

  @Test func `a page without a conversation is told to be none`() async {
    let rig = TranscriptRig(["a.md": "# A page\n"])
    #expect(await rig.test("a.md") == .failed)
    #expect(rig.told.contains("no block of this page is marked console"))
  }
}
