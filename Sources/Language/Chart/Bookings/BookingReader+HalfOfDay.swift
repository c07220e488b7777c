internal import Session

extension BookingReader {
  /// `leaving at ten past seven in the evening and landing at ten past eight`: in words, without a
  /// half of the day, the half of the departure.
  func sameHalf(_ time: ClockTime, saidAt start: Int) -> ClockTime {
    let noon = 12 * 60
    guard let departure = new.time, arrivalDay == nil, departure.minutes >= noon,
      (60..<noon).contains(time.minutes), context.tokens[start].kind == .word,
      let later = ClockTime(minutes: time.minutes + noon), later > departure
    else { return time }
    return later
  }
}
