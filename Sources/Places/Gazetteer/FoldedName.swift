/// A folded name of a place, looked at without copying it.
struct FoldedName {
  private let bytes: Substring.UTF8View

  init(_ bytes: Substring.UTF8View) { self.bytes = bytes }

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

  /// Whether all its words are among these, words that every airport bears and small words left out.
  func isMade(of words: Set<Substring>) -> Bool {
    var isEmpty = true
    for word in Substring(bytes).split(separator: " ")
    where !airportWords.contains(word) && !GazetteerSearch.fillers.contains(word) {
      guard words.contains(word) else { return false }
      isEmpty = false
    }
    return !isEmpty
  }
}
