/// The grammar of months, quarters, halves and years.
struct MonthGrammar: Sendable {
  /// `2027`, `next year`, `the year`, `year 247`.
  let year: Rule<SaidYear>
  /// `may`.
  let bare: Rule<SaidPeriod>
  /// `may 2027`, `next june`, `june next year`, `the month of may`.
  let dated: Rule<SaidPeriod>
  /// `the third quarter of 2027`, `q3 2027`, `2027 h2`.
  let fraction: Rule<SaidPeriod>
  /// `q3`.
  let bareFraction: Rule<SaidPeriod>
  /// `2027-04`, `4/2027`.
  let digits: Rule<SaidPeriod>

  init(_ names: DayNames, _ units: CalendarUnits) {
    let month = names.month
    let running = units.running.map { period -> SaidYear? in
      if case .running(.year, let years) = period { .ahead(years) } else { nil }
    }
    let the = Rule<Void>.phrase("the", "year").map { SaidYear.ahead(0) }
    let word = Rule<Void>.says("calendar").maybe.then(.says("year")) | .says("cy")
    let number = YearGrammar.year | word.before(YearGrammar.any)
    year = number.map { .number($0) } | running | the
    bare = month.map { .month($0, .open) }
    let link = (Rule<Void>.says("of", "in", ",") | Rule.says("-", "/").glued).maybe
    let short = (Rule<Void>.says("'", "’").glued.maybe).before(Rule.number(32...99, digits: 2...2))
      .map { SaidYear.number(YearGrammar.full($0)) }
    let before = month.then(link).then(year | short) { SaidPeriod.month($0, $1) }
    let after = number.then(Rule<Void>.says(",", "-").maybe)
      .then(month) { SaidPeriod.month($1, .number($0)) }
    let stepped = units.step.then(month) { SaidPeriod.month($1, $0 > 0 ? .next : .ahead($0)) }
    let of = Rule<Void>.says("the").maybe.then(.phrase("month", "of"))
    dated = before | after | stepped | of.before(before | bare)
    let piece = Rule<Void>.says("the").maybe.before(MonthGrammar.piece)
    let sign = Rule.says("-", "/").glued
    fraction =
      piece.then((Rule<Void>.says("of", "in") | sign).maybe).then(year) { $0.of($1) }
      | year.then((Rule<Void>.says("in") | sign).maybe).then(piece) { $1.of($0) }
    bareFraction = piece.map { $0.of(.open) }
    digits = MonthGrammar.digits
  }

  /// A quarter or a half by its number.
  private struct Piece: Sendable {
    var place: Int
    var unit: CalendarUnit

    func of(_ year: SaidYear) -> SaidPeriod { .part(place, unit, of: .year(year)) }
  }

  private static let piece: Rule<Piece> = {
    let place = NumberWords.place
    let spoken = place.then(.says("quarter"))
      .map { $0 < 5 ? Piece(place: $0, unit: .quarter) : nil }
    let half = place.then(.says("half")).map { $0 < 3 ? Piece(place: $0, unit: .half) : nil }
    let quarters = Rule<Void>.says("q").before(Rule.number(1...4, digits: 1...1).glued)
      .map { Piece(place: $0, unit: .quarter) }
    let halves = Rule<Void>.says("h").before(Rule.number(1...2, digits: 1...1).glued)
      .map { Piece(place: $0, unit: .half) }
    return spoken | half | quarters | halves
  }()

  private static let digits: Rule<SaidPeriod> = {
    let sign = Rule<Void>.says("-", "/", ".", ",")
    let month = Rule.number(1...12, digits: 1...2)
    let year = WrittenDate.fourDigits
    let end = sign.glued.then(WrittenDate.digitsBehind)
    return
      (year.then(sign).then(month) { SaidPeriod.month($1, .number($0)) }
      | month.then(sign).then(year) { SaidPeriod.month($0, .number($1)) }).unless(end)
  }()
}
