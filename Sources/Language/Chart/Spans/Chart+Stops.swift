internal import Session

/// A stop's name in a line is not longer than this many tokens.
private let longestStopName = 16

/// A stop reference and where it ends.
struct StopSpan {
  var end: Int
  var reference: StopReference
  var score: Int

  /// Whether the trip has it, or it is a number: no guess.
  var isKnown = true

  var asStops: Span { Span(end: end, value: .stops([reference]), score: score) }
}

extension Chart {
  /// The longest list that a line can name.
  static let longestList = StopReference.mostInList

  /// Each way in which a stop is spoken of here, longest first.
  func stops(at index: Int) -> [StopSpan] {
    guard let token = context.token(index) else { return [] }
    if token.kind == .quoted {
      return [
        StopSpan(end: index + 1, reference: .named(oneLine(token.text)), score: Score.known)
      ]
    }
    if let numbered = numberedStop(at: index) { return [numbered] }
    if let pronoun = pronoun(at: index) { return [pronoun] }
    if let other = otherOne(at: index) { return [other] }
    let named = stopsBehindTheirDays(at: index) + namedStops(at: index)
    return toldStops(at: index) + named + named.compactMap(withOne)
  }

  /// `it`, `them`, `both of them`.
  private func pronoun(at index: Int) -> StopSpan? {
    let count = context.mentionCount
    let ways = onePronouns + (count > 1 ? manyPronouns : []) + (count == 2 ? pairPronouns : [])
    guard let words = ways.first(where: { context.matches($0, at: index) }) else { return nil }
    // `note that the museum is shut`: here it begins a clause.
    let follower = context.token(index + 1)?.folded ?? ""
    guard words != ["that"] || !clauseBeginners.contains(follower) else { return nil }
    // `forget it` takes back a wish, not a stop.
    guard context.token(index - 1)?.says("forget") != true else { return nil }
    return StopSpan(
      end: index + words.count, reference: .mentioned, score: words.count * Score.known)
  }

  /// `the other one`.
  private func otherOne(at index: Int) -> StopSpan? {
    let ways = [["the", "other", "one"], ["other", "one"]]
    guard let words = ways.first(where: { context.matches($0, at: index) }) else { return nil }
    return StopSpan(
      end: index + words.count, reference: .other, score: words.count * Score.known)
  }

  /// `the Rodin one`.
  private func withOne(_ stop: StopSpan) -> StopSpan? {
    guard stop.isKnown, context.matches(["one"], at: stop.end) else { return nil }
    return StopSpan(end: stop.end + 1, reference: stop.reference, score: stop.score + Score.known)
  }

  /// `2`, `2.3`, `idea 2`.
  private func numberedStop(at index: Int) -> StopSpan? {
    if context.matches(["idea"], at: index), let number = wholeNumber(at: index + 1) {
      return StopSpan(end: index + 2, reference: .idea(number), score: 2 * Score.known)
    }
    guard let first = digits(at: index).flatMap({ Int($0) }) else { return nil }
    if let point = context.token(index + 1), point.says("."), point.isGlued,
      let second = digits(at: index + 2).flatMap({ Int($0) }), context.tokens[index + 2].isGlued
    {
      return StopSpan(
        end: index + 3, reference: .inDay(day: first, number: second), score: 3 * Score.known)
    }
    return wholeNumber(at: index).map {
      StopSpan(end: index + 1, reference: .number($0), score: Score.known)
    }
  }

  /// Every beginning that names a stop of the trip; else every beginning, as a guess, so that the
  /// answer can say that there is none.
  private func namedStops(at index: Int) -> [StopSpan] {
    var known: [StopSpan] = []
    var guesses: [StopSpan] = []
    var mayMatch = true
    var isTelling = false
    for (end, text, _) in bareText(at: index).prefix(longestStopName) {
      // `D1` is no dinner.
      if let next = context.token(end), next.isGlued, next.kind == .number { continue }
      let count = end - index
      let name = StopReference.named(text)
      let match = mayMatch ? context.stops.match(folded(text)) : .none
      // What no name begins with, no name goes on with; an article alone says nothing yet.
      if match == .none, count > 1 { mayMatch = false }
      switch match {
      case .one: known.append(StopSpan(end: end, reference: name, score: count * Score.named))
      case .several:
        known.append(StopSpan(end: end, reference: name, score: count * Score.shared))
      case .none:
        // `note to ana` notes nothing with the Tower: small words alone name no stop.
        isTelling = isTelling || context.stops.isTelling(folded(text))
        guard isTelling else { continue }
        guesses.append(
          StopSpan(end: end, reference: name, score: count * Score.guess, isKnown: false))
      }
    }
    guard known.isEmpty else { return known.reversed() }
    // `remove the museum, it's closed`: no stop's name.
    return context.beginsSentence(at: index) ? [] : guesses
  }
}

/// What may mean the stop mentioned last.
let onePronouns = [["that", "one"], ["it"], ["that"], ["there"]]
/// What means the stops mentioned last, where they are several.
let manyPronouns =
  WordPattern("(them|those|these) (both|all)").spelledOut
  + WordPattern("(both of|all of|both|all|) (them|those|these)").spelledOut
  + WordPattern("both").spelledOut
/// What means the two that were mentioned last.
let pairPronouns = WordPattern("(the two of them|those two|these two|the two)").spelledOut
private let clauseBeginners: Set = [
  "the", "it", "we", "i", "a", "an", "there", "this", "my", "our", "they", "you", "is",
]
