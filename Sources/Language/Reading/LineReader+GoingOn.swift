internal import Session

extension LineReader {
  /// `dinner too`, `same for lunch`: what was done last, with other stops.
  func withOthers(
    _ line: String, _ done: String, _ before: LinesBefore, unless usual: ReadResult
  ) -> ReadResult? {
    guard before.open.isEmpty, usual.isAdditionOrNothing || usual.mayAdd,
      let tokens = (try? Lexer.tokens(of: line))?.withoutEnd,
      let partial = partial([done]), partial.verb.repeats,
      let stops = Chart(context(line, tokens)).othersToo(ofDays: !partial.verb.needsTarget),
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
      let verb = partial([done])?.verb, verb.goesOn, let word = done.split(separator: " ").first
    else { return nil }
    let bytes = Array(line.utf8)[first.bytes.upperBound...]
    let full = "\(word)\(String(decoding: bytes, as: UTF8.self))"
    guard case .understood(let utterance) = read(full), !utterance.intent.addsStops else {
      return nil
    }
    return .understood(
      Utterance(line: line, intent: utterance.intent, spans: [:], whole: 0..<line.utf8.count))
  }
}

extension [Token] {
  /// Without the sign that ends a sentence.
  fileprivate var withoutEnd: [Token] {
    last.map { $0.says(".") || $0.says("!") } == true ? Array(dropLast()) : self
  }
}

extension Chart {
  /// The stops of the trip that a line names with `too` or `same for`, and nothing else; by their days
  /// only where a day tells nothing else.
  fileprivate func othersToo(ofDays: Bool) -> [StopReference]? {
    let count = context.tokens.count
    // `and lunch`
    let plain = context.matches(["and"], at: 0) ? [(1, count)] : []
    let starts = sameFor.filter { context.matches($0, at: 0) }.map(\.count)
    let ends = tooWords.filter { context.matches($0, at: count - $0.count) }.map {
      count - $0.count
    }
    let ranges =
      plain + starts.map { ($0, count) }
      + ends.map { (context.matches(["and"], at: 0) ? 1 : 0, $0) }
    return ranges.lazy.compactMap { start, end in
      (self.spans(.knownStops, at: start)
        + (ofDays ? self.spans(.stopOfDay(leaving: false), at: start) : []))
        .first { $0.end == end && $0.isSound }
    }.compactMap { if case .stops(let stops) = $0.value { stops } else { nil } }.first
  }
}

private let sameFor = WordPattern("(and|) (the|do the|) same (for|with|goes for)").spelledOut
private let tooWords = [["too"], ["as", "well"], ["also"]]

extension Verb {
  /// Whether it says a day or an hour besides.
  fileprivate var needsTarget: Bool { ![.remove, .done].contains(self) }

  /// Whether what follows with `and` is likely more of the same.
  fileprivate var goesOn: Bool {
    [.move, .remove, .done, .copy, .at, .stay, .cost, .nameDay, .removeDay, .swap, .note, .rename]
      .contains(self)
  }

  /// Whether it does one thing with each of its stops, so that another can follow.
  fileprivate var repeats: Bool { [.move, .remove, .done, .copy, .at, .stay].contains(self) }
}
