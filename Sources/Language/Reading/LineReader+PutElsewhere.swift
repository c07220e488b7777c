internal import Session

extension LineReader {
  /// `put the port cellar tour on tuesday`: what has its day already goes to another one, and is not there
  /// twice; `nil` where no stop is called so, or where another one of the sort may be meant.
  func putElsewhere(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard session.cursor.trip != nil, (4...mostTold).contains(tokens.count), isPlain(tokens),
      let verb = tokens.prefix(6).firstIndex(where: { putting.contains($0.folded) }),
      asksFor(tokens[..<verb]), tokens[verb + 1].kind == .word,
      !["a", "an"].contains(tokens[verb + 1].folded),
      !tokens.contains(where: { onceMore.contains($0.folded) }),
      case let context = context(expanded.text, tokens),
      let name = stop(at: verb + 1, context),
      tokens[name.upperBound...].allSatisfy(\.tellsWhen),
      let lead = context.token(name.upperBound),
      ["on", "to", "onto", "into"].contains(lead.folded),
      // Of what people do every day there may be another one.
      case let called = context.text(name), !PlainActivities.begin(called),
      // `the tower`, where one is in the trip; `tower` may be any.
      context.stops.isWhole(called)
        || tokens[verb + 1].says("the") && context.stops.match(folded(called)) == .one
    else { return nil }
    let moved = does("move " + said(tokens[name.lowerBound...], in: expanded), typed: line) {
      guard case .moveStops(let move)? = $0.intent.steps.first, move.stops.count == 1,
        case .day? = move.to
      else { return false }
      return $0.looseNames?.isEmpty != false
    }
    guard case .understood(let utterance)? = moved, !context.stops.isWhole(called),
      !KindWords.kinds(meantBy: folded(called)).isEmpty
    else { return moved }
    // `the museum`: called by its kind alone another one may be meant.
    return utterance.offered
  }
}

/// Whether nothing but asking stands before the order: not `we could put`, not `you put`.
private func asksFor(_ words: ArraySlice<Token>) -> Bool {
  guard words.allSatisfy({ asking.contains($0.spoken) }) else { return false }
  let asked = words.indices.allSatisfy { index in
    !mayBe.contains(words[index].spoken)
      || index + 1 < words.endIndex && words[index + 1].says("you")
  }
  return asked
    && words.indices.allSatisfy { index in
      !words[index].says("you")
        || index > words.startIndex && mayBe.contains(words[index - 1].spoken)
    }
}

extension Token {
  /// Whether it may tell a day or an hour, or ask for it kindly: what else stands there says more.
  fileprivate var tellsWhen: Bool {
    kind == .number || telling.contains(folded)
      || Vocabulary.of(.english).lookedUp(self).mayBeWeekday
  }
}

private let mayBe: Set = ["can", "could", "would", "will"]
private let telling: Set = [
  ":", ".", "!", "on", "onto", "into", "to", "at", "the", "day", "in", "morning", "afternoon",
  "evening", "night", "noon", "midday", "am", "pm", "h", "o'clock", "oclock", "please", "pls",
  "first", "second", "third", "last", "next",
]
private let putting: Set = ["put", "stick", "pop", "place"]
/// Who asks for it.
private let asking: Set = [
  "can", "could", "would", "will", "you", "please", "let's", "lets", "i'd", "i'll", "we'll", "just",
  "ok", "okay", "now", "then", "and", "like", "to", "i", "want", "we", ",", "hey",
]
/// It stays where it is, and is there as well.
private let onceMore: Set = ["too", "also", "well", "again", "another", "second", "both", "twice"]
/// In tokens: more is told in other ways.
private let mostTold = 12
