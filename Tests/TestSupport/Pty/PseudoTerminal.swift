private import Glibc

/// A program running at a terminal of its own, and what it has written there.
///
/// It never sleeps: `wait` reads until what it waits for is there. The program is killed with the
/// object, if it has not ended by then.
package final class PseudoTerminal {
  package private(set) var screen: ScreenModel
  /// All that was written so far, as it came.
  package private(set) var output: [UInt8] = []
  private let descriptor: Int32
  private let process: Int32
  private var status: Int32?
  private var unfinished: [UInt8] = []
  private var isOpen = true

  /// Starts the program in a session of its own.
  ///
  /// Only the variables given and those of
  /// `PseudoTerminal.environment` are set for it.
  package init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:],
    columns: Int = 60, rows: Int = 12
  ) throws(PseudoTerminalFailure) {
    let pair = try TerminalPair(columns: columns, rows: rows)
    descriptor = pair.master
    screen = ScreenModel(columns: columns, rows: rows)
    let variables = PseudoTerminal.environment.merging(environment) { $1 }
    do {
      process = try pair.spawn([program] + arguments, variables)
    } catch {
      close(pair.master)
      throw error
    }
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(descriptor)
  }

  /// A program built with the tests.
  package static func built(_ name: String) -> String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &path, path.count - 1)
    let bytes = path.prefix(max(0, length)).map { UInt8(bitPattern: $0) }
    let folder = bytes.prefix((bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0) + 1)
    return String(decoding: folder, as: UTF8.self) + name
  }

  package func send(_ bytes: some Sequence<UInt8>) {
    var rest = Array(bytes)
    while !rest.isEmpty {
      // The program may be waiting for its own output to be taken.
      read(forAtMost: 0)
      let count = write(descriptor, rest, min(rest.count, 1024))
      guard count > 0 else { return }
      rest.removeFirst(count)
    }
  }

  /// Types text; "\r" is Enter.
  package func type(_ text: String) { send(text.utf8) }

  /// Reads until the screen is as wanted and no frame is half shown; whether it came to that.
  package func wait(_ seconds: Int = 60, until isReached: (ScreenModel) -> Bool) -> Bool {
    let deadline = Clock.now() + Int64(seconds) * 1000
    while true {
      if !screen.isFrameOpen, isReached(screen) { return true }
      let left = deadline - Clock.now()
      guard left > 0, isOpen else { return false }
      read(forAtMost: left)
    }
  }

  /// The terminal has another size from now on, which its program is told by a signal.
  package func resize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    screen.resize(columns: columns, rows: rows)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  /// Waits until the program has taken in all lines that were typed.
  package func waitUntilTaken() -> Bool {
    let end = open("/proc/\(process)/fd/0", O_RDONLY | O_NOCTTY | O_CLOEXEC)
    defer { close(end) }
    let deadline = Clock.now() + 60_000
    var left: Int32 = 1
    while end >= 0, left > 0, Clock.now() < deadline {
      read(forAtMost: 10)
      guard ioctl(end, UInt(FIONREAD), &left) == 0 else { return false }
    }
    return left == 0
  }

  package func signal(_ number: Int32) { kill(process, number) }

  /// How the terminal is set at this moment.
  package var settings: TerminalSettings { TerminalSettings(descriptor) }

  /// Waits until the program has ended; `nil` where it does not.
  package func end(within seconds: Int = 10) -> ProgramEnding? {
    let deadline = Clock.now() + Int64(seconds) * 1000
    while isOpen, Clock.now() < deadline { read(forAtMost: deadline - Clock.now()) }
    guard !isOpen else { return nil }
    var status: Int32 = 0
    guard waitpid(process, &status, 0) == process else { return nil }
    self.status = status
    return ProgramEnding(status)
  }

  /// Takes what the program has written; the terminal is gone when nobody has it open any more.
  private func read(forAtMost milliseconds: Int64) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, Int32(clamping: milliseconds)) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    guard count > 0 else {
      isOpen = errno == EINTR || errno == EAGAIN
      return
    }
    output += bytes[..<count]
    show(bytes[..<count])
  }

  private func show(_ bytes: ArraySlice<UInt8>) {
    unfinished += bytes
    let whole = unfinished.wholeCharacters
    screen.feed(String(decoding: unfinished[..<whole], as: UTF8.self).unicodeScalars)
    unfinished.removeFirst(whole)
  }
}

/// What a failed expectation shows of it.
extension PseudoTerminal: CustomStringConvertible {
  package var description: String {
    "\(screen.lines), the cursor in row \(screen.row), column \(screen.column)"
  }
}
