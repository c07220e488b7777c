internal import Session

extension BookingReader {
  /// A day or a time that stands by itself.
  mutating func moment() -> Int? {
    if let end = nextDay(at: index) ?? earlier(at: index) { return end }
    if kind == .hotel, let end = nights(at: index) ?? stay(at: index) ?? wholeTime(at: index) {
      return end
    }
    if let end = day(at: index, isLed: false) { return end }
    return clearClock(at: index)
  }

  /// A range of dates: the first night, and the day of leaving.
  mutating func stay(at start: Int) -> Int? {
    guard kind == .hotel, new.day == nil, start < context.tokens.count else { return nil }
    if new.nights == nil, let (first, last, end) = chart.daysWithNights(at: start) {
      (new.day, new.lastDay) = (.on(first), .on(last))
      return end
    }
    let spans = [start, start - 1].filter { $0 >= index }.flatMap {
      chart.spans(.dates(of: .open), at: $0)
    }
    var best: (end: Int, range: DateRange)?
    for span in spans {
      guard case .dates(.range(let range)) = span.value, range.first < range.last,
        isNear(range.first),
        span.end > best?.end ?? 0, !isNight(span.end)
      else { continue }
      best = (span.end, range)
    }
    guard let best else { return nil }
    (new.day, new.lastDay) = (.on(best.range.first), .on(best.range.last))
    return best.end
  }

  /// A day: of departure, or of what has arrived already.
  mutating func day(at start: Int, isLed: Bool, bareNumber: Bool = false) -> Int? {
    guard let (day, end) = dayFound(at: start, bareNumber: bareNumber) else { return nil }
    let isOfArrival =
      new.arrival != nil && new.arrival?.day == nil
      && (new.day != nil || !isLed && context.isIn(.onDay))
    if isOfArrival {
      new.arrival?.day = .on(day)
    } else if new.day == nil {
      new.day = day
      return night(at: end) ?? end
    } else if kind.isJourney, arrivesNext, new.arrival == nil, arrivalDay == nil {
      arrivalDay = .on(day)
    } else if kind == .hotel, new.lastDay == nil, new.nights == nil {
      new.lastDay = day
    } else {
      return nil
    }
    return end
  }

  mutating func lastDay(at start: Int) -> Int? {
    guard kind == .hotel, new.day != nil, new.lastDay == nil, new.nights == nil,
      let (day, end) = dayFound(at: start, bareNumber: true)
    else { return nil }
    new.lastDay = day
    return end
  }

  /// The longest day that begins here; a wrong one is a fault.
  mutating func dayFound(at start: Int, bareNumber: Bool) -> (DayReference, Int)? {
    guard start < context.tokens.count else { return nil }
    // `27 feb 0720`: no year.
    let spans = chart.spans(.day(bareNumber: bareNumber), at: start).filter { span in
      if case .day(.on(let date)) = span.value { isNear(date) } else { true }
    }
    let longest = spans.max { ($0.end, $0.score) < ($1.end, $1.score) }
    switch longest?.value {
    case .day(let day): return longest.map { (day, $0.end) }
    case .fault(let found):
      fault = fault ?? found
      return longest.map { (.here, $0.end) }
    default: return nil
    }
  }

  // MARK: - Times of day

  func clockSpan(at start: Int) -> (time: ClockTime, end: Int)? {
    guard start < context.tokens.count else { return nil }
    let spans = chart.spans(.time, at: start).filter { span in
      // `10.5.` is a date.
      span.end > start + 1 || context.tokens[start].kind == .word || isBareHour(start)
    }
    guard let span = spans.max(by: { $0.end < $1.end }) else { return nil }
    return span.value.time.map { ($0, span.end) }
  }

  private func isBareHour(_ start: Int) -> Bool {
    context.tokens[start].kind == .number && start > index
  }

  /// A time that can be nothing else.
  private mutating func clearClock(at start: Int) -> Int? {
    if kind.isJourney, let time = fourDigits(at: start) { return take(time) ? start + 1 : nil }
    guard let (time, end) = clockSpan(at: start),
      end > start + 1 || context.tokens[start].kind == .word
    else { return nil }
    if isLength(start) { return isOpen ? minutes(at: start) : nil }
    return take(time, or: otherHalf(at: start, end)) ? end : nil
  }

  /// A time behind a word that leads to one.
  mutating func clock(at start: Int) -> Int? {
    guard let (time, end) = clockSpan(at: start) ?? fourDigitSpan(at: start),
      take(time, or: otherHalf(at: start, end))
    else { return nil }
    return end
  }

  /// `Wed 0715 Ullapool to Stornoway, in 0955`: when it gets in, told in digits.
  mutating func inAt(_ start: Int) -> Int? {
    guard context.matches(["in"], at: start - 1), let token = context.token(start),
      token.kind == .number
    else { return nil }
    // `in 2h` tells how long, `in 2027` the year.
    let mayBeYear = ["19", "20"].contains { token.text.hasPrefix($0) }
    guard token.text.utf8.count == 4 && !mayBeYear || context.matches([":"], at: start + 1) else {
      return nil
    }
    return arrival(at: start)
  }

  mutating func arrival(at start: Int) -> Int? {
    guard kind.isJourney, new.arrival == nil, new.time != nil else { return nil }
    // `19:00 - 2 may 15:50`
    if let (day, behind) = dayFound(at: start, bareNumber: false),
      let (time, end) = fourDigitSpan(at: behind) ?? clockSpan(at: behind)
    {
      new.arrival = NewArrival(time, .on(day))
      return end
    }
    guard let (time, end) = fourDigitSpan(at: start) ?? clockSpan(at: start) else { return nil }
    new.arrival = NewArrival(time, arrivalDay, or: otherHalf(at: start, end))
    return end
  }

  /// - `other`: the same hour in the other half of the day, where that may be meant.
  mutating func take(_ time: ClockTime, or other: ClockTime? = nil) -> Bool {
    guard kind.isJourney else {
      guard kind == .activity, new.time == nil else { return false }
      new.time = time
      return true
    }
    if arrivesNext || new.time != nil {
      guard new.arrival == nil else { return false }
      new.arrival = NewArrival(time, arrivalDay, or: other)
    } else {
      new.time = time
    }
    return true
  }

  // MARK: - The day of an arrival, seen from the departure

  /// `+1`, `+1 day`; what is told before the time of arrival waits for that.
  mutating func later(at start: Int, by sign: Int) -> Int? {
    guard new.time != nil, !hasArrivalDay, let days = chart.wholeNumber(at: start), days < 10
    else { return nil }
    arriveLater(by: sign * days)
    let end = start + 1
    return ["day", "days"].contains { context.matches([$0], at: end) } ? end + 1 : end
  }

  private var hasArrivalDay: Bool { arrivalDay != nil || new.arrival?.day != nil }

  private mutating func arriveLater(by days: Int) {
    if new.arrival == nil {
      arrivalDay = .later(days)
    } else {
      new.arrival?.day = .later(days)
    }
  }

  /// `-1` behind the arrival.
  private mutating func earlier(at start: Int) -> Int? {
    guard new.arrival != nil, context.matches(["-"], at: start),
      context.token(start + 1)?.isGlued == true,
      clockSpan(at: start + 1).map({ $0.end == start + 2 }) ?? true
    else { return nil }
    return later(at: start + 1, by: -1)
  }

  /// `the next day`, `the day before`: seen from when it leaves, whatever day was spoken of.
  private mutating func nextDay(at start: Int) -> Int? {
    guard kind.isJourney, new.time != nil, new.arrival != nil || arrivesNext, !hasArrivalDay,
      let (days, end) = context.otherDay(at: start)
    else { return nil }
    arriveLater(by: days)
    return end
  }
}
