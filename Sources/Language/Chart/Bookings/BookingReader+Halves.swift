internal import Session

/// Clocks of twelve hours.
extension BookingReader {
  /// `leaving at 7:10 pm and landing at 8:10`: the other half of the day, where the line tells of the
  /// departure by halves.
  func otherHalf(at start: Int, _ end: Int) -> ClockTime? {
    guard let departure = new.time, departure.minutes >= 12 * 60,
      let dial = chart.spans(.time, at: start).first(where: { $0.end == end }),
      case .dial(_, let other) = dial.value
    else { return nil }
    let isByHalves = (0..<start).contains { index in
      guard let (time, _) = clockSpan(at: index), time == departure else { return false }
      let token = context.tokens[index]
      return token.kind == .word || Int(token.text).map { $0 <= 12 } ?? false
    }
    return isByHalves ? other : nil
  }
}
