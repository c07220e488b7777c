internal import Session

/// Where the name of a thing ends that has words of the language in it.
extension OpenSpans {
  /// Whether a word is what a stop is called, or what people do: no name for a line.
  func isThing(_ word: String) -> Bool {
    context.stops.has(word) || PlainActivities.begin(word)
  }

  /// `a code review on friday`, `movie night at 8`: behind a word of a name a common noun, where the
  /// next word is of something else.
  ///
  /// What speaks of the parts of a stop or a trip is none: `lunch cost 20`.
  func isLastNoun(_ index: Int) -> Bool {
    let token = context.tokens[index]
    guard index > 0, token.kind == .word, !token.isGlued, isNameWord(index - 1),
      CommonWords.kind(of: token.folded).contains(.noun), !particles.contains(token.folded),
      isBoundary(index + 1)
    else { return false }
    if token.says("night") { return true }
    let classes = lattice.classes(at: index)
    return !isOfDates(index) && !classes.meets(.operators)
      && !classes.meets(ClassSet.fields.union(ClassSet([.pronoun, .question, .repair, .talk])))
  }

  /// `city walk`, `team lunch`: a noun of the language before what kind of thing it is.
  func isModifier(_ index: Int) -> Bool {
    guard let next = context.token(index + 1), next.kind == .word,
      Lexicon.heads.contains(next.folded) || PlainActivities.isJust(next.text),
      index == 0 || !context.tokens[index - 1].says("the")
    else { return false }
    let classes = lattice.classes(at: index)
    return !classes.isEmpty
      && classes.subtracting(ClassSet([.city, .people, .price, .style])).isEmpty
  }

  /// `canal tour`: what people go on is named with the word for it, whatever the first word may be.
  func withWholeTours(_ names: [LooseName]) -> [LooseName] {
    names.filter { name in
      !isTour(name.end) || !isHead(name.end) || !names.contains { $0.end == name.end + 1 }
    }
  }

  private func isTour(_ index: Int) -> Bool {
    context.token(index).map { Lexicon.tours.contains($0.folded) } == true
  }

  /// Whether no name goes on here.
  private func isBoundary(_ index: Int) -> Bool {
    guard let token = context.token(index) else { return true }
    return token.kind != .word || isOfDates(index) || particles.contains(token.folded)
      || lattice.classes(at: index).meets(ClassSet([.preposition, .joining, .approximate]))
  }
}

/// Particles of verbs, as in `put a movie night in for friday`.
private let particles: Set = ["in", "on", "off", "out", "down", "up", "back", "over"]

extension ClassSet {
  /// What a stop, a day or a trip has.
  fileprivate static let fields = ClassSet([
    .trip, .day, .dates, .hour, .length, .remark, .price, .title, .budget, .people, .ideas, .plan,
    .city, .style, .about, .week, .currency, .number, .same, .too, .whole,
  ])
}
