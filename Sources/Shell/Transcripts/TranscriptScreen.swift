private import Synchronization
internal import World

/// What is seen while the inputs of a transcript are played: a terminal at which they are typed, and
/// where output goes besides.
final class TranscriptScreen: LineTerminal, TextOutput {
  /// An input that was taken, and what was said after it.
  struct Shown: Hashable {
    /// What stood before the input; `nil` before the first, when the program had just been started.
    var prompt: String?
    var text = ""
  }

  private struct State {
    var inputs: ArraySlice<String>
    var shown = [Shown()]
    var typed: [String] = []
    var isOver = false
  }

  private let state: Mutex<State>
  private let isStopped: @Sendable () -> Bool
  let size = TerminalSize(columns: 80, rows: 24)

  init(_ inputs: [String], isStopped: @escaping @Sendable () -> Bool) {
    state = Mutex(State(inputs: inputs[...]))
    self.isStopped = isStopped
  }

  /// From the start on; one more than the inputs that were taken.
  var shown: [Shown] { state.withLock { $0.shown } }

  func readLine(_ prompt: LinePrompt) async -> LineEnding {
    let isStopped = isStopped()
    return state.withLock { state in
      guard !isStopped, let input = state.inputs.popFirst() else {
        state.isOver = true
        return .endOfInput
      }
      state.shown.append(Shown(prompt: prompt.text))
      if input == "^D" { return .endOfInput }
      if input.hasSuffix("^C") { return .interrupted }
      if prompt.keepsHistory, !input.isEmpty { state.typed.append(input) }
      return .line(input)
    }
  }

  /// What is said to an end that nobody typed is not a part of it.
  func write(_ text: String) {
    state.withLock { state in
      if !state.isOver { state.shown[state.shown.count - 1].text += text }
    }
  }

  func writeError(_ text: String) { write(text) }

  func publish(_ assistant: any LineAssistant) async {}

  func historyLines() async -> [String] { state.withLock { $0.typed } }

  func forgetHistory() async { state.withLock { $0.typed = [] } }
}

/// Nothing comes from it.
struct NoInput: ByteSource {
  func next() throws(FileFailure) -> [UInt8]? { nil }
}
