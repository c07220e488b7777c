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
      let kids = tokens.firstIndex(where: { children.contains($0.folded) }), kids > 0,
      !trip.companions.contains(where: { $0.kind == .child })
    else { return nil }
    let chart = Chart(context(expanded.text, tokens))
    let context = chart.context
    guard
      let (start, count) = (0..<kids).lazy.compactMap({ index in
        context.count(at: index, chart).flatMap { $0.end == kids ? (index, $0.0) : nil }
      }).first, count > 0, count <= Trip.peopleAtMost,
      context.tokens[..<start].allSatisfy({ beforeThem.contains($0.spoken) })
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
      } else if reasons.contains(tokens[index].folded), index > kids + 1,
        !tokens[index...].contains(where: { doubts.contains($0.folded) })
      {
        break
      } else if behindThem.contains(tokens[index].spoken) {
        index += 1
      } else {
        return nil
      }
    }
    let adds = context.matches(["add"], at: 0)
    guard isInstead || adds || party.children == 0 else { return nil }
    party.children = adds && !isInstead ? party.children + count : count
    guard party.count <= Trip.peopleAtMost else { return nil }
    let utterance = told(.money(.party(party)), by: tokens, of: expanded, typed: line)
    return isDoubtful ? utterance.offered : .understood(utterance)
  }
}

private let children: Set = [
  "kids", "children", "kid", "child", "grandchildren", "grandkids", "youngsters", "kiddies",
]
private let beforeThem: Set = [
  "add", "we", "we're", "are", "bringing", "taking", "bring", "take", "with", "our", "my", "the",
  "and", "make", "it", "there", "there'll", "will", "be", "plus", "also", "so", "now", "have",
  "only", "just", "that", "us", "them", ",", "please", "oh", "no",
]
private let behindThem: Set = [
  "are", "is", "will", "be", "come", "comes", "coming", "joining", "join", "along", "too", "as",
  "well", "with", "us", "also", "now", "please", "in", "total", "instead", ",", ".", "!", "on",
  "this", "the", "trip",
]
/// Behind them stands why: `since their cousin is joining us`.
private let reasons: Set = ["since", "because", "cos", "cause", "coz"]
private let doubts = Lexicon.pondering.union(["if", "unless", "maybe", "or", "perhaps", "not"])
