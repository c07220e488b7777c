internal import Session

extension Chart {
  /// A stop by its place: `the second stop`, `the last one on day 2`.
  func ordinalStops(at index: Int) -> [StopSpan] {
    let start = context.matches(["the"], at: index) ? index + 1 : index
    guard let (place, afterPlace) = ordinal(at: start),
      context.matches(["stop"], at: afterPlace) || context.matches(["one"], at: afterPlace)
    else { return [] }
    let end = afterPlace + 1
    let onDay = ordinalOnDay(place, index..<end)
    guard let number = place.number(of: context.stopCount) else { return onDay }
    let here = StopSpan(
      end: end, reference: .number(number), score: (end - index) * Score.known)
    return onDay + [here]
  }

  /// The same with its day behind it.
  private func ordinalOnDay(_ place: Ordinal, _ tokens: Range<Int>) -> [StopSpan] {
    let introducers = [["on"], ["of"], ["in"]]
    guard introducers.contains(where: { context.matches($0, at: tokens.upperBound) }) else {
      return []
    }
    return spans(.day(bareNumber: false), at: tokens.upperBound + 1).compactMap { day in
      guard case .day(let reference) = day.value,
        let (number, stops) = context.day(reference),
        let stop = place.number(of: stops)
      else { return nil }
      return StopSpan(
        end: day.end, reference: .inDay(day: number, number: stop),
        score: (day.end - tokens.lowerBound) * Score.known)
    }
  }

  /// A row of the results by its place: `the first one`, `the second result`.
  func ordinalResults(at index: Int) -> [Span] {
    let start = context.matches(["the"], at: index) ? index + 1 : index
    guard let (place, afterPlace) = ordinal(at: start),
      ["one", "result"].contains(where: { context.matches([$0], at: afterPlace) }),
      let number = place.number(of: context.resultCount)
    else { return [] }
    let end = afterPlace + 1
    return [
      Span(
        end: end, value: .subject(.results([number])), score: (end - index) * Score.known)
    ]
  }

  private func ordinal(at index: Int) -> (Ordinal, Int)? {
    if context.matches(["last"], at: index) { return (.last, index + 1) }
    return NumberWords.ordinal(in: context.tokens, from: index)
      .map { (.number($0.value), $0.tokens.upperBound) }
  }
}

/// A place in a row.
private enum Ordinal {
  case number(Int)
  case last

  /// Counted from 1, in a row of so many; `nil` where the last of none, or of a row that is not
  /// known, is meant.
  func number(of count: Int?) -> Int? {
    switch self {
    case .number(let number): number
    case .last: count.flatMap { $0 > 0 ? $0 : nil }
    }
  }
}
