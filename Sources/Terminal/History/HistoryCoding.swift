/// How entries stand in the history file: one a row, with `\` and line ends escaped.
package enum HistoryCoding {
  package static func encode(_ entry: String) -> [UInt8] {
    var result: [UInt8] = []
    for byte in entry.utf8 {
      switch byte {
      case UInt8(ascii: "\\"): result += Array(#"\\"#.utf8)
      case UInt8(ascii: "\n"): result += Array(#"\n"#.utf8)
      default: result.append(byte)
      }
    }
    return result + [UInt8(ascii: "\n")]
  }

  /// The entries of a file, cleaned: whoever wrote it, nothing in it acts on the terminal.
  package static func decode(_ bytes: some Collection<UInt8>) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n")).map { row in
      PasteCleaner.clean(String(decoding: unescaped(row), as: UTF8.self))
    }
  }

  private static func unescaped(_ row: some Sequence<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var isEscaped = false
    for byte in row {
      if !isEscaped, byte == UInt8(ascii: "\\") {
        isEscaped = true
        continue
      }
      result.append(isEscaped && byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
      isEscaped = false
    }
    return result
  }
}
