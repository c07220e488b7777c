/// The places that may be meant by words that no place is called.
struct MeantPlaces {
  /// Those that can be chosen, the likeliest first.
  let offered: [GazetteerMatch]
  /// Whether one of them, where the trip goes, is likely what was meant: then it is asked.
  let isLikely: Bool
  /// Whether places are called so, but none where the trip goes.
  let isElsewhere: Bool

  init(
    _ text: String, ofKind: [GazetteerMatch], _ found: NamedPlaces, in reach: Reach
  ) {
    isElsewhere = !found.unlikely.isEmpty
    let named = isElsewhere ? Array(found.unlikely.ownNamesFirst.prefix(3)) : found.nearest
    let known = isElsewhere ? [] : found.own.filter { isMeant($0.place.name, by: text) }
    let likely =
      isElsewhere
      ? [] : known + named.filter { reach.includes($0.place) && isMeant($0.place.name, by: text) }
    isLikely = !ofKind.isEmpty || !likely.isEmpty
    // `ski passes` are no Skiathos.
    let near = named.filter { reach.includes($0.place) || isMostly($0.place.name, text) }
    let rest = ofKind.isEmpty || isElsewhere ? near.filter { !likely.contains($0) } : []
    offered = [GazetteerMatch]().joined(with: ofKind + likely + rest)
  }
}

/// Whether who wrote these words likely meant this name: a slip of the fingers away, or most of the
/// words are in it.
func isMeant(_ name: String, by text: String) -> Bool {
  let (name, wanted) = (folded(name), folded(text))
  if isSlip(wanted, of: name) { return true }
  let words = telling(wanted)
  let known = telling(name)
  let shared = words.count { word in known.contains { isSlip(word, of: $0) } }
  return shared * 2 > words.count || shared == known.count
}

/// Whether more than half of several words are in a name; of one word it is not asked.
private func isMostly(_ name: String, _ text: String) -> Bool {
  let words = telling(folded(text))
  guard words.count > 1, !isSlip(folded(text), of: folded(name)) else { return true }
  let known = telling(folded(name))
  return words.count { word in known.contains { isSlip(word, of: $0) } } * 2 > words.count
}

private func isSlip(_ word: String, of known: String) -> Bool {
  Spelling.edits(from: word, to: known, atMost: Spelling.allowance(word)) != nil
}

/// The words of a name that say something.
private func telling(_ name: String) -> [String] {
  let words = name.split(separator: " ").map(String.init)
  let told = words.filter { !smallWords.contains($0) }
  return told.isEmpty ? words : told
}

private let smallWords: Set = [
  "the", "a", "an", "of", "at", "in", "on", "and", "de", "da", "do", "del", "la", "le", "el", "my",
  "our", "to", "some", "d", "du", "des", "di",
]
