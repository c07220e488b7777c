private import Glibc

/// Bytes that come piece by piece, as they are there.
package protocol ByteSource: Sendable {
  /// Waits for the next bytes; `nil` at the end.
  func next() throws(FileFailure) -> [UInt8]?
}

/// Where replies and errors go when no person sits at a prompt.
package protocol TextOutput: Sendable {
  func write(_ text: String)
  /// Writes the bytes of a text.
  func write(_ bytes: [UInt8])
  func writeError(_ text: String)
}

extension TextOutput {
  package func write(_ bytes: [UInt8]) { write(String(decoding: bytes, as: UTF8.self)) }
}

/// The program's own standard input, output and error.
package struct StandardStreams: ByteSource, TextOutput {
  package init() {}

  /// Where Ctrl-C is noted, it ends the input.
  package func next() throws(FileFailure) -> [UInt8]? {
    guard NotedInterrupts.waitForInput(STDIN_FILENO) else { return nil }
    switch readChunk(from: STDIN_FILENO) {
    case .bytes(let bytes): return bytes
    case .end: return nil
    case .failed(let number): throw FileFailure(path: "-", reason: .other(number))
    }
  }

  package func write(_ text: String) { write(Array(text.utf8)) }

  package func write(_ bytes: [UInt8]) { _ = writeWhole(bytes, to: STDOUT_FILENO) }

  package func writeError(_ text: String) { _ = writeWhole(Array(text.utf8), to: STDERR_FILENO) }

  package var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  package var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The size of the terminal that standard output is, `nil` where it is none.
  package var size: TerminalSize? {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else {
      return nil
    }
    return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }
}
