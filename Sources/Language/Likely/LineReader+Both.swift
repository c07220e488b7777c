internal import Session

extension LineReader {
  /// A line in which `both ideas`, `both lunches` or `both of Thursday's stops` stands, read with the two that
  /// are meant; `nil` where there are not two.
  func ofBoth(_ line: String, after before: LinesBefore) -> ReadResult? {
    guard let scene, let trip = session.currentTrip, let tokens = try? Lexer.tokens(of: line),
      let both = tokens.firstIndex(where: { $0.says("both") }), both + 1 < tokens.count,
      !tokens.contains(where: { $0.says(";") || $0.says("?") }),
      let found = PairInTrip(trip: trip, tokens: tokens).named(behind: both),
      isOrdered(both, tokens, found.end)
    else { return nil }
    let context = context(line, tokens)
    let parts = [context.text(0..<both), found.words, context.text(found.end..<tokens.count)]
    let written = parts.filter { !$0.isEmpty }.joined(separator: " ")
    let read = unlessLeft(orPhrased(readBehind(written, before), written), line)
    guard case .understood(let utterance) = read, change(utterance.intent, in: scene) != nil,
      utterance.intent.addition == nil
    else { return nil }
    return ReadResult.understood(utterance).said(as: line)
  }
}

extension LineReader {
  /// `drop both lunches`, `both ideas to friday`, but `we have both ideas`, `both ideas are lovely`.
  private func isOrdered(_ both: Int, _ tokens: [Token], _ end: Int) -> Bool {
    guard both > 0 else { return end < tokens.count && tokens[end].says("to") }
    let lattice = WordLattice(tokens)
    let (start, before) = (lattice.behindTalk, tokens[both - 1].folded)
    return start == both - 1 && !asking.contains(tokens[0].folded)
      && (CommandTable.verbs[before] != nil
        || lattice.edges[start].contains { $0.classes.meets(.orders) })
  }
}

private let asking: Set = [
  "can", "could", "would", "should", "shall", "may", "might", "how", "swap", "switch", "exchange",
]

/// Two things of a trip that have one name, or are all that there are of a kind.
private struct PairInTrip {
  let trip: Trip
  let tokens: [Token]

  /// What they are called one by one, and where the words for them end.
  func named(behind both: Int) -> (words: String, end: Int)? {
    var start = both + 1
    while start < tokens.count,
      ["of", "the", "our", "my", "these", "those"].contains(tokens[start].folded)
    {
      start += 1
    }
    guard start < tokens.count else { return nil }
    if tokens[start].says("ideas") {
      return trip.ideas.count == 2 ? ("idea 1 and idea 2", start + 1) : nil
    }
    // `both thu stops`, `both of Thursday's stops`
    if start + 1 < tokens.count, things.contains(tokens[start + 1].folded),
      let day = day(tokens[start])
    {
      return two(trip.days[day].stops.indices.map { (day, $0) }, start + 2)
    }
    // `both stops on thursday`
    if things.contains(tokens[start].folded) {
      guard start + 2 < tokens.count, ["on", "of", "from"].contains(tokens[start + 1].folded),
        let day = day(tokens[start + 2])
      else { return nil }
      return two(trip.days[day].stops.indices.map { (day, $0) }, start + 3)
    }
    let names = Inflection.bases(of: tokens[start].folded).dropFirst()
    return two(
      trip.days.indices.flatMap { day in
        trip.days[day].stops.indices.filter {
          names.contains(folded(trip.days[day].stops[$0].name))
        }
        .map { (day, $0) }
      }, start + 1)
  }

  private func two(_ stops: [(day: Int, stop: Int)], _ end: Int) -> (words: String, end: Int)? {
    guard stops.count == 2 else { return nil }
    return (stops.map { "\($0.day + 1).\($0.stop + 1)" }.joined(separator: " and "), end)
  }

  /// The only day of the trip that has that name.
  private func day(_ token: Token) -> Int? {
    let word = String(token.spoken.prefix { $0 != "'" })
    guard word.utf8.count > 2 else { return nil }
    let days = trip.days.indices.filter { index in
      trip.days[index].date.map { folded($0.weekday.name).hasPrefix(word) } == true
    }
    return days.count == 1 ? days[0] : nil
  }
}

private let things: Set = ["stops", "items", "things", "activities", "plans"]
