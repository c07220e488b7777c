/// The words that step from one stretch of the calendar to the next.
struct CalendarUnits: Sendable {
  let unit: Rule<CalendarUnit>
  /// The same of which there may be several: `weeks`, `quarters`.
  let units: Rule<CalendarUnit>
  /// This, the next or the last one: 0, 1 or -1.
  let step: Rule<Int>
  /// `this week`, `next month`, `the year after next`; no days.
  let running: Rule<SaidPeriod>
  /// `the week`, `my weekend`, `weekend`: the one that runs; also `this day`, `the next day`.
  let bare: Rule<SaidPeriod>

  init(_ vocabulary: Vocabulary) {
    let known = vocabulary.rule(CalendarUnits.known)
    unit =
      known.singular | rare | weekEnd | working
      | Rule<Void>.says("calendar").before(known.singular)
    units = known | rare | Rule<Void>.says("quarters").map { .quarter }
    let longer = unit.map { $0 == .day ? nil : $0 }
    let article = Rule<Void>.says("the", "my", "our").maybe
    let this = Rule<Void>.says("this").then(Rule<Void>.says("current").maybe) | .says("current")
    let next = Rule<Void>.says("next", "following")
    let last = Rule<Void>.says("last", "previous", "past")
    let gone = last | Rule<Void>.says("this").then(.says("past"))
    step = article.before(this.map { 0 } | next.map { 1 } | gone.map { -1 })
    // The weekend that comes is this one; the week that comes is the next.
    let coming = Rule<Void>.says("this", "the").maybe.then(.says("coming", "upcoming"))
      .before(longer).map { SaidPeriod.running($0, ahead: $0 == .weekend ? 0 : 1) }
    let second = article.before(longer).then(.says("after"))
      .then(Rule<Void>.says("the").maybe.then(.says("next")))
      .map { SaidPeriod.running($0, ahead: 2) }
    let weekend = unit.map { $0 == .weekend ? SaidPeriod.running($0, ahead: 0) : nil }
    let theWeekend = Rule<Void>.says("the").before(weekend)
    running = step.then(longer) { .running($1, ahead: $0) } | coming | second | theWeekend
    // `the last day` is one of a trip.
    let past = Rule<Void>.says("previous", "past")
    let aDay =
      (this.map { 0 } | Rule<Void>.says("the").maybe.then(next).map { 1 } | past.map { -1 })
      .then(.says("day")).map { SaidPeriod.running(.day, ahead: $0) }
    bare =
      Rule<Void>.says("the", "my", "our").before(unit).map { .running($0, ahead: 0) } | aDay
      | weekend
  }

  private static func known(_ word: DateWord) -> CalendarUnit? {
    switch word {
    case .weekend: .weekend
    case .unit(.day): .day
    case .unit(.week): .week
    case .unit(.month): .month
    case .unit(.year): .year
    case .unit, .month, .weekday, .weekdayMark, .offset, .cardinal, .ordinal, .holiday: nil
    }
  }
}

/// `week-end`, as it is written in two words.
let weekEnd = Rule<Void>.says("week").then(Rule<Void>.says("-").maybe).then(.says("end"))
  .map { CalendarUnit.weekend }

/// From Monday to Friday.
private let working =
  Rule<Void>.says("workweek").map { CalendarUnit.workweek }
  | Rule<Void>.says("working", "work", "business").then(.says("week")).map { CalendarUnit.workweek }

private let rare = Rule<CalendarUnit>.word(
  ["quarter": .quarter, "qtr": .quarter, "decade": .decade, "century": .century])

extension Rule {
  /// Only where the first token does not end in `s`.
  fileprivate var singular: Rule {
    Rule(beginning) { tokens, start in
      guard tokens.contains(start), !tokens[start].folded.hasSuffix("s") else { return [] }
      return readings(tokens, start)
    }
  }
}
