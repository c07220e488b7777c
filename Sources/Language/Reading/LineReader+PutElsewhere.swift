internal import Session

extension LineReader {
  /// `put the port cellar tour on tuesday`: what has its day already goes to another one, and is not there
  /// twice; `nil` where no stop is called so, or where another one of the sort may be meant.
  func putElsewhere(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    putFirst(tokens, of: expanded, typed: line) ?? putBehind(tokens, of: expanded, typed: line)
  }

  /// `move Serralves to wednesday and put the cellar tour on tuesday`: two orders, each of which is certain.
  private func putBehind(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard let scene, session.cursor.trip != nil, (9...2 * mostTold).contains(tokens.count),
      isPlain(tokens),
      let verb = tokens.indices.dropFirst(4).first(where: { index in
        ["and", "then", ","].contains(tokens[index - 1].folded)
          && (putting.contains(tokens[index].folded)
            || putting.contains(tokens[0].folded) && tokens[index].says("the"))
      })
    else { return nil }
    // `put the beach on friday and the fado on wednesday`: the verb goes on.
    let order = putting.contains(tokens[verb].folded) ? [] : [tokens[0]]
    let joint = tokens[..<verb].lastIndex { !["and", "then", ","].contains($0.folded) } ?? 0
    guard
      case .understood(let second)? = putFirst(
        order + tokens[verb...], of: expanded, typed: line),
      case let first = inOnePart(Array(tokens[...joint]), of: expanded, typed: line),
      case .understood(let utterance) = first, utterance.looseNames?.isEmpty != false,
      utterance.intent.isPlainlySaid, first.trial(in: scene) == .changes
    else { return nil }
    var both = second
    both.intent = .several([utterance.intent, second.intent])
    return ReadResult.understood(both).said(as: line)
  }

  private func putFirst(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard session.cursor.trip != nil, (4...mostTold).contains(tokens.count), isPlain(tokens),
      let verb = tokens.prefix(6).firstIndex(where: {
        putting.contains($0.folded) || $0.says("add")
      }),
      asksFor(tokens[..<verb]), tokens[verb + 1].kind == .word,
      !["a", "an"].contains(tokens[verb + 1].folded),
      !tokens.contains(where: { onceMore.contains($0.folded) }),
      case let context = context(expanded.text, tokens)
    else { return nil }
    guard let name = stop(at: verb + 1, context) else {
      return bookingElsewhere(tokens, behind: verb, context, expanded, line)
    }
    guard !tokens[verb].says("add"), let lead = context.token(name.upperBound),
      ["on", "to", "onto", "into"].contains(lead.folded),
      case let called = context.text(name),
      // `the tower`, where one is in the trip; `tower` may be any.
      let place = NewPlace(tokens, name, context), let more = place.more,
      // Of what people do every day there may be another one on another day.
      place.isThere || !PlainActivities.begin(called),
      context.stops.isWhole(called)
        || (tokens[verb + 1].says("the") || place.isThere)
          && context.stops.match(folded(called)) == .one
    else { return nil }
    let to = more.isEmpty ? lead.text : "to"
    let day = said(tokens[(name.upperBound + 1)..<place.end], in: expanded)
    let what = place.there?.canonical ?? said(tokens[name], in: expanded)
    let move = "move \(what) \(to) \(day)"
    let parts = (place.isThere && !more.isEmpty ? [] : [move]) + more
    let moved = does(
      parts.joined(separator: "; "), typed: line, orShows: place.isThere
    ) { utterance in
      guard utterance.looseNames?.isEmpty != false, !(place.isThere && !more.isEmpty) else {
        return place.isThere
      }
      guard case .moveStops(let move)? = utterance.intent.steps.first, move.stops.count == 1,
        case .day? = move.to
      else { return false }
      return true
    }
    guard case .understood(let utterance)? = moved, !context.stops.isWhole(called),
      !KindWords.kinds(meantBy: folded(called)).isEmpty
    else { return moved }
    // `the museum`: called by its kind alone another one may be meant.
    return utterance.offered
  }

  /// `put TP1234 on day 2`, which is booked: to move a booking is only offered.
  private func bookingElsewhere(
    _ tokens: [Token], behind verb: Int, _ context: ChartContext, _ expanded: ExpandedLine,
    _ line: String
  ) -> ReadResult? {
    let start = leadingArticles.contains(tokens[verb + 1].folded) ? verb + 2 : verb + 1
    // `the flight`: by its kind.
    let booked = [start, verb + 1].flatMap { Chart(context).bookings(at: $0, bareNumber: false) }
    guard let end = booked.map(\.end).max(),
      end < tokens.count, ["on", "to", "onto"].contains(tokens[end].folded),
      tokens[end...].allSatisfy(\.tellsWhen)
    else { return nil }
    let (what, day) = (
      said(tokens[(verb + 1)..<end], in: expanded), said(tokens[(end + 1)...], in: expanded)
    )
    let moved = does("move \(what) to \(day)", typed: line) { utterance in
      if case .booking(.move) = utterance.intent { true } else { false }
    }
    guard case .understood(let utterance)? = moved else { return nil }
    return utterance.offered
  }
}

/// Where a stop is put, and what else is said of it or put there.
private struct NewPlace {
  /// Where the words end that tell it.
  let end: Int
  /// The stop that is there already.
  let there: StopReference?
  var isThere: Bool { there != nil }
  /// `for 3 hours`, `and a walk`, as commands; `nil` where anything else is said.
  let more: [String]?

  init?(_ tokens: [Token], _ name: Range<Int>, _ context: ChartContext) {
    let start = name.upperBound
    end = tokens[start...].firstIndex { !$0.tellsWhen } ?? tokens.count
    let days = Chart(context).spans(.day(bareNumber: false), at: start + 1)
    guard let day = days.max(by: { $0.end < $1.end }), case .day(let reference) = day.value else {
      return nil
    }
    let called = context.text(name)
    there =
      day.end == tokens.count || end < tokens.count && day.end == end
      ? context.stop(called: called, on: reference) : nil
    more = NewPlace.more(tokens, end, context, of: called, on: context.text(start + 1..<day.end))
  }

  private static func more(
    _ tokens: [Token], _ end: Int, _ context: ChartContext, of stop: String, on day: String
  ) -> [String]? {
    guard end < tokens.count else { return [] }
    let rest = end + 1..<tokens.count
    if tokens[end].says("for"),
      Chart(context).spans(.duration, at: rest.lowerBound).contains(where: {
        $0.end == tokens.count
      })
    {
      return ["stay \(quotedText(stop)) \(context.text(rest))"]
    }
    let lattice = WordLattice(tokens)
    guard tokens[end].says("and"), rest.count > 1, rest.count < 5,
      ["a", "an", "some"].contains(tokens[rest.lowerBound].folded),
      rest.allSatisfy({ index in
        tokens[index].kind == .word && tokens[index].dateWords?.isEmpty != false
          && !lattice.classes(at: index).meets(ClassSet.turning.union(.orders))
      })
    else { return nil }
    return ["add \(context.text(rest.dropFirst())) to \(day)"]
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
