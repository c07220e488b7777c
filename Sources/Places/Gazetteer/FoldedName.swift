/// A folded name of a place, looked at without copying it.
struct FoldedName {
  private let bytes: Substring.UTF8View

  init(_ bytes: Substring.UTF8View) { self.bytes = bytes }

  /// The name as one key.
  var key: String { String(decoding: bytes.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self) }

  /// Whether it begins with this compact key, blanks left out.
  func begins(with key: String) -> Bool {
    var rest = key.utf8.makeIterator()
    guard var wanted = rest.next() else { return true }
    for byte in bytes where byte != UInt8(ascii: " ") {
      guard byte == wanted else { return false }
      guard let next = rest.next() else { return true }
      wanted = next
    }
    return false
  }

  /// Whether it is this text, blank for blank.
  func isSpelled(_ text: String) -> Bool { bytes.elementsEqual(text.utf8) }

  /// Whether it is this compact key, blanks left out.
  func isWritten(_ key: String) -> Bool {
    bytes.lazy.filter { $0 != UInt8(ascii: " ") }.elementsEqual(key.utf8)
  }

  /// Whether one of its words begins with this letter.
  func hasWord(with letter: UInt8) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in bytes {
      if byte == letter, last == UInt8(ascii: " ") { return true }
      last = byte
    }
    return false
  }

  /// What of a name is not among some words.
  enum Missing {
    case nothing
    case word(Substring)
    case more
  }

  /// Which of its words is not among these, words that every airport bears and small words left out.
  func missing(in words: Set<Substring>) -> Missing {
    var (isEmpty, missing): (Bool, Substring?) = (true, nil)
    for word in Substring(bytes).split(separator: " ") {
      if words.contains(word) {
        if isEmpty { isEmpty = airportWords.contains(word) || isFiller(word) }
      } else if !airportWords.contains(word), !isFiller(word) {
        guard missing == nil || missing == word else { return .more }
        missing = word
      }
    }
    return missing.map(Missing.word) ?? (isEmpty ? .more : .nothing)
  }
}

private func isFiller(_ word: Substring) -> Bool { GazetteerSearch.fillers.contains(word) }
