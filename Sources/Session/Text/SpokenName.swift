/// The names that words may stand for, as they are spoken.
///
/// The words themselves come first, then those without the article before them (`the Louvre`). What
/// is found for the earlier one counts.
package func spokenNames(_ text: String) -> [String] {
  guard !beginsPlainly(text), case let words = blankParted(text, maxSplits: 1), words.count == 2,
    isArticle(String(words[0]))
  else {
    let name = nameOfKind(text[...])
    return name.map { [text, $0] } ?? [text]
  }
  return [text, String(words[1])] + [nameOfKind(words[1])].compactMap(\.self)
}

private func isArticle(_ word: String) -> Bool {
  articles.contains(SmallSlips.mended(folded(word)))
}

/// Whether a text begins with a plain word that is no article, as most names do: that is seen where its
/// bytes lie.
private func beginsPlainly(_ text: String) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    let word = bytes.prefix(while: \.isLetterOrDigit)
    guard !word.isEmpty, word.count == bytes.count || bytes[word.count] == UInt8(ascii: " ") else {
      return false
    }
    return word.count > longestArticle || !isArticle(String(decoding: word, as: UTF8.self))
  }
}

/// `Orvieto` of `town of Orvieto`.
private func nameOfKind(_ text: Substring) -> String? {
  // Two words are no such name, and need not be parted.
  guard text.hasBytes(" ", 2) else { return nil }
  let words = blankParted(text, maxSplits: 2)
  guard words.count == 3, folded(String(words[1])) == "of",
    kindsBeforeNames.contains(folded(String(words[0])))
  else { return nil }
  return String(words[2])
}

/// The same for a stop, which may be told by what it is and where: `walk along the Ribeira` of `Ribeira walk`.
package func spokenStopNames(_ text: String) -> [String] {
  let names = spokenNames(text)
  return names + [turned(names.last ?? text)].compactMap(\.self)
}

/// What stands behind the small word before what stands in front of it; `nil` where it is not so told.
private func turned(_ text: String) -> String? {
  guard text.utf8.count < longestTurned, text[...].hasBytes(" ", 2) else { return nil }
  let words = blankParted(text)
  guard (3...5).contains(words.count),
    let small = words.indices.dropFirst().dropLast().first(where: {
      wordsOfPlace.contains(folded(String(words[$0])))
    })
  else { return nil }
  var rest = words[(small + 1)...]
  if rest.count > 1, let first = rest.first, isArticle(String(first)) { rest = rest.dropFirst() }
  return (rest + words[..<small]).joined(separator: " ")
}

/// Names of stops are longer, but not how people speak of them.
private let longestTurned = 60
/// Small words between what something is and where.
package let wordsOfPlace: Set = ["in", "at", "of", "on", "along", "through", "across"]

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
