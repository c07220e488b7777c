internal import Session

/// When and where a journey begins and ends, behind the words that lead to that.
extension BookingReader {
  /// Behind `arriving`, perhaps with `at`.
  mutating func leadToTime() -> Int? {
    guard kind.isJourney else { return nil }
    let arriving = context.end(ofOneOf: BookingWords.arriving, at: index)
    let departing = context.end(ofOneOf: BookingWords.departing, at: index)
    if let end = arrivingAtPlace(arriving) { return end }
    // `departs from York at 10:02`
    if isOpen, let departing, context.matches(["from"], at: departing), new.from == nil {
      return departing
    }
    if let end = leaving(departing) { return end }
    guard var start = arriving ?? departing, start < context.tokens.count,
      leadsToTime(start),
      arriving == nil || new.from != nil || goesBack || new.to != nil
    else { return nil }
    arrivesNext = arriving != nil
    if context.matches(["."], at: start) || context.matches([":"], at: start) { start += 1 }
    guard ["at", "on", "by", "around"].contains(where: { context.matches([$0], at: start) })
    else { return bareClock(at: start) ?? start }
    return clock(at: start + 1) ?? start + 1
  }

  /// `leaves Porto at 18:00`: where it begins, written as a name is.
  private mutating func leaving(_ start: Int?) -> Int? {
    guard isOpen, let start, new.from == nil, let name = context.token(start), name.kind == .word,
      name.text.first?.isUppercase == true, !leadsToTime(start),
      ["leaves", "leaving", "departs", "departing"].contains(context.tokens[index].folded)
    else { return nil }
    return from(start)
  }

  /// `arriving in Manchester at 18:45`: where it ends, and then when.
  private mutating func arrivingAtPlace(_ start: Int?) -> Int? {
    guard isOpen, let start, new.to == nil,
      let link = ["in", "at", "into", "to"].first(where: { context.matches([$0], at: start) }),
      clockSpan(at: start + 1) == nil || link == "into",
      let end = way(at: start + 1, \.to)
    else { return nil }
    arrivesNext = true
    return end
  }

  /// `arriving 9`, at the end of what is said of it.
  private mutating func bareClock(at start: Int) -> Int? {
    guard let (time, end) = clockSpan(at: start), end > start + 1 || !mayBeDay(start) else {
      return nil
    }
    return take(time) ? end : nil
  }

  private func mayBeDay(_ index: Int) -> Bool {
    chart.spans(.day(bareNumber: false), at: index).contains { $0.score > 0 }
  }

  /// Whether a time or a day follows.
  func leadsToTime(_ start: Int) -> Bool {
    var start = start
    for word in [".", ":", "at", "on", "by", "around"] where context.matches([word], at: start) {
      start += 1
    }
    return start < context.tokens.count
      && (!chart.spans(.time, at: start).isEmpty || mayBeDay(start) || isNextDay(start))
  }
}
