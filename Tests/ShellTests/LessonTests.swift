import JSON
import Language
import Session
import Shell
import TestSupport
import Testing
import World

@Suite struct LessonTests {
  private static let text = """
    lesson Two things
    today 2026-11-21
    step
    say Go to Porto for three days.
    check trip has 3 days
    hint small
    hint middle
    hint new trip to Porto for 3 days
    done Well done.
    solve new trip to Porto for 3 days
    wrong new trip to Porto for 4 days
    step
    say Have lunch on day 1.
    check lunch on day 1
    solve add lunch to day 1
    """

  private func rig(_ text: String = LessonTests.text) -> Rig {
    Rig(files: ["two.lesson": text, "lessons/1-two.lesson": text])
  }

  /// Talks at a prompt that has lessons; the journal of the lesson is a journal apart.
  private func talk(_ rig: Rig, _ sandbox: MemoryJournal, _ lines: String...) async throws -> String
  {
    var world = rig.world
    world.lessons = LessonShelf(folders: ["lessons"], home: "home") { _ in
      LessonHome(journal: sandbox)
    }
    let terminal = ScriptedTerminal(lines.map(LineEnding.line))
    _ = await Conversation(try Executor(world, rig.options), terminal) { .none }.run()
    return terminal.transcript
  }

  @Test func `any wording that makes the state leads on, and real trips stay as they are`()
    async throws
  {
    let (rig, sandbox) = (rig(), MemoryJournal())
    let shown = try await talk(
      rig, sandbox, "tutorial two", "im going to porto for 3 days", "lunch on day 1", "trips")
    #expect(shown.contains("lesson 1/2 tripsh> im going to porto"))
    #expect(shown.contains("Well done.\nHave lunch on day 1.\nlesson 2/2 porto> "))
    #expect(shown.contains("That was the lesson \"Two things\""))
    #expect(rig.journal.entries.isEmpty)
    #expect(sandbox.entries.count == 2)
  }

  @Test(arguments: ["stop lesson", "leave lesson", "Stop Tutorial"])
  func `to stop a lesson where none is on says so and changes nothing`(
    _ words: String
  )
    async throws
  {
    let rig = rig()
    let shown = try await talk(rig, MemoryJournal(), words, "new trip Lima", words, "trips")
    #expect(shown.split(separator: "No lesson is on; tutorial lists them.").count == 3)
    #expect(shown.contains("lima> trips"))
    #expect(rig.journal.entries.count == 1)
  }

  @Test func `a try in vain gives hints of three sizes, a look gives none`() async throws {
    let shown = try await talk(
      rig(), MemoryJournal(), "tutorial 1", "new trip to Porto for 4 days", "show", "gibberish xyz",
      "hint", "hint")
    #expect(shown.components(of: "Hint: small") == 2)
    #expect(shown.components(of: "Hint: middle") == 1)
    #expect(shown.components(of: "Hint: new trip to Porto for 3 days") == 1)
    #expect(!shown.contains("Well done."))
  }

  @Test func `a line that is refused gives no larger hint, three in a row do`() async throws {
    let shown = try await talk(
      rig(), MemoryJournal(), "tutorial 1", "gibberish xyz", "ad lunch",
      "new trip to Porto for 4 days",
      "gibberish", "gibberish", "gibberish", "stop lesson")
    let hints = shown.split(separator: "\n").filter { $0.hasPrefix("Hint: ") }.map {
      $0.dropFirst(6)
    }
    #expect(
      hints == [
        "small", "small", "middle", "middle", "middle", "new trip to Porto for 3 days",
      ])
  }

  @Test func `what a lesson writes stays in it, and what is there can be read`() async throws {
    let folder = TemporaryFolder()
    let rig = rig()
    try rig.files.write("mine.trip", Array("new trip Mine\n".utf8), replacing: false)
    var world = rig.world
    world.lessons = LessonShelf(folders: ["lessons"], home: folder.path) { _ in
      LessonHome(journal: MemoryJournal())
    }
    let terminal = ScriptedTerminal(
      "tutorial two", "run mine.trip", "save made.trip", "run made.trip", "record demo.trip",
      "new trip Next", "record stop", "next", "stop lesson", "run made.trip")
    _ = await Conversation(try Executor(world, rig.options), terminal) { .none }.run()
    #expect(terminal.transcript.contains("Saved 1 line in made.trip"))
    #expect(terminal.transcript.contains("Recorded 1 line in demo.trip"))
    #expect(terminal.transcript.contains("made.trip: no such file"))
    #expect(rig.files.text("made.trip") == nil && rig.files.text("demo.trip") == nil)
    #expect(folder.names(in: "two-1/files") != [])
    // How far somebody came is kept outside of the lesson.
    #expect(rig.files.text("\(folder.path)/two.progress") == "1 1\n")
  }

  @Test func `how far somebody is is kept before anything else was`() async throws {
    let folder = TemporaryFolder()
    var world = rig().world
    world.files = DiskFiles()
    folder.write(LessonTests.text, to: "1-two.lesson")
    world.lessons = LessonShelf(
      folders: [folder.path], home: folder.file("new/lessons"), makeFolder: DiskFolders().make
    ) { _ in LessonHome(journal: MemoryJournal()) }
    let terminal = ScriptedTerminal("tutorial two", "trips", "next", "stop lesson")
    _ = await Conversation(try Executor(world, Options()), terminal) { .none }.run()
    #expect(!terminal.transcript.contains("not kept"))
    #expect(folder.read("new/lessons/two.progress") == "1 1\n")
  }

  @Test func `a lesson looks as the person's own home is set, and asks no server`() async throws {
    let rig = rig()
    let shown = try await talk(
      rig, MemoryJournal(), "set units mi", "set places http://127.0.0.1:9", "alias dd = days",
      "tutorial two", "settings", "dd", "set units km", "settings")
    let lesson = shown.split(separator: "lesson 1/2 ")
    #expect(lesson[1].contains("mi"))
    #expect(!lesson[1].contains("127.0.0.1"))
    #expect(lesson[2].contains("no such command"))
    #expect(rig.journal.entries.count == 3)
  }

  @Test func `the list tells programs how far each lesson is, and signs that are none are dropped`()
    async throws
  {
    let rig = rig(
      LessonTests.text.split(separator: "Two things").joined(separator: "Two \u{1B}[31mthings\u{7}")
    )
    try rig.files.write("home/two.progress", Array("1 1\n".utf8), replacing: false)
    var world = rig.world
    world.lessons = LessonShelf(folders: ["lessons"], home: "home") { _ in
      LessonHome(journal: MemoryJournal())
    }
    let outcome = await (try Executor(world, rig.options)).say("tutorial")
    #expect(
      outcome.reply?.data
        == .object([
          "lessons": .array([
            .object([
              "name": .string("two"), "title": .string("Two things"), "steps": .integer(2),
              "done": .integer(1),
            ])
          ])
        ]))
    #expect(outcome.text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    let none = await (try Rig().executor()).say("tutorial")
    #expect(none.text == "No lessons came with this program.\n")
  }

  @Test func `a lesson is left and goes on later where it was`() async throws {
    let (rig, sandbox) = (rig(), MemoryJournal())
    let shown = try await talk(
      rig, sandbox, "tutorial two", "next", "stop lesson", "tutorial", "tutorial two")
    #expect(shown.contains("1 of 2"))
    let end = "lesson 2/2 tripsh> ^D\nBack at your own trips; they are as they were.\ntripsh> ^D\n"
    #expect(shown.hasSuffix("Have lunch on day 1.\n" + end))
  }

  @Test func `next does what the step is for, so that the next one finds it`() async throws {
    let (rig, sandbox) = (rig(), MemoryJournal())
    let shown = try await talk(
      rig, sandbox, "tutorial two", "next", "next", "tutorial two", "add lunch to day 9")
    #expect(shown.contains("Done for you: new trip to Porto for 3 days"), "\(shown)")
    #expect(shown.contains("Done for you: add lunch to day 1"))
    #expect(shown.contains("Well done.\nHave lunch on day 1."), "\(shown)")
    #expect(sandbox.library.trips.first?.days.first?.stops.map(\.name) == ["lunch"])
  }

  @Test func `a lesson is begun anew where that is said, with a home of its own`() async throws {
    let (rig, sandbox) = (rig(), MemoryJournal())
    let shown = try await talk(
      rig, sandbox, "tutorial two", "next", "stop lesson", "tutorial restart two")
    let end = shown.components(of: "Go to Porto for three days.")
    #expect(end == 2 && shown.hasSuffix("their own; they are as they were.\n") == false)
    #expect(rig.files.text("home/two.progress") == "1 1\n")
    let other = try await talk(rig, sandbox, "tutorial restart two", "next")
    #expect(other.contains("lesson 2/2") && rig.files.text("home/two.progress") == "2 1\n")
  }

  @Test func `lessons of one name in two folders are two`() async throws {
    let other = LessonTests.text.replacing("Go to Porto", with: "Off to Porto")
    let rig = Rig(files: ["wk1/x.lesson": LessonTests.text, "wk2/x.lesson": other])
    let shown = try await talk(
      rig, MemoryJournal(), "tutorial wk1/x.lesson", "next", "stop lesson", "tutorial wk2/x.lesson")
    #expect(shown.contains("Off to Porto for three days."), "\(shown)")
    #expect(shown.contains("lesson 1/2 porto> ^D") || shown.contains("lesson 1/2 tripsh> ^D"))
  }

  @Test func `a byte order mark and the line ends of other systems are no part of a lesson`()
    async throws
  {
    let text = "\u{FEFF}" + LessonTests.text.replacing("\n", with: "\r\n")
    #expect(try await rig(text).run("tutorial check two.lesson") == .done)
  }

  @Test func `a lesson that goes as it says passes the check, and nothing of it is kept`()
    async throws
  {
    let rig = rig()
    #expect(try await rig.run("tutorial check two.lesson") == .done)
    #expect(rig.output.output.contains("goes as it says, 2 steps"))
    #expect(rig.journal.entries.isEmpty)
  }

  @Test func `a lesson can wait for a trip more, at the prompt and in the check`() async throws {
    let counting = """
      lesson Trips
      step
      say Make a trip.
      check 1 trip
      solve new trip Porto
      step
      say Make another.
      check 2 trips
      check trip called Rome
      solve new trip Rome
      wrong rename trip Rome
      """
    let rig = rig(counting)
    #expect(try await rig.run("tutorial check two.lesson") == .done, "\(rig.output.error)")
    let shown = try await talk(
      rig, MemoryJournal(), "tutorial two", "new trip Porto", "new trip Rome")
    #expect(shown.contains("That was the lesson"), "\(shown)")
  }

  @Test(arguments: [
    (
      "solve add lunch to day 1", "solve add lunch to day 9",
      "line 15: \"add lunch to day 9\" is refused: there is no day 9; the trip has 3 days"
    ),
    (
      "solve add lunch to day 1", "solve new trip to springfield",
      "line 15: \"new trip to springfield\" is answered by a question: Which springfield?"
    ),
  ])
  func `a solution that is refused is told with its line and what is wrong with it`(
    _ old: String, _ new: String, _ told: String
  ) async throws {
    let rig = rig(LessonTests.text.replacing(old, with: new))
    #expect(try await rig.run("tutorial check two.lesson") == .failed)
    #expect(rig.output.error.contains("\n\(told)\n"), "\(rig.output.error)")
  }

  @Test func `several lessons are checked at once, and each fault names its lesson`() async throws {
    let bad = LessonTests.text.replacing("solve add lunch to day 1", with: "solve ad lunch")
    let rig = Rig(files: ["a.lesson": LessonTests.text, "b c.lesson": bad])
    #expect(try await rig.run("tutorial check a.lesson a.lesson") == .done)
    #expect(rig.output.output.split(separator: "\n").count == 3, "\(rig.output.output)")
    #expect(try await rig.run("tutorial check a.lesson \"b c.lesson\"") == .failed)
    #expect(rig.output.error.contains("error: of 2 lessons 1 does not go as it says\n"))
    #expect(rig.output.error.contains("\nb c.lesson, line 15: \"ad lunch\" is refused: "))
    #expect(try await rig.run("tutorial check a.lesson no.lesson") == .unreadable)
    #expect(rig.output.error.contains("\nno.lesson: no such file\n"), "\(rig.output.error)")
  }

  @Test(arguments: [
    ("solve add lunch to day 1", "solve add lunch to day 2", "lunch is on day 2, no time"),
    ("wrong new trip to Porto for 4 days", "wrong new trip to Porto on 1-3 may", "is called wrong"),
    ("check lunch on day 1", "check trip has 3 days", "done before anything is said"),
    ("check lunch on day 1", "check lunch is nice", "is no condition"),
    ("say Have lunch on day 1.", "tell Have lunch", "tell is no word of a lesson"),
    ("lesson Two things", "# none", "has no title"),
  ])
  func `a lesson with a fault fails the check and is told where`(
    _ old: String, _ new: String, _ told: String
  ) async throws {
    let parts = LessonTests.text.split(separator: old, omittingEmptySubsequences: false)
    let rig = rig(parts.joined(separator: new))
    #expect(try await rig.run("tutorial check two.lesson") == .failed)
    #expect(rig.output.error.contains(told))
  }

  @Test func `a lesson that is not there and a script that starts one are refused`() async throws {
    let rig = rig()
    #expect(try await rig.run("tutorial nothing") == .failed)
    #expect(rig.output.error.contains("there is no lesson called nothing"))
    #expect(try await rig.run("tutorial missing.lesson") == .unreadable)
    #expect(try await rig.run("tutorial two.lesson") == .failed)
    #expect(rig.output.error.contains("a lesson is for a person at the prompt"))
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(of text: String) -> Int { split(separator: text).count - 1 }
}
