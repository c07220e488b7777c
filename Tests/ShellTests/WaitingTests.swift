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

@Test func `the prompt has its colours as soon as the terminal says what it writes on`()
  async throws
{
  let rig = Rig()
  var world = rig.world
  world.watch = NoTime()
  let executor = try Executor(world, Options())
  let environment = Environment(
    variables: ["TERM": "xterm-256color"], inputIsTerminal: true, outputIsTerminal: true)
  let palette = { (background: TerminalBackground?) in
    Palette(theme: nil, environment, Options(), background: background)
  }
  let terminal = AnsweringTerminal(until: palette(.dark).theme)
  let look = { Appearance(palette: palette(executor.background)) }
  #expect(await Conversation(executor, terminal, look: look).run() == .done)
}

/// A clock for which no time passes.
private struct NoTime: LookupClock {
  func milliseconds() -> Int { 0 }
  func seconds() -> Int64 { 0 }
  func pause(milliseconds: Int) async {
    while !Task.isCancelled { await Task.yield() }
  }
}

/// A terminal that says that it is dark while a line is awaited; the input ends with the theme.
private final class AnsweringTerminal: LineTerminal {
  private struct State {
    var background: TerminalBackground?
    var told: @Sendable () -> Void = {}
    var theme = Theme.none
  }

  private let wanted: Theme
  private let state = Mutex(State())
  let size = TerminalSize(columns: 80, rows: 24)

  init(until theme: Theme) { wanted = theme }

  func readLine(_ prompt: LinePrompt) async -> LineEnding {
    let told = state.withLock { state in
      state.background = .dark
      return state.told
    }
    told()
    while state.withLock({ $0.theme != wanted }) { await Task.yield() }
    return .endOfInput
  }

  func onBackground(_ act: @escaping @Sendable () -> Void) async {
    state.withLock { $0.told = act }
  }

  func background() async -> TerminalBackground? { state.withLock { $0.background } }

  func use(_ theme: Theme) async { state.withLock { $0.theme = theme } }

  func write(_ text: String) async {}

  func publish(_ assistant: any LineAssistant) async {}
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
