private import Glibc
internal import World

/// What is typed while something runs.
///
/// With Ctrl-C the terminal drops all that nobody has read, so it is read as it comes. Nothing of it
/// is carried out after a Ctrl-C: it stands in the next line, as far as a terminal can show it there
/// that edits its lines by itself.
extension PlainReader {
  /// For how many milliseconds what is typed is left to whoever comes next: what ends at once may
  /// have been the end of the program.
  static let patience: Int64 = 250
  /// What the terminal keeps beyond that many bytes stays there.
  private static let most = 1 << 16

  /// Sleeps until there is a request or a signal, and takes in what is typed meanwhile.
  func waitBetweenLines() {
    let isDue = readsAheadFrom.map { $0 <= Moment.now() } ?? false
    let isReading = isDue && !lines.isEnded && lines.count < PlainReader.most && isInFront
    var entries = [
      pollfd(fd: isReading ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: port.wakeDescriptor, events: Int16(POLLIN), revents: 0),
    ]
    // In the background it is looked after now and then.
    let moment = isDue ? (isInFront ? nil : Moment.now() + 1000) : readsAheadFrom
    poll(&entries, 2, Moment.timeout(until: [moment]))
    if entries[0].revents != 0, isInFront { readBytes() }
  }

  /// Whether the terminal is ours: reading in the background would stop the program.
  private var isInFront: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }

  /// Keeps what was typed until now for the next line.
  func keepTypedAhead() { typedAhead += lines.takeAll().filter { !$0.isEmpty } }

  /// What stands in the line at its beginning, and a word on it above.
  ///
  /// What was typed since Ctrl-C, before the line was there to be seen, belongs to it as well.
  func takeDraft(_ prompt: LinePrompt) -> String {
    if !typedAhead.isEmpty {
      while hasBytes, !lines.isEnded { readBytes() }
      keepTypedAhead()
    }
    let parts = [prompt.draft] + typedAhead.map(PasteCleaner.clean)
    typedAhead = []
    let draft = parts.filter { !$0.isEmpty }.joined(separator: "\n")
    guard !draft.isEmpty else { return "" }
    Output.write("Not run: Enter runs, Ctrl-C drops it.\n")
    return draft
  }

  private var hasBytes: Bool {
    var entry = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }
}
