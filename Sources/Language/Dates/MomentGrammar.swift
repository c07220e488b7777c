/// The grammar of days, times and lengths that are said together, in any order.
struct MomentGrammar: Sendable {
  let moment: Rule<SaidMoment>

  private init(_ dates: Rule<DatePhrase>) {
    let one = (MomentGrammar.day(dates) | MomentGrammar.clock).remembered
    let on = Rule<Void>.says("on", "of", "in", "from", "starting", "-", "@", "for").maybe
    let comma = Rule<Void>.says(",").maybe
    let next = comma.then(on).before(one) | comma.before(length)
    let two = one.then(next) { $0.joined($1) }
    let three = two.then(next) { $0.joined($1) }
    moment = (one | two | three | three.then(next) { $0.joined($1) }).map { $0.isWhole ? $0 : nil }
  }

  /// The grammar in which one language's abbreviations are read.
  static func of(_ tongue: DateContext.Tongue) -> MomentGrammar { all[tongue] }

  private static let all = PerTongue { MomentGrammar(.of($0)) }

  /// `friday`, `tonight`, `last night`.
  private static func day(_ dates: Rule<DatePhrase>) -> Rule<SaidMoment> {
    let day = dates.map { phrase -> SaidMoment? in
      if case .day = phrase { SaidMoment(phrase: phrase) } else { nil }
    }
    let today = DatePhrase.day(.fromToday(Length(count: 0, unit: .day)))
    let yesterday = DatePhrase.day(.fromToday(Length(count: -1, unit: .day)))
    let tonight = Rule<Void>.says("tonight", "tonite").map { HalfOfDay.evening }
    let part = Rule<Void>.says("this", "today").before(HalfOfDay.ofDay)
    let night = Rule<Void>.phrase("last", "night").map { HalfOfDay.night }
    return day | (tonight | part).map { SaidMoment(phrase: today, half: $0) }
      | night.map { SaidMoment(phrase: yesterday, half: $0) }
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
    let lengths = Rule<Void>.says("for", "lasting").before(DurationGrammar.duration)
    return times
      | Rule<Void>.says("at").maybe.before(HoursGrammar.hours).map { SaidMoment(hours: $0) }
      | (HalfOfDay.ofDay | meal).map { SaidMoment(half: $0) }
      | roughly.before(HalfOfDay.ofDay).map { SaidMoment(half: $0, needsTime: true) }
      | lengths.map { SaidMoment(length: $0) }
  }()
}

/// `12:15, 45m`: in digits, where a time stands before it.
private let length = Rule<SaidMoment>(openings: .number) { tokens, start in
  guard tokens.contains(start), tokens[start].kind == .number else { return [] }
  return DurationGrammar.duration.map { SaidMoment(length: $0) }.readings(tokens, start)
}

/// `tomorrow at lunch`.
private let meal = Rule<Void>.says("at").maybe.before(
  Rule<HalfOfDay>.word(["breakfast": .morning, "lunch": .midday, "dinner": .evening]))

extension Rule where Value == DatePhrase {
  fileprivate static func of(_ tongue: DateContext.Tongue) -> Rule {
    let grammar = RangeGrammar.of(tongue)
    return grammar.phrase | grammar.bare
  }
}
