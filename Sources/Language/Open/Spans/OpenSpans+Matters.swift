internal import Session

/// What is on the lists of a trip, currencies, nights.
extension OpenSpans {
  /// `charger`, `the hat and the socks`: things that are on a list, by their texts or words of them.
  func tasks(at index: Int) -> [RoleSpan] {
    guard context.trip?.checklist.isEmpty == false, !saysStillToBe, let first = task(at: index)
    else { return [] }
    var (names, end, points) = ([first.name], first.end, first.points)
    var spans = [span(names, index..<end, points)]
    while let start = behindJoint(end), let next = task(at: start) {
      names.append(next.name)
      points += next.points + 8 * (start - end)
      end = next.end
      spans.append(span(names, index..<end, points))
    }
    return spans
  }

  /// `the cabin still needs to be booked`: of what has to be done nothing is done.
  private var saysStillToBe: Bool {
    context.tokens.indices.dropFirst().contains { index in
      context.matches(["be"], at: index) && index + 1 < context.tokens.count
        && obliging.contains(context.tokens[index - 1].spoken)
        && lattice.classes(at: index + 1).meets(ClassSet([.ready, .done, .tick]))
    }
  }

  private func span(_ names: [String], _ range: Range<Int>, _ points: Int) -> RoleSpan {
    RoleSpan(
      end: range.upperBound, value: .text(names.joined(separator: ", "), quoted: false),
      points: points)
  }

  private func behindJoint(_ index: Int) -> Int? {
    var end = index
    while let token = context.token(end), [",", "and", "&"].contains(token.folded) { end += 1 }
    return end > index ? end : nil
  }

  /// The longest words that one thing has, all of them before a part.
  private func task(at index: Int) -> (name: String, end: Int, points: Int)? {
    guard let trip = context.trip, let token = context.token(index), token.kind != .sign,
      !isArticle(index) || index + 1 < context.tokens.count
    else { return nil }
    let start = isArticle(index) ? index + 1 : index
    let ends = start + 1...max(start + 1, min(start + longestTask, context.tokens.count))
    for end in ends.reversed() where end <= context.tokens.count {
      guard !(start..<end).allSatisfy(isOfLanguage),
        let text = [context.text(start..<end), singular(start..<end)].compactMap(\.self)
          .first(where: { !trip.tasks(called: $0).isEmpty })
      else { continue }
      let found = trip.tasks(called: text)
      let isWhole = found.contains { $0.isCalled(text) }
      return (text, end, (isWhole ? 9 : 7) * (end - index))
    }
    return nil
  }

  /// `passports`, of one to renew.
  private func singular(_ range: Range<Int>) -> String? {
    let text = context.text(range)
    guard text.utf8.count > 4, text.hasSuffix("s"), !text.hasSuffix("ss") else { return nil }
    return String(text.dropLast(text.hasSuffix("sses") ? 2 : 1))
  }

  private func isArticle(_ index: Int) -> Bool {
    ["the", "a", "an", "my", "our", "your", "some"].contains(context.tokens[index].folded)
  }

  /// `a pound`, `1 euro`, `euro`.
  func unitsOfCurrency(at index: Int) -> [RoleSpan] {
    let isCounted = ["1", "one", "a", "an", "the", "per"].contains(context.tokens[index].folded)
    let start = isCounted ? index + 1 : index
    // `EUR 1`
    if !isCounted, index + 1 < context.tokens.count,
      ["1", "one"].contains(context.tokens[index + 1].folded),
      let code = chartSpans(.currency, at: index).first(where: { $0.end == index + 1 })
    {
      return [RoleSpan(end: index + 2, value: code.value, points: 16)]
    }
    guard start < context.tokens.count, !lattice.isKnown(start) else { return [] }
    return chartSpans(.currency, at: start).map {
      RoleSpan(end: $0.end, value: $0.value, points: 8 * ($0.end - index))
    }
  }

  /// `1.17 dollars`, `€1.17`; a code before the number says which currency is meant, and not how much.
  func countedMoney(at index: Int) -> [RoleSpan] {
    guard context.tokens[index].kind != .word || number(at: index) != nil else { return [] }
    return chartSpans(.amount, at: index).compactMap { span in
      guard case .amount(var amount) = span.value, let mark = amount.currency else { return nil }
      amount.currency = .code(mark.currency(in: context.country))
      return RoleSpan(end: span.end, value: .amount(amount), points: span.points)
    }
  }

  /// A number that is no amount of a currency.
  func bareDecimals(at index: Int) -> [RoleSpan] {
    chartSpans(.decimal, at: index)
      .filter { chartSpans(.currency, at: $0.end).isEmpty || lattice.isKnown($0.end) }
  }

  /// `nite 7`, `friday nite`.
  func nights(at index: Int) -> [RoleSpan] {
    if isNight(index), let (number, end) = number(at: index + 1), number > 0 {
      return [RoleSpan(end: end, value: .day(.number(number)), points: 8 * (end - index))]
    }
    return spans(.day, at: index, before: context.tokens.count).flatMap { day in
      [day]
        + (isNight(day.end)
          ? [RoleSpan(end: day.end + 1, value: day.value, points: day.points + 8)] : [])
    }
  }

  private func isNight(_ index: Int) -> Bool {
    context.token(index).map { ["night", "nite", "evening"].contains($0.folded) } ?? false
  }
}

private let obliging: Set = [
  "to", "must", "should", "will", "can", "could", "would", "might", "may",
]
/// In words.
private let longestTask = 6
