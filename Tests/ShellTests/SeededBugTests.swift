import JSON
import Journal
import Language
import Session
import Shell
import TestSupport
import Testing
import World

/// The faults that the example programs had, one test each, by the numbers of the list of features.
///
/// What is about searching while one types stands with its machine.
struct SeededBugTests {
  private let folder = TemporaryFolder()

  /// A window with a day of four stops.
  private func day(_ rig: Rig) async throws -> Executor {
    let executor = try rig.executor()
    await executor.say(
      "new trip to Porto 19-21 april", "day 1", "add \"one\"", "add \"two\"", "add \"three\"",
      "add \"four\"")
    return executor
  }

  private func stops(_ rig: Rig) -> [String] {
    rig.journal.library.trips.first?.days.first?.stops.map(\.name) ?? []
  }

  @Test func `a late answer never belongs to another question (222)`() async throws {
    var rig = Rig(places: ScriptedPlaces(.failed(.cancelled)))
    rig.options.places = .server("http://127.0.0.1:8080")
    let executor = try rig.executor()
    let outcome = await executor.say("search zzyzzq")
    #expect(outcome.text.contains("cancelled; nothing has changed"))
    #expect(executor.session.cursor.results.isEmpty)
  }

  @Test func `windows that write at once have one writer (224)`() async throws {
    let home = folder.file("home")
    await withTaskGroup { group in
      for window in 1...4 {
        group.addTask {
          var world = Rig().world
          world.journal = SQLiteJournal(home: home)
          guard let executor = try? Executor(world, Options()) else { return }
          for number in 1...5 { await executor.say("new trip w\(window)n\(number)") }
        }
      }
    }
    let check = try #require(try JournalCare(home: home).check())
    #expect(check.findings == [] && check.entries == 20 && check.trips == 20)
  }

  @Test func `numbers are held against the list before anything is removed (225)`() async throws {
    let rig = Rig()
    let executor = try await day(rig)
    guard case .failed = await executor.say("remove 1,9").end else { throw Unexpected() }
    guard case .failed = await executor.say("remove 3-5").end else { throw Unexpected() }
    #expect(stops(rig) == ["one", "two", "three", "four"])
    await executor.say("remove 1,3-4")
    #expect(stops(rig) == ["two"])
  }

  @Test func `a new command drops the question, no answer reaches another (226)`() async throws {
    let rig = Rig()
    let terminal = ScriptedTerminal(
      "new trip to Springfield", "new trip Rome", "2", "new trip to Springfield", "no", "1")
    _ = await Conversation(try rig.executor(), terminal) { .none }.run()
    #expect(rig.journal.library.trips.map(\.name) == ["Rome"])
  }

  private static let failures: [LookupFailure] = [
    .offline("refused"), .refused(status: 403), .slowed(retryAfterSeconds: 30),
    .serverTrouble(status: 503), .notUnderstood("broken JSON"), .timedOut(seconds: 10),
    .tooLong(limit: 300), .noLibrary("x"), .notAllowed(host: "h", .contact), .notRecorded("x"),
  ]

  @Test(arguments: failures)
  func `no failure is swallowed or looks like nothing found (227, B20, B23, D7)`(
    failure: LookupFailure
  ) async throws {
    var rig = Rig(places: ScriptedPlaces(.failed(failure)))
    rig.options.places = .server("http://127.0.0.1:8080")
    rig.options.format = .json
    let executor = try rig.executor()
    let unknown = await executor.say("search zzyzzq")
    guard case .failed = unknown.end else { throw Unexpected() }
    #expect(unknown.text.contains(failure.words))
    #expect(!unknown.text.contains("Nothing found"))
    let known = await executor.say("search porto")
    #expect(known.end == .done)
    #expect(known.text.contains("\(failure.words). From the offline places instead:"))
    #expect(known.reply?.data["failed"]?.stringValue == failure.kind)
    #expect(await executor.say("why").text.contains(failure.words))
  }

  @Test func `the kinds of failure are told apart (B23)`() {
    #expect(Set(Self.failures.map(\.words)).count == Self.failures.count)
  }

  @Test func `nothing, failed and unsure are three answers (D7)`() async throws {
    var rig = Rig(places: ScriptedPlaces(.found([])))
    rig.options.places = .server("http://127.0.0.1:8080")
    let executor = try rig.executor()
    await executor.say("new trip Rome")
    let nothing = await executor.say("search zzyzzq")
    #expect(nothing.end == .done && nothing.text.contains("Nothing found"))
    let unsure = await executor.say("add springfield")
    guard case .failed = unsure.end else { throw Unexpected() }
    #expect(unsure.text.contains("try: add Springfield @"))
    #expect(rig.journal.library.trips.first?.ideas == [])
  }

  @Test func `what is shown is what is there, at once (228)`() async throws {
    let rig = Rig()
    let executor = try await day(rig)
    await executor.say("rename 2 second")
    #expect(await executor.say("show day 1").text.contains("  2  second"))
    await executor.say("undo")
    let shown = await executor.say("show day 1").text
    #expect(shown.contains("  2  two") && !shown.contains("second"))
  }
}

private struct Unexpected: Error {}
