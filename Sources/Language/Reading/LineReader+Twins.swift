internal import Session

/// What seems to add a stop that the day has already.
extension LineReader {
  /// `dinner tue - block two hours`, where that day has a dinner, and no word says that another is
  /// wanted: the one that is there, where the hours are near (`changeOfTwin`), else either.
  func unlessTwin(_ utterance: Utterance, _ tokens: [Token]) -> ReadResult? {
    if let paid = costOfTwin(utterance, tokens) { return paid }
    guard let new = utterance.intent.addedStop,
      new.at != nil || new.minutes != nil || new.isBesideAnother,
      let (added, stop, reference) = twin(of: new, tokens)
    else { return nil }
    var meant = utterance
    if new.at == nil, new.minutes == nil {
      guard let moved = moved(stop, reference, called: added.what.spokenName ?? stop.name, as: new)
      else { return nil }
      meant.intent = moved
      return .understood(meant)
    }
    guard let change = new.change(of: reference) else { return nil }
    meant.intent = .either([change, .add(added)])
    return .understood(meant)
  }

  /// The one stop of that day which is called as what would be new; `nil` where a word says that another is
  /// wanted.
  private func twin(
    of new: NewStops, _ tokens: [Token]
  ) -> (added: NewStops, stop: Stop, reference: StopReference)? {
    guard let scene, !tokens.contains(where: { ["a", "an"].contains($0.folded) }),
      !tokens.contains(where: { addsAnother(Lexicon.shared.classes(of: $0.folded), $0) }),
      case .commit(let commit) = Interpreter(scene).decide(.add(new)),
      case .add(let added) = commit.canonical, case .day(.number(let number))? = added.to,
      let words = added.what.spokenName,
      let stops = session.currentTrip?.days.dropFirst(number - 1).first?.stops,
      case let alike = stops.indices.filter({ stops[$0].isCalled(words) }), alike.count == 1
    else { return nil }
    return (added, stops[alike[0]], .inDay(day: number, number: alike[0] + 1))
  }

  /// `the dinner on Tuesday has cost 54 euros`, where that day has a dinner: what it costs.
  private func costOfTwin(_ utterance: Utterance, _ tokens: [Token]) -> ReadResult? {
    guard !utterance.isCanonical, case .several(let parts) = utterance.intent, parts.count == 2,
      case .add(let new) = parts[0], case .cost(_, let amount) = parts[1],
      new.at == nil, new.minutes == nil, let (_, _, reference) = twin(of: new, tokens)
    else { return nil }
    var meant = utterance
    meant.intent = .cost(reference, amount)
    return .understood(meant)
  }

  /// `beach after the flight`, where that day has a beach: the one that is there takes its place.
  ///
  /// What people do more than once a day, such as a walk, may be another, and is one where the first has
  /// its hour; so may be what has an hour: either.
  private func moved(
    _ stop: Stop, _ reference: StopReference, called words: String, as new: NewStops
  ) -> Intent? {
    guard let scene else { return nil }
    let move = Intent.moveStops(StopsMove([reference], position: new.position))
    switch Interpreter(scene).decide(move) {
    case .reply(let look) where look.notices.contains(.nothingChanged): return move
    case .commit:
      let isOften = PlainActivities.isJust(words)
      guard !isOften || stop.at == nil && folded(stop.name) == folded(words) else { return nil }
      return isOften || stop.at != nil ? .either([move, .add(new)]) : move
    case .reply, .ask, .lookUp, .perform, .fail: return nil
    }
  }

  private func addsAnother(_ classes: ClassSet, _ token: Token) -> Bool {
    // `allow an hour for dinner`, which is there.
    !classes.has(.allow) && classes.meets(ClassSet([.add, .put, .want, .too]))
      || anothers.contains(token.folded)
  }
}

extension NewStops {
  /// Whether it is to stand before or behind something else.
  fileprivate var isBesideAnother: Bool {
    switch position {
    case .before, .after: true
    case .first, .last, .between, .up, .down, nil: false
    }
  }
}

extension Intent {
  /// The one stop that is added, with the hour or the length that is set right behind that.
  fileprivate var addedStop: NewStops? {
    switch self {
    case .add(let new): return new
    case .several(let parts):
      guard parts.count == 2, case .add(var new) = parts[0] else { return nil }
      switch parts[1] {
      case .time(_, let hour): new.at = hour
      case .stay(_, let minutes): new.minutes = minutes
      default: return nil
      }
      return new
    default: return nil
    }
  }
}

private let anothers: Set = [
  "add", "new", "another", "book", "booked", "include", "plus", "also", "have", "having", "go",
  "visit", "see", "let's", "lets", "need", "with", "then",
]
