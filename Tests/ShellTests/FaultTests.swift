import Glibc
import Journal
import Session
import Shell
import TestSupport
import Testing
import World

/// What a home that is not as it should be does to a run of the program.
struct FaultTests {
  let folder = TemporaryFolder()

  @Test(arguments: [
    JournalFailure.unreachable(path: "j", "no"), .readOnly(path: "j"), .full(path: "j"),
    .notAJournal(path: "j"), .newerVersion(path: "j"), .damaged(path: "j", "no"),
    .busy(path: "j"), .other(path: "j", "disk I/O error"),
  ])
  func `every trouble with the journal tells what is safe and what to do`(
    _ failure: JournalFailure
  ) async throws {
    let rig = Rig()
    let executor = try rig.executor()
    await executor.say("new trip Porto 2027-04-19..2027-04-23")
    let before = executor.session
    rig.journal.failure = failure
    let outcome = await executor.say(#"add "lunch" to day 1"#)
    #expect(outcome.end == .failed(.unreadable))
    #expect(outcome.text.contains("nothing was changed") || outcome.text.contains("as it is"))
    #expect(outcome.text.split(separator: "\n").count == 5)
    #expect(executor.session == before)
    rig.journal.failure = nil
    #expect(await executor.say(#"add "lunch" to day 1"#).end == .done)
  }

  @Test func `that a place cannot be written down is told once, and again when it was mended`()
    async throws
  {
    let rig = Rig()
    let executor = try rig.executor()
    await executor.say("new trip Porto for 3 days")
    let told = "Where you stand could not be written down"
    rig.journal.failure = .readOnly(path: "j")
    #expect(await executor.say("day 1", from: .prompt).text.contains(told))
    #expect(await !executor.say("day 2", from: .prompt).text.contains(told))
    rig.journal.failure = .full(path: "j")
    #expect(await executor.say("day 3", from: .prompt).text.contains(told))
    rig.journal.failure = nil
    #expect(await !executor.say("day 1", from: .prompt).text.contains(told))
    rig.journal.failure = .full(path: "j")
    #expect(await executor.say("day 2", from: .prompt).text.contains(told))
  }

  /// Runs the lines on the home as the program does.
  private func run(_ lines: [String]) async -> (Ending, error: String) {
    let output = RecordedOutput()
    var world = Rig().world
    world.journal = SQLiteJournal(home: folder.path + "/home")
    world.output = output
    var options = Options()
    options.task = .lines(lines)
    let environment = Environment(
      variables: [:], inputIsTerminal: false, outputIsTerminal: false)
    let ending = await Program(world, options, environment).run { _ in ScriptedTerminal([]) }
    return (ending, output.error)
  }

  @Test func `a folder in the place of the journal is told, and left`() async {
    mkdir(folder.file("home"), 0o700)
    mkdir(folder.file("home/journal.db"), 0o700)
    let (ending, error) = await run(["new trip Porto"])
    #expect(ending == .unreadable)
    #expect(error.contains("is no journal of tripsh\nit was left as it is\nmove it away"))
    #expect(folder.names(in: "home") == ["journal.db"])
  }

  @Test func `a home that cannot be made is told`() async {
    #expect(await run(["new trip Porto"]).0 == .done)
    rename(folder.file("home"), folder.file("gone"))
    symlink("/nowhere/at/all", folder.file("home"))
    let (ending, error) = await run(["new trip Porto"])
    #expect(ending == .unreadable)
    #expect(error.contains("cannot be reached"))
    #expect(error.contains("nothing was changed; what was there before is safe"))
  }

  @Test func `the journal is alone in its home when the program has ended`() async {
    #expect(await run(["new trip Porto", "undo"]).0 == .done)
    #expect(folder.names(in: "home") == ["journal.db"])
  }
}
