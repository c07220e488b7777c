/// Words beside an hour that tell which half of the day it is in.
enum HalfOfDay: Hashable, Sendable {
  case am, pm
  /// `in the morning` and the like.
  case morning, midday, afternoon, evening, night

  /// Whether hours of a clock of 24 hours can stand before it: `19:30 in the evening`.
  var allows24Hours: Bool { self != .am && self != .pm }

  /// Whether an hour from 1 to 12 is in the afternoon; `nil` where nobody knows: five at night, two
  /// in the evening.
  func isAfternoon(_ hour: Int) -> Bool? {
    switch self {
    case .am, .morning: false
    case .pm, .afternoon: true
    case .midday: hour < 6 || hour == 12
    case .evening: hour < 4 ? nil : hour < 12
    case .night: (4...5).contains(hour) ? nil : (6...11).contains(hour)
    }
  }
}

extension HalfOfDay {
  /// `am`, `p.m.`, `in the morning`, `tonight`, `at night`, `lunchtime`.
  static let rule: Rule<HalfOfDay> = letters | named

  /// `am`, `p.m.`, `a m`.
  static let letters: Rule<HalfOfDay> = {
    let point = Rule<Void>.says(".").glued
    let apart = { @Sendable (letter: String) in
      Rule<Void>.says(letter).then(Rule<Void>.says(".").maybe).then(.says("m"))
        .then(Rule<Void>.says(".").maybe)
    }
    // `11.am`
    let the = (Rule<Void>.phrase("in", "the") | point).maybe
    return the.before((Rule<Void>.says("am") | apart("a")).map { .am })
      | the.before((Rule<Void>.says("pm") | apart("p")).map { .pm })
  }()

  /// `3:20p`, `9a`: where nothing but a time can stand.
  static let letter: Rule<HalfOfDay> = {
    let point = Rule<Void>.says(".").glued.maybe
    return Rule<Void>.says("a").glued.then(point).map { .am }
      | Rule<Void>.says("p").glued.then(point).map { .pm }
  }()

  /// Those in words.
  static let named: Rule<HalfOfDay> = {
    let the =
      (Rule<Void>.phrase("in", "the") | .phrase("of", "the") | .says("this", "the", "in", "that"))
      .maybe
    let spoken = the.before(dayPart).map { part -> HalfOfDay in
      switch part {
      case .morning: .morning
      case .midday: .midday
      case .afternoon: .afternoon
      case .evening: .evening
      }
    }
    let night =
      Rule<Void>.phrase("at", "night") | .phrase("in", "the", "night") | .phrase("that", "night")
      | .phrase("the", "same", "night")
    return spoken | night.map { .night } | Rule<Void>.says("tonight").map { .evening }
      | Rule<Void>.says("at").maybe.then(.says("lunchtime")).map { .midday }
  }()

  /// Those that name a part of a day beside them: `saturday night`, `tomorrow in the evening`.
  static let ofDay: Rule<HalfOfDay> = named | Rule<Void>.says("night").map { .night }

  /// Where it begins, in the sense of a time nobody gave more exactly; a night out begins in the
  /// evening.
  var start: SaidTime {
    switch self {
    case .am, .morning: .minutes(DayPart.morning.minutes)
    case .midday: .minutes(DayPart.midday.minutes + 30)
    case .pm, .afternoon: .minutes(DayPart.afternoon.minutes)
    case .evening, .night: .minutes(DayPart.evening.minutes)
    }
  }

  static let dayPart: Rule<DayPart> =
    Rule<Void>.says("morning").map { .morning } | Rule<Void>.says("afternoon").map { .afternoon }
    | Rule<Void>.says("evening").map { .evening }
}
