extension ChartContext {
  /// The tokens at which the value of a slot may begin: behind its introducers, or here.
  func starts(of spec: SlotSpec, at index: Int) -> [Int] {
    guard !spec.introducers.isEmpty else { return [index] }
    guard let token = token(index), token.openings?.meets(spec.openings) ?? true
    else { return spec.introducers.contains([]) ? [index] : [] }
    let behind = spec.introducers.flatMap { ends(of: $0, at: index) }
    return spec.type == .target && isAdverb(at: index) ? behind + [index] : behind
  }

  /// Whether the language knows this word or sign, whatever it means.
  func isKnownWord(at index: Int) -> Bool {
    guard let token = token(index), token.kind == .word else { return true }
    return token.dateWords?.isEmpty == false
      || !Lexicon.shared.classes(of: token.spoken).isEmpty
      || !Lexicon.shared.phrases(in: tokens, at: index).isEmpty
      || reservedWords.contains(token.folded)
  }
}
