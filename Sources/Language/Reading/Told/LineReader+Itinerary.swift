internal import Session

/// Where which days take place, in one line: `12-13 mar Hue, 14-16 Hoi An`, `Hanoi 3 nights, then Hue 2`.
extension LineReader {
  /// The cities of days; `nil` where anything else is told, or a town or a day is not known.
  func itinerary(
    _ said: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    // Most lines are none of it, and cost no more than this.
    guard let scene, let trip = session.currentTrip, said.count > 3,
      said.count < LineReader.mostInSentence,
      said.contains(where: { parting.contains($0.folded) })
        || said.count(where: { $0.kind == .number }) > 1,
      !said.contains(where: { $0.says("?") }), case let tokens = withoutHeading(said),
      tokens.count > 3,
      !CommandTable.beginsLead(tokens[0].folded) || daysAtFirst.contains(tokens[0].spoken)
    else { return nil }
    let chart = Chart(context(expanded.text, tokens))
    func understood(_ plan: ItineraryPlan, longer: Intent? = nil) -> Utterance? {
      plan.cities.map { cities in
        let intents = cities.map { Intent.cityOfDay(.number($0), $1) }
        let all = (longer.map { [$0] } ?? []) + intents
        return told(.several(all), by: tokens, of: expanded, typed: line)
      }
    }
    var plan = ItineraryPlan(chart, scene.gazetteer)
    plan.isHeaded = tokens.count < said.count
    if !trip.days.isEmpty, plan.take(items(of: tokens), leavesOpen) {
      return understood(plan).map(ReadResult.understood)
    }
    // `8 to 10 july prague`
    var stay = ItineraryPlan(chart, scene.gazetteer)
    if !trip.days.isEmpty, stay.take([0..<tokens.count], leavesOpen), let told = understood(stay) {
      return .understood(told)
    }
    // The trip is shorter than what is told of it.
    guard tokens.contains(where: { ItineraryPlan.units.contains($0.folded) }) else { return nil }
    var longer = ItineraryPlan(chart, scene.gazetteer, days: LineReader.longestPlan)
    guard longer.take(items(of: tokens), leavesOpen), let days = longer.daysNeeded,
      days > trip.days.count
    else { return nil }
    var whole = ItineraryPlan(chart, scene.gazetteer, days: days)
    guard whole.take(items(of: tokens), leavesOpen),
      let utterance = understood(whole, longer: .changeDates(.length(days: days)))
    else { return nil }
    return trip.days.isEmpty ? .understood(utterance) : utterance.offered
  }

  /// Nobody tells the nights of a longer trip in one line.
  private static let longestPlan = 60

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
        // `from then on`
        || token.says("then") && index > 0 && tokens[index - 1].says("from")
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
  "first", "everything", "until", "before", "all",
]
private let headings: Set = [
  "our", "the", "my", "route", "plan", "itinerary", "cities", "towns", "city", "bases", "stays",
  "stages",
]
