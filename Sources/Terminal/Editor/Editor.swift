internal import CEdit
internal import World

/// Owns the terminal, on its own thread: libedit's line, the keys, the screen.
///
/// Nothing of it is touched by another thread; those send requests through the port.
final class Editor {
  let port: TerminalPort
  let worker: AssistantWorker
  let edit: OpaquePointer
  let history: LineHistory
  let painter: Painter
  var isVi = false
  private(set) var interrupted: @Sendable () -> Void = {}
  /// Requests that wait until the line has ended.
  private var backlog: [TerminalRequest] = []

  // The line that is being read.
  let prompt = PromptBuffer()
  var isReading = false
  /// How the line ends, where it does not end with Enter.
  var ending: LineEnding?

  // Keys.
  var decoder = ByteDecoder()
  var pending: [WideCharacter] = []
  var commands: [EditorCommand] = []
  var lastByteAt: Int64 = 0

  // Screen.
  var size = TerminalSize.measured()
  var isFrameOpen = false
  /// Whether the screen shows the line as it is, drawn by us.
  var isPainted = false
  var rowsBelow = 0
  /// Whether a sign of waiting stands in the row of the cursor.
  var isSigned = false

  // Completion. Each change of the line raises the generation; answers to an older one are dropped.
  var menu = CompletionMenu()
  var generation = 0
  var seen = LineBuffer.empty
  /// Until then keys wait for the assistant's answer.
  var heldUntil: Int64?

  init?(port: TerminalPort, worker: AssistantWorker, options: EditorOptions) {
    LaunchSettings.keep()
    guard let history = LineHistory(path: options.historyPath) else { return nil }
    guard let edit = tripsh_edit_start("tripsh") else { return nil }
    self.port = port
    self.worker = worker
    self.edit = edit
    self.history = history
    painter = Painter(colours: options.colours)
    setUp(options.keys)
  }

  /// Does what is asked until it is told to finish.
  func run() {
    while true {
      // In this order: what comes after the box was emptied leaves a byte to wake up for.
      collectRequests()
      attendSignals()
      if backlog.isEmpty {
        port.wait()
      } else if let finished = perform(backlog.removeFirst()) {
        return tearDown(finished)
      }
    }
  }

  private struct Finish { var answer: CheckedContinuation<Void, Never>? }

  /// Performs a request between lines; what to answer where it is the last one.
  private func perform(_ request: TerminalRequest) -> Finish? {
    switch request {
    case .read(let prompt, let answer): answer.resume(returning: readLine(prompt))
    case .finish(let answer): return Finish(answer: answer)
    case .write, .sign, .prompt, .interrupts, .keys, .answered: performAtOnce(request)
    }
    return nil
  }

  /// Performs what need not wait for the end of the line, and keeps the rest for later.
  func collectRequests() {
    for request in port.take() {
      switch request {
      case .read: backlog.append(request)
      case .finish:
        backlog.append(request)
        if isReading { inject(.endOfInput) }
      case .write, .sign, .prompt, .interrupts, .keys, .answered:
        if isReading || backlog.isEmpty { performAtOnce(request) } else { backlog.append(request) }
      }
    }
  }

  private func performAtOnce(_ request: TerminalRequest) {
    switch request {
    case .write(let text, let answer):
      show(text)
      answer.resume()
    case .sign(let text, let answer):
      show(sign: text)
      answer.resume()
    case .prompt(let text): change(promptText: text)
    case .interrupts(let act): interrupted = act
    case .keys(let keys): bindKeys(keys)
    case .answered(let answer): receive(answer)
    case .read, .finish: break
    }
  }

  private func tearDown(_ finish: Finish) {
    Signals.release(Editor.signals)
    // Else it would drop what was typed for the next program.
    _ = tripsh_edit_set_editing(edit, 0)
    el_end(edit)
    LaunchSettings.restore()
    LaunchSettings.forget()
    for request in port.close() { request.refuse() }
    for request in backlog { request.refuse() }
    finish.answer?.resume()
  }
}
