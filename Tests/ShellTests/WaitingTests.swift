import Session
import Shell
import Synchronization
import TestSupport
import Testing
import World

@Test func `what other windows do is told while the prompt waits`() async throws {
  let rig = Rig()
  var world = rig.world
  world.watch = NoWaiting()
  let executor = try Executor(world, Options())
  let entry = Entry(
    number: 7, at: 0, today: executor.today, window: WindowID(2), kind: .change, of: [],
    script: nil, line: "", canonical: "new trip Rome", events: [])
  rig.journal.news = { _ in [entry] }
  rig.journal.othersWrote = true
  let terminal = PatientTerminal(until: "another window, entry 7: new trip Rome\n")
  #expect(await Conversation(executor, terminal) { .none }.run() == .done)
  #expect(rig.journal.catchUps == 1)
}

@Test func `the prompt says at once how another window calls the trip now`() async throws {
  let rig = Rig()
  var world = rig.world
  world.watch = NoWaiting()
  let executor = try Executor(world, Options())
  await executor.say("new trip Porto")
  rig.journal.news = { session in
    if let id = session.cursor.trip, case .here(var trip)? = session.touched[id] {
      trip.name = "Oporto"
      session.touched[id] = .here(trip)
    }
    return []
  }
  rig.journal.othersWrote = true
  let terminal = PatientTerminal(until: "oporto> ")
  #expect(await Conversation(executor, terminal) { .none }.run() == .done)
}

/// A clock for which all time has passed.
private struct NoWaiting: LookupClock {
  func milliseconds() -> Int { 0 }
  func seconds() -> Int64 { 0 }
  func pause(milliseconds: Int) async { await Task.yield() }
}

/// A terminal at which nothing is typed; the input ends once certain words have been shown.
private final class PatientTerminal: LineTerminal {
  private let words: String
  private let shown = Mutex("")
  let size = TerminalSize(columns: 80, rows: 24)

  init(until words: String) { self.words = words }

  func readLine(_ prompt: LinePrompt) async -> LineEnding {
    while !shown.withLock({ $0.contains(words) }) { await Task.yield() }
    return .endOfInput
  }

  func write(_ text: String) async { shown.withLock { $0 += text } }

  func change(promptText: String) async { shown.withLock { $0 += promptText } }

  func publish(_ assistant: any LineAssistant) async {}
}
