import JSON
import Language
import Session
import Synchronization
import TestSupport
import Testing
import World

@testable import Shell

@Suite struct HistoryCommandTests {
  /// A conversation after which is told what was said and what is remembered.
  private func talk(
    _ lines: String..., history: [String] = [], rig: Rig = Rig()
  ) async throws -> ScriptedTerminal {
    let terminal = ScriptedTerminal(lines.map(LineEnding.line), history: history)
    _ = await Conversation(try rig.executor(), terminal) { .none }.run()
    return terminal
  }

  @Test func `the lines that were typed are listed, the newest last, with their numbers`()
    async throws
  {
    let terminal = try await talk("history", history: ["new trip Porto", "add \u{1B}[31mlunch"])
    #expect(
      terminal.transcript.contains(
        "tripsh> history\n   1  new trip Porto\n   2  add lunch\n   3  history\ntripsh> "))
  }

  @Test func `of many lines the last twenty are shown`() async throws {
    let terminal = try await talk("history", history: (1...30).map { "day \($0)" })
    let rows = terminal.transcript.split(separator: "\n")
    #expect(rows.contains("  …  11 lines before these"))
    #expect(rows.count { $0.hasPrefix("  ") && $0.contains("  day ") } == 19)
    #expect(!terminal.transcript.contains("  day 11\n"))
    #expect(terminal.transcript.contains("  12  day 12\n"))
  }

  @Test func `words choose among them, as people write them`() async throws {
    let history = ["add Café Majestic", "trips", "cafe, then lunch"]
    let terminal = try await talk("history CAFE", "what did i type", history: history)
    #expect(
      terminal.transcript.contains(
        "   1  add Café Majestic\n   3  cafe, then lunch\n   4  history CAFE\ntripsh> what"))
    #expect(terminal.transcript.contains("= history\n"))
    #expect(try await talk("history zzz").transcript.contains("zzz\n   1  history zzz\n"))
  }

  @Test func `lines that were entered as one stand below each other`() async throws {
    let terminal = try await talk("history", history: ["new trip Porto\nadd lunch", "trips"])
    #expect(
      terminal.transcript.contains("   1  new trip Porto\n      add lunch\n   2  trips\n"))
  }

  @Test func `a long line goes on below its beginning`() async throws {
    let line = "add \"a walk along the river to the lighthouse and back again\" to day 1"
    let terminal = ScriptedTerminal([.line("history")], history: [line], columns: 40)
    _ = await Conversation(try Rig().executor(), terminal) { .none }.run()
    #expect(
      terminal.transcript.contains(
        """
           1  add "a walk along the river to the
              lighthouse and back again" to day
              1

        """))
  }

  @Test func `a person can have them forgotten, and is told how many`() async throws {
    let terminal = try await talk("forget my history", "trips", history: ["a", "b"])
    #expect(terminal.transcript.contains("= history clear\nForgot 3 lines\n"))
    #expect(terminal.history == ["trips"])
  }

  @Test func `while the setting is off nothing is kept`() async throws {
    let rig = Rig()
    let terminal = try await talk(
      "set history off", "style quiet", "set history on", "trips", rig: rig)
    #expect(terminal.history == ["set history off", "trips"])
    let executor = try Rig().executor()
    await executor.say("set history off")
    let later = ScriptedTerminal("trips")
    _ = await Conversation(executor, later) { .none }.run()
    #expect(later.history == [])
  }

  @Test func `a script reads what the home keeps and forgets nothing`() async throws {
    var rig = Rig()
    rig.options.format = .json
    var world = rig.world
    world.keptLines = { ["new trip Porto", "add lunch"] }
    let executor = try Executor(world, rig.options)
    let listed = await executor.say("history lunch")
    #expect(listed.reply?.data.text == #"{"lines": [{"number": 2, "line": "add lunch"}]}"#)
    let refused = await executor.say("history clear")
    #expect(refused.end == .failed(.failed))
    guard case .error(let diagnostic)? = refused.responses.last?.result else {
      Issue.record("it was not refused")
      return
    }
    #expect(diagnostic.kind == "prompt-only")
  }

  @Test func `at a terminal that remembers nothing it is the home's lines`() async throws {
    let kept = Mutex(["trips", "days"])
    var world = Rig().world
    world.keptLines = { kept.withLock { $0 } }
    world.forgetKeptLines = { kept.withLock { $0 = [] } }
    let executor = try Executor(world, Options())
    #expect(await executor.say("history", from: .prompt).text == "   1  trips\n   2  days\n")
    let told = await executor.say("history clear", from: .prompt).text
    #expect(told == "Forgot 2 lines\n" && kept.withLock { $0.isEmpty })
  }

  @Test func `clear wipes a screen, and says nothing elsewhere`() async throws {
    let terminal = ScriptedTerminal("clear")
    _ = await Conversation(try Rig().executor(), terminal) { .none }.run()
    #expect(terminal.transcript.contains("tripsh> clear\n\u{1B}[H\u{1B}[2Jtripsh> "))
    #expect(try await talk("clear the screen").transcript.contains("= clear\n"))
    #expect(await (try Rig().executor()).say("clear").text.isEmpty)
  }

  @Test func `a private window says so`() async throws {
    var rig = Rig()
    rig.options = try Options(["--private"])
    #expect(
      try await talk("trips", rig: rig).transcript.contains("\nprivate: lines are not kept\n"))
  }
}
