internal import Session

/// Whether a line that tells of a trip for the first time can be taken at its word, and which words of
/// it tell more than was understood.
struct FirstDoubt {
  private let context: ChartContext
  private let lattice: WordLattice
  /// The tokens that stand for something.
  private let known: Set<Int>
  private let turned: Set<Int>
  private let free: Set<Int>

  init(_ context: ChartContext, _ lattice: WordLattice, known: Set<Int>) {
    (self.context, self.lattice, self.known) = (context, lattice, known)
    turned = lattice.tokens(of: .doubting)
    free = lattice.tokens(of: .idleInTrips)
  }

  /// The words that are neither understood nor said of any trip: `choir`, `wedding`.
  var telling: Set<Int> {
    Set(
      context.tokens.indices.filter { index in
        !known.contains(index) && context.tokens[index].kind != .sign && !free.contains(index)
          && !FirstWords.idle.contains(context.tokens[index].spoken)
      })
  }

  /// Whether a word turns what is told.
  func isTurned(_ index: Int) -> Bool { turned.contains(index) }

  /// Whether nothing turns what is told, and no number is left over.
  ///
  /// A word that nobody knows is kept with its clause: `Singapore for the Henkel audit`.
  var isClear: Bool {
    context.tokens.indices.allSatisfy { index in
      let token = context.tokens[index]
      return known.contains(index) || token.kind == .sign
        || !turned.contains(index) && token.kind != .number && !token.mayBeWeekday
          && !token.says("last")
    }
  }
}

extension WordLattice {
  /// The tokens of all words and phrases that may be of one of these classes.
  fileprivate func tokens(of classes: ClassSet) -> Set<Int> {
    Set(
      edges.indices.flatMap { start in
        edges[start].filter { $0.classes.meets(classes) }.flatMap { start..<$0.end }
      })
  }
}

extension ClassSet {
  /// Acts by which no trip is made: what is there is taken away, opened, changed.
  static let ofWhatIs = ClassSet([
    .remove, .open, .close, .copy, .swap, .undo, .redo, .later, .earlier, .move, .clear, .show,
    .search, .replace, .untick,
  ])

  /// Acts that make a trip, or tell of one.
  static let ofTrips = ClassSet([
    .create, .go, .visit, .arrive, .spend, .last, .want, .dream, .start, .leave, .depart,
  ])

  /// What makes of a trip that is told another one, or none.
  fileprivate static let doubting = turning.union(
    ClassSet([
      .past, .again, .more, .quantity, .every, .both, .sooner, .remove, .undo, .redo,
      .swap, .replace, .copy, .clear, .later, .earlier,
    ]))

  /// What is said of any trip, and tells nothing of this one.
  fileprivate static let idleInTrips = free.union(ofTrips).union(
    ClassSet([
      .pronoun, .trip, .like, .plan, .be, .locate, .dates, .whole, .only, .title, .homeward,
    ]))
}
