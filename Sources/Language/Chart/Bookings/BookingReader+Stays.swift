internal import Session

/// Nights, as people count them.
extension BookingReader {
  /// Whether a word for a night stands here.
  func isNight(_ index: Int) -> Bool {
    context.isNight(index)
  }

  /// `3 nights`, `first three nights`, `the last night`, `saturday and sunday night`.
  mutating func nights(at start: Int) -> Int? {
    guard kind == .hotel, new.nights == nil else { return nil }
    if new.lastDay != nil { return saidNights(at: start) }
    let start = context.matches(["the"], at: start) ? start + 1 : start
    if let end = lastNight(at: start) ?? twoNights(at: start) ?? nightsThere(at: start) {
      return end
    }
    // `the night of the 15th`
    if isOpen, isNight(start), context.matches(["of"], at: start + 1), new.day == nil,
      let (day, end) = dayFound(at: start + 2, bareNumber: false)
    {
      (new.day, new.nights) = (day, 1)
      return end
    }
    // `all 3 nights`
    if isOpen, context.matches(["all"], at: start), new.day == nil,
      let (count, end) = count(at: start + 1), count == context.dayCount - 1, isNight(end)
    {
      (new.day, new.nights) = (.first, count)
      return end + 1
    }
    // `that first night`
    if isOpen, context.matches(["first"], at: start), isNight(start + 1), new.day == nil {
      (new.day, new.nights) = (.first, 1)
      return start + 2
    }
    let isFirst = context.matches(["first"], at: start)
    let number = isFirst ? start + 1 : start
    guard let (count, end) = count(at: number), (1...999).contains(count), isNight(end)
    else { return nil }
    new.nights = count
    if isFirst, new.day == nil { new.day = .first }
    return end + 1
  }

  /// `3-7 april (4 nights)`: as many as are between the days.
  private func saidNights(at start: Int) -> Int? {
    guard isOpen, case .on(let first)? = new.day, case .on(let last)? = new.lastDay,
      let (count, end) = chart.nightsTold(at: start), last.days(since: first) == count
    else { return nil }
    return end
  }

  /// `the whole time`: from the first day of the trip to its last.
  mutating func wholeTime(at start: Int) -> Int? {
    guard isOpen, new.day == nil, new.lastDay == nil, context.dayCount > 1,
      let end = context.end(ofOneOf: BookingWords.wholeTimes, at: start),
      context.dayCount == 3 || !context.matches(["both"], at: end - 2)
    else { return nil }
    (new.day, new.nights) = (.first, context.dayCount - 1)
    return end
  }

  private func count(at start: Int) -> (Int, Int)? {
    if isOpen, isNight(start + 1),
      ["a", "another"].contains(where: { context.matches([$0], at: start) })
    {
      return new.cost == nil || context.matches(["another"], at: start) ? (1, start + 1) : nil
    }
    return chart.wholeNumber(at: start).map { ($0, start + 1) }
      ?? NumberWords.cardinal(in: context.tokens, from: start)
      .map { ($0.value, $0.tokens.upperBound) }
  }

  /// The one that ends on the last day of the trip.
  private mutating func lastNight(at start: Int) -> Int? {
    guard isOpen, context.matches(["last"], at: start), new.day == nil else { return nil }
    var (count, end) = (1, start + 1)
    if let (number, after) = self.count(at: end), (1...999).contains(number) {
      (count, end) = (number, after)
    }
    guard isNight(end), context.dayCount > count else { return nil }
    (new.day, new.nights) = (.number(context.dayCount - count), count)
    return end + 1
  }

  /// `monday night`: the one that begins then.
  mutating func night(at start: Int) -> Int? {
    guard isOpen, kind == .hotel, isNight(start), new.nights == nil, new.lastDay == nil
    else { return nil }
    new.nights = 1
    return start + 1
  }

  /// `both Edinburgh nights`, `the three Portree nights`: those of the days whose city that is.
  private mutating func nightsThere(at start: Int) -> Int? {
    let both = context.matches(["both"], at: start) ? (2, start + 1) : nil
    if isOpen, both != nil, isNight(start + 1), context.dayCount > 3 {
      new.nights = 2
      return start + 2
    }
    guard isOpen, new.day == nil, let (count, name) = both ?? count(at: start),
      name + 1 < context.tokens.count, let end = (name + 1...name + 3).first(where: isNight),
      let there = context.trip?.days(in: context.text(name..<end)),
      there.count == count
        || there.upperBound == context.dayCount && there.count == count + 1
    else { return nil }
    (new.day, new.nights) = (.number(there.lowerBound), count)
    return end + 1
  }

  private mutating func twoNights(at start: Int) -> Int? {
    guard isOpen, new.day == nil, let (first, link) = dayFound(at: start, bareNumber: false),
      context.matches(["and"], at: link),
      let (second, end) = dayFound(at: link + 1, bareNumber: false), isNight(end),
      case .on(let date) = first, case .on(let next) = second, next.days(since: date) == 1
    else { return nil }
    (new.day, new.nights) = (first, 2)
    return end + 1
  }
}

extension ChartContext {
  /// Whether a word for nights stands there.
  func isNight(_ index: Int) -> Bool {
    token(index).map { $0.kind == .word && nightWords.contains($0.folded) } ?? false
  }
}

private let nightWords: Set = ["night", "nights", "nite", "nites", "nts"]
