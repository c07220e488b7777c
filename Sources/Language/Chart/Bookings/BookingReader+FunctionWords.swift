extension BookingReader {
  /// The `For` with which a sentence begins: no name, though it is written as one.
  func isFunctionWord(_ run: Range<Int>) -> Bool {
    isOpen && run.count == 1
      && Lexicon.shared.classes(of: context.tokens[run.lowerBound].spoken).meets(
        ClassSet([.preposition, .function, .pronoun]))
  }
}
