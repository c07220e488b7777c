internal import Session

/// Where which days take place, in one line: `12-13 mar Hue, 14-16 Hoi An`, `Hanoi 3 nights, then Hue 2`.
extension LineReader {
  /// The cities of days; `nil` where anything else is told, or a town or a day is not known.
  func itinerary(
    _ said: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    // Most lines are none of it, and cost no more than this.
    guard let scene, let trip = session.currentTrip, !trip.days.isEmpty, said.count > 3,
      said.count < LineReader.mostInSentence,
      said.contains(where: { parting.contains($0.folded) })
        || said.count(where: { $0.kind == .number }) > 1,
      !said.contains(where: { $0.says("?") }), case let tokens = withoutHeading(said),
      tokens.count > 3,
      !CommandTable.beginsLead(tokens[0].folded) || daysAtFirst.contains(tokens[0].spoken)
    else { return nil }
    let chart = Chart(context(expanded.text, tokens))
    var plan = ItineraryPlan(chart, scene.gazetteer)
    plan.isHeaded = tokens.count < said.count
    let items = items(of: tokens)
    for (place, item) in items.enumerated() {
      if place > 0, place == items.count - 1, leavesOpen(tokens[item]) { break }
      guard plan.take(item) else { return nil }
    }
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

  /// As in `St. Moritz`.
  private func isShortened(_ tokens: [Token], _ index: Int) -> Bool {
    guard tokens[index].says("."), index > 0, index + 1 < tokens.count else { return false }
    return tokens[index - 1].isShortened && tokens[index + 1].text.first?.isUppercase == true
  }

  /// Whether words leave a part of it open: `haven't decided about the rest`.
  private func leavesOpen(_ item: ArraySlice<Token>) -> Bool {
    item.contains { undecided.contains($0.spoken) } && !item.contains { $0.kind == .number }
  }

  /// `athens 1nt paros 3 naxos 2`: each item ends with its nights.
  private func itemsByNumbers(_ tokens: [Token]) -> [Range<Int>] {
    var items: [Range<Int>] = []
    var start = 0
    for index in tokens.indices where index >= start && tokens[index].kind == .number {
      let hasUnit =
        index + 1 < tokens.count && ItineraryPlan.units.contains(tokens[index + 1].folded)
      let end = hasUnit ? index + 2 : index + 1
      items.append(start..<end)
      start = end
    }
    return start < tokens.count ? items + [start..<tokens.count] : items
  }

  /// What stands between the signs and words that part it.
  private func items(of tokens: [Token]) -> [Range<Int>] {
    guard tokens.contains(where: { parting.contains($0.folded) }) else {
      return itemsByNumbers(tokens)
    }
    return tokens.indices.split { index in
      let token = tokens[index]
      let isInside =
        token.isGlued && index + 1 < tokens.count && tokens[index + 1].isGlued
        || isShortened(tokens, index)
      return token.kind != .quoted && parting.contains(token.folded) && !isInside
    }.map { $0.startIndex..<$0.endIndex }
  }
}

private let parting: Set = [",", ";", "then", "→", ">", "and", "&", ".", "n"]
private let undecided: Set = [
  "decided", "tbd", "open", "undecided", "sure", "know", "decide",
]
private let daysAtFirst: Set = [
  "we'll", "we", "the", "i'll", "i", "we're", "i'm", "days", "day", "city", "cities", "on", "from",
  "first",
]
private let headings: Set = [
  "our", "the", "my", "route", "plan", "itinerary", "cities", "towns", "city", "bases", "stays",
  "stages",
]
