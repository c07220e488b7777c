import TestSupport
import Testing

@testable import Language

struct NameIndexTests {
  private let index = NameIndex(["Old Town", "Town Hall", "Town", "Café São Bento", "town", "old"])

  @Test(
    arguments: [
      ("town hall", 1, 1), ("cafe", 0, 1), ("sao b", 0, 1), ("bento", 0, 1), ("ento", 0, 0),
      ("town", 2, 2), ("old", 1, 1), ("old t", 0, 1), ("hall", 0, 1), ("", 0, 2), ("zoo", 0, 0),
      ("town hall x", 0, 0),
    ])
  func `names are counted by their words`(words: String, whole: Int, parts: Int) {
    let found = index.count(words)
    #expect(found.whole == whole)
    if whole == 0 { #expect(found.parts == parts) }
  }

  @Test func `it finds what a look at every name finds`() {
    var random = SeededGenerator(seed: 7)
    let syllables = ["a", "ab", "b", "ba c", "c a", "abc"]
    for _ in 0..<200 {
      let names = (0..<random.below(7)).map { _ in
        (0...random.below(3)).map { _ in random.pick(syllables) }
          .joined(separator: " ")
      }
      let words = random.pick(syllables)
      let found = NameIndex(names).count(words)
      let whole = names.count { $0 == words }
      let parts = names.count { $0.hasPrefix(words) || $0.contains(" " + words) }
      #expect(min(whole, 2) == found.whole, "\(names) \(words)")
      if whole == 0 { #expect(min(parts, 2) == found.parts, "\(names) \(words)") }
    }
  }
}
