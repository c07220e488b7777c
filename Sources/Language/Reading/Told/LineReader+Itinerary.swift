internal import Session

/// Where which days take place, in one line: `12-13 mar Hue, 14-16 Hoi An`, `Hanoi 3 nights, then Hue 2`.
extension LineReader {
  /// The cities of days; `nil` where anything else is told, or a town or a day is not known.
  func itinerary(
    _ said: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    // Most lines are none of it, and cost no more than this.
    guard let scene, let trip = session.currentTrip, !trip.days.isEmpty, said.count > 3,
      said.count < LineReader.mostInSentence, said.contains(where: { parting.contains($0.folded) }),
      !said.contains(where: { $0.says("?") }), case let tokens = withoutHeading(said),
      tokens.count > 3,
      CommandTable.leads[tokens[0].folded] == nil || daysAtFirst.contains(tokens[0].folded)
    else { return nil }
    let chart = Chart(context(expanded.text, tokens))
    var plan = ItineraryPlan(chart, scene.gazetteer)
    for item in items(of: tokens) { guard plan.take(item) else { return nil } }
    guard let cities = plan.cities else { return nil }
    return .understood(
      told(
        .several(cities.map { .cityOfDay(.number($0), $1) }), by: tokens, of: expanded, typed: line)
    )
  }

  /// The line without `our route:` and the like.
  private func withoutHeading(_ tokens: [Token]) -> [Token] {
    guard let colon = tokens.prefix(4).firstIndex(where: { $0.says(":") }),
      tokens[..<colon].allSatisfy({ headings.contains($0.folded) })
    else { return tokens }
    return Array(tokens[(colon + 1)...])
  }

  /// What stands between the signs and words that part it.
  private func items(of tokens: [Token]) -> [Range<Int>] {
    tokens.indices.split { index in
      let token = tokens[index]
      let isInside = token.isGlued && index + 1 < tokens.count && tokens[index + 1].isGlued
      return token.kind != .quoted && parting.contains(token.folded) && !isInside
    }.map { $0.startIndex..<$0.endIndex }
  }
}

private let parting: Set = [",", ";", "then", "→", ">", "and", "&", "."]
private let daysAtFirst: Set = ["days", "day", "city", "cities", "on", "from", "first"]
private let headings: Set = [
  "our", "the", "my", "route", "plan", "itinerary", "cities", "towns", "city", "bases", "stays",
]
