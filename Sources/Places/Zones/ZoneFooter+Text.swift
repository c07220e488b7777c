package import Session

extension ZoneFooter {
  /// Reads the last line of a zone's file, such as `CET-1CEST,M3.5.0,M10.5.0/3`; `nil` where it is
  /// anything else.
  package init?(text: String) {
    var input = FooterInput(text)
    guard input.skipName(), let west = input.offset() else { return nil }
    self.init(standard: -west)
    guard !input.isAtEnd else { return }
    guard input.skipName() else { return nil }
    let offset = input.next == UInt8(ascii: ",") ? standard + 3600 : input.offset().map { -$0 }
    guard let offset, let begins = input.moment(), let ends = input.moment(), input.isAtEnd else {
      return nil
    }
    seasons = ZoneSeasons(offset: offset, begins: begins, ends: ends)
  }
}

/// The bytes of such a line that are not read yet.
private struct FooterInput {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }
  var next: UInt8? { rest.first }

  private mutating func take(_ sign: Character) -> Bool {
    guard let code = sign.asciiValue, rest.first == code else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// At least three letters, or anything in angle brackets.
  mutating func skipName() -> Bool {
    if take("<") {
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
      rest = rest[rest.index(after: end)...]
      return true
    }
    let letters = rest.prefix { ($0 | 32) >= UInt8(ascii: "a") && ($0 | 32) <= UInt8(ascii: "z") }
    rest = rest.dropFirst(letters.count)
    return letters.count >= 3
  }

  private mutating func number() -> Int? {
    let digits = rest.prefix { (48...57).contains($0) }
    rest = rest.dropFirst(digits.count)
    return digits.count <= 3 ? Int(Substring(digits)) : nil
  }

  /// `1`, `-3:30`, `+10:00:20` in seconds.
  mutating func offset() -> Int? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard var seconds = number().map({ $0 * 3600 }) else { return nil }
    for unit in [60, 1] where take(":") {
      guard let count = number(), count < 60 else { return nil }
      seconds += count * unit
    }
    return isNegative ? -seconds : seconds
  }

  /// `,M3.5.0/2`, `,J60`, `,59`.
  mutating func moment() -> YearlyMoment? {
    guard take(","), let day = day() else { return nil }
    guard take("/") else { return YearlyMoment(day: day, seconds: 2 * 3600) }
    return offset().map { YearlyMoment(day: day, seconds: $0) }
  }

  private mutating func day() -> YearlyMoment.Day? {
    if take("J") {
      return number().flatMap { (1...365).contains($0) ? .withoutLeap($0) : nil }
    }
    guard take("M") else { return number().flatMap { $0 < 366 ? .withLeap($0) : nil } }
    guard let month = number(), (1...12).contains(month), take("."), let week = number(),
      (1...5).contains(week), take("."), let sundayFirst = number(),
      let weekday = Weekday(rawValue: (sundayFirst + 6) % 7), sundayFirst < 7
    else { return nil }
    return .weekday(weekday, week: week, month: month)
  }
}
