internal import Session

/// The grammar of days, times and lengths that are said together, in any order.
struct MomentGrammar: Sendable {
  let moment: Rule<SaidMoment>

  private init(_ tongue: DateContext.Tongue) {
    let names = DayNames(.of(tongue))
    let numbered = MomentGrammar.numbered(names.weekday) | MomentGrammar.night(names.month)
    let day = (MomentGrammar.day(.of(tongue)) | numbered).remembered
    let parted = HoursGrammar.hours(around: day)
      .map { hours, day in day.joined(SaidMoment(hours: hours)) }
    // `2a` is a Monday in Portuguese.
    let brief = tongue == .english ? MomentGrammar.brief : .token { _ in nil }
    let one = (day | MomentGrammar.clock | parted | brief).remembered
    let on = Rule<Void>.says("on", "of", "in", "from", "starting", "-", "@", "for")
    // `2027-04-19T10:30`, `19/4/2027:10:30`
    let glued = Rule.says("t", ":", ".").glued
    let link = (on | .phrase("starting", "from") | glued).maybe
    let comma = Rule<Void>.says(",").maybe
    let next = comma.then(link).before(one) | comma.before(length)
    let two = one.then(next) { $0.joined($1) }
    let three = two.then(next) { $0.joined($1) }
    moment = (one | two | three | three.then(next) { $0.joined($1) }).map { $0.isWhole ? $0 : nil }
  }

  /// The grammar in which one language's abbreviations are read.
  static func of(_ tongue: DateContext.Tongue) -> MomentGrammar { all[tongue] }

  private static let all = PerTongue { MomentGrammar($0) }

  private static let brief = TimeGrammar.hourAndLetter.map { SaidMoment(time: $0, isLed: true) }

  /// `friday 22`, which is a day only where a time stands beside it.
  private static func numbered(_ weekday: Rule<Weekday>) -> Rule<SaidMoment> {
    // `friday 9-10:30` are hours.
    fallingDay(weekday, Rule.number(1...31, digits: 1...2)).unless(.says("-", "–", "—"))
      .map { SaidMoment(phrase: .day($0), needsTime: true) }
  }

  /// `april 4 night`, where the number does not count nights.
  private static func night(_ month: Rule<Int>) -> Rule<SaidMoment> {
    month.then(Rule.number(1...31, digits: 1...2)) { ($0, $1) }.then(.says("night")).map {
      SaidMoment(phrase: .day(.date(SaidDate(day: $0.1, month: $0.0))), half: .night)
    }
  }

  /// `friday`, `tonight`, `last night`, `next evening`; `next week`, to which a weekday belongs.
  private static func day(_ dates: Rule<DatePhrase>) -> Rule<SaidMoment> {
    let day = dates.map { phrase -> SaidMoment? in
      switch phrase {
      case .day, .period(.running(.week, _)): SaidMoment(phrase: phrase)
      case .range, .period, .length: nil
      }
    }
    let today = DatePhrase.day(.today)
    let yesterday = DatePhrase.day(.fromToday(Length(count: -1, unit: .day)))
    let tomorrow = DatePhrase.day(.fromToday(Length(count: 1, unit: .day)))
    let the = Rule<Void>.says("the").maybe
    let next = the.then(.says("next", "following")).before(HalfOfDay.ofDay)
    let last = Rule<Void>.says("last").before(HalfOfDay.ofDay)
    let tonight = Rule<Void>.says("tonight", "tonite").map { HalfOfDay.evening }
    let part = Rule<Void>.says("this", "today").before(HalfOfDay.ofDay)
    return day | (tonight | part).map { SaidMoment(phrase: today, half: $0) }
      | last.map { SaidMoment(phrase: yesterday, half: $0) }
      | next.map { SaidMoment(phrase: tomorrow, half: $0) }
      | day.then(Rule<Void>.says("am").map { .morning } | Rule<Void>.says("pm").map { .afternoon })
    {
      $0.joined(SaidMoment(half: $1))
    }
  }

  /// `8pm`, `at 8`, `from 9 to 11`, `in the morning`, `for an hour`.
  private static let clock: Rule<SaidMoment> = {
    let roughly = Rule<Void>.says("early", "late")
    let at = Rule<Void>.says("at", "around", "about", "approximately", "circa", "@", "from")
      .then(Rule<Void>.says("about", "around", "the").maybe)
    let bare = TimeGrammar.bareHour | TimeGrammar.together
    let times =
      TimeGrammar.onClock.map { SaidMoment(time: $0) }
      | bare.map { SaidMoment(time: $0, isBare: true) }
      | at.before(TimeGrammar.onClock | TimeGrammar.bareHour | TimeGrammar.short)
      .map { SaidMoment(time: $0, isLed: true) }
      | at.before(TimeGrammar.together).map { SaidMoment(time: $0, isBare: true, isLed: true) }
      | TimeGrammar.withSeconds.map { SaidMoment(time: $0, isLed: true) }
      | (TimeGrammar.onClock | TimeGrammar.clear).then(.says("approximately", "roughly", "ish"))
      .map { SaidMoment(time: $0, isLed: true) }
    let alone = at.before(mealtime) | Rule<Void>.says("night").map { .night }
    return times
      | Rule<Void>.says("at").maybe.before(HoursGrammar.hours).map { SaidMoment(hours: $0) }
      | (HalfOfDay.ofDay | meal).map { SaidMoment(half: $0) }
      | roughly.before(HalfOfDay.ofDay).map { SaidMoment(half: $0, needsTime: true) }
      | alone.map { SaidMoment(half: $0, isLed: true) }
      | lengths.map { SaidMoment(length: $0) }
  }()

  /// `for an hour`, `lasting 30'`, `a day starting`.
  private static let lengths: Rule<SaidDuration> = {
    let minutes = Rule.number(1...999, digits: 1...3).then(Rule.says("'", "’").glued)
      .map { SaidDuration(hundredths: $0 * 100) }
    let length = DurationGrammar.duration | minutes
    return Rule<Void>.says("for", "lasting").before(length)
      | length.then(Rule<Void>.says("starting", "beginning"))
  }()
}

/// `12:15, 45m`: in digits, where a time stands before it.
private let length = Rule<SaidMoment>(.any(.number)) { tokens, start in
  guard tokens.contains(start), tokens[start].kind == .number else { return [] }
  return DurationGrammar.duration.map { SaidMoment(length: $0) }.readings(tokens, start)
}

/// `tomorrow at lunch`.
private let meal = Rule<Void>.says("at").maybe.before(mealtime)

private let mealtime = Rule<HalfOfDay>.word([
  "breakfast": .morning, "lunch": .midday, "dinner": .evening,
])

extension Rule where Value == DatePhrase {
  fileprivate static func of(_ tongue: DateContext.Tongue) -> Rule {
    let grammar = RangeGrammar.of(tongue)
    return grammar.phrase | grammar.bare
  }
}
