internal import Session

extension LineReader {
  /// `surf lesson tue 9am for 2h`, where that is an idea: the idea is put there, and no other made.
  ///
  /// `a surf lesson`, and what is said to be added, may be another; each word beside the name has to be one
  /// that only says when.
  func ideaByName(_ read: ReadResult, _ line: String) -> ReadResult {
    guard let scene, let trip = session.currentTrip, !trip.ideas.isEmpty, !read.isCanonical,
      let intent = read.meant, intent.addsStops, intent.steps.count == 1,
      case .commit(let commit) = Interpreter(scene).decide(intent),
      case .add(let new) = commit.canonical, case .day? = new.to,
      let name = new.what.spokenName.map({ folded(PlainActivities.withoutArticle($0) ?? $0) }),
      case let ideas = trip.ideas.indices.filter({ folded(trip.ideas[$0].name) == name }),
      ideas.count == 1, trip.stops(named: name).count == 1,
      let tokens = try? Lexer.tokens(of: line), !tokens.contains(where: addsAnother),
      let said = table(of: line).map(SaidFacts.init),
      said.rest.allSatisfy({ onlySaysWhen($0, said) })
    else { return read }
    var steps: [Intent] = [
      .moveStops(StopsMove([.idea(ideas[0] + 1)], to: new.to, position: new.position))
    ]
    if let hour = new.at { steps.append(.time(.mentioned, hour)) }
    if let minutes = new.minutes { steps.append(.stay(.mentioned, minutes: minutes)) }
    var utterance = Utterance(
      line: line, intent: steps.count == 1 ? steps[0] : .several(steps), spans: [:],
      whole: 0..<line.utf8.count)
    utterance.isExact = true
    return .understood(utterance)
  }

  private func addsAnother(_ token: Token) -> Bool {
    let classes = Lexicon.shared.classes(of: token.folded)
    return ["a", "an", "another", "new", "second", "more", "?", ";"].contains(token.folded)
      || classes.meets(ClassSet([.add, .too, .not, .tentative, .condition, .either]))
        && !classes.has(.preposition)
  }

  private func onlySaysWhen(_ index: Int, _ said: SaidFacts) -> Bool {
    let small = ClassSet([.function, .talk, .preposition, .joining, .put, .go])
    return said.lattice.tokens[index].kind == .sign
      || said.lattice.edges[index].contains { $0.classes.meets(small) }
  }
}

extension ReadResult {
  /// What is done, or what would be where it is only offered.
  fileprivate var meant: Intent? {
    switch self {
    case .understood(let utterance): utterance.intent
    case .incomplete(let question): question.offered
    case .nothing, .refused: nil
    }
  }
}
