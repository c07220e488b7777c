internal import Session

extension Chart {
  /// A name, a pinned name, or a position.
  func places(at index: Int) -> [Span] {
    if let link = link(at: index) { return [Span(end: index + 1, value: link, score: Score.known)] }
    if let (end, position) = coordinates(at: index) {
      let value: SlotValue = position.map { .place(.at($0)) } ?? .fault(.impossiblePosition)
      return [Span(end: end, value: value, score: (end - index) * Score.known)]
    }
    return bareText(at: index).flatMap { end, text, quoted -> [Span] in
      let score = quoted ? Score.known : (end - index) * Score.bare
      let plain = Span(
        end: end, value: .place(.named(text, quoted: quoted)), score: score)
      return [plain] + pinned(text, score: score, at: end)
    }
  }

  /// What a link says of a place.
  private func link(at index: Int) -> SlotValue? {
    guard let token = context.token(index), token.kind == .link else { return nil }
    return switch MapLink(token.text) {
    case .spot(let position, nil): .place(.at(position))
    case .spot(let position, let name?): .place(.pinned(name, position))
    case .words(let words): .place(.named(words, quoted: true))
    case .short: .fault(.link(isShort: true))
    case .unreadable, nil: .fault(.link(isShort: false))
    }
  }

  /// The pin behind a name: `@ LAT, LON`.
  private func pinned(_ name: String, score: Int, at index: Int) -> [Span] {
    guard context.token(index)?.says("@") == true,
      let (end, position) = coordinates(at: index + 1)
    else { return [] }
    let value: SlotValue =
      position.map { .place(.pinned(name, $0)) } ?? .fault(.impossiblePosition)
    return [Span(end: end, value: value, score: score + (end - index) * Score.known)]
  }

  /// A place, the number of a result, or own words: `text "the cabin"`.
  func placesOrResults(at index: Int) -> [Span] {
    if context.matches(["text"], at: index), let words = context.token(index + 1),
      words.kind == .quoted
    {
      return [Span(end: index + 2, value: .place(.words(words.text)), score: 2 * Score.known)]
    }
    let result = wholeNumber(at: index).map {
      Span(end: index + 1, value: .place(.result($0)), score: Score.known)
    }
    return [result].compactMap { $0 } + places(at: index)
  }

  /// What `add` takes.
  func subjects(at index: Int) -> [Span] {
    if let (end, position) = coordinates(at: index) {
      return positionSubjects(index..<end, position)
    }
    if context.token(index)?.kind == .link { return linkSubjects(at: index) }
    return resultLists(at: index) + rowsInARow(at: index) + ordinalResults(at: index)
      + resultRows(at: index) + mentionedResult(at: index)
      + places(at: index).map { span in
        guard case .place(let place) = span.value else { return span }
        return Span(end: span.end, value: .subject(.place(place)), score: span.score)
      } + subjectLists(at: index)
  }

  /// `it`, `that one`: the result that was told of last.
  private func mentionedResult(at index: Int) -> [Span] {
    guard let row = context.mentionedResult else { return [] }
    let ways = [["that", "one"], ["this", "one"], ["it"], ["that"], ["this"]]
    guard let words = ways.first(where: { context.matches($0, at: index) }) else { return [] }
    return [
      Span(
        end: index + words.count, value: .subject(.results([row])),
        score: words.count * Score.known)
    ]
  }

  /// A place by its link, perhaps with a name of one's own behind it.
  private func linkSubjects(at index: Int) -> [Span] {
    places(at: index).flatMap { span -> [Span] in
      guard case .place(let place) = span.value else { return [span] }
      let alone = Span(end: span.end, value: .subject(.place(place)), score: span.score)
      guard let position = place.position else { return [alone] }
      return [alone]
        + positionSubjects(index..<span.end, position).filter { $0.end > span.end }
    }
  }

  /// A position, perhaps with a name behind it.
  private func positionSubjects(_ tokens: Range<Int>, _ position: Coordinates?) -> [Span] {
    let score = tokens.count * Score.known
    guard let position else {
      return [Span(end: tokens.upperBound, value: .fault(.impossiblePosition), score: score)]
    }
    let alone = Span(
      end: tokens.upperBound, value: .subject(.position(position, name: nil)), score: score)
    return [alone]
      + bareText(at: tokens.upperBound).map { end, text, quoted in
        Span(
          end: end, value: .subject(.position(position, name: text)),
          score: score + (quoted ? Score.known : (end - tokens.upperBound) * Score.bare))
      }
  }

  /// Rows of the results: `1`, `1,3-4`.
  private func resultLists(at index: Int) -> [Span] {
    if context.listedCount > 0, let token = context.token(index), token.kind != .quoted,
      token.kind != .link, wordsBeforeRows.contains(token.folded)
    {
      return resultLists(at: index + 1).map {
        Span(end: $0.end, value: $0.value, score: $0.score + Score.known)
      }
    }
    guard wholeNumber(at: index) != nil else { return [] }
    return stopLists(at: index).compactMap { span in
      guard case .stops(let stops) = span.value else { return span }
      var numbers: [Int] = []
      for stop in stops {
        guard case .number(let number) = stop else { return nil }
        numbers.append(number)
      }
      return Span(end: span.end, value: .subject(.results(numbers)), score: span.score)
    }
  }

  /// `1 2 and 3`: numbers with blanks between, each a row of the results.
  private func rowsInARow(at index: Int) -> [Span] {
    var rows: [Int] = []
    var end = index
    while let row = wholeNumber(at: end) {
      rows.append(row)
      end += 1
      let link = end
      while context.matches([","], at: end) || context.matches(["and"], at: end) { end += 1 }
      guard wholeNumber(at: end) != nil else {
        end = link
        break
      }
    }
    guard rows.count > 1, context.listedCount > 0 else { return [] }
    let score = (end - index) * Score.known
    return [Span(end: end, value: .subject(.results(rows)), score: score)]
  }

  /// A stop of the trip, else a place.
  func near(at index: Int) -> [Span] {
    let numbered = stops(at: index).compactMap { span -> Span? in
      if case .named = span.reference, !span.isKnown || context.tokens[index].kind == .quoted {
        return nil
      }
      return Span(end: span.end, value: .near(.stop(span.reference)), score: span.score)
    }
    return numbered
      + places(at: index).map { span in
        guard case .place(let place) = span.value else { return span }
        return Span(end: span.end, value: .near(.place(place)), score: span.score)
      }
  }
}

extension PlaceReference {
  /// Where it is, where that was said.
  fileprivate var position: Coordinates? {
    switch self {
    case .named, .result, .words: nil
    case .pinned(_, let position), .at(let position): position
    }
  }
}

private let wordsBeforeRows: Set = ["number", "numbers", "result", "results", "nr", "no"]
