/// How entries stand in the history file: one a row, with `\` and line ends escaped.
///
/// What an entry was about stands before it, with a tab between; a tab is in no entry. A `!` behind that
/// says that nothing came of the line.
package enum HistoryCoding {
  package static func encode(_ entry: HistoryEntry) -> [UInt8] {
    let mark = entry.isMistake ? "!" : ""
    var result =
      entry.context == nil && !entry.isMistake
      ? [] : Array(((entry.context ?? "") + mark + "\t").utf8)
    for byte in entry.text.utf8 {
      switch byte {
      case UInt8(ascii: "\\"): result += Array(#"\\"#.utf8)
      case UInt8(ascii: "\n"): result += Array(#"\n"#.utf8)
      default: result.append(byte)
      }
    }
    return result + [UInt8(ascii: "\n")]
  }

  /// The entries of a file, cleaned: whoever wrote it, nothing in it acts on the terminal.
  package static func decode(_ bytes: some Collection<UInt8>) -> [HistoryEntry] {
    bytes.split(separator: UInt8(ascii: "\n")).map { row in
      let parts = row.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      guard parts.count == 2 else { return HistoryEntry(text(row)) }
      let isMistake = parts[0].last == UInt8(ascii: "!")
      let context = isMistake ? parts[0].dropLast() : parts[0]
      return HistoryEntry(
        text(parts[1]), context: context.isEmpty ? nil : text(context), isMistake: isMistake)
    }
  }

  private static func text(_ bytes: some Sequence<UInt8>) -> String {
    PasteCleaner.clean(String(decoding: unescaped(bytes), as: UTF8.self))
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
