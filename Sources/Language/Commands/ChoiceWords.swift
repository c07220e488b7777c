internal import Session

/// Words of which one can stand in a slot, prepared for being held against every token of a line.
package struct ChoiceWords: Hashable, Sendable {
  package let words: [String]
  /// Each as tokens; beside each what it begins with.
  let patterns: [(first: UInt8?, tokens: [String])]
  /// A bit for each byte that one of them begins with, by its last six bits.
  private let firsts: UInt64

  init(_ words: [String]) {
    self.words = words
    patterns = words.map { ($0.utf8.first, foldedPattern($0)) }
    firsts = words.reduce(0) { $0 | ChoiceWords.bit($1.utf8.first) }
  }

  /// Whether none of them begins with this byte, told at once.
  func rulesOut(_ first: UInt8?) -> Bool { firsts & ChoiceWords.bit(first) == 0 }

  private static func bit(_ first: UInt8?) -> UInt64 { first.map { 1 << UInt64($0 & 63) } ?? 0 }

  package static func == (one: ChoiceWords, other: ChoiceWords) -> Bool { one.words == other.words }
  package func hash(into hasher: inout Hasher) { hasher.combine(words) }
}

extension SlotType {
  /// One of these words.
  static func choice(_ words: [String]) -> SlotType { .oneOf(ChoiceWords(words)) }
}
