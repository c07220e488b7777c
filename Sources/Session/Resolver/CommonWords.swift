internal import CWords

/// Common English words by what they are, out of a table that is searched where it stands.
package enum CommonWords {
  package struct Kind: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// Names a thing, or what is done: `haircut`.
    package static let noun = Kind(rawValue: 1)
    /// Describes one: `deep`.
    package static let describing = Kind(rawValue: 2)
    fileprivate static let verb = Kind(rawValue: 4)
    fileprivate static let other = Kind(rawValue: 8)
    fileprivate static let ofThings: Kind = [.noun, .describing]
  }

  /// Whether a word as it is listed is a verb, among others: `decide`, `felt`, `walk`.
  package static func isVerb(_ word: String) -> Bool { find(word).contains(.verb) }

  /// Whether a word as it is listed is one that people use.
  package static func isListed(_ word: String) -> Bool { !find(word).isEmpty }

  /// What a word for a thing, or one that describes it, can be, also in the plural; nothing for others, and
  /// where it is not common.
  package static func kind(of word: String) -> Kind {
    let word = word.lowercased()
    guard word.utf8.allSatisfy({ (0x61...0x7A).contains($0) || $0 == 0x2D }) else { return [] }
    let listed = find(word).intersection(.ofThings)
    guard listed.isEmpty else { return listed }
    for (ending, base) in [("ies", "y"), ("es", ""), ("s", "")] where word.hasSuffix(ending) {
      let found = find(word.dropLast(ending.utf8.count) + base).intersection(.noun)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Whether a few words name something that one can plan, though it is no place: `a pottery class`,
  /// `photos with the bride`.
  package static func nameThing(_ text: String) -> Bool {
    let words = (behindArticle(text) ?? text).split(separator: " ").map { word in
      word.utf8.allSatisfy { $0 < 0x80 } ? word.lowercased() : folded(String(word))
    }
    let bare = words.first.map(owners.contains) == true ? Array(words.dropFirst()) : words
    guard (1...mostWords).contains(bare.count), let last = bare.last, let first = bare.first,
      kind(of: last).contains(.noun), !joining.contains(first)
    else { return false }
    return bare.allSatisfy { joining.contains($0) || !kind(of: $0.withoutOwner).isEmpty }
  }

  /// Whether it is one word that names a thing.
  static func isThing(_ name: String) -> Bool {
    !name.contains(" ") && kind(of: name).contains(.noun)
  }

  private static let mostWords = 6

  private static func find(_ word: some StringProtocol) -> Kind {
    let rows = SortedRows(
      bytes: UnsafeRawBufferPointer(start: tripsh_words(), count: tripsh_words_length()))
    guard let letters = rows.row(of: Array(word.utf8) + [0x20]) else { return [] }
    return letters.reduce(into: Kind()) { $0.formUnion(kinds[$1] ?? .other) }
  }

  private static let kinds: [UInt8: Kind] = [
    UInt8(ascii: "n"): .noun, UInt8(ascii: "a"): .describing, UInt8(ascii: "v"): .verb,
  ]

  private static let owners: Set = ["the", "our", "my"]
  private static let joining: Set = [
    "of", "with", "and", "at", "the", "in", "for", "to", "by", "a", "an", "my", "our", "&", "on",
  ]
}

extension String {
  fileprivate var withoutOwner: String {
    for ending in ["'s", "\u{2019}s"] where hasSuffix(ending) {
      return String(dropLast(2))
    }
    return self
  }
}
