internal import Session

/// What stands in a slot, written as canonical lines write it.
struct ExactValue {
  let value: SlotValue
  /// The token behind it.
  let end: Int

  /// Reads the value at a token; `nil` where it is written otherwise, or where no line can write a
  /// value of this type so that its words mean nothing else.
  init?(_ type: SlotType, in tokens: [Token], at start: Int) {
    let words = ExactWords(tokens: tokens)
    let found: (SlotValue, Int)? =
      switch type {
      case .name: words.quoted(at: start).map { (.text(oneLine($0), quoted: true), start + 1) }
      case .place:
        words.quoted(at: start).map { (.place(.named(oneLine($0), quoted: true)), start + 1) }
      case .subject:
        words.quoted(at: start).map {
          (.subject(.place(.named(oneLine($0), quoted: true))), start + 1)
        }
      case .text(let orNone): words.text(at: start, orNone: orNone)
      case .day: words.day(at: start).map { (.day(.number($0)), start + 2) }
      case .target: words.target(at: start)
      case .stop, .stops: words.stop(at: start).map { (.stops([$0.stop]), $0.end) }
      case .position: words.position(at: start)
      case .dates: words.dates(at: start)
      case .time: words.time(at: start)
      case .duration: words.minutes(at: start).map { (.integer($0), start + 2) }
      case .cleared: words.says("none", at: start) ? (.cleared, start + 1) : nil
      case .oneOf(let choices): words.choice(of: choices.words, at: start)
      default: nil
      }
    guard let (value, end) = found, end == tokens.count || !tokens[end].isGlued else { return nil }
    (self.value, self.end) = (value, end)
  }
}

/// The tokens of a line as values of canonical lines.
private struct ExactWords {
  let tokens: [Token]

  func says(_ word: String, at index: Int) -> Bool {
    index < tokens.count && tokens[index].isPlain && tokens[index].text == word
  }

  func quoted(at index: Int) -> String? {
    index < tokens.count && tokens[index].kind == .quoted ? tokens[index].text : nil
  }

  /// A text goes on to the end of the line.
  func text(at index: Int, orNone: Bool) -> (SlotValue, Int)? {
    guard index == tokens.count - 1 else { return nil }
    if orNone, says("none", at: index) { return (.cleared, index + 1) }
    return quoted(at: index).map { (.text($0, quoted: true), index + 1) }
  }

  /// A number as it is written: so many digits at most, no 0 before them.
  func number(at index: Int, digits: Int = 3) -> Int? {
    guard index < tokens.count, tokens[index].kind == .number,
      tokens[index].text.utf8.count <= digits, tokens[index].text.utf8.first != UInt8(ascii: "0")
    else { return nil }
    return Int(tokens[index].text)
  }

  /// The number of `day 2`.
  func day(at index: Int) -> Int? {
    guard says("day", at: index), let number = number(at: index + 1), !tokens[index + 1].isGlued
    else { return nil }
    return number
  }

  func target(at index: Int) -> (SlotValue, Int)? {
    if says("ideas", at: index) { return (.target(.ideas), index + 1) }
    return day(at: index).map { (.target(.day(.number($0))), index + 2) }
  }

  /// The stop of `2.3` or `idea 2`.
  func stop(at index: Int) -> (stop: StopReference, end: Int)? {
    if says("idea", at: index) {
      return number(at: index + 1).map { (.idea($0), index + 2) }
    }
    guard let day = number(at: index), isSign(".", at: index + 1),
      let number = number(at: index + 2), tokens[index + 2].isGlued
    else { return nil }
    return (.inDay(day: day, number: number), index + 3)
  }

  /// The place among other stops of `first` or `before 2.3`.
  func position(at index: Int) -> (SlotValue, Int)? {
    if says("first", at: index) { return (.position(.first), index + 1) }
    if says("last", at: index) { return (.position(.last), index + 1) }
    let isBefore = says("before", at: index)
    guard isBefore || says("after", at: index), let (stop, end) = stop(at: index + 1) else {
      return nil
    }
    return (.position(isBefore ? .before(stop) : .after(stop)), end)
  }

  /// The dates of `2027-04-19` or `2027-04-19..2027-04-23`.
  func dates(at index: Int) -> (SlotValue, Int)? {
    guard let (first, end) = date(at: index) else { return nil }
    guard isSign(".", at: end), isSign(".", at: end + 1) else {
      return (.dates(.range(DateRange(first))), end)
    }
    guard let (last, end) = date(at: end + 2), tokens[end - 5].isGlued,
      let range = DateRange(first: first, last: last)
    else { return nil }
    return (.dates(.range(range)), end)
  }

  private func date(at index: Int) -> (CivilDate, Int)? {
    guard index + 4 < tokens.count, tokens[index].kind == .number,
      isSign("-", at: index + 1), isSign("-", at: index + 3),
      [index + 2, index + 4].allSatisfy({ tokens[$0].kind == .number && tokens[$0].isGlued })
    else { return nil }
    let text = tokens[index...index + 4].reduce(into: "") { $0 += $1.text }
    return CivilDate(iso: text).map { ($0, index + 5) }
  }

  /// The time of `09:30`; `9:30` or `11:30` may be of either half of a day.
  func time(at index: Int) -> (SlotValue, Int)? {
    guard index + 2 < tokens.count, tokens[index].kind == .number, isSign(":", at: index + 1),
      tokens[index + 2].kind == .number, tokens[index + 2].isGlued,
      tokens[index + 2].text.utf8.count == 2
    else { return nil }
    let (hour, minutes) = (tokens[index].text, tokens[index + 2].text)
    if let dial = number(at: index, digits: 2), (7...12).contains(dial) {
      guard let minute = Int(minutes), minute < 60,
        let time = ClockTime(minutes: dial * 60 + minute),
        let other = ClockTime(minutes: (time.minutes + 720) % 1440)
      else { return nil }
      return (.dial(time, or: other), index + 3)
    }
    return ClockTime(text: "\(hour):\(minutes)").map { (.time($0), index + 3) }
  }

  /// The minutes of `90m`.
  func minutes(at index: Int) -> Int? {
    guard let minutes = number(at: index), says("m", at: index + 1), tokens[index + 1].isGlued
    else { return nil }
    return minutes
  }

  func choice(of choices: [String], at index: Int) -> (SlotValue, Int)? {
    guard let choice = choices.first(where: { says($0, at: index) }) else { return nil }
    return (.text(choice, quoted: false), index + 1)
  }

  private func isSign(_ sign: String, at index: Int) -> Bool {
    index < tokens.count && tokens[index].kind == .sign && tokens[index].text == sign
      && tokens[index].isGlued
  }
}

extension Token {
  /// Whether it is a word as it stands in the table of commands, small and right.
  var isPlain: Bool { kind == .word && text == folded }
}
