import Glibc
import Session
import Shell
import Synchronization
import TestSupport
import Testing
import World

@Suite struct ProgressTests {
  private let folder = TemporaryFolder()

  @Test func `lines that take over half a second say how far they are, others say nothing`()
    async throws
  {
    let script = String(repeating: "# nothing\nshow\n", count: 10) + "new trip Porto\n"
    for (each, shows) in [(1, false), (100, true)] {
      let rig = Rig(files: ["big.trip": "new trip Lima\n" + script])
      var world = rig.world
      world.watch = SlowingClock(milliseconds: each)
      let terminal = SigningTerminal(["run big.trip"])
      let talk = Conversation(try Executor(world, Options()), terminal) { .none }
      #expect(await talk.run() == .done)
      let rows = terminal.signs.compactMap { $0 }
      #expect(rows.isEmpty != shows)
      for row in rows { #expect(row.hasPrefix("running big.trip ") && row.contains(" of ")) }
      // What was shown is taken away.
      #expect(terminal.signs.last.map { $0 == nil } ?? true)
      #expect(rig.journal.library.trips.count == 2)
    }
  }

  @Test func `Ctrl-C in a script does nothing of it, and the next one runs`() async throws {
    let rig = Rig(files: ["big.trip": "new trip Lima\nshow\nshow\nnew trip Porto\n"])
    var world = rig.world
    world.watch = SlowingClock(milliseconds: 300)
    let terminal = SigningTerminal(["run big.trip", "new trip Rome"], interruptsAt: 1)
    let talk = Conversation(try Executor(world, Options()), terminal) { .none }
    #expect(await talk.run() == .done)
    #expect(terminal.text.contains("stopped; nothing of big.trip was done"))
    #expect(rig.journal.library.trips.map(\.name) == ["Rome"])
  }

  @Test(arguments: [["tutorial 1"], ["tutorial 1", "stop lesson"]])
  func `Ctrl-C ends a script in a lesson, and after one`(before: [String]) async throws {
    let lesson = "lesson One\nstep\nsay Go.\ncheck trip has 3 days\n"
    let rig = Rig(files: [
      "lessons/1-one.lesson": lesson, "big.trip": "new trip Lima\nshow\nshow\nnew trip Porto\n",
    ])
    var world = rig.world
    world.watch = SlowingClock(milliseconds: 300)
    world.lessons = LessonShelf(folders: ["lessons"], home: "home") { _ in
      LessonHome(journal: MemoryJournal())
    }
    let terminal = SigningTerminal(before + ["run big.trip"], interruptsAt: 1)
    #expect(await Conversation(try Executor(world, Options()), terminal) { .none }.run() == .done)
    #expect(terminal.text.contains("stopped; nothing of big.trip was done"))
  }

  @Test func `Ctrl-C among several lines keeps those that are done and says so`() async throws {
    let rig = Rig()
    var world = rig.world
    world.watch = SlowingClock(milliseconds: 300)
    let lines = "new trip Lima\nshow\nshow\nshow\nshow\nnew trip Porto"
    let terminal = SigningTerminal([lines], interruptsAt: 1)
    let talk = Conversation(try Executor(world, Options()), terminal) { .none }
    #expect(await talk.run() == .done)
    #expect(terminal.text.contains("of 6 lines are done, the others wait in the line"))
    #expect(rig.journal.library.trips.map(\.name) == ["Lima"])
    #expect(terminal.drafts.last?.hasSuffix("new trip Porto") == true)
  }

  @Test func `without rows to paint over nothing is shown`() async throws {
    let rig = Rig(files: ["big.trip": "new trip Lima\nshow\nshow\nshow\n"])
    var world = rig.world
    world.watch = SlowingClock(milliseconds: 300)
    var options = Options()
    options.plain = true
    let terminal = SigningTerminal(["run big.trip"])
    _ = await Conversation(try Executor(world, options), terminal) { .none }.run()
    #expect(terminal.signs.isEmpty)
  }

  @Test(arguments: [(80, 24), (40, 10), (200, 60)])
  func `a long script shows a bar, and Ctrl-C ends it at once`(columns: Int, rows: Int) throws {
    let script =
      "new trip Lima 19-23 april\n" + String(repeating: "add text x to day 1\n", count: 20_000)
    folder.write(script, to: "big.trip")
    let terminal = try PseudoTerminal(
      PseudoTerminal.built("tripsh"), ["--home", folder.file("home")], columns: columns, rows: rows)
    try #require(terminal.wait(60) { $0.cursorLine == "tripsh>" })
    terminal.type("run '\(folder.file("big.trip"))'\r")
    #expect(terminal.wait(60) { $0.cursorLine.contains(" of 20,001 lines") })
    terminal.type("\u{3}")
    #expect(terminal.wait(60) { $0.text.contains("stopped") && $0.cursorLine == "tripsh>" })
    #expect(!terminal.screen.text.contains(" of 20,001 lines"))
    terminal.type("trips\r")
    #expect(terminal.wait(60) { $0.text.contains("No trips") })
  }
}

/// A clock that goes on whenever somebody looks at it; nobody waits by it.
private final class SlowingClock: LookupClock {
  private let now = Mutex(0)
  private let each: Int

  init(milliseconds: Int) { each = milliseconds }

  func milliseconds() -> Int {
    now.withLock { now in
      now += each
      return now
    }
  }

  func seconds() -> Int64 { 0 }
  func pause(milliseconds: Int) async { await Task.yield() }
}

/// A terminal that remembers the signs it was shown, and where Ctrl-C comes with one of them.
private final class SigningTerminal: LineTerminal {
  private struct State {
    var lines: [String]
    var signs: [String?] = []
    var text = ""
    var drafts: [String] = []
    var interrupt: (@Sendable () -> Void)?
  }

  private let state: Mutex<State>
  private let interruptsAt: Int?
  let size = TerminalSize(columns: 80, rows: 24)

  init(_ lines: [String], interruptsAt: Int? = nil) {
    state = Mutex(State(lines: lines))
    self.interruptsAt = interruptsAt
  }

  func readLine(_ prompt: LinePrompt) async -> LineEnding {
    state.withLock { state in
      state.drafts.append(prompt.draft)
      return state.lines.isEmpty ? .endOfInput : .line(state.lines.removeFirst())
    }
  }

  func write(_ text: String) async { state.withLock { $0.text += text } }
  func publish(_ assistant: any LineAssistant) async {}
  func onInterrupt(_ act: @escaping @Sendable () -> Void) async {
    state.withLock { $0.interrupt = act }
  }

  func sign(_ text: String?) async {
    let act = state.withLock { state in
      state.signs.append(text)
      return state.signs.count == interruptsAt ? state.interrupt : nil
    }
    act?()
  }

  var signs: [String?] { state.withLock { $0.signs } }
  var text: String { state.withLock { $0.text } }
  var drafts: [String] { state.withLock { $0.drafts } }
}
