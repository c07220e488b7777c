internal import Session

/// What is booked, told of the thing.
extension LineReader {
  /// `wine tasting is booked for thursday 5pm`: an activity, told of the thing and not of who booked it.
  func bookedPassively(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard tokens.count < LineReader.mostInSentence, isOfNoCommand(tokens),
      let verb = tokens.firstIndex(where: { ["booked", "reserved"].contains($0.folded) }),
      verb > 0, !tokens.contains(where: { $0.says("?") })
    else { return nil }
    let name = withoutVerb(tokens[..<verb]).drop { leadingArticles.contains($0.folded) }
    let rest = tokens[(verb + 1)...].drop { $0.kind == .sign || ["for", "in"].contains($0.folded) }
    let context = context(expanded.text, tokens)
    guard let first = name.first, !rest.isEmpty, name.count < 6,
      !Lexicon.shared.classes(of: first.spoken).meets(.acts),
      name.allSatisfy({ isOfThing($0, context) }),
      context.stops.match(folded(said(name, in: expanded))) == .none
    else { return nil }
    let text = said(name, in: expanded)
    let command = "we have booked a \(text) on \(said(rest, in: expanded))"
    return does(command, typed: line) { utterance in
      guard case .booking(.add(let new)) = utterance.intent.first else { return false }
      return new.kind == .activity && (new.day != nil || new.time != nil)
        && new.name.map(folded) == folded(text)
    }
  }

  /// What stands before `is booked`, `has been booked`, `booked already`.
  private func withoutVerb(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
    var rest = tokens
    if let last = rest.last, ["already", "now"].contains(last.folded) { rest.removeLast() }
    if rest.last?.says("been") == true { return rest.dropLast(2) }
    if let last = rest.last, ["is", "are", "was", "were", "'s"].contains(last.spoken) {
      rest.removeLast()
    }
    return rest
  }

  /// Whether a word before `is booked` may be of the name of a thing: no traveller and no way or house,
  /// and nothing that denies, asks or leaves it open.
  private func isOfThing(_ token: Token, _ context: ChartContext) -> Bool {
    let classes = Lexicon.shared.classes(of: token.spoken)
    return token.kind != .sign && !Lexicon.firstPersons.contains(token.spoken)
      && !classes.meets(ClassSet.turning.union(elsewise)) && !context.travels(token.text)
      && !noThings.contains(token.spoken) && Booking.Kind(rawValue: token.folded) == nil
      && !BookingWords.lodgings.contains(token.folded)
  }
}

extension Intent {
  /// The first of what is to be done.
  fileprivate var first: Intent {
    if case .several(let parts) = self, let first = parts.first { first } else { self }
  }
}

/// What stands in no name, besides what turns a line.
private let elsewise = ClassSet([.past, .be, .pronoun, .quantity])
