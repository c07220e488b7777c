/// The grammar of ranges and lengths, and of anything the date recogniser reads.
struct RangeGrammar: Sendable {
  let phrase: Rule<DatePhrase>

  init(_ vocabulary: Vocabulary) {
    let lengths = LengthGrammar(vocabulary)
    let days = DayGrammar(vocabulary, lengths: lengths)
    let range =
      between(days.day | days.bareDay) | lasting(days.day, lengths.length) | week(of: days.day)
      | weekend(vocabulary, of: days.day)
    let bareLength = Rule<Void>.says("for").maybe.before(lengths.length)
    phrase =
      range.map { .range($0) } | days.day.map { .day($0) }
      | bareLength.map { $0.unit == .month ? nil : .length($0) }
  }

  /// The grammar in which one language's abbreviations are read.
  static func of(_ tongue: DateContext.Tongue) -> RangeGrammar {
    all[tongue] ?? RangeGrammar(.of(tongue))
  }

  private static let all = Dictionary(
    uniqueKeysWithValues: DateContext.Tongue.allCases.map { ($0, RangeGrammar(.of($0))) })
}

private let ellipsis: Rule<Void> =
  Rule.says(".").then(Rule.says(".").glued).then(Rule.says(".").glued.maybe) | .says("…")

private let upTo: Rule<Void> =
  .says("to", "till", "til", "until", "untill", "through", "thru", "-", "‐", "‑", "–", "—", "−")
  | ellipsis

/// `19-23 april`, `from X to Y`, `between X and Y`.
private func between(_ point: Rule<SaidDay>) -> Rule<SaidRange> {
  let open = Rule<Void>.says("from").maybe.before(point).then(upTo).then(point) { ($0, $1) }
  let closed = Rule<Void>.says("between").before(point).then(.says("and")).then(point) { ($0, $1) }
  return (open | closed).map { first, last in
    first.canFace(last) && last.canFace(first) ? .between(first, last) : nil
  }
}

/// `from friday for 5 days`, `a week starting 3 May`.
private func lasting(_ day: Rule<SaidDay>, _ length: Rule<Length>) -> Rule<SaidRange> {
  let starting = Rule<Void>.says("from", "starting", "beginning", "commencing")
    .then(Rule<Void>.says("on", "from").maybe)
  let dayFirst = starting.maybe.before(day).then(Rule<Void>.says(",").maybe)
    .then(.says("for")).then(length) { SaidRange.lasting($1, from: $0) }
  let lengthFirst = Rule<Void>.says("for").maybe.before(length).then(Rule<Void>.says(",").maybe)
    .then(starting).then(day) { SaidRange.lasting($0, from: $1) }
  return dayFirst | lengthFirst
}

/// `next week`, `the week of 3 May`.
private func week(of day: Rule<SaidDay>) -> Rule<SaidRange> {
  let running = Rule<Void>.phrase("this", "week").map { SaidRange.week(ahead: 0) }
  let next = Rule<Void>.phrase("next", "week").map { SaidRange.week(ahead: 1) }
  let around = Rule<Void>.says("the").maybe.then(.phrase("week", "of")).before(day)
    .map { SaidRange.weekOf($0) }
  return running | next | around
}

/// `this weekend`, `next weekend`, `the weekend of 3 May`.
private func weekend(_ vocabulary: Vocabulary, of day: Rule<SaidDay>) -> Rule<SaidRange> {
  let weekend = vocabulary.rule { word -> Bool? in word == .weekend ? true : nil }
  let this = Rule<Void>.says("this", "the").then(Rule<Void>.says("coming").maybe).before(weekend)
  let next = Rule<Void>.says("next").before(weekend)
  let around = Rule<Void>.says("the").maybe.before(weekend).then(.says("of"))
    .then(day) { SaidRange.weekendOf($1) }
  return this.map { _ in .weekend(weeksAhead: 0) } | next.map { _ in .weekend(weeksAhead: 1) }
    | around
}
