/// A day of the Gregorian calendar: a year, a month and a day, never an instant.
package struct CivilDate: Hashable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int

  /// The date, or `nil` where the calendar has no such day.
  ///
  /// Years run from 1 to 9999.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...CivilDate.days(inMonth: month, year: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The date that lies so many days after 1970-01-01; held within the years 1 to 9999.
  package init(daysSinceEpoch: Int) {
    // Howard Hinnant's civil_from_days: eras of 400 years that begin on 1 March.
    let shifted = min(max(daysSinceEpoch, CivilDate.firstDay), CivilDate.lastDay) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// 0 for 1970-01-01, 1 for the day after.
  package var daysSinceEpoch: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private static let firstDay = -719_162  // 0001-01-01
  private static let lastDay = 2_932_896  // 9999-12-31

  package static func days(inMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  package var weekday: Weekday {
    let offset = (daysSinceEpoch + 3) % 7  // 1970-01-01 was a Thursday
    return Weekday.allCases[offset < 0 ? offset + 7 : offset]
  }

  /// The date so many days later; earlier where negative; held within the years 1 to 9999.
  package func adding(_ days: Int) -> CivilDate {
    let most = CivilDate.lastDay - CivilDate.firstDay
    return CivilDate(daysSinceEpoch: daysSinceEpoch + min(max(days, -most), most))
  }

  /// How many days this date lies after another.
  package func days(since other: CivilDate) -> Int { daysSinceEpoch - other.daysSinceEpoch }
}

extension CivilDate: Comparable {
  package static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CivilDate {
  /// The ISO 8601 form, such as 2027-04-19.
  package var iso: String {
    String(unsafeUninitializedCapacity: 10) { bytes in
      var digits = (year * 100 + month) * 100 + day
      for place in (0..<10).reversed() {
        if place == 4 || place == 7 {
          bytes[place] = UInt8(ascii: "-")
        } else {
          bytes[place] = UInt8(ascii: "0") + UInt8(digits % 10)
          digits /= 10
        }
      }
      return 10
    }
  }

  /// Reads exactly the ISO 8601 form.
  package init?(iso text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2,
      parts[2].utf8.count == 2, text.utf8.allSatisfy({ $0 == 45 || (48...57).contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

/// The days of the week, Monday first.
package enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday
}

extension Weekday {
  /// `Mon`.
  package var abbreviation: String { String(name.prefix(3)) }

  /// `Monday`.
  package var name: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }
}

/// The number with leading zeros up to this many digits.
package func padded(_ number: Int, _ digits: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}

extension CivilDate {
  /// The date so many days later; `nil` outside of the years 1 to 9999.
  package func later(by days: Int) -> CivilDate? {
    let date = adding(days)
    return date.days(since: self) == days ? date : nil
  }
}
