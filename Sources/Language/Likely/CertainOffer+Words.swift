internal import Session

/// The words beside what is done.
extension CertainOffer {
  /// Whether a word may stand beside what is done: one of a text that is written down, or one that people use
  /// and that turns nothing.
  func mayStand(_ index: Int) -> Bool {
    let token = tokens[index]
    // `dinner: out`
    if token.kind != .word { return !takesAway || !token.says(":") }
    // Where something new is said to be has to be known: `gelato at the trevi fountain`.
    if isOfText(token) {
      let opens = said.lattice.edges[index].contains { edge in
        edge.classes.meets(ClassSet([.either, .tentative, .condition]))
      }
      let isUsed =
        token.isCapitalised || CommonWords.isListed(token.folded)
        || !said.lattice.edges[index].isEmpty || token.folded.utf8.count < 4
      return !opens && (!namesNew || isUsed || !isBehindPreposition(index))
    }
    let word = token.spoken
    let classes = said.lattice.classes(at: index)
    guard !turns(index) else { return false }
    if tellsPast(word), !ofWhatIsDone { return false }
    if namesNew, limiting.contains(word) || PlainActivities.begin(token.text) { return false }
    // `the fado is late, it ends at 23`, `the market opens at 8, so it's full at 9`
    if intent.setsTime, classes.has(.end) || Lexicon.complaints.contains(token.folded) {
      return false
    }
    // `cancel lunch, I want a swim`
    if takesAway, classes.meets(ClassSet([.want, .like])) { return false }
    // A word of which nothing is made may make something else of it: `remove the dinner time`, `the museum shop`.
    return classes.meets(ofCommand) || plain.contains(word)
  }

  /// Whether a word may make something else of what is said, or tells of others.
  func turns(_ index: Int) -> Bool {
    let word = tokens[index].spoken
    return said.lattice.classes(at: index).meets(CertainOffer.turning)
      || turningWords.contains(word) || tellsOfAnother(index) || Lexicon.others.contains(word)
      || Lexicon.pondering.contains(word) || Lexicon.reporting.contains(word)
  }

  /// Whether a word tells of another thing: `the pound is another at 1.17`.
  func tellsOfAnother(_ index: Int) -> Bool { ofAnotherThing.contains(tokens[index].folded) }

  private func isBehindPreposition(_ index: Int) -> Bool {
    (max(0, index - 2)..<index).contains { said.lattice.classes(at: $0).has(.preposition) }
  }

  /// The words that a line of this command may have: those that order it, name what it is done to, and
  /// small ones.
  private var ofCommand: ClassSet {
    let small = ClassSet([.function, .talk, .preposition, .joining, .be, .pronoun, .it, .stop])
    return Signatures.all.filter { verbs.first == $0.verb }.reduce(into: small) { all, signature in
      all.formUnion(signature.acts)
      all.formUnion(signature.nouns)
    }
  }

  /// Whether something is named that there was not: what stands beside it may be a part of its name.
  private var namesNew: Bool {
    intent.steps.contains { step in
      switch step {
      case .add, .list(.add), .booking(.add), .newTrip, .money(.party), .people: true
      default: false
      }
    }
  }

  /// Whether what would be new has the name of what is there, or of somebody who travels.
  var isThere: Bool {
    intent.steps.contains { step in
      guard let name = Written(step)?.text, step.addition != nil, let trip else { return false }
      return !trip.stops(named: name).isEmpty
        || trip.companions.contains { folded($0.name) == folded(name) }
    }
  }

  /// Whether the whole name of every stop that is meant stands in the line.
  var namesAllWholly: Bool {
    let ids = offered.values(.stop).compactMap { value -> StopID? in
      if case .stop(let id) = value { id } else { nil }
    }
    let stops = trip.map { $0.days.flatMap(\.stops) + $0.ideas } ?? []
    return !ids.isEmpty
      && ids.allSatisfy { id in
        guard let stop = stops.first(where: { $0.id == id }),
          let name = try? Lexer.tokens(of: stop.name)
        else { return false }
        return tokens.place(of: name) != nil
      }
  }

  private var takesAway: Bool {
    intent.steps.contains { if case .removeStops = $0 { true } else { false } }
  }

  func isOfText(_ token: Token) -> Bool {
    offered.values(.text).contains { value in
      guard case .text(let text) = value else { return false }
      return text.split(separator: " ").contains { $0 == token.folded }
    }
  }

  private func tellsPast(_ word: String) -> Bool {
    Lexicon.shared.isPast(word) || ["was", "were", "had", "did", "took", "went"].contains(word)
  }

  /// Whether the command is for what was done.
  private var ofWhatIsDone: Bool {
    verbs.allSatisfy { verb in
      [.tick, .done, .todo, .hotel, .activity, .flight, .train].contains(verb)
    }
  }

  private static let turning = ClassSet([
    .not, .condition, .question, .either, .instead, .except, .repair, .tentative, .hold, .again,
    .quantity, .more, .past, .both, .every, .same,
  ])

  var textsAreWhole: Bool { Written.areWhole(in: intent, typed: tokens) }
}

/// Turn what is told, or tell of something else.
private let ofAnotherThing: Set = ["another", "other", "others", "else"]
private let turningWords: Set = [
  "would", "could", "might", "wish", "too", "people",
  "friends",
  "somebody", "someone", "they'd", "he'd", "she'd", "usually", "normally", "always", "often",
  "never",
  "last", "ago", "yesterday", "nearly", "almost", "guess", "suppose", "if", "or", "nor", "unless",
  "until",
  "than", "off", "everything", "all", "but", "less", "later", "earlier", "longer", "shorter",
  "cheaper", "knock",
]
/// How long something may take is no plan of it.
private let limiting: Set = ["max", "maximum", "most", "least", "min", "minimum", "tops"]
private let plain: Set = [
  "a", "an", "the", "s", "im", "id", "r", "n", "w", "gonna", "gotta", "bc", "it's",
]

extension [Token] {
  /// Where words stand one behind the other.
  func place(of words: [Token]) -> Range<Int>? {
    guard !words.isEmpty, words.count <= count else { return nil }
    return (0...count - words.count).first { start in
      words.indices.allSatisfy { self[start + $0].folded == words[$0].folded }
    }.map { $0..<$0 + words.count }
  }
}
