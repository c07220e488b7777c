internal import Session

/// A line with the alias at its beginning written out, and the way back to what was typed.
struct ExpandedLine: Hashable {
  let text: String
  /// The aliases that were written out, outermost first.
  let aliases: [String]
  /// Where the alias stands in the typed line; empty where there is none.
  private let alias: Range<Int>
  /// Where each byte of the text stands in the typed line; `nil` for what an alias stands for.
  private let origins: [Int?]
  /// Where the typed line ends.
  private let end: Int

  enum Fault: Error {
    case loop([String], Range<Int>)
    /// The alias stands for a line with places for so many words, and fewer follow.
    case lacksWords(alias: String, line: String, count: Int, Range<Int>)
  }

  /// Writes out aliases until the first word is none.
  init(_ line: String, aliases: [String: String]) throws(Fault) {
    guard !aliases.isEmpty else {
      (text, self.aliases, alias, origins, end) = (line, [], 0..<0, [], line.utf8.count)
      return
    }
    var text = SourcedText(line)
    var used: [String] = []
    var place = 0..<0
    while let word = firstWord(of: text.string), let value = aliases[word.text] {
      if used.isEmpty { place = word.bytes }
      guard !used.contains(word.text), used.count < 20 else {
        throw .loop(used + [word.text], place)
      }
      let alias = AliasLine(value)
      guard let written = alias.written(out: text.dropping(word.bytes.upperBound)) else {
        throw .lacksWords(alias: word.text, line: value, count: alias.parameters, place)
      }
      text = written
      used.append(word.text)
    }
    self.text = text.string
    self.aliases = used
    alias = place
    end = line.utf8.count
    origins = used.isEmpty ? [] : text.origins
  }

  private init(_ other: ExpandedLine, _ text: SourcedText) {
    (self.text, origins) = (text.string, text.origins)
    (aliases, alias, end) = (other.aliases, other.alias, other.end)
  }

  /// The same with other text in place of bytes that follow one another, which stands where those
  /// were typed.
  func writing(_ changes: [(bytes: Range<Int>, text: String)]) -> ExpandedLine {
    let before = origins.isEmpty ? SourcedText(text) : SourcedText(text, origins)
    var after = SourcedText.empty
    var start = 0
    for (bytes, text) in changes where bytes.lowerBound >= start {
      after.add(before[start..<bytes.lowerBound])
      after.add(text.utf8, at: before.origins[bytes.upperBound - 1])
      start = bytes.upperBound
    }
    after.add(before[start..<before.bytes.count])
    return ExpandedLine(self, after)
  }

  /// Where bytes of the expanded text stand in the typed line; those of an alias are all of it.
  func typed(_ bytes: Range<Int>) -> Range<Int> {
    guard !origins.isEmpty else { return bytes }
    guard bytes.lowerBound < origins.count else { return end..<end }
    let inside = origins[bytes.clamped(to: 0..<origins.count)]
    let known = inside.compactMap { $0 }
    let start = inside.contains { $0 == nil } ? alias.lowerBound : known.min() ?? end
    return start..<max(start, known.max().map { $0 + 1 } ?? alias.upperBound)
  }
}

/// The line with the alias at its beginning written out; `nil` where none stands there, or it cannot be.
///
/// Of several lines none is: the first one would be written otherwise than the rest.
package func writtenOut(_ line: String, aliases: [String: String]) -> String? {
  guard !aliases.isEmpty, !line.hasByte("\n"),
    let whole = try? ExpandedLine(line, aliases: aliases), !whole.aliases.isEmpty
  else { return nil }
  return whole.text
}

/// Text that knows where its bytes were typed.
struct SourcedText {
  private(set) var bytes: [UInt8]
  private(set) var origins: [Int?]

  init(_ line: String) {
    bytes = Array(line.utf8)
    origins = Array(bytes.indices)
  }

  /// A text whose bytes were typed elsewhere.
  init(_ text: String, _ origins: [Int?]) {
    bytes = Array(text.utf8)
    self.origins = origins
  }

  private init(_ bytes: ArraySlice<UInt8>, _ origins: ArraySlice<Int?>) {
    self.bytes = Array(bytes)
    self.origins = Array(origins)
  }

  static let empty = SourcedText("")

  var string: String { String(decoding: bytes, as: UTF8.self) }

  func dropping(_ count: Int) -> SourcedText {
    SourcedText(bytes.dropFirst(count), origins.dropFirst(count))
  }

  subscript(range: Range<Int>) -> SourcedText { SourcedText(bytes[range], origins[range]) }

  /// Adds what was typed at a byte, or what nobody typed here.
  mutating func add(_ written: some Sequence<UInt8>, at origin: Int? = nil) {
    let written = Array(written)
    bytes += written
    origins += [Int?](repeating: origin, count: written.count)
  }

  mutating func add(_ other: SourcedText) {
    bytes += other.bytes
    origins += other.origins
  }
}

/// The glued run at the beginning of a line, if it is no quoted text.
private func firstWord(of line: String) -> (text: String, bytes: Range<Int>)? {
  guard let tokens = try? Lexer.tokens(of: line), let first = tokens.first, first.kind != .quoted
  else { return nil }
  let bytes = first.bytes.lowerBound..<tokens.endOfGlued(from: 0)
  return (String(decoding: Array(line.utf8)[bytes], as: UTF8.self), bytes)
}

extension [Token] {
  /// The byte behind the glued run that begins at a token.
  func endOfGlued(from index: Int) -> Int {
    var end = self[index].bytes.upperBound
    for token in self[(index + 1)...] {
      guard token.isGlued, token.kind != .quoted else { break }
      end = token.bytes.upperBound
    }
    return end
  }
}

extension ExpandedLine.Fault {
  /// Where the alias stands in the line.
  var bytes: Range<Int> {
    switch self {
    case .loop(_, let bytes), .lacksWords(_, _, _, let bytes): bytes
    }
  }
}
