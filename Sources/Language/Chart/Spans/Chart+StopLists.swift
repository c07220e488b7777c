internal import Session

/// Lists of stops, and ranges of their numbers.
extension Chart {
  /// One stop, or a list of them: `1,3-4`, `2.1-2.3`, names with commas between.
  func stopLists(at index: Int, known: Bool = false) -> [Span] {
    var spans = stopRows(at: index) + stopSets(at: index)
    for first in listItems(at: index, known: known) {
      let found = lists(from: first, depth: 0, known: known)
      spans += found + found.flatMap(numbersOfDay)
    }
    return spans
  }

  /// The list that ends here, and those that go on behind a comma.
  private func lists(from item: Span, depth: Int, known: Bool) -> [Span] {
    var found = [item]
    guard depth < 100, context.filler(at: item.end + 1) == nil,
      context.token(item.end)?.says(",") == true || context.token(item.end)?.says("and") == true,
      case .stops(let before) = item.value
    else { return found }
    let items = listItems(at: item.end + 1, known: known)
    // `lello and clerigos to day 4`: the tower's name goes on with `to`, and so does the line.
    let next = items.first { !reservedWords.contains(context.tokens[$0.end - 1].folded) }
    if let next = next ?? items.first {
      guard case .stops(let more) = next.value else {
        return found + [Span(end: next.end, value: next.value, score: item.score + next.score)]
      }
      let joined: SlotValue =
        before.count + more.count <= Chart.longestList
        ? .stops(before + more) : .fault(.longList(limit: Chart.longestList))
      let score = item.score + Score.known + next.score
      let list = Span(end: next.end, value: joined, score: score)
      found += lists(from: list, depth: depth + 1, known: known)
    }
    return found
  }

  /// One stop or a range of numbers.
  private func listItems(at index: Int, known: Bool) -> [Span] {
    // One of several is not all of them.
    let isOneOfSeveral =
      context.mentionCount > 1 && onePronouns.contains { context.matches($0, at: index) }
    guard !isOneOfSeveral else { return [] }
    return stops(at: index).filter { $0.isKnown || !known }.map { first in
      guard context.token(first.end)?.says("-") == true,
        let last = stops(at: first.end + 1).first,
        let range = range(from: first.reference, to: last.reference)
      else { return first.asStops }
      let score = first.score + Score.known + last.score
      return Span(end: last.end, value: range, score: score)
    }
  }

  /// The stops from one number to another of the same kind; `nil` where these make no range.
  private func range(from first: StopReference, to last: StopReference) -> SlotValue? {
    switch (first, last) {
    case (.number(let low), .number(let high)):
      numbers(low, high) { .number($0) } ?? .fault(.longList(limit: Chart.longestList))
    case (.inDay(let day, let low), .inDay(let other, let high)) where day == other:
      stops(low, high) { .inDay(day: day, number: $0) }
    case (.inDay(let day, _), .inDay(let other, _)):
      other < day ? .fault(.reversedList) : .stops([.through(first, last)])
    case (.inDay(let day, let low), .number(let high)):
      stops(low, high) { .inDay(day: day, number: $0) }
    case (.idea(let low), .idea(let high)), (.idea(let low), .number(let high)):
      stops(low, high) { .idea($0) }
    case (.number, _), (.inDay, _), (.idea, _), (.named, _), (.mentioned, _), (.other, _),
      (.through, _), (.set, _):
      nil
    }
  }

  /// Each of these stops; of many only the first and the last are said.
  private func stops(
    _ low: Int, _ high: Int, _ reference: (Int) -> StopReference
  ) -> SlotValue {
    numbers(low, high, reference) ?? .stops([.through(reference(low), reference(high))])
  }

  /// `nil` where there are too many to name each.
  private func numbers(
    _ low: Int, _ high: Int, _ reference: (Int) -> StopReference
  ) -> SlotValue? {
    if high < low { return .fault(.reversedList) }
    if high - low >= Chart.longestList { return nil }
    return .stops((low...high).map(reference))
  }
}
