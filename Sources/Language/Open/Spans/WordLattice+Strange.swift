internal import Session

extension WordLattice {
  /// Whether a word is used by nobody and says nothing here.
  func isStrange(_ index: Int) -> Bool {
    tokens[index].kind == .word && isUnheard(index)
  }

  /// Whether what stands there is no common word and has no meaning of its own.
  func isUnheard(_ index: Int) -> Bool {
    edges[index].isEmpty && !CommonWords.isListed(tokens[index].folded)
  }
}
