internal import Session

/// A line with the alias at its beginning written out, and the way back to what was typed.
struct ExpandedLine {
  let text: String
  /// The aliases that were written out, outermost first.
  let aliases: [String]
  /// Where the alias stands in the typed line; empty where there is none.
  private let alias: Range<Int>
  /// How many bytes at the end are as they were typed.
  private let kept: Int

  enum Fault: Error {
    case loop([String], Range<Int>)
  }

  /// Writes out aliases until the first word is none.
  init(_ line: String, aliases: [String: String]) throws(Fault) {
    var text = line
    var used: [String] = []
    var place = 0..<0
    var rest = line.utf8.count
    while let word = firstWord(of: text), let value = aliases[word.text] {
      if used.isEmpty { place = word.bytes }
      guard !used.contains(word.text), used.count < 20 else {
        throw .loop(used + [word.text], place)
      }
      if used.isEmpty { rest = line.utf8.count - word.bytes.upperBound }
      text = value + String(decoding: Array(text.utf8)[word.bytes.upperBound...], as: UTF8.self)
      used.append(word.text)
    }
    self.text = text
    self.aliases = used
    alias = place
    kept = rest
  }

  /// Where bytes of the expanded text stand in the typed line; those of an alias are all of it.
  func typed(_ bytes: Range<Int>) -> Range<Int> {
    guard !aliases.isEmpty else { return bytes }
    let shift = text.utf8.count - kept - alias.upperBound
    let lower = bytes.lowerBound - shift
    let upper = bytes.upperBound - shift
    let start = lower >= alias.upperBound ? lower : alias.lowerBound
    return start..<max(start, upper > alias.upperBound ? upper : alias.upperBound)
  }
}

/// The glued run at the beginning of a line, if it is no quoted text.
private func firstWord(of line: String) -> (text: String, bytes: Range<Int>)? {
  guard let tokens = try? Lexer.tokens(of: line), let first = tokens.first, first.kind != .quoted
  else { return nil }
  var end = first.bytes.upperBound
  for token in tokens.dropFirst() {
    guard token.isGlued, token.kind != .quoted else { break }
    end = token.bytes.upperBound
  }
  let bytes = first.bytes.lowerBound..<end
  return (String(decoding: Array(line.utf8)[bytes], as: UTF8.self), bytes)
}
