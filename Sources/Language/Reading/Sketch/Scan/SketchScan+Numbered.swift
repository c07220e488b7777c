internal import Session

/// Days of the month told by mere numbers, as those do whose tongue has no other way: `the 28 we …`.
extension SketchScan {
  /// `the 28`, `the day 23`, of which the trip has one, and behind which nothing is counted.
  func dayNumbered(_ index: Int) -> (date: CivilDate, end: Int)? {
    let start = context.end(ofOneOf: leads, at: index) ?? index
    guard start > index, let token = context.token(start), token.kind == .number, !token.isGlued,
      let day = Int(token.text), (1...31).contains(day), let trip = context.trip,
      isNothingCounted(start + 1, isLast: isUntil(index)), !isOtherwiseLed(index)
    else { return nil }
    let known = trip.days.compactMap(\.date).filter { $0.day == day }
    return known.count == 1 ? (known[0], start + 1) : nil
  }

  /// Days from one number to another: `from the 21 until the 26`.
  func daysNumbered(_ index: Int) -> SketchPiece? {
    let start = context.matches(["from"], at: index) ? index + 1 : index
    guard let (first, link) = dayNumbered(start), let token = context.token(link),
      ["until", "till", "til", "to"].contains(token.folded),
      let (last, end) = dayNumbered(link + 1),
      first < last
    else { return nil }
    return SketchPiece(fact: .days(.on(first), .on(last)), tokens: index..<end)
  }

  /// Whether the nights are told by their numbers.
  var numbersNights: Bool {
    pieces.contains { piece in
      if case .days(.number, .number) = piece.fact { true } else { false }
    }
  }

  /// `nights 3-5`, `night 4`: those of the trip, counted from its first.
  func nightsNumbered(_ index: Int) -> SketchPiece? {
    let start = context.matches(["the"], at: index) ? index + 1 : index
    guard context.isNight(start), let first = chart.wholeNumber(at: start + 1),
      context.token(index - 1).map({ $0.kind == .sign || $0.says("for") || $0.says("is") }) ?? true
    else { return nil }
    var (last, end) = (first, start + 2)
    if let link = context.token(end), ["-", "–", "to", "and", "till"].contains(link.folded),
      let number = chart.wholeNumber(at: end + 1), number > first
    {
      (last, end) = (number, end + 2)
    }
    guard (1..<context.dayCount).contains(last), first > 0 else { return nil }
    return SketchPiece(fact: .days(.number(first), .number(last + 1)), tokens: index..<end)
  }

  /// Whether it ends or begins a time: `until the 11`.
  private func isUntil(_ index: Int) -> Bool {
    index > 0 && ["until", "till", "til", "to", "from"].contains(context.tokens[index - 1].folded)
  }

  /// Whether people or a house are told so: `a table for the 4`, `drinks at the 7`.
  private func isOtherwiseLed(_ index: Int) -> Bool {
    index > 0 && ["at", "by", "with", "for", "of", "in"].contains(context.tokens[index - 1].folded)
  }

  private func isNothingCounted(_ index: Int, isLast: Bool) -> Bool {
    guard let next = context.token(index) else { return true }
    return next.kind == .sign && !next.isGlued || [",", ".", ";"].contains(next.folded)
      || following.contains(next.folded) || isLast && next.says("and")
  }
}

private let leads = BookingWords.ways("the the_day on_the is_the on_the_day for_the_day")
private let following: Set = [
  "we", "i", "until", "till", "til", "to", "at", "by", "in", "the", "is", "it", "they", "there",
]
