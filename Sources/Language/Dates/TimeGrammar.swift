/// The grammar of times of day.
enum TimeGrammar {
  /// Every way to say a time.
  static let time: Rule<SaidTime> = digital | spoken | named

  /// `10:30`, `10.30`, `19h30`, `10am`, each with `am`, `pm` or `in the evening` behind it.
  private static let digital: Rule<SaidTime> = {
    let colon = digits.then(Rule.says(":").glued).then(minutes.glued) { ($0, $1) }
      .unless(WrittenDate.more(":", "."))
    let point = digits.then(Rule.says(".").glued).then(minutes.glued) { ($0, $1) }
      .unless(WrittenDate.more(":", ".")).map { $0 < 24 && $1 < 60 ? ($0, $1) : nil }
    let letter = Rule.says("h").glued.unless(WrittenDate.digitsBehind)
    let lettered =
      digits.then(Rule.says("h").glued).then(minutes.glued) { ($0, $1) }
      | digits.then(letter).map { ($0, 0) }
    let written = colon | point
    return (written | lettered).map { .clock(hour: $0, minute: $1) }
      | written.then(halfOfDay) { .at(hour: $0.0, minutes: $0.1, in: $1) }
  }()

  /// `7`, `seven o'clock`, `half past nine`, `ten to six in the evening`.
  private static let spoken: Rule<SaidTime> = {
    let hour = wholeHour | NumberWords.cardinal.map { $0 <= 12 ? $0 : nil }
    let exact = hour.then(Rule<Void>.says("oclock").maybe)
    let said = exact.map { ($0, 0) } | offset.then(exact) { ($1, $0) }
    return said.map { .at(hour: $0, minutes: $1) }
      | said.then(halfOfDay) { .at(hour: $0.0, minutes: $0.1, in: $1) }
  }()

  /// `noon`, `midnight`, `morning`, `this evening`.
  private static let named: Rule<SaidTime> = {
    let noon = Rule<Void>.says("noon", "midday") | .phrase("12", "noon")
    let midnight = Rule<Void>.says("midnight") | .phrase("12", "midnight")
    let article = (Rule<Void>.says("the", "this") | .phrase("in", "the")).maybe
    let part = article.before(dayPartWord)
    return noon.map { .clock(hour: 12, minute: 0) } | midnight.map { .clock(hour: 0, minute: 0) }
      | Rule<Void>.says("lunchtime").map { .clock(hour: 12, minute: 30) }
      | Rule<Void>.says("tonight").map { .clock(hour: 19, minute: 0) }
      | part.map { .clock(hour: $0.minutes / 60, minute: 0) }
  }()

  /// Minutes after or before the hour that follows: `quarter past`, `ten minutes to`.
  private static let offset: Rule<Int> = {
    let quarter = Rule<Void>.says("a").maybe.before(.says("quarter")).map { 15 }
    let unit = Rule<Void>.says("minutes", "minute", "min", "mins")
    let words = (quarter | NumberWords.cardinal.map { $0 < 60 ? $0 : nil }).then(unit.maybe)
    let number = Rule.number(1...59, digits: 1...2)
    let half = Rule<Void>.says("half").map { 30 }
    let past = (half | words | number.then(unit.maybe)).then(.says("past", "after"))
    // `5 to 6` in digits is a range, not a time.
    let before = (words | number.then(unit)).then(.says("to", "before")).map { -$0 }
    return past | before
  }()

  private static let dayPartWord: Rule<DayPart> =
    Rule<Void>.says("morning").map { .morning } | Rule<Void>.says("afternoon").map { .afternoon }
    | Rule<Void>.says("evening").map { .evening }

  /// `am`, `p.m.`, `in the morning`, `tonight`, `at night`.
  private static let halfOfDay: Rule<HalfOfDay> = {
    let point = Rule<Void>.says(".").glued
    let apart = { @Sendable (letter: String) in
      Rule<Void>.says(letter).then(point).then(Rule.says("m").glued).then(point.maybe)
    }
    let spoken = Rule<Void>.phrase("in", "the").before(dayPartWord).map { part -> HalfOfDay in
      switch part {
      case .morning: .morning
      case .midday, .afternoon: .afternoon
      case .evening: .evening
      }
    }
    return (Rule<Void>.says("am") | apart("a")).map { .am }
      | (Rule<Void>.says("pm") | apart("p")).map { .pm } | spoken
      | Rule<Void>.says("tonight").map { .evening }
      | Rule<Void>.phrase("at", "night").map { .night }
  }()

  private static let digits = Rule.number(0...99, digits: 1...2)
  private static let minutes = Rule.number(0...99, digits: 2...2)

  /// A number with nothing behind it that makes it part of another.
  private static let wholeHour = digits.unless(WrittenDate.more(":", ".", ",", "/"))
}
