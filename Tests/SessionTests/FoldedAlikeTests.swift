import TestSupport
import Testing

@testable import Session

@Suite struct FoldedAlikeTests {
  @Test func `what is seen at a glance is what folding tells`() {
    var dice = SeededGenerator(seed: 31)
    let letters = Array("aAbBzZ019éÉßøŁ'’&-. \u{301}ﬁ")
    let names = (0..<300).map { _ in
      String((0..<dice.below(5)).map { _ in dice.pick(letters) })
    }
    for one in names {
      let name = folded(one)
      for other in names.prefix(60) {
        #expect(isFolded(other, to: name) == (folded(other) == name), "\(one), \(other)")
      }
    }
  }
}

@Suite struct LatinFoldingTests {
  @Test func `what is looked up is what the rule makes of it`() {
    for value in UInt32(0x20)..<0x180 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for text in ["\(scalar)", "a\(scalar)b", "É \(scalar)\(scalar) ž", "\(scalar)é\(scalar)"] {
        for apostrophes in [ApostropheReading.dropped, .split] {
          guard let found = LatinFolding.folded(text, apostrophes) else { continue }
          #expect(found == foldedByRule(text, apostrophes: apostrophes), "\(text)")
        }
      }
    }
  }

  @Test func `names with accents are looked up, others are not`() {
    #expect(LatinFolding.folded("Igreja dos Clérigos", .dropped) == "igreja dos clerigos")
    #expect(LatinFolding.folded("Musée d'Orsay", .split) == "musee d orsay")
    #expect(LatinFolding.folded("日本", .dropped) == nil)
    #expect(LatinFolding.folded("cafe\u{301}", .dropped) == nil)
  }
}
