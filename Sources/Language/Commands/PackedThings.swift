internal import Session

/// What is to be packed, of a list in which more may be said: `socks, and pack it well`, `socks, and no
/// scarf`.
struct PackedThings {
  private var things: [String] = []
  /// Whether the list says of something that it is not to be packed.
  private var denies = false

  init(_ text: String) {
    let parts = listedThings(withoutToo(text).replacing(" and pack ", with: ", pack "))
    for part in parts {
      var words = part.split(separator: " ").map(String.init)[...]
      let isVerb = words.count > 1 && says(words, "pack") && folded(words[1]) != "of"
      if isVerb { words.removeFirst() }
      guard let first = words.first.map({ folded($0) }) else { continue }
      if denials.contains(first), parts.count > 1 {
        denies = true
      } else if !(isVerb && !things.isEmpty && tellsHow(words)) {
        things.append(words.joined(separator: " "))
      }
    }
  }

  var intent: Intent? {
    let all = things.map { Intent.list(.add(.pack, $0)) }
    guard let first = all.first else { return nil }
    let intent = all.count == 1 ? first : .several(all)
    return denies ? .undecided(intent) : intent
  }

  private func says(_ words: ArraySlice<String>, _ word: String) -> Bool {
    words.first.map { folded($0) } == word
  }

  /// `it well`, `light`: how one packs, and nothing to pack.
  private func tellsHow(_ words: ArraySlice<String>) -> Bool {
    ["it", "them", "that", "everything", "all"].contains { says(words, $0) }
      || words.count == 1 && manners.contains { says(words, $0) }
  }
}

private let denials: Set = ["no", "not", "don't", "dont", "never", "without", "nothing"]
private let manners: Set = [
  "light", "lightly", "well", "carefully", "early", "quickly", "properly", "smart", "warm", "soon",
]

/// `socks` of `socks too`.
private func withoutToo(_ text: String) -> String {
  let ending = [" too", " as well", " also"].first { text.lowercased().hasSuffix($0) }
  return ending.map { String(text.dropLast($0.count)) } ?? text
}
