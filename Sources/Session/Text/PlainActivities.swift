/// What people do on a trip that is no place: text that starts so becomes a stop of words alone.
package enum PlainActivities {
  /// Whether the text starts with one of them as whole words.
  package static func begin(_ text: String) -> Bool {
    let words = folded(text)
    if known.contains(words) { return true }
    // None of them has more than two words.
    guard let first = words.utf8.firstIndex(of: UInt8(ascii: " ")) else { return false }
    if known.contains(String(words[..<first])) { return true }
    let rest = words[first...].dropFirst()
    guard let second = rest.utf8.firstIndex(of: UInt8(ascii: " ")) else { return false }
    return known.contains(String(words[..<second]))
  }

  /// The text without the article before an activity: `a walk`, `some drinks`; `nil` where none
  /// stands there.
  package static func withoutArticle(_ text: String) -> String? {
    guard let bare = behindArticle(text), begin(bare) else { return nil }
    return bare
  }

  /// Whether the text is one of them and nothing else.
  package static func isJust(_ text: String) -> Bool { known.contains(folded(text)) }

  /// Whether the text is a few everyday words that end with one of them, written small: `quiet lunch`,
  /// `cooking class`.
  package static func end(_ text: String) -> Bool {
    let words = blankParted(text).map(String.init)
    guard (2...4).contains(words.count), let last = words.last.map({ folded($0) }) else {
      return false
    }
    return words.allSatisfy { $0.first?.isLowercase == true && $0 != "and" }
      && (known.contains(last) || heads.contains(last)) && CommonWords.nameThing(text)
  }

  /// What stands last in the names of things to do.
  private static let heads: Set = [
    "lesson", "visit", "workshop", "tasting", "session", "cruise", "game", "match", "break", "dip",
    "sauna", "yoga", "gig", "rehearsal", "interview", "appointment",
  ]

  /// Whether a word is what people eat or drink, at its hour of the day.
  static func isMeal(_ word: String) -> Bool { meals.contains(folded(word)) }

  /// The meal that begins so, once enough of it is there to tell it from a town.
  package static func meal(beginning text: String) -> String? {
    let typed = folded(text)
    guard typed.utf8.count > 3 else { return nil }
    return meals.first { $0.hasPrefix(typed) && $0 != typed }
  }

  /// Those that begin so and are not there as a whole, meals first.
  package static func beginning(with text: String) -> [String] {
    let typed = folded(text)
    let found = known.filter { $0.hasPrefix(typed) && $0 != typed }
    return found.filter(meals.contains).sorted() + found.filter { !meals.contains($0) }.sorted()
  }

  private static let meals: Set = [
    "breakfast", "brunch", "lunch", "dinner", "supper", "coffee", "tea", "snack",
  ]

  static let known = meals.union(
    [
      "drinks", "picnic", "walk", "stroll", "hike", "run", "swim", "ride", "drive", "cycle",
      "shopping", "nap",
      "rest", "sleep", "pack", "check in", "check out", "meet", "meeting", "call", "tour", "show",
      "concert", "class", "massage", "party", "sunrise", "sunset", "free time", "beach time",
    ])
}

/// The words behind `a`, `an`, `some` or `another`; `nil` where they begin with none of these.
func behindArticle(_ text: String) -> String? {
  let words = blankParted(text, maxSplits: 1)
  guard words.count == 2, ["a", "an", "some", "another"].contains(folded(String(words[0])))
  else {
    return nil
  }
  return String(words[1])
}
