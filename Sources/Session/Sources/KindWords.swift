/// The words that stand for kinds of place, each mapped by ``KindTable`` to kinds of the gazetteer,
/// categories of its sights and the tags of these.
package enum KindWords {
  /// The tag of sights that are a trip from a town.
  package static let dayTrip = "daytrip"

  /// The most words that one of them has.
  package static let longest = 4

  /// The word or words that each is usually called by.
  package static let usual = rows.compactMap(\.words.first)

  /// The kinds, categories and tags meant by a folded word or a few; empty where it is none.
  package static func kinds(meantBy words: String) -> [String] { meaning(of: words)?.kinds ?? [] }

  /// Those that people ask for in English: towns and airports too.
  package static func named(in words: String) -> [String] {
    guard let meaning = meaning(of: words), meaning.isEnglish else { return [] }
    return meaning.kinds
  }

  /// Those of them that are a sort of sight, as people ask for it in English.
  package static func sights(meantBy words: String) -> [String] {
    guard let meaning = meaning(of: words), meaning.isEnglish else { return [] }
    let isNoSight = meaning.kinds.contains { PlaceKind(rawValue: $0) != nil && $0 != "station" }
    return isNoSight ? [] : meaning.kinds
  }

  /// Whether these kinds are a drive away.
  package static func areAway(_ kinds: [String]) -> Bool { kinds == [dayTrip] }

  /// The word itself for `museums`; others as they are.
  package static func singular(of words: String) -> String {
    forms(of: words).first { table[$0] != nil } ?? words
  }

  /// Whether some of them have several words and begin with this one.
  package static func isLong(from word: String) -> Bool { firstWords.contains(word) }

  private static func meaning(of words: String) -> Meaning? {
    forms(of: words).lazy.compactMap { table[$0] }.first
  }

  private struct Meaning {
    var kinds: [String] = []
    var isEnglish = false
  }

  /// By folded word or words in the singular; irregular plurals stand beside theirs.
  private static let table: [String: Meaning] = {
    var table: [String: Meaning] = [:]
    for row in rows {
      for (words, isEnglish) in [(row.words, true), (row.others, false)] {
        for word in words {
          var meaning = table[word] ?? Meaning()
          meaning.kinds += row.kinds.filter { !meaning.kinds.contains($0) }
          meaning.isEnglish = meaning.isEnglish || isEnglish
          table[word] = meaning
        }
      }
    }
    return table
  }()

  /// What only servers know is no kind of the gazetteer.
  private static let rows = KindTable.rows.filter { !$0.kinds.isEmpty }

  private static let firstWords = Set(
    table.keys.compactMap { words in
      words.firstIndex(of: " ").map { String(words[..<$0]) }
    })
}

/// Words as they stand, and what they are the plural of.
func forms(of words: String) -> [String] {
  guard words.hasSuffix("s") else { return [words] }
  var all = [words, String(words.dropLast())]
  if words.hasSuffix("ies") { all.append(words.dropLast(3) + "y") }
  if words.hasSuffix("es") { all.append(String(words.dropLast(2))) }
  return all
}
