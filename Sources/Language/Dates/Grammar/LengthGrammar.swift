/// The grammar of counts and of lengths in days: `5 nights`, `a fortnight`, `two-week`.
struct LengthGrammar: Sendable {
  /// How many: digits, words, `a`, `a couple of`.
  let count: Rule<Int>
  /// What days are counted in.
  let unit: Rule<TimeUnit>
  let length: Rule<Length>
  /// A length that leads from one day to another: nights do not.
  let distance: Rule<Length>
  /// One, two or three of them: `1 year, 2 months and 3 days`.
  let distances: Rule<[Length]>

  /// With `few`, that is three, and `3w`: only where the phrase is all there is.
  init(_ vocabulary: Vocabulary, isAlone: Bool = false) {
    let article = Rule<Void>.says("a", "an")
    let couple = article.maybe.then(.says("couple")).then(Rule<Void>.says("of").maybe)
    let exact =
      Rule.number(0...999_999_999) | NumberWords.cardinal | article.map { 1 } | couple.map { 2 }
    count = isAlone ? exact | article.maybe.then(.says("few")).map { 3 } : exact
    let word = vocabulary.rule { word -> TimeUnit? in
      guard case .unit(let unit) = word else { return nil }
      return unit.days != nil || unit == .month || unit == .year ? unit : nil
    }
    unit = isAlone ? word | LengthGrammar.letters : word
    length = count.then(Rule<Void>.says("-").glued.maybe)
      .then(unit) { Length(count: $0, unit: $1) }
    distance = length.map { $0.unit == .night ? nil : $0 }
    let one = distance.map { [$0] }
    let and = Rule<Void>.says("and", ",").maybe
    let two = one.then(and).then(one) { $0 + $1 }
    distances = one | two | two.then(and).then(one) { $0 + $1 }
  }

  /// `3w`, `2mo`, `1y`.
  static let letters = Rule<TimeUnit>.word([
    "w": .week, "mo": .month, "mos": .month, "y": .year,
  ]).glued
}
