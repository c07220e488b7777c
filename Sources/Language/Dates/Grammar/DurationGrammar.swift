/// The grammar of lengths on the clock.
enum DurationGrammar {
  /// A part, or a part in a greater unit and one in a smaller, or `1h30`.
  static let duration: Rule<SaidDuration> = about(lengths(unit) | clock)

  /// The same, with months of 30 days and years of 365, and `all day`.
  static let phrase: Rule<SaidDuration> = about(
    lengths(longUnit, inOrder: false) | clock | wholes | some)

  /// `about an hour`, `an hour or so`.
  private static func about(_ length: Rule<SaidDuration>) -> Rule<SaidDuration> {
    Rule<Void>.says("about", "around", "roughly", "approximately").maybe.before(length)
      .then(Rule<Void>.phrase("or", "so").maybe)
  }

  private struct Part {
    var length: SaidDuration
    /// The minutes of its unit.
    var unit: Int
  }

  private static func lengths(
    _ unit: Rule<Int>, inOrder: Bool = true
  ) -> Rule<SaidDuration> {
    let and = Rule<Void>.says("and", ",").maybe
    let part = part(unit)
    let joined = part.then(and).then(part) { first, second -> Part? in
      guard inOrder ? first.unit > second.unit : first.unit != second.unit else { return nil }
      return Part(length: first.length + second.length, unit: second.unit)
    }
    let three = joined.then(and).then(part) { first, second -> SaidDuration? in
      first.unit > second.unit ? first.length + second.length : nil
    }
    return part.map { $0.length } | joined.map { $0.length } | three
  }

  /// `all day`, `the whole week`.
  private static let wholes: Rule<SaidDuration> = {
    let all = Rule<Void>.says("the", "a").maybe.then(.says("all", "full", "whole", "entire"))
      .then(Rule.says("-").glued.maybe)
    return all.before(longUnit).map { SaidDuration(hundredths: $0 * 100) }
  }()

  /// `a few months`, which are three; `a hundred days`, `4w`.
  private static let some: Rule<SaidDuration> = {
    let few = Rule<Void>.says("a").maybe.then(.says("few")).before(longUnit).map { $0 * 3 }
    let many = (NumberWords.amount | NumberWords.parted).then(longUnit) { $0 * $1 }
    let letters = LengthGrammar.letters.map(\.minutesOfCalendar)
    return (few | many | digits.then(letters) { $0 * $1 }).map {
      SaidDuration(hundredths: $0 * 100)
    }
  }()

  /// An amount of a unit: `2 hours`, `half a day`, `an hour and a half`.
  private static func part(_ unit: Rule<Int>) -> Rule<Part> {
    let hyphen = Rule<Void>.says("-").glued.maybe
    let plain = amount.then(hyphen).then(unit) { amount, unit in of(amount, unit) }
    let article = (Rule<Void>.says("of").maybe.then(.says("a", "an"))).maybe
    let broken = fraction.then(article).then(unit) { fraction, unit in
      // Half a day is half of the day that one is up.
      unit == 1440
        ? Part(length: SaidDuration(hundredths: fraction * 480), unit: unit)
        : of(fraction, unit)
    }
    let more = Rule<Void>.says("and", "n").then(Rule.says("a").maybe).before(spokenFraction)
    let andMore = whole.then(unit) { ($0, $1) }.then(more) { whole, more in
      of(whole.0 * 100 + more, whole.1)
    }
    return plain | broken | andMore
  }

  private static func of(_ hundredths: Int, _ unit: Int) -> Part {
    Part(length: SaidDuration(hundredths: hundredths * unit), unit: unit)
  }

  /// `1h30`, `1h30m`.
  private static let clock: Rule<SaidDuration> = {
    let minute = Rule<Void>.says("m", "min").glued.maybe
    let hours = Rule.number(0...999, digits: 1...3)
    return hours.then(Rule.says("h", "hr", "hrs").glued)
      .then(Rule.number(0...99, digits: 1...2).glued) { hours, minutes in
        SaidDuration(hundredths: (hours * 60 + minutes) * 100, isMalformed: minutes > 59)
      }
      .then(minute)
  }()

  /// Hundredths of a unit: `2`, `1.5`, `two and a half`, `1 1/2`.
  private static let amount: Rule<Int> = {
    let wholes = whole.map { $0 * 100 }
    let decimals = Rule<Int>.token(.number) { token in
      guard token.kind == .number, let value = Int(token.text.prefix(2)) else { return nil }
      return token.text.utf8.count == 1 ? value * 10 : value
    }
    let any = digits.then(Rule.says(".", ",").glued).then(decimals.glued) { $0 * 100 + $1 }
    // `15.00 hrs` is an hour of the day.
    let many = any.map { $0 >= 700 ? $0 : nil }.unless(.says("hrs"))
    let parts = any.map { $0 < 700 ? $0 : nil } | many
    let decimal = Rule<Int>(.any(.number)) { tokens, start in
      TimeGrammar.isHourWithLetter(tokens, at: start) ? [] : parts.readings(tokens, start)
    }
    let and = Rule<Void>.says("and", "n").then(Rule.says("a").maybe)
    let mixed = whole.then(and).then(spokenFraction) { $0 * 100 + $1 }
    return wholes | decimal | mixed | digits.then(written) { $0 * 100 + $1 }
  }()

  /// Hundredths: `half`, `three quarters`, `3/4`, `½`.
  private static let fraction: Rule<Int> =
    spokenFraction | written | Rule<Void>.says("a").before(.says("quarter")).map { 25 }

  private static let spokenFraction: Rule<Int> =
    Rule<Void>.says("half").map { 50 } | Rule<Void>.says("quarter").map { 25 }
    | Rule<Void>.says("three").then(Rule.says("-").glued.maybe).then(.says("quarters")).map { 75 }

  private static let written: Rule<Int> = {
    let parts = Rule.number(1...3).then(Rule.says("/").glued)
      .then(Rule.number(2...4).glued) { $0 < $1 && 100 % $1 == 0 ? 100 * $0 / $1 : nil }
    let signs = Rule<Int>.word(["½": 50, "¼": 25, "¾": 75])
    return parts | signs
  }()

  private static let digits = Rule.number(0...9_999_999)

  private static let whole: Rule<Int> = {
    let article = Rule<Void>.says("a", "an")
    return digits | NumberWords.cardinal | (article | .says("another")).map { 1 }
      | article.maybe.then(.says("couple")).then(Rule<Void>.says("of").maybe).map { 2 }
  }()

  /// The minutes of a unit.
  private static let unit: Rule<Int> = Vocabulary.of(.english).rule { word in
    if case .unit(let unit) = word { unit.minutes } else { nil }
  }

  /// Those of months and years too.
  private static let longUnit: Rule<Int> =
    Rule<Void>.says("decade", "decades").map { 3650 * 1440 }
    | Vocabulary.of(.english).rule { word in
      if case .unit(let unit) = word { unit.minutesOfCalendar } else { nil }
    }
}

extension TimeUnit {
  /// The same with months of 30 days and years of 365.
  fileprivate var minutesOfCalendar: Int? {
    switch self {
    case .month: 30 * 1440
    case .year: 365 * 1440
    case .minute, .hour, .day, .night, .week, .fortnight: minutes
    }
  }
}
