internal import Session

/// What changes much, in lines of which no word speaks of that.
extension LineReader {
  /// Another trip beside the one that is open, or other days of it, only offered: `rest day in Rome on
  /// the 4th`, `oh, it's monday`.
  func unlessRash(_ result: ReadResult, _ tokens: [Token]) -> ReadResult {
    guard case .understood(let utterance) = result, session.cursor.trip != nil else {
      return result
    }
    if let twin = unlessTwin(utterance, tokens) { return twin }
    if namesOnlyStops(utterance, tokens) { return utterance.offered }
    // `three kids are coming`: so many are not all who travel.
    if case .money(.party(let party)) = utterance.intent, party.named.isEmpty, party.children == 0,
      tokens.countChildren
    {
      return utterance.offered
    }
    // `rain is coming`
    if case .money(.party(let party)) = utterance.intent,
      party.named.contains(where: { isNoName($0.name) })
    {
      return utterance.offered
    }
    if case .people = utterance.intent, tokens.nameSomebody { return utterance.offered }
    if notSo(utterance, tokens) { return utterance.offered }
    if utterance.intent.putsSomething, tokens.nameList { return utterance.offered }
    if utterance.intent.ticksOneThing, tokens.listThings { return utterance.offered }
    if utterance.intent.seatsNowhere, !tokens[0].says("seat") { return utterance.offered }
    guard !utterance.isCanonical else { return result }
    if tearsName(utterance, tokens) || utterance.intent.addsWhatIsNoStop {
      return utterance.offered
    }
    // `I've put the charger in the suitcase already`: what is done is told.
    if utterance.intent.addsStops, tellsDone(tokens) || becomesOther(tokens) {
      return utterance.offered
    }
    if utterance.intent.isOfDayNotSaid, tokens.contains(where: isWeekday) {
      return utterance.offered
    }
    switch utterance.intent {
    case .newTrip where !tokens.contains { ofTrips.contains($0.folded) }: return utterance.offered
    // `remove her from the trip`
    case .deleteTrip where tokens.contains { $0.says("from") }: return utterance.offered
    // `I hate the beach, take that off tuesday`
    case .removeDay, .sweep:
      let pointsBack = tokens.contains { ["it", "that", "them", "this"].contains($0.folded) }
      return pointsBack && tokens.contains { $0.says("off") || $0.says("from") }
        ? utterance.offered : result
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
  private func isWeekday(_ token: Token) -> Bool {
    Vocabulary.of(.english).lookedUp(token).mayBeWeekday
  }

  /// Whether what would be a name is a common word, and of nobody who travels already.
  private func isNoName(_ name: String) -> Bool {
    name == folded(name) && !CommonWords.kind(of: name).isEmpty
      && session.currentTrip?.companions.contains { folded($0.name) == name } != true
  }

  /// `wed lunch -> thu maybe`: what becomes something else is not there once more.
  private func becomesOther(_ tokens: [Token]) -> Bool {
    guard let arrow = tokens.firstIndex(where: { ["→", "⇒", ">"].contains($0.text) }) else {
      return false
    }
    let names = Set(tokens[..<arrow].filter { $0.kind == .word }.map(\.folded))
    return session.currentTrip?.days.contains { day in
      day.stops.contains { stop in
        stop.name.split(separator: " ").contains { names.contains(folded(String($0))) }
      }
    } == true
  }

  private func tellsDone(_ tokens: [Token]) -> Bool {
    let words = tokens.prefix(3).map(\.spoken)
    guard words.count > 2 else { return false }
    let verb = ["i", "we"].contains(words[0]) && words[1] == "have" ? words[2] : words[1]
    let isPerfect = ["i've", "ive", "we've", "weve"].contains(words[0]) || verb != words[1]
    return isPerfect && ["put", "packed", "placed", "left"].contains(verb)
  }
}

extension Intent {
  /// Whether a whole day changes of which nobody said which it is: `we'll be in Braga on thursday, make
  /// that the city`, where another one is selected.
  fileprivate var isOfDayNotSaid: Bool {
    switch self {
    case .cityOfDay(let day, _), .nameDay(let day, _): day == .here || day == .mentioned
    default: false
    }
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

extension [Token] {
  /// `there's three of us now, Sofia is coming as well`: somebody is named behind a comma.
  fileprivate var nameSomebody: Bool {
    indices.dropFirst().contains { self[$0].isCapitalised && self[$0 - 1].says(",") }
  }

  /// `three kids`: children are counted, and nobody else.
  fileprivate var countChildren: Bool {
    contains { PartyWords.children.contains($0.folded) }
      && !contains { ["adults", "adult", "grown", "people", "us"].contains($0.folded) }
  }
}
