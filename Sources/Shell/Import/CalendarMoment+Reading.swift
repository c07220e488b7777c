internal import Session

extension CalendarMoment {
  /// What `DTSTART` and the like say; `nil` where that is no day and no time.
  init?(_ property: CalendarProperty) {
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
    let zone = text.hasSuffix("Z") ? CalendarMoment.universal : property.parameters["TZID"]
    self = .clock(date, time, zone: zone)
  }

  /// The same moment by the clocks of a zone; where one of both is not known, as it stands.
  func shown(in zone: String?, _ zones: any TimeZones) -> CalendarMoment {
    guard case .clock(let date, let time, let own?) = self else { return self }
    guard let zone, zone != own, let rules = zones.rules(of: zone),
      let moment = moment(zones), let (there, shown) = rules.shown(at: moment)
    else { return .clock(date, time, zone: own == zone ? own : nil) }
    return .clock(there, shown, zone: zone)
  }

  /// In seconds since 1970; `nil` for a whole day, and where its clocks are not known.
  func moment(_ zones: any TimeZones) -> Int? {
    guard case .clock(let date, let time, let own?) = self else { return nil }
    let rules = own == CalendarMoment.universal ? ZoneRules(firstOffset: 0) : zones.rules(of: own)
    return rules?.moment(of: date, time)
  }

  private static let universal = "UTC"
}

extension CivilDate {
  fileprivate init?(digits: Substring) {
    guard digits.utf8.count == 8, digits.allSatisfy(\.isASCII), let number = Int(digits) else {
      return nil
    }
    self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }
}

/// How long something lasts, as `P1DT2H30M` says it.
func calendarMinutes(_ text: String) -> Int? {
  var (minutes, digits, isTime) = (0, "", false)
  for letter in text.uppercased() where letter != "P" && letter != "+" {
    if letter == "T" { isTime = true }
    guard let unit = ["W": 10_080, "D": 1440, "H": 60, "M": isTime ? 1 : 0, "S": 0][letter] else {
      if letter.isASCII, letter.isNumber { digits.append(letter) }
      continue
    }
    guard let number = Int(digits), number < 10_000 else { return nil }
    minutes += number * unit
    digits = ""
  }
  return minutes > 0 ? minutes : nil
}
