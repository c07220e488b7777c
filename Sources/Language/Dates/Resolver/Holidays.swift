internal import Session

/// A day that has a name instead of a date, by its row in the table.
struct Holiday: Hashable, Sendable {
  fileprivate var row: Int

  /// The words with which one can begin.
  static var firstWords: [String] { Array(names.keys) }

  /// The name of one, unless it is only the beginning of something else: `christmas market`.
  static let rule = Rule<Holiday>(.any(Openings(meaning: .holiday))) { tokens, start in
    guard tokens.contains(start), tokens[start].kind == .word else { return [] }
    return (names[tokens[start].folded] ?? []).compactMap { name in
      var end = start
      for word in name.words {
        guard end < tokens.count, tokens[end].isWord(word) else { return nil }
        end += 1
        // `presidents' day`, `jr.`
        if tokens.contains(end), tokens[end].isGlued, ["'", "’", "."].contains(tokens[end].text) {
          end += 1
        }
      }
      return .init(value: Holiday(row: name.row), end: end)
    }
  }

  /// Its date in a year; of more than one only where countries differ and none is known.
  func dates(in year: Int, country: String?) -> [CivilDate] {
    let rules = table[row].rules
    let others = rules.filter(\.countries.isEmpty)
    let own = rules.filter { $0.countries.contains(country ?? "?") }
    let meant = country == nil ? own + others : own.isEmpty ? others : own
    return Set(meant.compactMap { $0.date(in: year) }).sorted()
  }

  static func easter(of year: Int) -> [CivilDate] { CivilDate.easter(of: year).map { [$0] } ?? [] }

  private struct Name: Sendable {
    var words: [String]
    var row: Int
  }

  private static let names: [String: [Name]] = {
    var all: [String: [Name]] = [:]
    for (row, holiday) in table.enumerated() {
      for name in holiday.names {
        let words = blankParted(name).map(String.init)
        all[words.first ?? "", default: []].append(Name(words: words, row: row))
      }
    }
    return all
  }()
}

extension Token {
  /// Whether it is this word, or a weekday of three letters or more cut short: `good fri`.
  fileprivate func isWord(_ word: String) -> Bool {
    folded == word
      || folded.utf8.count > 2 && word.hasSuffix("day") && word.count > 5
        && word.dropLast(3).hasPrefix(folded)
  }
}

/// When a holiday is: a day of a month, the nth weekday of a month or Easter, and days from there.
private struct HolidayRule: Sendable {
  enum Base: Sendable {
    case day(Int, month: Int)
    case weekday(Weekday, place: Int, month: Int)
    case easter
  }

  /// Where it is so, `?` for where no country is known; empty for everywhere else.
  var countries: Set<String> = []
  var base = Base.easter
  var offset = 0
  /// By how many days it is moved where it falls on a weekday.
  var moves: [Weekday: Int] = [:]

  func date(in year: Int) -> CivilDate? {
    let date =
      switch base {
      case .day(let day, let month): CivilDate(year: year, month: month, day: day)
      case .weekday(let weekday, let place, let month):
        CivilDate(year: year, month: month, day: 1)?.nth(place, weekday)
      case .easter: CivilDate.easter(of: year)
      }
    return date.map { $0.adding(offset + (moves[$0.weekday] ?? 0)) }
  }

  /// `12-25`, `4 thu 11 +1`, `-1 mon 5`, `easter -2`, with `GB,IE` before it and `sun:-1` behind.
  init(_ text: Substring) {
    let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    var numbers: [Int] = []
    var weekday: Weekday?
    for word in text.split(separator: " ") {
      let parts = word.split(separator: ":")
      if let day = weekdays.firstIndex(of: String(parts[0])) {
        if parts.count > 1 { moves[Weekday.allCases[day]] = Int(parts[1]) }
        if parts.count == 1 { weekday = Weekday.allCases[day] }
      } else if let number = Int(word) {
        numbers.append(number)
      } else if word.contains("-") {
        let parts = word.split(separator: "-").compactMap { Int($0) }
        base = .day(parts.last ?? 1, month: parts.first ?? 1)
      } else if word != "easter" {
        countries = Set(word.split(separator: ",").map(String.init))
      }
    }
    if let weekday, numbers.count > 1 {
      base = .weekday(weekday, place: numbers[0], month: numbers[1])
      numbers.removeFirst(2)
    }
    offset = numbers.first ?? 0
  }
}

extension CivilDate {
  /// The nth such weekday of this date's month, from its end where negative.
  fileprivate func nth(_ place: Int, _ weekday: Weekday) -> CivilDate? {
    let last = adding(CivilDate.days(inMonth: month, year: year) - 1)
    return place > 0
      ? adding(-1).next(weekday).adding(7 * (place - 1)) : last.adding(-7).next(weekday)
  }

  /// Easter Sunday, by the anonymous Gregorian algorithm.
  fileprivate static func easter(of year: Int) -> CivilDate? {
    let (golden, century, rest) = (year % 19, year / 100, year % 100)
    let corrected = century - century / 4 - (century - (century + 8) / 25 + 1) / 3
    let moon = (19 * golden + corrected + 15) % 30
    let weekday = (32 + 2 * (century % 4) + 2 * (rest / 4) - moon - rest % 4) % 7
    let late = (golden + 11 * moon + 22 * weekday) / 451
    let day = moon + weekday - 7 * late + 114
    return CivilDate(year: year, month: day / 31, day: day % 31 + 1)
  }
}

private struct HolidayRow: Sendable {
  var names: [String]
  /// When it is, as it is written: all names are asked for, but the rules of few.
  var written: Substring.UTF8View

  var rules: [HolidayRule] {
    written.split(separator: UInt8(ascii: ";")).map { HolidayRule(Substring($0)) }
  }
}

/// Parted where the bytes lie: no sign that parts is a part of a character.
private let table: [HolidayRow] = holidays.utf8.split(separator: UInt8(ascii: "\n")).map { line in
  let sides = line.split(separator: UInt8(ascii: "="))
  return HolidayRow(
    names: sides[0].split(separator: UInt8(ascii: "|")).map { String(Substring($0)) },
    written: sides[1])
}

/// What holidays are called, folded.
enum HolidayNames {
  static let all = Set(table.flatMap(\.names))
}
