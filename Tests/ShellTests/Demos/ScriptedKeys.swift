import Synchronization
import TestSupport
import World

/// A terminal whose keys are pressed at times that were laid out before; its clock goes on only
/// while somebody waits.
final class ScriptedKeys: KeyTerminal {
  private struct State {
    var clock = 0
    var keys: [(time: Int, ending: KeyEnding)]
    var lines: [LineEnding]
    var screen = ScreenModel(columns: 80, rows: 24)
    var prompts: [LinePrompt] = []
    var interrupted: @Sendable () -> Void = {}
  }

  private let state: Mutex<State>

  /// Keys with the milliseconds at which they are pressed, and lines for where lines are read.
  init(_ keys: [(Int, KeyEnding)], lines: [LineEnding] = []) {
    state = Mutex(State(keys: keys, lines: lines))
  }

  /// One key after the other, each long after the one before.
  convenience init(_ keys: KeyEnding..., lines: [LineEnding] = []) {
    self.init(keys.enumerated().map { ($0 * 60_000, $1) }, lines: lines)
  }

  func readKey(within milliseconds: Int?) async -> KeyEnding {
    state.withLock { state in
      guard let next = state.keys.first, next.time <= milliseconds.map({ $0 + state.clock }) ?? .max
      else {
        state.clock += milliseconds ?? 0
        return milliseconds == nil ? .endOfInput : .timeout
      }
      state.keys.removeFirst()
      state.clock = max(state.clock, next.time)
      return next.ending
    }
  }

  func readLine(_ prompt: LinePrompt) async -> LineEnding {
    let ending = state.withLock { state in
      state.prompts.append(prompt)
      return state.lines.isEmpty ? LineEnding.endOfInput : state.lines.removeFirst()
    }
    if case .line(let text) = ending { await write(prompt.text + text + "\n") }
    return ending
  }

  func write(_ text: String) async {
    state.withLock { state in
      let sent = text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")
      state.screen.feed(sent.unicodeScalars)
    }
  }

  func clearScreen() async { await write("\u{1B}[H\u{1B}[2J") }

  func publish(_ assistant: any LineAssistant) async {}

  var size: TerminalSize { TerminalSize(columns: 80, rows: 24) }

  var screen: ScreenModel { state.withLock { $0.screen } }

  /// Milliseconds that went by.
  var clock: Int { state.withLock { $0.clock } }

  var prompts: [LinePrompt] { state.withLock { $0.prompts } }
}

extension KeyEnding {
  static let space = KeyEnding.key(.character(" "))
  static let back = KeyEnding.key(.character("b"))
  static let edit = KeyEnding.key(.character("e"))
  static let leave = KeyEnding.key(.character("q"))
  static let help = KeyEnding.key(.character("?"))
  static let tab = KeyEnding.key(.tab)
}
