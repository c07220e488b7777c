/// The article that people of many languages write before a name: `la Suisse`, `die Schweiz`,
/// `l'Italie`.
package enum LeadingArticle {
  /// The folded text without its article; `nil` where it has none or is nothing else.
  ///
  /// - `articles`: those that are looked for.
  package static func leftOut(of text: String, _ articles: Set<Substring> = all) -> String? {
    // Names of one word are most of what is asked for.
    guard
      text.utf8.contains(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "'") || $0 > 0x7F })
    else { return nil }
    // No article is longer, and few names begin with so short a word.
    let first = text.utf8.prefix(while: \.isLetterOrDigit)
    if first.count > longest, text.utf8.dropFirst(first.count).first.map({ $0 < 0x80 }) != false {
      return nil
    }
    let words = blankParted(folded(text, apostrophes: .split))
    guard words.count > 1, articles.contains(words[0]) else { return nil }
    return words.dropFirst().joined(separator: " ")
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
}
