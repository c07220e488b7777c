/// The grammar of years.
enum YearGrammar {
  /// Four digits, or words: `2027`, `nineteen seventy eight`, `two thousand and five`.
  static let year: Rule<Int> = WrittenDate.fourDigits | words

  /// Two digits behind an apostrophe or as part of a date: `27` is 2027, `89` is 1989.
  ///
  /// The two centuries part at 69, as in POSIX.
  static func full(_ digits: Int) -> Int { digits + (digits < 69 ? 2000 : 1900) }

  /// `the nineteen seventies`, `the twenty-tens`, `the two thousands`.
  static let spokenDecade: Rule<SaidPeriod> = {
    let century = NumberWords.cardinal.map { (17...20).contains($0) ? $0 * 100 : nil }
    let thousand = Rule<Void>.phrase("two", "thousand").then(Rule<Void>.says("and").maybe)
      .map { 2000 }
    let tens = Rule<Int>.word(pluralTens)
    let year =
      (century.then(Rule.says("-").glued.maybe) | thousand).then(tens, sum)
      | Rule<Void>.phrase("two", "thousands").map { 2000 }
    return Rule<Void>.says("the").before(year).map { .years(from: $0, count: 10) }
  }()

  /// `the 21st century`.
  static let century: Rule<SaidPeriod> = Rule<Void>.says("the").maybe.before(NumberWords.place)
    .then(.says("century")).map { $0 > 1 ? .years(from: ($0 - 1) * 100, count: 100) : nil }

  static let words: Rule<Int> = {
    let small = NumberWords.cardinal
    let and = Rule<Void>.says("and").maybe
    let thousands = small.then(.says("thousand")).map { $0 < 10 ? $0 * 1000 : nil }
    let rest = and.before(small)
    let century = small.map { (17...20).contains($0) ? $0 * 100 : nil }
    let zero = Rule<Void>.says("oh", "o", "zero").before(small).map { $0 < 10 ? $0 : nil }
    let tens = small.map { $0 > 9 ? $0 : nil }
    return thousands | thousands.then(rest, sum) | hundreds.then(rest, sum)
      | thousands.then(hundreds, sum) | thousands.then(hundreds, sum).then(rest, sum)
      | century.then(zero | tens, sum)
  }()

  private static let hundreds = NumberWords.cardinal.then(.says("hundred"))
    .map { $0 < 20 ? $0 * 100 : nil }

  /// The number of any year, behind the word `year`.
  static let any: Rule<Int> = Rule.number(1...9999, digits: 1...4) | words | hundreds

  /// `the 1970s`, `the 1970's`.
  static let decade: Rule<SaidPeriod> = Rule<Void>.says("the").maybe
    .before(WrittenDate.fourDigits)
    .then(Rule<Void>.says("'", "’").glued.maybe).then(.says("s"))
    .map { $0 % 10 == 0 ? .years(from: $0, count: 10) : nil }
}

private let sum = { @Sendable (left: Int, right: Int) -> Int? in left + right }

private let pluralTens = [
  "tens": 10, "twenties": 20, "thirties": 30, "forties": 40, "fifties": 50, "sixties": 60,
  "seventies": 70, "eighties": 80, "nineties": 90,
]
