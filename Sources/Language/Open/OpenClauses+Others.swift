internal import Session

/// What is said of something else than it seems.
extension OpenClauses {
  /// What he, she or they do is no matter of the trip, nor of how tripsh works.
  func isOfOthers(_ parse: Parse) -> Bool {
    [.set, .people, .budget, .dates].contains(parse.signature.verb)
      && parse.range.contains {
        ["he", "she", "they", "he's", "she's"].contains(lattice.tokens[$0].spoken)
      }
  }

  /// `also do the tower on friday`: moved, or once more.
  func mayBeOnceMore(_ parse: Parse) -> Bool {
    parse.signature.verb == .move && !parse.said.meets(ClassSet([.move, .later, .earlier]))
      && parse.range.contains { lattice.tokens[$0].says("also") }
  }
}
