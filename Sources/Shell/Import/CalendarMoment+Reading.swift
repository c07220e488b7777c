internal import Session

extension CalendarMoment {
  /// What `DTSTART` and the like say; `nil` where that is no day and no time.
  ///
  /// A time by UTC is by the clocks of `zone`, where those are known.
  init?(_ property: CalendarProperty, in zone: String?, _ zones: any TimeZones) {
    let text = property.value.filter { !$0.isWhitespace }
    guard let date = CivilDate(digits: text.prefix(8)) else { return nil }
    guard text.count > 8 else {
      self = .day(date)
      return
    }
    let digits = text.dropFirst(8).prefix(7)
    guard digits.first == "T", let hour = Int(digits.dropFirst().prefix(2)),
      let minute = Int(digits.dropFirst(3).prefix(2)),
      let time = ClockTime(hour: hour, minute: minute)
    else { return nil }
    let named = property.parameters["TZID"].flatMap { zones.rules(of: $0) == nil ? nil : $0 }
    self = .clock(date, time, zone: named)
    guard text.hasSuffix("Z"), let zone, let rules = zones.rules(of: zone) else { return }
    let moment = date.daysSinceEpoch * 86_400 + time.minutes * 60
    if let (date, time) = rules.shown(at: moment) { self = .clock(date, time, zone: zone) }
  }
}

extension CivilDate {
  fileprivate init?(digits: Substring) {
    guard digits.utf8.count == 8, digits.allSatisfy(\.isASCII), let number = Int(digits) else {
      return nil
    }
    self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }
}
