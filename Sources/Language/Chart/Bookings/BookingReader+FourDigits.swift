internal import Session

/// Times that are written without a sign, and days that are told with a part of them.
extension BookingReader {
  /// `0720 1030`, `1850-2005`: a time of four digits; one that may be a year stands beside another.
  func fourDigits(at start: Int) -> ClockTime? {
    func time(_ index: Int) -> ClockTime? {
      guard let token = context.token(index), token.kind == .number, token.text.utf8.count == 4,
        let number = Int(token.text),
        context.token(index + 1)?.isGlued != true || isDash(index + 1)
          || context.matches(["+"], at: index + 1)
          || context.matches(["."], at: index + 1) && context.token(index + 2)?.isGlued != true
      else { return nil }
      return ClockTime(hour: number / 100, minute: number % 100)
    }
    // `flight 1412`
    let isNumber = start > 0 && ["flight", "flt"].contains(context.tokens[start - 1].folded)
    guard let found = time(start), !isNumber else { return nil }
    let mayBeYear = ["19", "20"].contains { context.tokens[start].text.hasPrefix($0) }
    let isBeside = time(start + 1) != nil || time(start + 2) != nil || new.time != nil
    return !mayBeYear || isBeside ? found : nil
  }

  /// `0800-1030`, `0720 1030`: from one to another.
  func areFourDigits(at start: Int) -> Bool {
    kind.isJourney && new.time == nil && fourDigits(at: start) != nil
      && [start + 1, start + 2].contains { index in
        context.token(index).map { $0.kind == .number && $0.text.utf8.count == 4 } ?? false
      }
  }

  /// Whether a date may be one of the trip: `7-10 april 72` goes on with a price.
  ///
  /// In a command any day of this time and later may be told; `11 mar 2050 1026` is no year there.
  func isNear(_ date: CivilDate) -> Bool {
    guard isOpen else { return date.year >= 1900 }
    guard let start = context.trip?.start else { return abs(date.year - context.today.year) < 10 }
    return abs(date.year - start.year) < 3
  }

  func fourDigitSpan(at start: Int) -> (time: ClockTime, end: Int)? {
    kind.isJourney ? fourDigits(at: start).map { ($0, start + 1) } : nil
  }

  /// `the evening of the 2nd`: the hour tells it more exactly.
  func behindDayPart(_ start: Int) -> Int {
    guard isOpen, kind.isJourney, let end = context.end(ofOneOf: dayParts, at: start) else {
      return start
    }
    return end
  }
}

private let dayParts = BookingWords.ways(
  "the_evening_of the_morning_of the_afternoon_of the_night_of evening_of morning_of")
