/// The article that people of many languages write before a name: `la Suisse`, `die Schweiz`,
/// `l'Italie`.
package enum LeadingArticle {
  /// The folded text without its article; `nil` where it has none or is nothing else.
  ///
  /// - `articles`: those that are looked for.
  package static func leftOut(of text: String, _ articles: Set<Substring> = all) -> String? {
    guard mayHaveOne(text) else { return nil }
    let words = blankParted(folded(text, apostrophes: .split))
    guard words.count > 1, articles.contains(words[0]) else { return nil }
    return words.dropFirst().joined(separator: " ")
  }

  /// Seen where the bytes lie: names of one word, which are most of what is asked for, have none, and
  /// few others begin with a word that is as short as an article.
  private static func mayHaveOne(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard
        bytes.contains(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "'") || $0 > 0x7F })
      else { return false }
      let first = bytes.prefix(while: \.isLetterOrDigit).count
      return first <= longest || first < bytes.count && bytes[first] >= 0x80
    }
  }

  /// In letters.
  private static let longest = 3

  package static let all = foreign.union(["the", "a", "as", "i", "de"])

  /// Those that are no words of English.
  package static let foreign: Set<Substring> = [
    "la", "le", "les", "l", "el", "los", "las", "il", "lo", "gli", "der", "die", "das", "den",
    "dem", "o", "os", "het", "d",
  ]

  /// What stands before an apostrophe.
  package static let elided: Set<Substring> = ["l", "d"]

  /// `table` of `a table`, `old mural` of `the old mural`; `nil` where it has no article of English that is
  /// written small.
  static func leftOutOfTitle(_ text: String) -> String? {
    let words = blankParted(text, maxSplits: 1)
    guard words.count == 2, ["a", "an", "the"].contains(words[0]) else { return nil }
    return String(words[1])
  }
}
