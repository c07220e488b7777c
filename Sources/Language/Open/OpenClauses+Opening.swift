internal import Session

/// The first words about a trip: where it goes and when is told, and more besides.
extension OpenClauses {
  /// A new trip that is told with where and when, where none is open.
  ///
  /// `Chloe's hen do!! Prague 18-21 march`: what is said beside that denies nothing and leaves no fact
  /// out; one part of it that stands for itself is what the trip is called.
  ///
  /// Nothing is lost by it: there is no other trip to change, and `undo` takes it back.
  func opening(_ parse: Parse) -> Parse? {
    guard parse.isNewTrip, let scene = parent.scene, scene.session.cursor.trip == nil,
      parse.fills.has(.place), parse.intent.newTrip?.days.count ?? 0 > 1,
      parse.blocking.isEmpty, !parse.isOffered, !parse.isTentative, !onlyAsks,
      OpenDecision.saysEnough(parse, in: scene, stops)
    else { return nil }
    let remarks = partsBeside(parse)
    let left = Set(parse.unexplained)
    guard left.allSatisfy({ index in remarks.contains { $0.contains(index) } }),
      remarks.allSatisfy(tellsNoFact)
    else { return nil }
    let titles = remarks.filter { part in part.contains(where: left.contains) }
    var named = parse
    if titles.count == 1, !parse.fills.has(.name), let title = title(titles[0]) {
      named.intent = parse.intent.named(title)
    }
    return named
  }

  /// The parts between signs in which nothing stands that the trip is told with.
  private func partsBeside(_ parse: Parse) -> [Range<Int>] {
    let parts = whole.split { index in
      lattice.tokens[index].kind == .sign
        && [",", ".", "!", "?", ";", ":", "(", ")", "–", "—", "-"].contains(
          lattice.tokens[index].folded)
        && !(lattice.tokens[index].isGlued && index + 1 < whole.upperBound
          && lattice.tokens[index + 1].isGlued)
    }
    return parts.map { $0.startIndex..<$0.endIndex }.filter { part in
      !parse.spans.values.contains { $0.overlaps(part) }
    }
  }

  /// Whether no number, day, amount or place is told there, nor anything that turns the meaning.
  private func tellsNoFact(_ part: Range<Int>) -> Bool {
    part.allSatisfy { index in
      let token = lattice.tokens[index]
      let isPlace =
        index > part.lowerBound && spans.isCapitalised(index)
        && spans.knows(token.text).contains(.city)
      return token.kind != .number && token.dateWords?.isEmpty != false && !isPlace
        && !lattice.edges[index].contains { $0.classes.meets(turningAtFirst) }
        && spans.spans(.amount, at: index, before: part.upperBound).isEmpty
    }
  }

  /// What a trip is called by a few words that are no sentence: `Chloe's hen do`.
  private func title(_ part: Range<Int>) -> String? {
    var start = part.lowerBound
    while start < part.upperBound,
      let talk = lattice.edges[start].filter({ $0.classes.meets(ClassSet([.talk, .joining])) })
        .map(\.end).max(), talk <= part.upperBound
    {
      start = talk
    }
    let words = start..<part.upperBound
    guard (1...OpenClauses.longestTitle).contains(words.count),
      !words.contains(where: { index in
        Lexicon.isPerson(lattice.tokens[index]) || lattice.classes(at: index).meets(.orders)
          || Lexicon.subjects.contains(lattice.tokens[index].folded)
      }), words.contains(where: { !lattice.isKnown($0) })
    else { return nil }
    return spans.context.text(words)
  }

  /// In words.
  private static let longestTitle = 5
}

/// What is said in doubt, denied or asked is not told.
private let turningAtFirst = ClassSet.operators.subtracting(
  ClassSet([.every, .both, .only, .again])
)
.union(ClassSet([.question, .tentative, .repair, .condition]))

extension Intent {
  /// The same trip under a name.
  fileprivate func named(_ name: String) -> Intent {
    switch self {
    case .newTrip(var new):
      new.name = name
      return .newTrip(new)
    case .several(let parts): return .several(parts.map { $0.named(name) })
    default: return self
    }
  }
}
