private import Synchronization
package import World

/// Writes down what a terminal shows, at the times at which it shows it.
///
/// The terminal tells of it on a thread of its own.
package final class ScreenRecorder: Sendable {
  private struct State {
    var cast = Cast()
    var size: TerminalSize
    /// How much there was when the last line was done.
    var done = 0
    /// When the file was written last, by the clock.
    var written: Int
  }

  package let path: String
  private let clock: any LookupClock
  private let begin: Int
  private let seconds: Int64
  private let size: TerminalSize
  private let state: Mutex<State>

  package init(_ path: String, _ size: TerminalSize, _ clock: any LookupClock) {
    self.path = path
    self.clock = clock
    self.size = size
    begin = clock.milliseconds()
    seconds = clock.seconds()
    state = Mutex(State(size: size, written: begin))
  }

  /// This went to the terminal, which has this size now.
  package func take(_ text: String, _ size: TerminalSize) {
    guard !text.isEmpty else { return }
    let time = clock.milliseconds() - begin
    state.withLock { state in
      if size != state.size { state.cast.add(size, at: time) }
      state.size = size
      state.cast.add(ScreenRecorder.sent(text), at: time)
    }
  }

  /// The line is done, with its reply.
  package func endLine() { state.withLock { $0.done = $0.cast.count } }

  /// Milliseconds until now.
  package var length: Int { state.withLock { $0.cast.length } }

  /// Writes the file, unless that was done a moment ago.
  package func write(to files: any FileStore) throws(FileFailure) {
    let now = clock.milliseconds()
    let isDue = state.withLock { now - $0.written >= ScreenRecorder.pause }
    if isDue { try writeAll(to: files) }
  }

  /// Writes the file as it is; the line that is being carried out is left out.
  package func finish(_ files: any FileStore) throws(FileFailure) {
    state.withLock { $0.cast.cut(to: $0.done) }
    try writeAll(to: files)
  }

  /// Makes the file, which may not be there unless it is to be replaced.
  package func start(_ files: any FileStore, replacing: Bool) throws(FileFailure) {
    try files.write(path, Array(text.utf8), replacing: replacing)
  }

  private func writeAll(to files: any FileStore) throws(FileFailure) {
    let now = clock.milliseconds()
    try files.write(path, Array(text.utf8), replacing: true)
    state.withLock { $0.written = now }
  }

  private var text: String {
    state.withLock { $0.cast }.text(title: "tripsh", size, on: nil, at: seconds)
  }

  /// The text as a terminal gets it: where a line ends the next one begins at the left.
  private static func sent(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return text }
    var out = String.UnicodeScalarView()
    var before: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "\n", before != "\r" { out.append("\r") }
      out.append(scalar)
      before = scalar
    }
    return String(out)
  }

  /// In milliseconds.
  private static let pause = 5000
}
