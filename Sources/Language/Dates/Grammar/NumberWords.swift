/// Numbers in English words: `one` to `ninety-nine`, `first` to `thirty-first`.
package enum NumberWords {
  static let cardinals: [String: Int] = Dictionary(
    uniqueKeysWithValues: zip(units + tens, Array(1...19) + stride(from: 20, through: 90, by: 10)))

  static let ordinals: [String: Int] = Dictionary(
    uniqueKeysWithValues: zip(ordinalUnits, Array(1...20) + [30]))

  /// The number in words that begins at a token.
  package static func cardinal(in tokens: [Token], from index: Int) -> WhenSpan<Int>? {
    cardinal.spans(in: tokens, from: index).first
  }

  /// The place in a row that begins at a token, in words or digits (`third`, `3rd`).
  package static func ordinal(in tokens: [Token], from index: Int) -> WhenSpan<Int>? {
    anyOrdinal.spans(in: tokens, from: index).first
  }

  private static let anyOrdinal = ordinal | ordinalDigits

  static let cardinal: Rule<Int> = {
    let whole = words.rule { word in if case .cardinal(let value) = word { value } else { nil } }
    return whole | joined(whole)
  }()

  static let ordinal: Rule<Int> = {
    let whole = words.rule { word in if case .ordinal(let value) = word { value } else { nil } }
    return whole | joined(whole)
  }()

  /// `3rd`, with any of the four endings.
  static let ordinalDigits = Rule.number(0...99, digits: 1...2)
    .then(Rule.says("st", "nd", "rd", "th").glued)

  /// A place in a row, from the end where negative: `third`, `3rd`, `last`.
  static let place: Rule<Int> = ordinal | ordinalDigits | Rule<Void>.says("last").map { -1 }

  /// Up to some thousands: `twelve`, `a hundred and fifty`, `two thousand`.
  static let amount: Rule<Int> = {
    let one = cardinal | Rule<Void>.says("a").map { 1 }
    let sum = { @Sendable (left: Int, right: Int) -> Int? in left + right }
    let rest = Rule<Void>.says("and").maybe.before(cardinal)
    let hundreds = one.then(.says("hundred")).map { $0 * 100 }
    let thousands = one.then(.says("thousand", "grand")).map { $0 * 1000 }
    return cardinal | hundreds | hundreds.then(rest, sum) | thousands
      | thousands.then(rest, sum)
      | thousands.then(hundreds, sum) | thousands.then(hundreds.then(rest, sum), sum)
      | one.then(.says("lakh", "lakhs")).map { $0 * 100_000 }
  }()

  /// `twenty and four`.
  static let parted: Rule<Int> = cardinal.map { $0 > 19 && $0 % 10 == 0 ? $0 : nil }
    .then(.says("and")).then(cardinal) { $1 < 10 ? $0 + $1 : nil }

  private static let words = Vocabulary.of(.english)

  /// `twenty-one`, `twenty one`, `twenty-first`.
  private static func joined(_ last: Rule<Int>) -> Rule<Int> {
    words.rule { word in
      if case .cardinal(let value) = word, value >= 20 { value } else { nil }
    }
    .then(Rule.says("-").glued.maybe)
    .then(last) { tens, unit in unit < 10 ? tens + unit : nil }
  }
}

private let units = [
  "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
]

private let tens = [
  "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
]

private let ordinalUnits = [
  "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth",
  "eighteenth", "nineteenth", "twentieth", "thirtieth",
]
