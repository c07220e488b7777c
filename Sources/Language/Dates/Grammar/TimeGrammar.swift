/// The grammar of times of day.
enum TimeGrammar {
  /// Every way to say a time.
  static let time: Rule<SaidTime> = clear | bareHour

  /// Those that are more than a mere number.
  static let clear: Rule<SaidTime> =
    open | decidedDigits | decidedDial | named | led | military
    | inHours

  /// Those that words for a part of the day may still decide.
  static let open: Rule<SaidTime> = digital | dial.map { .at(hour: $0.0, minutes: $0.1) } | beside

  /// `7`, `seven`: whether it is a time is for the words around it to say.
  static let bareHour: Rule<SaidTime> = (wholeHour | word).map { .at(hour: $0, minutes: 0) }

  /// Those of a clock, with `am` and `pm`: no part of the day in words.
  static let onClock: Rule<SaidTime> =
    open | lettered(HalfOfDay.letters)
    | dial.then(HalfOfDay.letters) { .at(hour: $0.0, minutes: $0.1, in: $1) }
    | (wholeHour | word).then(HalfOfDay.letters) { .at(hour: $0, minutes: 0, in: $1) } | noon
    | military

  /// `9a`: only where nothing else can stand.
  static let hourAndLetter: Rule<SaidTime> = wholeHour.then(HalfOfDay.letter) {
    .at(hour: $0, minutes: 0, in: $1)
  }

  /// `10:30:00`, where a phrase for a time is all there is.
  static let withSeconds: Rule<SaidTime> = {
    let noSeconds = Rule<Void>.says(":").glued.before(Rule.number(0...0, digits: 2...2).glued)
      .map { _ in () }
    return digits.then(Rule.says(":").glued).then(minutes.glued) { ($0, $1) }.then(noSeconds)
      .map { .clock(hour: $0, minute: $1) }
  }()

  /// What is a time only where nothing else can stand: `at 9a`, `at 3 15`.
  static let short: Rule<SaidTime> =
    hourAndLetter | dial.then(.says("minutes")).map { .at(hour: $0.0, minutes: $0.1) }
    | Rule.number(1...12, digits: 1...2).then(minutes) {
      $1 < 60 ? .dial(hour: $0, minutes: $1) : nil
    }

  /// `730`, where a part of the day stands beside it.
  static let together: Rule<SaidTime> = Rule.number(100...1259, digits: 3...4)
    .map { $0 % 100 < 60 ? .written(hour: $0 / 100, minute: $0 % 100) : nil }

  /// `0930`, `1805 hrs`, and `1430` where only a time can stand: behind `at` and the like, and in `at STOP 1430`.
  private static let military = Rule<SaidTime>(.any(.number)) { tokens, start in
    let token = tokens[start]
    let isOfHours =
      start + 1 < tokens.count && ["hrs", "hours", "hr"].contains(tokens[start + 1].folded)
    guard token.kind == .number, token.text.utf8.count == 4, let number = Int(token.text),
      number / 100 < 24, number % 100 < 60,
      tokens.count == start + 1 || !tokens[start + 1].isGlued || tokens[start + 1].says("-"),
      token.text.hasPrefix("0") || isOfHours || tokens[0].says("at")
        || start > 0 && beforeTimes.contains(tokens[start - 1].folded)
    else { return [] }
    let time = SaidTime.clock(hour: number / 100, minute: number % 100)
    return [Rule<SaidTime>.Reading(value: time, end: isOfHours ? start + 2 : start + 1)]
  }

  private static let beforeTimes: Set = [
    "at", "until", "till", "til", "by", "around", "about", "approximately",
  ]

  /// `10:30`, `10.30`, `19h30`, `19h`.
  private static let digital: Rule<SaidTime> =
    written.map { .written(hour: $0, minute: $1) } | hourMark.map { .clock(hour: $0, minute: $1) }

  /// `19h30`, `19h`.
  private static let hourMark: Rule<(Int, Int)> = {
    let letter = Rule.says("h").glued.unless(WrittenDate.digitsBehind)
    return digits.then(Rule.says("h").glued).then(minutes.glued) { ($0, $1) }
      | digits.then(letter).map { ($0, 0) }
  }()

  /// `15.00 hrs`, `16.30 h`, `eight hundred hours`, an hour of the day.
  private static let inHours: Rule<SaidTime> = {
    let hundred = NumberWords.cardinal.map { $0 < 24 ? $0 : nil }.then(.says("hundred"))
    let zero = Rule<Void>.says("oh", "o", "zero").before(hundred)
    return written.then(.says("hrs")).map { .clock(hour: $0, minute: $1) } | withLetter
      | (hundred | zero).then(.says("hours", "hrs")).map { .clock(hour: $0, minute: 0) }
      // `at 14 hour`: one of the day, as there are more of them in a length.
      | Rule.number(13...23, digits: 2...2).then(.says("hour")).map { .clock(hour: $0, minute: 0) }
      | (wholeHour | word).then(.says("sharp")).map { .at(hour: $0, minutes: 0) }
  }()

  /// Digits with `am`, `pm` or `in the evening` behind them.
  private static let decidedDigits: Rule<SaidTime> = lettered(HalfOfDay.rule)

  private static func lettered(_ half: Rule<HalfOfDay>) -> Rule<SaidTime> {
    let apart = digits.then(.says("h")).then(minutes) { ($0, $1) }.then(HalfOfDay.letters) {
      SaidTime.at(hour: $0.0, minutes: $0.1, in: $1)
    }
    let together = Rule.number(100...1259, digits: 3...4).then(HalfOfDay.letters) {
      SaidTime.at(hour: $0 / 100, minutes: $0 % 100, in: $1)
    }
    return (written | hourMark).then(half) { .at(hour: $0.0, minutes: $0.1, in: $1) }
      | written.then(HalfOfDay.letter) { .at(hour: $0.0, minutes: $0.1, in: $1) }
      | apart | together
  }

  /// `10:30`, `10.30`.
  private static let written: Rule<(Int, Int)> = {
    let colon = digits.then(Rule.says(":").glued).then(minutes.glued) { ($0, $1) }
      .unless(WrittenDate.more(":", "."))
    let point = digits.then(Rule.says(".").glued).then(minutes.glued) { ($0, $1) }
      .unless(WrittenDate.more(":", ".")).map { $0 < 24 && $1 < 60 ? ($0, $1) : nil }
    return colon | point
  }()

  private static let decidedDial = (dial | bareDial).then(HalfOfDay.rule) {
    SaidTime.at(hour: $0.0, minutes: $0.1, in: $1)
  }

  private static let bareDial = (wholeHour | word).map { ($0, 0) }

  /// `seven o'clock`, `half past nine`, `eight forty`, `ten to six`: an hour, and minutes.
  private static let dial: Rule<(Int, Int)> = {
    let hour = wholeHour | word
    let hyphen = Rule<Void>.says("-").glued.maybe
    let ish = hyphen.then(Rule.says("ish").glued)
    let clock = hour.then(.says("oclock")) | wholeHour.then(ish)
    let zero = Rule<Void>.says("oh", "o", "zero").then(hyphen).before(NumberWords.cardinal)
      .map { $0 < 10 ? $0 : nil }
    let minute = NumberWords.cardinal.map { (10...59).contains($0) ? $0 : nil } | zero
    // `half nine` as the British say it: half past.
    let half = Rule<Void>.says("half").before(hour | clock).map { ($0, 30) }
    return clock.map { ($0, 0) } | offset.then(hour | clock) { ($1, $0) }
      | word.then(hyphen).then(minute) { ($0, $1) } | half
  }()

  /// `a quarter past noon`, `15 to midday`, `ten past 3pm`: beside an hour that is decided.
  private static let beside: Rule<SaidTime> = {
    let number = Rule.number(1...59, digits: 1...2)
    let minutes = offset | number.then(.says("to", "before")).map { -$0 }
    let hours = noon | hourMark.map { .clock(hour: $0, minute: $1) }
    return minutes.then(hours) { minutes, time in
      time.minutes(nil).map { .minutes($0 + minutes) }
    }
  }()

  /// `in the afternoon at 7`, `tomorrow evening 7:30`: the part of the day goes before.
  private static let led: Rule<SaidTime> = {
    let at = Rule<Void>.says("at", "around", "@", ",").maybe
    return HalfOfDay.named.then(at).then(open | bareHour) { half, time in time.inHalf(half) }
      | HalfOfDay.named.then(at).then(decidedDigits | decidedDial) { $1 }
  }()

  private static let noon: Rule<SaidTime> = {
    let noon = Rule<Void>.says("noon", "midday") | .phrase("12", "noon") | mid("day")
    let midnight = Rule<Void>.says("midnight") | .phrase("12", "midnight") | mid("night")
    return Rule<Void>.says("the").maybe.before(
      noon.map { .clock(hour: 12, minute: 0) } | midnight.map { .clock(hour: 0, minute: 0) })
  }()

  /// `noon`, `midnight`, `morning`, `this evening`, `mid-morning`.
  private static let named: Rule<SaidTime> = {
    let middle =
      (Rule<Void>.says("midmorning") | mid("morning")).map { 10 }
      | (Rule<Void>.says("midafternoon") | mid("afternoon")).map { 14 }
    let article = (Rule<Void>.says("the", "this") | .phrase("in", "the")).maybe
    let part = article.before(HalfOfDay.dayPart)
    let noonish = Rule<Void>.says("noonish").map { SaidTime.clock(hour: 12, minute: 0) }
    return noon | noonish | middle.map { .clock(hour: $0, minute: 0) }
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

  private static let word = NumberWords.cardinal.map { $0 <= 12 ? $0 : nil }
  private static let digits = Rule.number(0...99, digits: 1...2)
  private static let minutes = Rule.number(0...99, digits: 2...2)

  /// A number with nothing behind it that makes it part of another.
  private static let wholeHour = digits.unless(WrittenDate.more(":", ".", ",", "/"))
}
