/// The names that words may stand for, as they are spoken.
///
/// The words themselves come first, then those without the article before them (`the Louvre`). What
/// is found for the earlier one counts.
package func spokenNames(_ text: String) -> [String] {
  let words = blankParted(text, maxSplits: 1)
  guard words.count == 2 else { return [text] }
  // Most names begin with a plain word that is longer than any of those.
  let isLong =
    words[0].utf8.count > longestArticle && words[0].utf8.allSatisfy(\.isLetterOrDigit)
  guard !isLong, articles.contains(SmallSlips.mended(folded(String(words[0])))) else {
    let name = nameOfKind(text[...])
    return name.map { [text, $0] } ?? [text]
  }
  return [text, String(words[1])] + [nameOfKind(words[1])].compactMap(\.self)
}

/// `Orvieto` of `town of Orvieto`.
private func nameOfKind(_ text: Substring) -> String? {
  // Two words are no such name, and need not be parted.
  guard text.utf8.reduce(0, { $1 == UInt8(ascii: " ") ? $0 + 1 : $0 }) > 1 else { return nil }
  let words = blankParted(text, maxSplits: 2)
  guard words.count == 3, folded(String(words[1])) == "of",
    kindsBeforeNames.contains(folded(String(words[0])))
  else { return nil }
  return String(words[2])
}

/// The same for a trip, which may be called one as well: `my Porto trip`.
package func spokenTripNames(_ text: String) -> [String] {
  let names = spokenNames(text)
  return names
    + names.compactMap { name in
      let words = blankParted(name)
      guard words.count > 1, let last = words.last, folded(String(last)) == "trip" else {
        return nil
      }
      return words.dropLast().joined(separator: " ")
    }
}

private let kindsBeforeNames: Set = [
  "town", "city", "village", "island", "region", "area", "country", "state", "county",
]

private let articles: Set = ["the", "my", "our", "this", "that"]
/// In letters; a slip of one is no longer.
private let longestArticle = 4
