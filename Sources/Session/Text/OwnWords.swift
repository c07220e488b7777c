/// Words that name somewhere of one's own, which no map knows: `grandma's house`, `our cabin`,
/// `the office`.
package enum OwnWords {
  /// Whether the words say that themselves: they tell whose it is, or only what it is.
  package static func namePlace(_ text: String) -> Bool {
    let words = text.split(separator: " ").map(OwnWord.init)
    guard (1...mostWords).contains(words.count), let first = words.first, let last = words.last
    else { return false }
    if words.count > 1, owners.contains(first.text) {
      return words.dropFirst().allSatisfy { $0.isCommon || $0.isOwner }
        && (last.isThing || last.isOwner)
    }
    if words.count > 1, articles.contains(first.text), !words.contains(where: \.isOwner) {
      return words.dropFirst().allSatisfy(\.isCommon) && last.isThing
    }
    return tellsOwner(words)
  }

  /// Whether they tell that somebody lives or stays there, as far as a sentence shows: `our cabin`,
  /// `the lake house`, `at grandma's`; not `our flight`, `the museum`.
  package static func nameHome(_ text: String) -> Bool {
    guard namePlace(text), let last = text.split(separator: " ").last.map(OwnWord.init) else {
      return false
    }
    return (last.isOwner || dwellings.contains(last.text))
      && !["a", "an"].contains { text.lowercased().hasPrefix("\($0) ") }
  }

  /// `uncle Tom's farm`; where no kin is named what it is has to be written small, for many a
  /// place is called so: not `Land's End`.
  private static func tellsOwner(_ words: [OwnWord]) -> Bool {
    guard let owner = words.lastIndex(where: \.isOwner), words.first?.isPerson == true,
      words[..<owner].allSatisfy({ $0.isPerson || ["and", "&"].contains($0.text) })
    else { return false }
    let isKin = words[...owner].contains(where: \.isKin)
    let things = words[(owner + 1)...]
    guard let last = things.last else { return isKin }
    return last.isThing && things.allSatisfy { $0.isCommon && (isKin || $0.isSmall) }
  }

  private static let mostWords = 6
  private static let owners: Set = ["my", "our", "his", "her", "their", "your"]
  private static let articles: Set = ["the", "a", "an"]
}

/// A word of such a name.
private struct OwnWord {
  /// Folded, without the ending of an owner.
  let text: String
  /// Whether what follows is theirs: `tom's`, `parents'`, also `grandmas`.
  let isOwner: Bool
  let isSmall: Bool

  init(_ word: Substring) {
    let bare = word.lowercased()
    let ending = endings.first { bare.hasSuffix($0.ending) && bare.count > $0.ending.count }
    let owner = ending.map { folded(String(bare.dropLast($0.dropped))) }
    let plain = folded(bare)
    let isKinOfMany = plain.hasSuffix("s") && kin.contains(String(plain.dropLast()))
    text = owner ?? (isKinOfMany ? String(plain.dropLast()) : plain)
    isOwner = owner.map { !pronouns.contains($0) } ?? isKinOfMany
    isSmall = word.first?.isLowercase == true
  }

  var isKin: Bool {
    kin.contains(text) || text.hasSuffix("s") && kin.contains("\(text.dropLast())")
  }

  /// Whether it may be a part of who owns it: kin, a name, an owner.
  var isPerson: Bool { isKin || isOwner || !isSmall }

  var isThing: Bool { CommonWords.kind(of: text).contains(.noun) || dwellings.contains(text) }

  var isCommon: Bool {
    isThing || isKin || joining.contains(text) || !CommonWords.kind(of: text).isEmpty
  }
}

/// The endings that tell an owner, and how much of them is none of the name.
private let endings: [(ending: String, dropped: Int)] = [
  ("'s", 2), ("\u{2019}s", 2), ("s'", 1), ("s\u{2019}", 1),
]

/// What `'s` says something of: `let's`, `it's`.
private let pronouns: Set = [
  "let", "it", "that", "this", "what", "who", "where", "when", "how", "here", "there", "he", "she",
  "one", "today", "tomorrow", "tonight",
]

private let kin: Set = [
  "grandma", "grandpa", "grandmother", "grandfather", "grandparent", "gran", "granny", "grandad",
  "granddad", "nan", "nana", "mum", "mom", "mam", "mother", "dad", "father", "parent", "folk",
  "brother", "sister", "uncle", "aunt", "auntie", "aunty", "cousin", "niece", "nephew", "son",
  "daughter", "in law", "mother in law", "father in law", "brother in law", "sister in law",
  "friend", "mate", "boss", "neighbour", "neighbor", "family", "girlfriend", "boyfriend", "wife",
  "husband", "partner", "roommate", "flatmate", "colleague", "godmother", "godfather",
]

/// What people live or stay in.
private let dwellings: Set = [
  "house", "home", "place", "cabin", "cottage", "farm", "flat", "apartment", "villa", "chalet",
  "hut", "barn", "ranch", "condo", "bungalow", "caravan", "boat",
  "lodge", "airbnb", "hometown", "houseboat", "guesthouse", "farmhouse", "treehouse", "homestead",
  "hostel", "timeshare", "bnb", "campsite",
]

private let joining: Set = [
  "of", "and", "at", "the", "in", "by", "near", "on", "with", "my", "our",
]
