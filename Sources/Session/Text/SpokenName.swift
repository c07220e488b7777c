/// The names that words may stand for, as they are spoken.
///
/// The words themselves come first, then those without the article before them (`the Louvre`). What
/// is found for the earlier one counts.
package func spokenNames(_ text: String) -> [String] {
  let words = blankParted(text, maxSplits: 1)
  guard words.count == 2 else { return [text] }
  let isBehindArticle = articles.contains(SmallSlips.mended(folded(String(words[0]))))
  let rest = isBehindArticle ? words[1] : text[...]
  return [text] + (isBehindArticle ? [String(rest)] : []) + nameOfKind(rest)
}

/// `Orvieto` of `town of Orvieto`.
private func nameOfKind(_ text: Substring) -> [String] {
  let words = blankParted(text, maxSplits: 2)
  guard words.count == 3, folded(String(words[1])) == "of",
    kindsBeforeNames.contains(folded(String(words[0])))
  else { return [] }
  return [String(words[2])]
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
