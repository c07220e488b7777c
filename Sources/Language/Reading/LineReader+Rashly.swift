internal import Session

/// What changes much, in lines of which no word speaks of that.
extension LineReader {
  /// Another trip beside the one that is open, or other days of it, only offered: `rest day in Rome on
  /// the 4th`, `oh, it's monday`.
  func unlessRash(_ result: ReadResult, _ tokens: [Token]) -> ReadResult {
    guard case .understood(let utterance) = result, !utterance.isCanonical,
      session.cursor.trip != nil
    else { return result }
    if let twin = unlessTwin(utterance, tokens) { return twin }
    switch utterance.intent {
    case .newTrip where !tokens.contains { ofTrips.contains($0.folded) }: return utterance.offered
    case .dates, .changeDates:
      // A weekday, of something that is called `it`: `better make it thursday`.
      let isOfIt =
        tokens.contains { ["it", "it's", "its"].contains($0.spoken) }
        && !tokens.contains { $0.kind == .number || ofDates.contains($0.folded) }
      // `we're at home until friday`, `it is the long weekend until monday`
      let first = tokens.prefix(2).map(\.spoken)
      let isOfElse =
        first.first == "it's" || first == ["it", "is"]
        || tokens.indices.dropFirst().contains { index in
          tokens[index].says("at") && being.contains(tokens[index - 1].spoken)
        }
      return isOfIt || isOfElse ? utterance.offered : result
    // `we return a day early, so remove the last day`: the same told twice.
    case .several(let parts) where parts.tellDaysTwice: return utterance.offered
    default: return result
    }
  }
}

extension LineReader {
  /// `dinner tue - block two hours`, where that day has a dinner, and no word says that another is
  /// wanted: either may be meant.
  private func unlessTwin(_ utterance: Utterance, _ tokens: [Token]) -> ReadResult? {
    guard case .add(var new) = utterance.intent, new.unasked == .any, let scene,
      new.at != nil || new.minutes != nil,
      !tokens.contains(where: { addsAnother(Lexicon.shared.classes(of: $0.folded), $0) })
    else { return nil }
    new.unasked = .things
    guard case .ask(let question) = Interpreter(scene).decide(.add(new)),
      question.topic == .whichReading
    else { return nil }
    var either = utterance
    either.intent = .add(new)
    return .understood(either)
  }

  private func addsAnother(_ classes: ClassSet, _ token: Token) -> Bool {
    classes.meets(ClassSet([.add, .put, .want, .too])) || anothers.contains(token.folded)
  }
}

extension [Intent] {
  /// Whether the trip gets other dates and loses a day besides.
  fileprivate var tellDaysTwice: Bool {
    contains { if case .removeDay = $0 { true } else { false } }
      && contains {
        switch $0 {
        case .dates, .changeDates: true
        default: false
        }
      }
  }
}

private let anothers: Set = [
  "add", "new", "another", "book", "booked", "include", "plus", "also", "have", "having", "go",
  "visit", "see", "let's", "lets", "need", "with", "then",
]
/// With them the days of the trip are spoken of.
private let ofDates: Set = [
  "until", "till", "til", "to", "from", "trip", "dates", "day", "days", "week", "weeks", "longer",
  "shorter", "extend", "shorten", "shift",
]
private let ofTrips: Set = [
  "trip", "trips", "holiday", "holidays", "vacation", "journey", "tour", "weekend", "honeymoon",
  "new", "travel", "travelling", "traveling", "break", "getaway", "itinerary", "plan", "go",
  "going",
  "visit", "cruise", "expedition", "another", "create", "start", "week", "weeks",
]
/// `we're at home until friday` tells of no trip.
private let being: Set = ["we're", "i'm", "are", "am", "is", "be"]
