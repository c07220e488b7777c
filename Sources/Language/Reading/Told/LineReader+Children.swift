internal import Session

/// Children that come along, who are counted: `two kids are coming along`, `three kids, not two`.
extension LineReader {
  /// Those who travel with so many children more, or in place of those who are counted; `nil` where the
  /// line tells something else as well, and where the children have names.
  func countedChildren(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard let trip = session.currentTrip, (2..<14).contains(tokens.count),
      trip.people != nil || !trip.companions.isEmpty,
      let kids = tokens.firstIndex(where: { PartyWords.children.contains($0.folded) }), kids > 0,
      !trip.companions.contains(where: { $0.kind == .child })
    else { return nil }
    let chart = Chart(context(expanded.text, tokens))
    let context = chart.context
    guard
      let (start, count) = (0..<kids).lazy.compactMap({ index in
        context.count(at: index, chart).flatMap { $0.end == kids ? (index, $0.0) : nil }
      }).first, count > 0, count <= Trip.peopleAtMost,
      start == 0 || context.end(ofOneOf: leads, at: 0) == start || allBring(context, until: start),
      !tokens.contains(where: { $0.says("?") })
    else { return nil }
    var party = Party(of: trip)
    var index = kids + 1
    var isInstead = context.tokens[..<start].contains {
      ["make", "only", "just"].contains($0.folded)
    }
    var isDoubtful = false
    while index < tokens.count {
      if context.matches(["not"], at: index) {
        guard let (old, end) = context.count(at: index + 1, chart) else { return nil }
        // What it is said in place of has to be so.
        isDoubtful = isDoubtful || old != party.children
        (isInstead, index) = (true, end)
      } else if reasons.contains(tokens[index].folded), index > kids + 1 {
        // Why may be anything, so that it is for the person to say that this is all.
        isDoubtful = true
        index = tokens.count
      } else if behindThem.contains(tokens[index].spoken) || isJoined(index, context) {
        index += 1
      } else {
        return nil
      }
    }
    let isMade = context.matches(["make"], at: 0)
    let adds = context.matches(["add"], at: 0)
    guard isInstead && (party.children > 0 || isMade) || adds || party.children == 0 else {
      return nil
    }
    party.children = adds && !isInstead ? party.children + count : count
    guard party.count <= Trip.peopleAtMost else { return nil }
    let utterance = told(.money(.party(party)), by: tokens, of: expanded, typed: line)
    return isDoubtful ? utterance.offered : .understood(utterance)
  }
}

extension LineReader {
  /// `Ana and Bob are bringing with them …`: all who travel bring children.
  private func allBring(_ context: ChartContext, until start: Int) -> Bool {
    guard let trip = session.currentTrip,
      let verb = (1..<max(1, start)).first(where: { index in
        context.end(ofOneOf: bringing, at: index) == start
      })
    else { return false }
    let names = context.tokens[..<verb].filter { !["and", ",", "&"].contains($0.folded) }
    return names.count == trip.companions.count
      && names.allSatisfy { name in context.travels(name.text) }
  }

  /// `… are joining Ana and Bob`: those who travel already.
  private func isJoined(_ index: Int, _ context: ChartContext) -> Bool {
    let token = context.tokens[index]
    return context.tokens[..<index].contains { ["joining", "join", "with"].contains($0.folded) }
      && (context.travels(token.text) || token.says("and"))
  }
}

private let bringing = BookingWords.ways(
  """
  bring are_bringing will_bring bring_with_them are_bringing_with_them will_bring_with_them bring_along
  are_bringing_along take_with_them are_taking_with_them
  """)
private let leads = BookingWords.ways(
  """
  add bring bringing take taking with our my the with_our with_my plus and also we_bring we_take
  we're_bringing we_are_bringing we're_taking we_are_taking we_have make_it make_that it's it_is
  we_bring_the we_take_the we're_bringing_the we_are_bringing_the we're_taking_the we_are_taking_the
  with_us_are_coming_also with_us_come_also with_us_comes_also with_us_is_coming_also with_us_are_coming with_us_come
  with_us_comes with_us_will_come with_us_will_be also_with_us_are also_with_us_come with_us_are_also_coming
  so_it's there_are only just it's_only it's_just add_our add_my add_the and_our and_my
  """)
private let behindThem: Set = [
  "are", "is", "will", "be", "come", "comes", "coming", "joining", "join", "along", "too", "as",
  "well", "with", "us", "them", "so", "count", "also", "now", "please", "in", "total", "instead",
  ",", ".", "!", "on",
  "this", "the", "trip",
]
/// Behind them stands why: `since their cousin is joining us`.
private let reasons: Set = ["since", "because", "cos", "cause", "coz"]
