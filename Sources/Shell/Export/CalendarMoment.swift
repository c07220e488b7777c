internal import Session

/// When something in a calendar begins or ends.
enum CalendarMoment {
  /// A whole day.
  case day(CivilDate)
  /// By the clocks of a zone; where that is not known, by those of whoever reads it.
  case clock(CivilDate, ClockTime, zone: String?)

  /// The property of that name.
  func add(as name: String, to lines: inout ContentLines) {
    switch self {
    case .day(let date): lines.add("\(name);VALUE=DATE", CalendarMoment.digits(date))
    case .clock(let date, let time, let zone):
      let parameter = zone.map { ";TZID=\($0)" } ?? ""
      lines.add(name + parameter, CalendarMoment.digits(date, seconds: time.minutes * 60))
    }
  }

  var zone: String? { if case .clock(_, _, let zone) = self { zone } else { nil } }

  var date: CivilDate {
    switch self {
    case .day(let date), .clock(let date, _, _): date
    }
  }

  /// So many minutes later by the same clocks.
  func later(by minutes: Int) -> CalendarMoment {
    guard case .clock(let date, let time, let zone) = self else { return self }
    let total = time.minutes + minutes
    return ClockTime(minutes: total % 1440).map {
      .clock(date.adding(total / 1440), $0, zone: zone)
    }
      ?? self
  }

  /// `20270419`.
  static func digits(_ date: CivilDate) -> String { date.iso.filter { $0 != "-" } }

  /// `20270419T103000`.
  static func digits(_ date: CivilDate, seconds: Int) -> String {
    let (minutes, second) = seconds.quotientAndRemainder(dividingBy: 60)
    return digits(date) + "T" + padded(minutes / 60, 2) + padded(minutes % 60, 2)
      + padded(second, 2)
  }

  /// A moment in seconds since 1970, by UTC: `20270419T103000Z`.
  static func digits(moment: Int) -> String {
    let days = (Double(moment) / 86_400).rounded(.down)
    let date = CivilDate(daysSinceEpoch: Int(days))
    return digits(date, seconds: moment - Int(days) * 86_400) + "Z"
  }
}

extension CalendarMoment {
  /// As its own clock shows it: `2027-04-20 10:00`, `2027-04-20`.
  var plain: String {
    switch self {
    case .day(let date): date.iso
    case .clock(let date, let time, _): "\(date.iso) \(time.text)"
    }
  }
}
