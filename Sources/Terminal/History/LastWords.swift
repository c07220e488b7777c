/// The last words of the lines that were entered, for the key that types them anew.
struct LastWords: Hashable {
  /// How many lines back the word is from that stands in the line now.
  private var back = 0
  /// What was put in by the last press.
  private(set) var inserted: [Unicode.Scalar] = []

  /// The last word of the newest line, then of the one before it.
  mutating func next(in entries: HistoryEntries) -> [Unicode.Scalar]? {
    let lines = entries.lines
    while back < lines.count {
      back += 1
      guard let word = LastWords.lastWord(of: lines[lines.count - back]) else { continue }
      inserted = Array(word.unicodeScalars)
      return inserted
    }
    return nil
  }

  /// The last word, or all that stands in quotes at the end.
  static func lastWord(of line: String) -> String? {
    let line = line.split(separator: "\n").last.map(String.init) ?? ""
    if line.last == "\"", let start = line.dropLast().lastIndex(of: "\"") {
      return String(line[start...])
    }
    return line.split(whereSeparator: \.isWhitespace).last.map(String.init)
  }
}
