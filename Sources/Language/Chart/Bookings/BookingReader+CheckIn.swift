internal import Session

extension BookingReader {
  /// When one may check in: `15:00`, `from 3pm`, `15:00-22:00`, `between 3 and 10pm`, `until 22:00`.
  mutating func checkIn(_ word: Int) -> Int? {
    var start = isOpen ? behindLinks(word, of: .checkIn) : word
    if let end = stayDay(at: start, \.day) {
      start = behindComma(end)
      guard time(at: start)?.value.time != nil else { return end }
    }
    guard kind == .hotel, start < context.tokens.count else { return nil }
    if isClosing(word..<start, then: start) { return closing(at: start) }
    let from = context.matches(["between"], at: start) ? start + 1 : start
    guard let end = stayTime(from, \.time), let opens = new.time else { return nil }
    guard new.checkInUntil == nil, let token = context.token(end),
      ["-", "–", "—", "to", "until", "till", "and"].contains(token.folded),
      token.folded != "and" || from > start,
      let span = time(at: end + 1), let closes = span.value.time
    else { return end }
    new.checkInUntil = span.value.other(after: opens, closes)
    return span.end
  }

  /// `Check-in: Sat, Apr 3, 2027 4:00 PM`: the day before the hour.
  mutating func stayDay(
    at start: Int, _ path: WritableKeyPath<NewBooking, DayReference?>
  ) -> Int? {
    guard isOpen, kind == .hotel, new[keyPath: path] == nil, start < context.tokens.count else {
      return nil
    }
    let start = context.matches(["on"], at: start) && talksOf != nil ? start + 1 : start
    guard start < context.tokens.count else { return nil }
    let days = chart.spans(.day(bareNumber: false), at: start)
    guard let span = days.max(by: { $0.end < $1.end }), case .day(let day) = span.value,
      span.score > 0
    else { return nil }
    new[keyPath: path] = day
    return span.end
  }

  func behindComma(_ index: Int) -> Int {
    [",", "at", "from"].contains { context.matches([$0], at: index) } ? index + 1 : index
  }

  /// Whether what is said is when it is over: `until 10pm`, `closes at 22:00`, `not after ten`.
  private func isClosing(_ links: Range<Int>, then start: Int) -> Bool {
    let said = links.map { context.tokens[$0].folded }
    if said.contains("not") { return said.contains("after") }
    return said.contains("closes") || said.contains("before")
      || ["until", "till", "by", "before"].contains { context.matches([$0], at: start) }
  }

  private mutating func closing(at start: Int) -> Int? {
    let leads = ["until", "till", "by", "before", "at"]
    let at = leads.contains { context.matches([$0], at: start) } ? start + 1 : start
    guard new.checkInUntil == nil, let span = time(at: at), let time = span.value.time else {
      return nil
    }
    // Nobody closes at ten in the morning.
    let noon = ClockTime(minutes: 720) ?? time
    new.checkInUntil = span.value.other(after: new.time ?? noon, time)
    return span.end
  }

  private func time(at index: Int) -> Span? {
    guard index < context.tokens.count else { return nil }
    return chart.spans(.time, at: index).max { $0.end < $1.end }
  }
}

extension SlotValue {
  /// Of an hour that may be in either half of the day the one that is later than another time.
  fileprivate func other(after start: ClockTime, _ time: ClockTime) -> ClockTime {
    guard case .dial(let read, let other) = self, read <= start, other > start else { return time }
    return other
  }
}
