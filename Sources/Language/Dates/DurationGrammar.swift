/// The grammar of lengths on the clock.
enum DurationGrammar {
  /// A part, or a part in a greater unit and one in a smaller, or `1h30`.
  static let duration: Rule<SaidDuration> = {
    let and = Rule<Void>.says("and", ",").maybe
    let joined = part.then(and).then(part) { greater, smaller -> SaidDuration? in
      greater.unit > smaller.unit ? greater.length + smaller.length : nil
    }
    return part.map { $0.length } | joined | clock
  }()

  private struct Part {
    var length: SaidDuration
    /// The minutes of its unit.
    var unit: Int
  }

  /// An amount of a unit: `2 hours`, `half a day`, `an hour and a half`.
  private static let part: Rule<Part> = {
    let hyphen = Rule<Void>.says("-").glued.maybe
    let plain = amount.then(hyphen).then(unit) { amount, unit in of(amount, unit) }
    let article = (Rule<Void>.says("of").maybe.then(.says("a", "an"))).maybe
    let broken = fraction.then(article).then(unit) { fraction, unit in
      // Half a day is half of the day that one is up.
      unit == 1440
        ? Part(length: SaidDuration(hundredths: fraction * 480), unit: unit)
        : of(fraction, unit)
    }
    let more = Rule<Void>.says("and").then(Rule.says("a").maybe).before(spokenFraction)
    let andMore = whole.then(unit) { ($0, $1) }.then(more) { whole, more in
      of(whole.0 * 100 + more, whole.1)
    }
    return plain | broken | andMore
  }()

  private static func of(_ hundredths: Int, _ unit: Int) -> Part {
    Part(length: SaidDuration(hundredths: hundredths * unit), unit: unit)
  }

  /// `1h30`, `1h30m`.
  private static let clock: Rule<SaidDuration> = {
    let minute = Rule<Void>.says("m", "min").glued.maybe
    return whole.then(Rule.says("h", "hr", "hrs").glued)
      .then(Rule.number(0...99, digits: 1...2).glued) { hours, minutes in
        SaidDuration(hundredths: (hours * 60 + minutes) * 100, isMalformed: minutes > 59)
      }
      .then(minute)
  }()

  /// Hundredths of a unit: `2`, `1.5`, `two and a half`, `1 1/2`.
  private static let amount: Rule<Int> = {
    let wholes = whole.map { $0 * 100 }
    let decimals = Rule<Int>.token { token in
      guard token.kind == .number, let value = Int(token.text.prefix(2)) else { return nil }
      return token.text.utf8.count == 1 ? value * 10 : value
    }
    let decimal = digits.then(Rule.says(".", ",").glued).then(decimals.glued) { $0 * 100 + $1 }
    let and = Rule<Void>.says("and").then(Rule.says("a").maybe)
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
    let signs = Rule<Int>.token { token in
      switch token.text {
      case "½": 50
      case "¼": 25
      case "¾": 75
      default: nil
      }
    }
    return parts | signs
  }()

  private static let digits = Rule.number(0...9_999_999)

  private static let whole: Rule<Int> = {
    let article = Rule<Void>.says("a", "an")
    return digits | NumberWords.cardinal | article.map { 1 }
      | article.then(.phrase("couple", "of")).map { 2 }
  }()

  /// The minutes of a unit.
  private static let unit: Rule<Int> = Vocabulary.of(.english).rule { word in
    if case .unit(let unit) = word { unit.minutes } else { nil }
  }
}
