internal import Session

extension Chart {
  /// A stop by its place: `the second stop`, `the last one on day 2`.
  func ordinalStops(at index: Int) -> [StopSpan] {
    let start = context.matches(["the"], at: index) ? index + 1 : index
    guard let (place, afterPlace) = ordinal(at: start) else { return [] }
    let end = afterPlace + 1
    if context.matches(["idea"], at: afterPlace), let number = place.number(of: context.ideaCount) {
      return [StopSpan(end: end, reference: .idea(number), score: (end - index) * Score.known)]
    }
    guard ["stop", "one", "thing"].contains(where: { context.matches([$0], at: afterPlace) }) else {
      return []
    }
    let onDay = ordinalOnDay(place, index..<end)
    guard let number = place.number(of: context.stopCount) else { return onDay }
    let here = StopSpan(
      end: end, reference: .number(number), score: (end - index) * Score.known,
      isKnown: context.stopCount != nil)
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
      let number = place.number(of: context.listedCount)
    else { return [] }
    let isNamed = ["one", "result", "place", "suggestion"].contains {
      context.matches([$0], at: afterPlace)
    }
    let isLast = afterPlace == context.tokens.count && context.listedCount > 0
    guard isNamed || isLast else { return [] }
    let end = isNamed ? afterPlace + 1 : afterPlace
    return [
      Span(
        end: end, value: .subject(.results([number])), score: (end - index) * Score.known)
    ]
  }

  /// A row of the list of trips shown last by its place: `the second one`, `the last trip`.
  func ordinalTrips(at index: Int) -> [Span] {
    guard context.listedTrips > 0 else { return [] }
    if ["number", "trip"].contains(where: { context.matches([$0], at: index) }),
      let number = wholeNumber(at: index + 1)
    {
      return [Span(end: index + 2, value: .trip(.listed(number)), score: 2 * Score.known)]
    }
    let start = context.matches(["the"], at: index) ? index + 1 : index
    guard let (place, end) = ordinal(at: start), let row = place.number(of: context.listedTrips),
      ["one", "trip"].contains(where: { context.matches([$0], at: end) })
    else { return [] }
    return [end + 1, end].map {
      Span(end: $0, value: .trip(.listed(row)), score: ($0 - index) * Score.known)
    }
  }

  /// One row of the results, which are there: `2`, `number 2`, `the second`.
  func oneResult(at index: Int) -> [Span] {
    guard context.listedCount > 0 else { return [] }
    let start =
      ["number", "result"].contains { context.matches([$0], at: index) } ? index + 1 : index
    let numbered = wholeNumber(at: start).map { number in
      Span(end: start + 1, value: .integer(number), score: (start + 1 - index) * Score.known)
    }
    return [numbered].compactMap(\.self)
      + ordinalResults(at: index).compactMap { span in
        guard case .subject(.results(let rows)) = span.value, let row = rows.first else {
          return nil
        }
        return Span(end: span.end, value: .integer(row), score: span.score)
      }
  }

  /// Several stops in a row: `the last two`, `the first three stops on day 2`.
  func stopRows(at index: Int) -> [Span] {
    guard let (numbers, end) = row(at: index, of: context.stopCount) else { return [] }
    let score = (end - index) * Score.known
    return [Span(end: end, value: .stops(numbers.map { .number($0) }), score: score)]
  }

  /// Several rows of the results: `the first two`.
  func resultRows(at index: Int) -> [Span] {
    if context.listedCount > 0,
      let words = allResults.first(where: { context.matches($0, at: index) }),
      !words.contains("both") || context.listedCount == 2
    {
      let rows = NewStopSubject.results(Array(1...context.listedCount))
      let score = words.count * Score.known
      return [Span(end: index + words.count, value: .subject(rows), score: score)]
    }
    guard let (numbers, end) = row(at: index, of: context.listedCount) else { return [] }
    let score = (end - index) * Score.known
    return [Span(end: end, value: .subject(.results(Array(numbers))), score: score)]
  }

  /// So many of the first or the last of a row.
  private func row(at index: Int, of all: Int?) -> (ClosedRange<Int>, end: Int)? {
    guard let row = countedRow(at: index), let all, row.count <= all else { return nil }
    return (row.isLast ? all - row.count + 1...all : 1...row.count, row.end)
  }

  /// `the last two`, `the first three stops`: how many, at least one.
  func countedRow(at index: Int) -> (count: Int, isLast: Bool, end: Int)? {
    let start = context.matches(["the"], at: index) ? index + 1 : index
    let isLast = context.matches(["last"], at: start)
    guard isLast || context.matches(["first"], at: start),
      let (count, afterCount) = smallNumber(at: start + 1), count > 0
    else { return nil }
    let ends = ["stops", "ones", "results", "things", "places"]
    let end = ends.contains { context.matches([$0], at: afterCount) } ? afterCount + 1 : afterCount
    return (count, isLast, end)
  }

  private func smallNumber(at index: Int) -> (Int, Int)? {
    if let number = wholeNumber(at: index) { return (number, index + 1) }
    return NumberWords.cardinal(in: context.tokens, from: index)
      .map { ($0.value, $0.tokens.upperBound) }
  }

  func ordinal(at index: Int) -> (Ordinal, Int)? {
    if context.matches(["last"], at: index) { return (.last, index + 1) }
    return NumberWords.ordinal(in: context.tokens, from: index)
      .map { (.number($0.value), $0.tokens.upperBound) }
  }
}

/// What means every row that was listed.
private let allResults =
  WordPattern("(all|both|every one|each|each one) (of|) (them|these|those)").spelledOut
  + WordPattern("(them|these|those) (all|both)").spelledOut
  + [["all"], ["both"], ["all", "results"], ["all", "of", "the", "results"]]

/// A place in a row.
enum Ordinal {
  case number(Int)
  case last

  /// The day of a trip in this place.
  var day: DayReference? {
    switch self {
    case .number(let number): .number(number)
    case .last: .last
    }
  }

  /// Counted from 1, in a row of so many; `nil` where the last of none, or of a row that is not
  /// known, is meant.
  func number(of count: Int?) -> Int? {
    switch self {
    case .number(let number): number
    case .last: count.flatMap { $0 > 0 ? $0 : nil }
    }
  }
}
