internal import Session

/// Cuts a line into units, the longest first.
struct SaidUnits {
  let spans: OpenSpans
  var context: ChartContext { spans.context }

  init(_ spans: OpenSpans) { self.spans = spans }

  func all(in range: Range<Int>) -> [SaidUnit] {
    var (units, index): ([SaidUnit], Int) = ([], range.lowerBound)
    while index < range.upperBound {
      let unit = unit(at: index, before: range.upperBound)
      units.append(unit)
      index = unit.tokens.upperBound
    }
    return units
  }

  private func unit(at index: Int, before limit: Int) -> SaidUnit {
    let token = context.tokens[index]
    func made(_ sign: String, _ end: Int, _ values: [String]) -> SaidUnit {
      SaidUnit(
        sign: sign, tokens: index..<end, values: values, text: context.text(index..<end),
        isCapitalised: token.isCapitalised)
    }
    if token.kind == .quoted { return made("<text>", index + 1, [quotedText(token.text)]) }
    if token.kind == .sign { return made(token.folded, index + 1, []) }
    let number = number(at: index)
    let found = [
      stop(at: index), booking(at: index), task(at: index), day(at: index), dates(at: index),
      time(at: index), length(at: index), amount(at: index), code(at: index), person(at: index),
      number,
    ].compactMap(\.self).filter { $0.end <= limit }
    let end = found.map(\.end).max() ?? index
    let longest = found.filter { $0.end == end }
    if let best = longest.first { return made(best.sign, end, longest.flatMap(\.values)) }
    return made(token.folded, index + 1, [])
  }

  typealias Found = (sign: String, end: Int, values: [String])

  private func stop(at index: Int) -> Found? {
    guard let trip = context.trip else { return nil }
    var best: Found?
    for span in spans.spans(.oneStop, at: index, before: context.tokens.count) {
      guard case .stops(let stops) = span.value, stops.count == 1, span.end > best?.end ?? index
      else { continue }
      var values: [String] = []
      switch stops[0] {
      case .named(let name):
        values = trip.stops(named: name).compactMap { trip.reference(to: $0.id)?.canonical }
      case .inDay, .idea: values = [stops[0].canonical]
      default: continue
      }
      guard !values.isEmpty else { continue }
      best = ("<stop>", span.end, values)
    }
    return best
  }

  /// By its name, a part of it that tells, or the word for its kind.
  private func booking(at index: Int) -> Found? {
    guard let trip = context.trip, !trip.bookings.isEmpty else { return nil }
    let numbers = Dictionary(
      trip.bookings.enumerated().map { ($1.id, "booking \($0 + 1)") }, uniquingKeysWith: { $1 })
    let start = ["the", "our", "my"].contains(context.tokens[index].folded) ? index + 1 : index
    for end in stride(from: min(start + 4, context.tokens.count), to: start, by: -1) {
      let text = context.text(start..<end)
      guard isTelling(start..<end), trip.stops(named: text).isEmpty else { continue }
      let found = context.bookings.called(text).compactMap { numbers[$0] }
      if !found.isEmpty { return ("<booking>", end, found) }
    }
    guard
      let span = spans.chart.bookings(at: index, bareNumber: false).max(by: { $0.end < $1.end }),
      case .booking(let booking) = span.value
    else { return nil }
    switch booking {
    case .number(let number): return ("<booking>", span.end, ["booking \(number)"])
    case .only(let kind?):
      let found = trip.bookings.filter { $0.kind == kind }.compactMap { numbers[$0.id] }
      return found.isEmpty ? nil : ("<booking>", span.end, found)
    default: return nil
    }
  }

  /// Whether words tell more than any other do: `Conto`, `TP1234`, but `do`, `Casa`.
  private func isTelling(_ range: Range<Int>) -> Bool {
    guard context.tokens[range.lowerBound].kind != .sign,
      context.tokens[range.upperBound - 1].kind != .sign,
      range.upperBound == context.tokens.count || !context.tokens[range.upperBound].isGlued
        || context.tokens[range.upperBound].kind == .sign
    else { return false }
    return range.contains { index in
      let token = context.tokens[index]
      return token.folded.utf8.count > 4 || token.kind == .number && range.count > 1
    }
  }

  private func task(at index: Int) -> Found? {
    guard let trip = context.trip else { return nil }
    var best: Found?
    for span in spans.spans(.tasks, at: index, before: context.tokens.count) {
      guard case .text(let name, _) = span.value, span.end > best?.end ?? index else { continue }
      let found = trip.tasks(called: name).map(\.text)
      if !found.isEmpty { best = ("<task>", span.end, found.map(quotedText)) }
    }
    return best
  }

  private func day(at index: Int) -> Found? {
    var best: Found?
    for span in spans.spans(.day, at: index, before: context.tokens.count)
    where span.end > best?.end ?? index {
      guard case .day(let day) = span.value else { continue }
      let value: String? =
        switch day {
        case .number(let number): "day \(number)"
        case .on(let date):
          ((context.trip?.days.firstIndex { $0.date == date }).map { "day \($0 + 1)" }) ?? date.iso
        case .either(let dates): dates.first?.iso
        case .first: "day 1"
        case .last: (context.trip?.days.count).map { "day \($0)" }
        case .here: "this day"
        default: nil
        }
      if let value { best = ("<day>", span.end, [value]) }
    }
    return best
  }

  private func dates(at index: Int) -> Found? {
    var best: Found?
    for span in spans.chart.spans(.dates(of: .open), at: index) where span.end > best?.end ?? index
    {
      guard case .dates(.range(let range)) = span.value, range.first < range.last else { continue }
      best = ("<dates>", span.end, ["\(range.first.iso)..\(range.last.iso)"])
    }
    for span in spans.chart.spans(.date(of: .open), at: index)
    where span.end > best?.end ?? index + 1 {
      guard case .date(let date) = span.value else { continue }
      best = ("<date>", span.end, [date.iso])
    }
    return best
  }
}

extension LineReader {
  /// A line in units, for learning.
  package func units(of line: String) -> [SaidUnit] {
    guard let tokens = try? Lexer.tokens(of: line), !tokens.isEmpty else { return [] }
    let open = OpenReader(
      reader: self, scene: scene, line: line, tokens: OpenWords.apart(tokens))
    let clauses = OpenClauses(open, session: session)
    return SaidUnits(clauses.spans).all(in: clauses.whole)
  }
}
