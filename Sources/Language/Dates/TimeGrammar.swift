/// The grammar of times of day.
enum TimeGrammar {
  /// Every way to say a time.
  static let time: Rule<SaidTime> = digital | spoken | named | led | military

  /// `0930`, and `1430` where only a time can stand: behind `at` and the like, and in `at STOP 1430`.
  private static let military = Rule<SaidTime>(openings: .number) { tokens, start in
    let token = tokens[start]
    guard token.kind == .number, token.text.utf8.count == 4, let number = Int(token.text),
      number / 100 < 24, number % 100 < 60,
      tokens.count == start + 1 || !tokens[start + 1].isGlued,
      token.text.hasPrefix("0") || tokens[0].says("at")
        || start > 0 && beforeTimes.contains(tokens[start - 1].folded)
    else { return [] }
    let time = SaidTime.clock(hour: number / 100, minute: number % 100)
    return [Rule<SaidTime>.Reading(value: time, end: start + 1)]
  }

  private static let beforeTimes: Set = ["at", "until", "till", "til", "by", "around"]

  /// `10:30`, `10.30`, `19h30`, `10am`, `340pm`, each with `am`, `pm` or `in the evening` behind it.
  private static let digital: Rule<SaidTime> =
    (written | lettered).map { .clock(hour: $0, minute: $1) } | decidedDigits

  /// `19h30`, `19h`.
  private static let lettered: Rule<(Int, Int)> = {
    let letter = Rule.says("h").glued.unless(WrittenDate.digitsBehind)
    return digits.then(Rule.says("h").glued).then(minutes.glued) { ($0, $1) }
      | digits.then(letter).map { ($0, 0) }
  }()

  /// Digits with the half of the day behind them.
  private static let decidedDigits: Rule<SaidTime> = {
    let apart = digits.then(.says("h")).then(minutes) { ($0, $1) }.then(HalfOfDay.letters) {
      SaidTime.at(hour: $0.0, minutes: $0.1, in: $1)
    }
    let together = Rule.number(100...1259, digits: 3...4).then(HalfOfDay.letters) {
      SaidTime.at(hour: $0 / 100, minutes: $0 % 100, in: $1)
    }
    return (written | lettered).then(HalfOfDay.rule) { .at(hour: $0.0, minutes: $0.1, in: $1) }
      | apart | together
  }()

  /// `10:30`, `10.30`.
  private static let written: Rule<(Int, Int)> = {
    let colon = digits.then(Rule.says(":").glued).then(minutes.glued) { ($0, $1) }
      .unless(WrittenDate.more(":", "."))
    let point = digits.then(Rule.says(".").glued).then(minutes.glued) { ($0, $1) }
      .unless(WrittenDate.more(":", ".")).map { $0 < 24 && $1 < 60 ? ($0, $1) : nil }
    return colon | point
  }()

  /// `7`, `seven o'clock`, `half past nine`, `eight forty`, `ten to six in the evening`.
  private static let spoken: Rule<SaidTime> =
    dial.map { .at(hour: $0.0, minutes: $0.1) } | decidedDial

  private static let decidedDial = dial.then(HalfOfDay.rule) {
    SaidTime.at(hour: $0.0, minutes: $0.1, in: $1)
  }

  /// An hour, and minutes after or before it.
  private static let dial: Rule<(Int, Int)> = {
    let word = NumberWords.cardinal.map { $0 <= 12 ? $0 : nil }
    let hour = wholeHour | word
    let ish = Rule.says("-").glued.maybe.then(Rule.says("ish").glued)
    let exact = hour.then(Rule<Void>.says("oclock").maybe) | wholeHour.then(ish)
    let zero = Rule<Void>.says("oh", "o", "zero").before(NumberWords.cardinal)
      .map { $0 < 10 ? $0 : nil }
    let minute = NumberWords.cardinal.map { (10...59).contains($0) ? $0 : nil } | zero
    // `half nine` as the British say it: half past.
    let half = Rule<Void>.says("half").before(exact).map { ($0, 30) }
    return exact.map { ($0, 0) } | offset.then(exact) { ($1, $0) }
      | word.then(minute) { ($0, $1) } | half
  }()

  /// `in the afternoon at 7`, `tomorrow evening 7:30`: the part of the day goes before.
  private static let led: Rule<SaidTime> = {
    let at = Rule<Void>.says("at", ",").maybe
    return HalfOfDay.named.then(at).then(dial | written) { half, time in
      .at(hour: time.0, minutes: time.1, in: half)
    }
      | HalfOfDay.named.then(at).then(decidedDigits | decidedDial) { $1 }
  }()

  /// `noon`, `midnight`, `morning`, `this evening`, `mid-morning`.
  private static let named: Rule<SaidTime> = {
    let noon = Rule<Void>.says("noon", "midday", "noonish") | .phrase("12", "noon") | mid("day")
    let midnight = Rule<Void>.says("midnight") | .phrase("12", "midnight") | mid("night")
    let middle =
      (Rule<Void>.says("midmorning") | mid("morning")).map { 10 }
      | (Rule<Void>.says("midafternoon") | mid("afternoon")).map { 14 }
    let article = (Rule<Void>.says("the", "this") | .phrase("in", "the")).maybe
    let part = article.before(HalfOfDay.dayPart)
    return noon.map { .clock(hour: 12, minute: 0) } | midnight.map { .clock(hour: 0, minute: 0) }
      | middle.map { .clock(hour: $0, minute: 0) }
      | Rule<Void>.says("at").maybe.then(.says("lunchtime")).map { .clock(hour: 12, minute: 30) }
      | Rule<Void>.says("tonight").map { .clock(hour: 19, minute: 0) }
      | part.map { .clock(hour: $0.minutes / 60, minute: 0) }
  }()

  private static func mid(_ word: String) -> Rule<Void> {
    Rule<Void>.says("mid").then(Rule.says("-").glued.maybe).then(.says(word))
  }

  /// Minutes after or before the hour that follows: `quarter past`, `ten minutes to`.
  private static let offset: Rule<Int> = {
    let quarter = Rule<Void>.says("a").maybe.before(.says("quarter")).map { 15 }
    let quarters = Rule<Void>.phrase("three", "quarters").map { 45 }
    let unit = Rule<Void>.says("minutes", "minute", "min", "mins")
    let words = (quarter | NumberWords.cardinal.map { $0 < 60 ? $0 : nil }).then(unit.maybe)
    let number = Rule.number(1...59, digits: 1...2)
    let half = Rule<Void>.says("half").map { 30 }
    let past = (half | words | quarters | number.then(unit.maybe)).then(.says("past", "after"))
    // `5 to 6` in digits is a range, not a time.
    let before = (words | number.then(unit)).then(.says("to", "before")).map { -$0 }
    return past | before
  }()

  private static let digits = Rule.number(0...99, digits: 1...2)
  private static let minutes = Rule.number(0...99, digits: 2...2)

  /// A number with nothing behind it that makes it part of another.
  private static let wholeHour = digits.unless(WrittenDate.more(":", ".", ",", "/"))
}
