import Shell
import TestSupport
import Testing

private let lunch = """
  #: today 2026-11-21
  # A comment says nothing.
  $ tripsh
  …
  tripsh> new trip to Porto 19-21 april
  = new trip to Porto 2027-04-19..2027-04-21
  Porto, … · 3 days · in 149 days
  * nothing planned ye? (glob)
  …
  porto> add text lunch to day 1
  = add "lunch" to day 1
  Day 1 · Mon 19 Apr
    1  lunch             no place

  porto> quit

  """

@Suite struct TranscriptTests {
  private func changed(_ old: String, _ new: String) -> String {
    lunch.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }

  @Test func `what was copied from a screen passes`() async {
    let rig = TranscriptRig(lunch)
    #expect(await rig.test() == .done)
    #expect(rig.told == "/t/a.txt: passed, 4 inputs\n1 passed, 0 failed\n")
    #expect(rig.text() == lunch)
  }

  @Test func `another answer fails, is shown as a difference and says how it is accepted`() async {
    let rig = TranscriptRig(changed("Day 1 · Mon 19 Apr", "Day 1 · Tue 20 Apr"))
    #expect(await rig.test() == .failed)
    #expect(
      rig.told == """
        /t/a.txt:12: not what is expected, after: porto> add text lunch to day 1
         = add "lunch" to day 1
        -Day 1 · Tue 20 Apr
        +Day 1 · Mon 19 Apr
           1  lunch             no place
        /t/a.txt: failed
        try: tripsh test --accept /t/a.txt
        0 passed, 1 failed

        """)
  }

  @Test(arguments: [
    ("Porto, … · 3 days", "Porto, … · 4 days"), ("nothing planned ye?", "nothing planned y?"),
    ("= add \"lunch\" to day 1\n", ""), ("\n\nporto> quit", "\n  2  dinner\nporto> quit"),
    ("porto> add", "tripsh> add"), ("…\nporto> add", "porto> add"),
    ("porto> quit", "porto> quit\nwrong> trips"), ("lunch             no", "lunch  no"),
  ])
  func `a transcript with one fault fails`(_ old: String, _ new: String) async {
    let rig = TranscriptRig(changed(old, new))
    #expect(rig.text() != lunch)
    #expect(await rig.test() == .failed)
  }

  @Test(arguments: [
    ("porto> add", "> add"), ("porto> add", "po…> add"), ("porto> quit", "porto> quit   "),
    ("no place\n", "no place   \n\n\n"), ("$ tripsh\n…\n", "$ tripsh\n…\n…\n"),
    ("$ tripsh\n…\n", ""), ("porto> quit\n", ""), ("porto> quit\n", "porto> ^D\n"),
    ("Day 1 · Mon 19 Apr\n", "Day 1 …\n"), ("\n", "\r\n"),
  ])
  func `a transcript that says the same in another way passes`(_ old: String, _ new: String) async {
    let rig = TranscriptRig(changed(old, new))
    #expect(await rig.test() == .done, "\(rig.told)")
  }

  @Test func `questions, open quotes and keys are played as they are typed`() async {
    let rig = TranscriptRig(
      """
      #: today 2026-11-21
      tripsh> new trip to Springfield
      Which Springfield?
        1  Springfield…
      …
      ? ^C
      left as it was
      tripsh> new trip Porto
      …
      porto> describe "one
      ... two"
      = describe "one\\ntwo"
      …
      porto> describe "three
      ... ^C
      porto> ^D
      $ tripsh -c trips
        1  Porto …
      """)
    #expect(await rig.test() == .done, "\(rig.told)")
  }

  @Test func `what must be so is asked after its line`() async {
    let rig = TranscriptRig(
      changed("\nporto> quit", "#: assert day 1 has 1 stop\nporto> remove 1.1\n…\n")
        + "#: assert trip has 0 stops\n#: assert lunch on day 1\n$ tripsh -c \"style slow\"\n…\n"
        + "#: assert trip has 5 days\n")
    #expect(await rig.test() == .failed)
    #expect(
      rig.told.contains(
        "/t/a.txt:19: assert lunch on day 1: lunch is on no day; day 1 has 0 stops\n"))
    #expect(rig.told.contains("/t/a.txt:22: assert trip has 5 days: "))
    #expect(rig.told.split(separator: "\n").count == 4)
  }

  @Test func `scripts, lines and other homes belong to it, and what is written is gone`() async {
    let rig = TranscriptRig([
      "a.txt": """
      #: today 2026-11-21
      $ tripsh plan.trip
      …
      $ tripsh -c "save out.trip"; echo "exit code $?"
      …
      exit code 0
      $ tripsh --home other -c trips
      No trips
      …
      $ tripsh --home other 'out.trip'
      …
      $ tripsh -c "ad lunch"; echo "exit code $?"
      …
      exit code 1
      $ tripsh --frob; echo "exit code $?"
      tripsh: there is no option --frob
      …
      exit code 2
      $ tripsh --version
      tripsh …
      """, "plan.trip": "new trip Walk\n",
    ])
    #expect(await rig.test() == .done, "\(rig.told)")
    #expect(rig.files.text("/t/out.trip") == nil)
    #expect(rig.text("plan.trip") == "new trip Walk\n")
    #expect(rig.made == 1)
    #expect(rig.removed.count == 1)
  }

  @Test(arguments: [
    ("#: signs drawn", "Walk ♥"), ("#: signs words", "Walk (favourite)"), ("", "Walk (favourite)"),
  ])
  func `signs are those of a screen where the transcript says so`(
    _ line: String, _ name: String
  ) async {
    let rig = TranscriptRig(
      "#: today 2026-11-21\n\(line)\n> new trip Walk\n…\n> favourite\n…\n> trips\n  1  \(name)  …\n"
    )
    #expect(await rig.test() == .done, "\(rig.told)")
    let wrong = TranscriptRig("#: today 2026-11-21\n#: signs painted\n> trips\n…\n")
    #expect(await wrong.test() == .failed)
  }

  @Test func `a file that is there is not overwritten by what is played`() async {
    let rig = TranscriptRig([
      "a.txt": "#: today 2026-11-21\n$ tripsh -c \"new trip Walk\" -c \"save plan.trip\"\n…\n",
      "plan.trip": "mine",
    ])
    await rig.test()
    #expect(rig.text("plan.trip") == "mine")
  }

  @Test(arguments: [
    ("ls", "ls is no tripsh"), ("tripsh -c trips | wc", "| is for a shell"),
    ("tripsh > out", "> is for a shell"), ("tripsh -c \"say $HOME\"", "$ in \"…\" is for a shell"),
    ("tripsh; rm -r x", "; is for a shell"), ("tripsh -c 'open", "a quote is not closed"),
    ("tripsh -c trips; echo `rm x` $?", "only ; echo"), ("X=1 tripsh", "X=1 is no tripsh"),
    ("tripsh repair", "this is not played"), ("tripsh test a.txt", "this is not played"),
    ("tripsh --home /tmp/x -c trips", "homes of a transcript"),
    ("tripsh --home ../x -c trips", "homes of a transcript"),
    ("tripsh --places http://127.0.0.1:1 -c trips", "no server is asked"),
  ])
  func `what needs more than this program is refused, with its line`(
    _ command: String, _ told: String
  ) async {
    let rig = TranscriptRig("#: today 2026-11-21\n$ \(command)\n")
    #expect(await rig.test() == .failed)
    #expect(rig.told.contains("/t/a.txt:2: \(told)"))
  }
}
