import JSON
import Language
import Session
import Shell
import TestSupport
import Testing
import World

@Suite struct ExamplesTests {
  private let rig = Rig(files: [
    "shelf/walk.trip": "# A walk. Run it often.\n#: param days = 3  how long\nnew trip Walk\n",
    "shelf/any-town.trip": "# Any town\n#: param town\nnew trip to Porto\n",
    "shelf/notes.txt": "no script",
  ])

  private func executor() throws -> Executor {
    var world = rig.world
    world.examples = ExampleShelf(folders: ["shelf"])
    return try Executor(world, rig.options)
  }

  @Test func `the examples are listed by name with what they are about`() async throws {
    let outcome = await (try executor()).say("examples")
    #expect(
      outcome.text == """
          1  any-town  Any town
          2  walk      A walk.
          Try: examples any-town, run example any-town

        """)
    let walk = outcome.reply?.data["examples"]?.arrayValue?.last
    #expect(walk?["name"] == .string("walk"))
    let parameter = walk?["parameters"]?.arrayValue?.first
    #expect(parameter?["name"] == .string("days"))
    #expect(parameter?["default"] == .string("3"))
    #expect(parameter?["about"] == .string("how long"))
    let none = await (try rig.executor()).say("examples")
    #expect(none.text == "No examples came with this program.\n")
  }

  @Test(arguments: ["examples walk", "examples 2", "example Walk", "show example walk.trip"])
  func `the lines of one are shown as they stand and not run`(_ line: String) async throws {
    let executor = try executor()
    let outcome = await executor.say(line)
    #expect(outcome.text.hasSuffix("#: param days = 3  how long\nnew trip Walk\n"))
    #expect(rig.journal.entries.isEmpty)
    let shown = await executor.say("examples any-town", from: .prompt)
    #expect(shown.text.hasSuffix("  Try: run example any-town town=…\n"))
  }

  @Test(arguments: ["run example walk", "run example 2", "run example Walk.trip"])
  func `one is run by its name as one step`(_ line: String) async throws {
    let executor = try executor()
    let outcome = await executor.say(line)
    #expect(outcome.end == .done)
    #expect(executor.session.cursor.trip != nil)
    #expect(rig.journal.entries.count == 1)
    await executor.say("undo")
    #expect(rig.journal.library.trips.isEmpty)
  }

  @Test(arguments: [
    ("examples nothing", "there is no example called nothing"),
    ("run example nothing", "there is no example called nothing"),
    ("examples 9", "there is no example called 9"),
  ])
  func `one that is not there is told so`(_ line: String, _ told: String) async throws {
    let outcome = await (try executor()).say(line)
    #expect(outcome.end == .failed(.failed))
    #expect(outcome.text.contains(told))
    #expect(outcome.text.contains("try: examples"))
  }

  @Test func `Tab offers lessons and examples by their names`() throws {
    let names = ComingNames(
      lessons: ["lessons"], examples: ["shelf"],
      MemoryFiles([
        "lessons/1-first.lesson": "lesson The first\nstep\nsay Go.\ncheck trip has 1 day\n",
        "lessons/2-bad.lesson": "nothing", "shelf/walk.trip": "# A walk\n",
      ]))
    let completions = Completions(
      session: Session(window: WindowID(1)), today: CivilDate(daysSinceEpoch: 0),
      sources: names.added(to: CompletionSources([])))
    func offered(_ text: String) -> [String] {
      completions.draft(for: text).candidates.map { "\($0.insertion): \($0.summary)" }
    }
    #expect(offered("tutorial ").contains("first: The first"))
    #expect(offered("tutorial fi") == ["first: The first"])
    #expect(offered("tutorial check f") == ["first: The first"])
    #expect(offered("examples ") == ["walk: A walk"])
    #expect(offered("run example w") == ["walk: A walk"])
    #expect(!offered("run w").contains("walk: A walk"))
  }
}
