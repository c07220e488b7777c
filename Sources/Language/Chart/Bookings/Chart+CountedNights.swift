internal import Session

/// Days of the month that are told by mere numbers, with as many nights between them as are told too.
extension Chart {
  /// `12-14 2 nights`, `3-5 cabin … 2 nts`: from the first day of the trip that has that number.
  func daysWithNights(at index: Int) -> (first: CivilDate, last: CivilDate, end: Int)? {
    guard let first = monthDay(at: index), let dash = context.token(index + 1),
      ["-", "–", "to"].contains(dash.folded), let last = monthDay(at: index + 2),
      !isPartOfNumber(index, index + 3), !isInMonth(index, index + 3),
      let start = context.trip?.days.compactMap(\.date).first(where: { $0.day == first }),
      let nights = (1...31).first(where: { start.adding($0).day == last }),
      context.tokens.indices.contains(where: { nightsTold(at: $0)?.count == nights })
    else { return nil }
    return (start, start.adding(nights), index + 3)
  }

  private func monthDay(at index: Int) -> Int? {
    guard let token = context.token(index), token.kind == .number, token.text.utf8.count < 3,
      let day = Int(token.text), (1...31).contains(day)
    else { return nil }
    return day
  }

  /// As in `10:12-14`, `12-14.5` and `8-10pm`.
  private func isPartOfNumber(_ start: Int, _ end: Int) -> Bool {
    context.tokens[start].isGlued
      || context.token(end)?.isGlued == true && !context.matches([","], at: end)
  }

  /// `8-11 jul 3n`, `july 8-11`: a date as all others are.
  private func isInMonth(_ start: Int, _ end: Int) -> Bool {
    [start - 1, end, end + 1].contains { context.token($0)?.mayBeMonth == true }
  }

  /// How many are told there: `2 nights`, `one night`, `2n`.
  func nightsTold(at index: Int) -> (count: Int, end: Int)? {
    let counted =
      monthDay(at: index).map { ($0, index + 1) }
      ?? NumberWords.cardinal(in: context.tokens, from: index)
      .map { ($0.value, $0.tokens.upperBound) }
    return counted.flatMap { count, behind in endOfNights(at: behind).map { (count, $0) } }
  }

  /// Behind a number: `nights`, or an `n` that is glued to it.
  private func endOfNights(at index: Int) -> Int? {
    if context.isNight(index) { return index + 1 }
    let isShort = ["n", "nt"].contains { context.matches([$0], at: index) }
    return isShort && context.token(index)?.isGlued == true ? index + 1 : nil
  }
}
