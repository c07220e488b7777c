internal import Session

extension LineReader {
  /// `dinner too`, `same for lunch`: what was done last, with other stops.
  func withOthers(
    _ line: String, _ done: String, _ before: LinesBefore, unless usual: ReadResult
  ) -> ReadResult? {
    guard before.open.isEmpty, usual.isAdditionOrNothing || usual.mayAdd,
      let tokens = try? Lexer.tokens(of: line), tokens.count < mostInEcho,
      let partial = partial([done]), partial.verb.repeats,
      let stops = Echo(Chart(context(line, tokens)), ofDays: !partial.verb.needsTarget).stops,
      let again = partial.about(stops)?.intent
    else { return nil }
    return .understood(Utterance(line: line, intent: again, spans: [:], whole: 0..<line.utf8.count))
  }
}

extension LineReader {
  /// `and dinner to friday`, behind `move lunch to thursday`: the verb goes on.
  func goingOn(
    _ line: String, _ done: String, _ before: LinesBefore, unless usual: ReadResult
  ) -> ReadResult? {
    guard before.open.isEmpty, usual.isAdditionOrNothing || usual.turnsToDay || usual.mayAdd,
      let tokens = try? Lexer.tokens(of: line), let first = tokens.first, tokens.count > 1,
      ["and", "also", "plus"].contains(where: { first.says($0) }),
      let verb = partial([done])?.verb, verb.goesOn, let word = done.split(separator: " ").first,
      verb != .pack || !isOrdered(tokens.dropFirst())
    else { return nil }
    let bytes = Array(line.utf8)[first.bytes.upperBound...]
    let full = "\(word)\(String(decoding: bytes, as: UTF8.self))"
    guard case .understood(let utterance) = read(full), !utterance.intent.addsStops,
      utterance.intent.goesOnWithLists
    else { return nil }
    return .understood(
      Utterance(line: line, intent: utterance.intent, spans: [:], whole: 0..<line.utf8.count))
  }
}

/// `also put fado on day 3`, `and we need lunch in Braga`: an order or a wish of its own is nothing to pack.
private func isOrdered(_ words: ArraySlice<Token>) -> Bool {
  guard words.count > 2, let first = words.first else { return false }
  return Lexicon.subjects.contains(first.spoken) || Lexicon.firstPersons.contains(first.spoken)
    || Lexicon.shared.classes(of: first.spoken).meets(ordering)
}

private let ordering = ClassSet.orders.union(ClassSet([.put]))

/// Longer lines say more.
private let mostInEcho = 14

extension Verb {
  /// Whether it says a day or an hour besides.
  fileprivate var needsTarget: Bool { ![.remove, .done].contains(self) }

  /// Whether what follows with `and` is likely more of the same.
  fileprivate var goesOn: Bool {
    [
      .move, .remove, .done, .copy, .at, .stay, .cost, .nameDay, .removeDay, .swap, .note, .rename,
      .todo, .pack,
    ]
    .contains(self)
  }

  /// Whether it does one thing with each of its stops, so that another can follow.
  fileprivate var repeats: Bool {
    [.move, .remove, .done, .copy, .at, .stay, .cost].contains(self)
  }
}

extension Intent {
  /// Of what is to be done only what is due, of what is to be packed nothing that people do: `and lunch
  /// after that` is no task.
  fileprivate var goesOnWithLists: Bool {
    switch self {
    case .list(.add(.todo, _, let due)): due != nil
    case .list(.add(.pack, let text, _)): !PlainActivities.begin(text)
    case .several(let parts): parts.allSatisfy(\.goesOnWithLists)
    default: true
    }
  }
}
