internal import Session

/// Hours.
extension SketchScan {
  func hours(_ index: Int) -> SketchPiece? {
    for start in [index, context.end(ofOneOf: hourLeads, at: index) ?? index]
    where start < context.tokens.count {
      for span in chart.spans(.hours, at: start).sorted(by: { $1.end < $0.end }) {
        guard case .hours(let time, let minutes) = span.value else { continue }
        return SketchPiece(fact: .hours(time, minutes: minutes), tokens: index..<span.end)
      }
    }
    if let hours = hoursUpTo(index) ?? hoursDashed(index) { return hours }
    // `kickoff 9 to 12`
    guard pieces.last?.isWord == true, !isNumbered(index) else { return nil }
    for span in chart.bareHours(at: index) where endsThing(span.end) {
      guard case .hours(let time, let minutes) = span.value else { continue }
      return SketchPiece(fact: .hours(time, minutes: minutes), tokens: index..<span.end)
    }
    return nil
  }

  /// `sat am`, `pm kazimierz`: a half of the day, told by itself.
  func halfOfDay(_ index: Int) -> SketchPiece? {
    guard let half = halves[context.tokens[index].folded], !context.tokens[index].isGlued,
      index == 0 || isBehindDay(index) || pieces.last?.isFirmJoint == true,
      let time = ClockTime(minutes: half)
    else { return nil }
    return SketchPiece(fact: .hour(time, exact: false), tokens: index..<index + 1)
  }

  func hour(_ index: Int) -> SketchPiece? {
    let lead = context.end(ofOneOf: hourLeads, at: index)
    let start = lead ?? index
    guard let token = context.token(start), !isInWord(start) else { return nil }
    let isLed = lead != nil
    // `Motel One`
    let isWritten = token.kind == .word && token.text.first?.isUppercase == true && lead == nil
    guard !isWritten || index == 0 || context.tokens[index - 1].text.first?.isUppercase != true
    else { return nil }
    if isLed, let time = dotted(start) {
      return SketchPiece(fact: .hour(time, exact: true), tokens: index..<start + 3)
    }
    // `2027` is rather a year.
    let mayBeYear = ["19", "20"].contains { token.text.hasPrefix($0) }
    if let digits = digits(start), !isNumbered(start),
      isLed || isBehindDay(start) || token.text.utf8.count == 4 && !mayBeYear
    {
      return SketchPiece(fact: .hour(digits, exact: true), tokens: index..<start + 1)
    }
    guard let span = chart.spans(.time, at: start).max(by: { $0.end < $1.end }),
      let time = hour(span.value),
      span.end > start + 1 || isWord(start) || isLed || endsThing(span.end) && !isOfDate(start),
      !isNumbered(start)
    else { return nil }
    let isExact = (start..<span.end).contains { index in
      context.tokens[index].text.utf8.contains { (48...57).contains($0) }
        || NumberWords.cardinals[context.tokens[index].folded] != nil
    }
    return SketchPiece(fact: .hour(time, exact: isExact), tokens: index..<span.end)
  }

  /// Of two halves of the day the later one at night.
  private func hour(_ value: SlotValue) -> ClockTime? {
    guard case .dial(let time, let other) = value, isAtNight else { return value.time }
    return max(time, other)
  }

  /// `at 13.06.`: hours and minutes with a point between.
  private func dotted(_ start: Int) -> ClockTime? {
    guard let hour = context.token(start), hour.kind == .number,
      context.matches(["."], at: start + 1), let minute = context.token(start + 2),
      minute.kind == .number, minute.isGlued, minute.text.utf8.count == 2,
      let hours = Int(hour.text), let minutes = Int(minute.text)
    else { return nil }
    return ClockTime(hour: hours, minute: minutes)
  }

  /// `930`, `2155`.
  private func digits(_ index: Int) -> ClockTime? {
    let token = context.tokens[index]
    guard token.kind == .number, (3...4).contains(token.text.utf8.count),
      let number = Int(token.text),
      context.token(index + 1).map({ !$0.isGlued || $0.kind == .sign }) ?? true,
      !isAmount(index)
    else { return nil }
    return ClockTime(hour: number / 100, minute: number % 100)
  }

  /// Whether a currency stands there as well: `1230 eur`.
  private func isAmount(_ index: Int) -> Bool {
    chart.spans(.amount, at: index).contains { span in
      guard case .amount(let amount) = span.value else { return false }
      return amount.currency != nil && span.end > index + 1
    }
  }

  /// `fri 8` of a trip that has no eighth is at eight.
  private func isOfDate(_ index: Int) -> Bool {
    guard isBehindDay(index), let day = Int(context.tokens[index].text), day < 13 else {
      return isBehindDay(index)
    }
    return context.trip?.days.contains { $0.date?.day == day } ?? true
  }

  private func isBehindDay(_ index: Int) -> Bool {
    guard let last = pieces.last, last.tokens.upperBound == index else { return false }
    switch last.fact {
    case .day, .days: return true
    default: return false
    }
  }

  /// `castle 9, lunch 1`: a bare hour ends what is told of a thing.
  private func endsThing(_ end: Int) -> Bool {
    guard let next = context.token(end) else { return true }
    return next.kind == .sign && [",", ";", "."].contains(next.folded) || next.says("then")
  }

  /// `noon`, not `three`.
  private func isWord(_ index: Int) -> Bool {
    context.tokens[index].kind == .word
      && NumberWords.cardinal(in: context.tokens, from: index) == nil
  }

  /// Whether digits end a word: `B3`.
  private func isInWord(_ index: Int) -> Bool {
    index > 0 && context.tokens[index].isGlued && context.tokens[index - 1].kind == .word
  }

  /// Whether hours are told in another way than by mere digits.
  var tellsOtherHours: Bool {
    context.tokens.indices.contains { index in
      ["am", "pm"].contains(context.tokens[index].folded)
        || context.matches([":"], at: index) && context.tokens[index].isGlued
          && context.token(index + 1)?.isGlued == true
    }
  }

  /// `room 3`, `line 2`: no hour.
  private func isNumbered(_ index: Int) -> Bool {
    if index > 0, ["flight", "flt"].contains(context.tokens[index - 1].folded),
      tellsOtherHours || context.tokens.dropFirst(index + 1).contains(where: isFourDigits)
    {
      return true
    }
    return index > 0 && context.tokens[index].kind == .number
      && numbered.contains(context.tokens[index - 1].folded)
  }
}

private func isFourDigits(_ token: Token) -> Bool {
  token.kind == .number && token.text.utf8.count == 4
}

private let halves = ["am": 9 * 60, "pm": 14 * 60]
private let hourLeads = BookingWords.ways(
  """
  at @ from around about circa ca by say at_about at_around in_the starts_at between from_about that that_same this at_circa
  """)
private let numbered: Set = [
  "room", "gate", "coach", "seat", "platform", "terminal", "line", "bus", "tram", "hall", "track",
  "day", "car", "row", "bay", "floor", "number", "no", "stage", "route", "table",
]
