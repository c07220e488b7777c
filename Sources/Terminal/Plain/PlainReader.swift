private import Glibc
internal import World

/// Reads lines as they come, on its own thread.
///
/// At a terminal Ctrl-C drops the line; where the input is none, it does what it does to any
/// program.
final class PlainReader {
  let port: TerminalPort
  let isTerminal = isatty(STDIN_FILENO) == 1
  var lines = LineCutter()
  /// What was typed while something ran that Ctrl-C has stopped: it stands in the next line.
  var typedAhead: [String] = []
  /// From then on what is typed is read while something runs.
  var readsAheadFrom: Int64?
  private var interrupted: @Sendable () -> Void = {}
  private var backlog: [TerminalRequest] = []

  init(port: TerminalPort) {
    self.port = port
    if isTerminal { Signals.listen(to: [SIGINT], alarm: port.alarmDescriptor) }
  }

  func run() {
    while true {
      // In this order: what comes after the box was emptied leaves a byte to wake up for.
      backlog += port.take()
      if Signals.take().contains(SIGINT) { interrupt() }
      guard !backlog.isEmpty else {
        waitBetweenLines()
        continue
      }
      switch backlog.removeFirst() {
      case .read(let prompt, let answer): answer.resume(returning: readLine(prompt))
      case .write(let text, let answer):
        Output.write(text)
        answer.resume()
      case .interrupts(let act): interrupted = act
      case .finish(let answer): return finish(answer)
      // What was written stands, and there is nothing else here to see.
      case let other: other.refuse()
      }
    }
  }

  /// Ctrl-C between lines; the terminal has shown it where the cursor was.
  private func interrupt() {
    Output.write("\n")
    keepTypedAhead()
    interrupted()
  }

  private func finish(_ answer: CheckedContinuation<Void, Never>?) {
    if isTerminal { Signals.release([SIGINT]) }
    for request in backlog { request.refuse() }
    for request in port.close() { request.refuse() }
    answer?.resume()
  }

  private func readLine(_ prompt: LinePrompt) -> LineEnding {
    readsAheadFrom = nil
    let draft = isTerminal ? takeDraft(prompt) : ""
    if isTerminal { Output.write(PasteCleaner.cleanLine(prompt.text) + draft) }
    while true {
      if let line = lines.next() {
        // The terminal has shown it by itself.
        if isTerminal { Output.note(line + "\n") }
        readsAheadFrom = Moment.now() + PlainReader.patience
        return .line(draft + line)
      }
      if lines.isEnded { return endOfInput() }
      guard waitForBytes() else {
        Output.write("\n")
        // A beginning that Ctrl-D has sent off.
        _ = lines.takeAll()
        return .interrupted
      }
    }
  }

  private func endOfInput() -> LineEnding {
    // At a terminal Ctrl-D ends one line's wait, not all that come.
    if isTerminal {
      Output.write("\n")
      lines = LineCutter()
    }
    return .endOfInput
  }

  /// Waits for input and takes it in; `false` after Ctrl-C.
  private func waitForBytes() -> Bool {
    var entries = [STDIN_FILENO, port.wakeDescriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    poll(&entries, 2, -1)
    if entries[1].revents != 0 {
      takeRequests()
      if Signals.take().contains(SIGINT) { return false }
    }
    if entries[0].revents != 0 { readBytes() }
    return true
  }

  /// Text is shown at once; the rest waits for the end of the line.
  private func takeRequests() {
    for request in port.take() {
      guard case .write(let text, let answer) = request else {
        backlog.append(request)
        continue
      }
      Output.write(text)
      answer.resume()
    }
  }

  func readBytes() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    if count > 0 { lines.feed(bytes[..<count]) } else { lines.end() }
  }
}
