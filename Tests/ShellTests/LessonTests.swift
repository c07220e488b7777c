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

  @Test func `a try in vain gives hints of three sizes, a look gives none`() async throws {
    let shown = try await talk(
      rig(), MemoryJournal(), "tutorial 1", "new trip to Porto for 4 days", "show", "gibberish xyz",
      "hint", "hint")
    #expect(shown.components(of: "Hint: small") == 1)
    #expect(shown.components(of: "Hint: middle") == 1)
    #expect(shown.components(of: "Hint: new trip to Porto for 3 days") == 2)
    #expect(!shown.contains("Well done."))
  }

  @Test func `a lesson is left and goes on later where it was`() async throws {
    let (rig, sandbox) = (rig(), MemoryJournal())
    let shown = try await talk(
      rig, sandbox, "tutorial two", "next", "stop lesson", "tutorial", "tutorial two")
    #expect(shown.contains("1 of 2"))
    let end = "lesson 2/2 tripsh> ^D\nBack at your own trips; they are as they were.\ntripsh> ^D\n"
    #expect(shown.hasSuffix("Have lunch on day 1.\n" + end))
  }

  @Test func `a lesson that goes as it says passes the check, and nothing of it is kept`()
    async throws
  {
    let rig = rig()
    #expect(try await rig.run("tutorial check two.lesson") == .done)
    #expect(rig.output.output.contains("goes as it says, 2 steps"))
    #expect(rig.journal.entries.isEmpty)
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
