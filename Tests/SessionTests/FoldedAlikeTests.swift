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
