/// Dates in digits only, whose parts stand close together.
enum WrittenDate {
  /// `2027-04-19`, also `2027/4/19` and `2027.04.19`.
  static let yearFirst: Rule<SaidDay> = behind("-") | behind("/") | behind(".")

  /// `19.4.`, `19.4.2027`, `19.04.27`; `19.4` is a time or an amount.
  static let dotted: Rule<SaidDay> = {
    let start = twoDigits.then(sign(".")).then(twoDigits.glued) { ($0, $1) }.then(sign("."))
    let withoutYear = start.unless(digitsBehind).map { day, month -> SaidDay? in
      guard (1...31).contains(day), (1...12).contains(month) else { return nil }
      return .date(SaidDate(day: day, month: month))
    }
    let withYear = start.then(year.glued | fourDigits) { dayMonth, year in
      // `10.31.2027`, which is no day of any other order
      let (day, month) = dayMonth.0 < 13 && dayMonth.1 > 12 ? (dayMonth.1, dayMonth.0) : dayMonth
      return SaidDay.date(SaidDate(day: day, month: month, year: year))
    }
    return withoutYear | withYear.unless(more("."))
  }()

  /// `4/5`, `19/04/2027`, `12/08, 2015`, `19-04-2027`.
  static let slashed: Rule<SaidDay> = {
    let start = twoDigits.then(sign("/")).then(twoDigits.glued) { ($0, $1) }
    let yearBehind =
      (sign("/") | sign(",")).before(year.glued)
      | Rule<Void>.says(",").maybe.before(fourDigits.unless(digitsBehind))
    let withYear = start.then(yearBehind) { pair, year in
      SaidDay.slashed(pair.0, pair.1, year: year, weekday: nil)
    }
    let withoutYear = start.map { first, second -> SaidDay? in
      let isDate = (1...12).contains(min(first, second)) && (1...31).contains(max(first, second))
      return isDate ? .slashed(first, second, year: nil, weekday: nil) : nil
    }
    let dashed = twoDigits.then(sign("-")).then(twoDigits.glued) { ($0, $1) }.then(sign("-"))
      .then(year.glued) { pair, year in
        SaidDay.slashed(pair.0, pair.1, year: year, weekday: nil)
      }
    return (withoutYear | withYear | dashed).unless(more("/"))
  }()

  /// `2027-apr-19`, `2027/19/apr`, `april-2027-19`, `19-2027-april`: whatever the order, a name and
  /// four digits tell which is which.
  static func named(_ month: Rule<Int>) -> Rule<SaidDay> {
    let sign = sign("-") | sign("/")
    let date = { @Sendable (day: Int, month: Int, year: Int) in
      SaidDay.date(SaidDate(day: day, month: month, year: year))
    }
    let (year, day) = (fourDigits.then(sign), twoDigits.then(sign))
    return year.then(month.glued) { ($0, $1) }.then(sign)
      .then(twoDigits.glued) { date($1, $0.1, $0.0) }
      | year.then(day.glued) { ($0, $1) }.then(month.glued) { date($0.1, $1, $0.0) }
      | month.then(sign).then(year.glued) { ($0, $1) }
      .then(twoDigits.glued) { date($1, $0.0, $0.1) }
      | day.then(year.glued) { ($0, $1) }.then(month.glued) { date($0.0, $1, $0.1) }
  }

  /// `2027 4 19`, `4 19 2027`, `4 / 19`: apart, where nothing but a date can be meant.
  static let spaced: Rule<SaidDay> = {
    let two = twoDigits.then(twoDigits) { ($0, $1) }
    let slashed = twoDigits.then(.says("/")).then(twoDigits) { ($0, $1) }
    return fourDigits.then(two) { .date(SaidDate(day: $1.1, month: $1.0, year: $0)) }
      | two.then(fourDigits) { .slashed($0.0, $0.1, year: $1, weekday: nil) }
      | slashed.map { .slashed($0.0, $0.1, year: nil, weekday: nil) }
  }()

  /// `20270419`: where nothing but a date can be meant.
  static let together: Rule<SaidDay> = Rule.number(19_000_000...20_991_231, digits: 8...8).map {
    .date(SaidDate(day: $0 % 100, month: $0 / 100 % 100, year: $0 / 10_000))
  }

  /// Digits, a sign and digits that make a time or another number of what stands before them.
  static func more(_ signs: String...) -> Rule<Void> {
    Rule<Void>.token { token in
      token.isGlued && signs.contains { token.says($0) } ? () : nil
    }
    .then(digitsBehind)
  }

  private static func behind(_ separator: String) -> Rule<SaidDay> {
    fourDigits.then(sign(separator))
      .then(twoDigits.glued) { ($0, $1) }.then(sign(separator))
      .then(twoDigits.glued) { yearMonth, day in
        .date(SaidDate(day: day, month: yearMonth.1, year: yearMonth.0))
      }
  }

  private static func sign(_ sign: String) -> Rule<Void> { Rule<Void>.says(sign).glued }

  private static let twoDigits = Rule.number(0...99, digits: 1...2)
  static let fourDigits = Rule.number(0...9999, digits: 4...4)
  private static let year =
    fourDigits | Rule.number(0...99, digits: 2...2).map(YearGrammar.full)
  static let digitsBehind = Rule.number(0...999_999_999).glued.map { _ in () }
}
