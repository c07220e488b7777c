private import Glibc

/// The settings of a terminal, to be compared.
package struct TerminalSettings: Hashable, Sendable {
  package let input: UInt32
  package let output: UInt32
  package let control: UInt32
  package let local: UInt32

  /// Whether what is typed is shown and given line by line, as for any program.
  package var isCooked: Bool {
    let usual = UInt32(ICANON | ECHO | ISIG)
    return local & usual == usual
  }

  init(_ descriptor: Int32) {
    var settings = termios()
    tcgetattr(descriptor, &settings)
    input = settings.c_iflag
    output = settings.c_oflag
    control = settings.c_cflag
    local = settings.c_lflag
  }
}

/// How a program ended.
package enum ProgramEnding: Hashable, Sendable {
  case status(Int32)
  case signal(Int32)

  init(_ status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal)
  }
}
