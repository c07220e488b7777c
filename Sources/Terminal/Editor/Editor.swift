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
  var painter = Painter(Looks(theme: .none))
  var isVi = false
  /// `nil` where nobody is there yet who has something to stop.
  var interrupted: (@Sendable () -> Void)?
  /// Requests that wait until the line has ended.
  var backlog: [TerminalRequest] = []
  let background: KnownBackground
  var backgroundTold: @Sendable () -> Void = {}

  // The line that is being read.
  var prompt = LinePrompt(text: "")
  var promptCells: [Frame.Cell] = []
  var isReading = false
  /// How the line ends, where it does not end with Enter.
  var ending: LineEnding?
  var undoStack = UndoStack()
  /// What undo or redo has just put into the line.
  var takenFromStack: LineBuffer?
  var walk: HistoryWalk?
  var walkedTo: LineBuffer?
  var lastWords: LastWords?
  /// What keys took away from the line.
  var takenAway = TakenAway()
  /// The line as a row has left it that put a blank behind itself.
  var endedByRow: LineBuffer?
  var search: HistorySearch?
  /// Whether vi's keys are commands now.
  var isCommanding = false
  /// Whether a key has come that changes text by the next ones, in vi's commands.
  var awaitsMotion = false
  /// The line at the last key that may have vi's commands ask for a pattern.
  var lineBeforePattern: LineBuffer?
  /// Whether the last key may have vi's commands look for the pattern once more.
  var searchesAgain = false
  /// What vi's `.` does again.
  var repetition = ViRepetition()
  /// Whether the last key may have vi's commands put the next one in the place of a character.
  var replacesOne = false

  // Keys.
  var decoder = ByteDecoder()
  var pending: [WideCharacter] = []
  var commands: [EditorCommand] = []
  var lastByteAt: Int64 = 0
  var isAfterControlX = false
  /// Whether Ctrl-C came since a key or a line was awaited last.
  var keyIsInterrupted = false
  /// Keys that were typed while something ran that Ctrl-C has stopped.
  var typedAhead: [KeyInput] = []
  /// A key that waits for the rows that belong to the line as it is.
  var heldInput: KeyInput?

  /// Whether the signal to go on after a stop of our own is still to be heard.
  var hasGoneOn = false

  // Screen.
  var size = TerminalSize.measured()
  /// The size for which libedit draws: it looks where a line begins.
  var drawnSize = TerminalSize.measured()
  /// Whether the line had more rows than those when libedit drew it last.
  var isDrawnTooLong = false
  /// Whether the screen shows the line as it is.
  var isPainted = false
  /// Whether a sign of waiting stands in the row of the cursor.
  var isSigned = false
  /// A size that the terminal has had since, while it is asked where the cursor is.
  var resizing: Resizing?
  /// How often it was asked where the cursor is and has not answered yet.
  var cursorAnswersDue = 0
  var cursorAskedAt: Int64 = 0
  /// Whether the terminal answers where the cursor is, as far as is known.
  var tellsCursor = true

  // Help. Each change of the line raises the generation; answers to an older one are dropped.
  var menu = CompletionMenu()
  /// The row of a list that stands first in it on the screen.
  var topOfRows = 0
  var generation = 0
  var seen = LineBuffer.empty
  var advice: Advised?
  var ghost: Ghost?
  /// A text from which no line of the history goes on.
  var deadEnd: [Unicode.Scalar]?
  /// Whether the first of the candidates that are asked for is to be chosen.
  var isChoosing = false
  /// Until then keys wait for the completions that Tab has asked for.
  var heldUntil: Int64?
  /// What is to be asked for once no more keys are there.
  var wanted: AssistantQuestion?
  /// Until then the screen waits for advice.
  var adviceUntil: Int64?

  init?(port: TerminalPort, worker: AssistantWorker, options: EditorOptions) {
    LaunchSettings.keep()
    guard let history = LineHistory(path: options.historyPath) else { return nil }
    guard let edit = tripsh_edit_start("tripsh") else { return nil }
    self.port = port
    self.worker = worker
    self.edit = edit
    self.history = history
    background = options.background
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
    case .key(let time, let answer): answer.resume(returning: readKey(within: time))
    case .finish(let answer): return Finish(answer: answer)
    default: performAtOnce(request)
    }
    return nil
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
