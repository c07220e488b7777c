/// The words between and before the ends of a range.
enum RangeWords {
  private static let ellipsis: Rule<Void> =
    Rule.says(".").then(Rule.says(".").glued).then(Rule.says(".").glued.maybe) | .says("…")

  static let upTo: Rule<Void> =
    .says("to", "till", "til", "until", "untill", "through", "thru", "-", "‐", "‑", "–", "—", "−")
    | ellipsis | SmallWords.upTo

  static let from: Rule<Void> = Rule<Void>.says("from") | SmallWords.from

  static let amid: Rule<Void> = Rule<Void>.says("between") | SmallWords.between

  static let and: Rule<Void> = Rule<Void>.says("and") | SmallWords.and

  /// `X to Y`, `from X to Y`, `between X and Y`.
  static func joined<First, Last>(
    _ first: Rule<First>, _ last: Rule<Last>
  ) -> Rule<(First, Last)> {
    from.maybe.before(first).then(upTo).then(last) { ($0, $1) }
      | amid.before(first).then(upTo | and).then(last) { ($0, $1) }
  }
}
