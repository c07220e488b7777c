internal import Session

/// The end of a line that says to put down what it has told: `we need to call the bank by friday, put that on
/// the list`, `I've cancelled the river cruise, so take it out`, `the museum is 8 euros, add that`.
///
/// What is told is a line of its own, and the end says once more what that does.
struct ConfirmedOrders {
  let reasons: SpokenReasons
  private var tokens: [Token] { reasons.tokens }

  init(_ reasons: SpokenReasons) { self.reasons = reasons }

  /// What is told, and how it is said to be put down; the most first.
  var all: [(told: Range<Int>, kind: Kind)] {
    tokens.indices.dropFirst(2).reversed().compactMap { index in
      guard reasons.isComma(index) || ["so", ";"].contains(tokens[index].folded) else { return nil }
      let told = 0..<(reasons.isComma(index - 1) ? index - 1 : index)
      guard told.count > 1, !told.contains(where: isOfElse), let kind = kind(from: index + 1),
        !kind.isUndoneByNot || !told.contains(where: { tokens[$0].says("not") })
      else { return nil }
      return (told, kind)
    }
  }

  /// `who packed the sun cream, tick it`, `the other charger is packed`: of whom or what, is not known.
  private func isOfElse(_ index: Int) -> Bool {
    ["who", "other", "another", "last", "next", "wrong", "if"].contains(tokens[index].folded)
      || reasons.lattice.edges[index].contains {
        $0.classes.meets(ClassSet([.tentative, .condition]))
      }
  }

  /// What is done with what is told.
  enum Kind {
    case listing, taking, ticking, writing, timeless
    /// What is changed.
    case named(String)

    /// `fado is not cancelled, take it out`: the two say something else.
    var isUndoneByNot: Bool {
      switch self {
      case .taking, .ticking: true
      case .listing, .writing, .timeless, .named: false
      }
    }

    func fits(_ intent: Intent) -> Bool {
      intent.steps.allSatisfy { step in
        switch (self, step) {
        case (.listing, .list(.add)), (.ticking, .list(.tick(_, true))),
          (.taking, .removeStops), (.taking, .booking(.remove)), (.taking, .list(.remove)),
          (.taking, .removeDay), (.taking, .budget(nil)):
          true
        case (.named(let noun), _): ConfirmedOrders.is(step, noun)
        case (.timeless, .time(_, nil)): true
        case (.writing, .booking(.remove)), (.writing, .list), (.writing, .removeStops): false
        case (.writing, .booking), (.writing, .cost), (.writing, .stay), (.writing, .time),
          (.writing, .money), (.writing, .add), (.writing, .hours), (.writing, .budget),
          (.writing, .cityOfDay):
          true
        default: false
        }
      }
    }
  }

  /// Whether a command changes what people call so.
  private static func `is`(_ step: Intent, _ noun: String) -> Bool {
    switch step {
    case .budget: noun == "budget"
    case .cityOfDay: noun == "city"
    case .time: noun == "time"
    case .stay: noun == "length" || noun == "time"
    case .cost, .booking(.cost): noun == "price" || noun == "cost"
    case .dates, .changeDates, .shiftTrip: noun == "dates"
    case .nameDay, .renameTrip, .renameStop: noun == "name" || noun == "title"
    case .people, .money(.party): noun == "number"
    case .booking(.seat): noun == "seat"
    case .booking(.departure), .booking(.arrival): noun == "booking" || noun == "time"
    default: false
    }
  }

  /// `put that on the list`, `please enter it`, `can you take it out please`.
  private func kind(from start: Int) -> Kind? {
    let said = (start..<tokens.count).filter { index in
      tokens[index].kind != .sign && !asking.contains(tokens[index].folded)
        && !reasons.lattice.isTalk(index..<index + 1)
    }
    .map { tokens[$0].folded }
    guard said.count > 1, let verb = said.first else { return nil }
    if let kind = kind(of: verb, the: said.dropFirst()) { return kind }
    // `put in the list`
    let isUnsaid = listingVerbs.contains(verb) && ["in", "on", "down"].contains(said[1])
    guard isUnsaid || objects.contains(said[1]) else { return nil }
    let rest = said.dropFirst(isUnsaid ? 1 : 2)
    // `make that the city for the day`
    if namingVerbs.contains(verb), let noun = rest.first(where: { !small.contains($0) }) {
      let others = rest.filter { !small.contains($0) && $0 != noun }
      return others.isEmpty && nouns.contains(noun) ? .named(noun) : nil
    }
    let isShort = rest.allSatisfy(particles.contains)
    if listingVerbs.contains(verb), rest.contains(where: lists.contains),
      rest.allSatisfy({ particles.contains($0) || lists.contains($0) })
    {
      return .listing
    }
    guard isShort else { return nil }
    if takingVerbs.contains(verb) || verb == "take" && rest.contains(where: away.contains) {
      return .taking
    }
    if tickingVerbs.contains(verb) { return .ticking }
    return writingVerbs.contains(verb) ? .writing : nil
  }

  /// `change the budget`, `adjust the dates`: what it is that changes.
  private func kind(of verb: String, the rest: ArraySlice<String>) -> Kind? {
    guard let noun = rest.first(where: { !small.contains($0) }), nouns.contains(noun),
      rest.allSatisfy({ small.contains($0) || $0 == noun })
    else { return nil }
    if adjusting.contains(verb) { return .named(noun) }
    return clearing.contains(verb) && noun == "time" ? .timeless : nil
  }
}

private let asking: Set = [
  "so", "and", "can", "could", "would", "will", "you", "please", "just", "then",
]
private let objects: Set = ["it", "that", "this", "them", "those", "these"]
private let particles: Set = [
  "in", "down", "up", "on", "to", "the", "our", "my", "into", "with", "there", "off", "out", "away",
  "for",
  "me", "us", "again", "list", "plan", "booking", "bookings", "costs", "done", "from", "trip",
]
private let lists: Set = [
  "list", "todo", "to-do", "todos", "to-dos", "dos", "do", "packing", "suitcase",
]
private let away: Set = ["out", "off", "away"]
private let listingVerbs: Set = [
  "put", "stick", "add", "write", "get", "chuck", "pop", "jot", "note", "keep", "throw", "place",
]
private let takingVerbs: Set = [
  "remove", "delete", "cancel", "drop", "bin", "scrap", "erase", "strike", "scratch", "ditch",
]
private let namingVerbs: Set = ["make", "set", "call", "have"]
private let adjusting: Set = ["change", "adjust", "update", "correct", "fix", "amend", "set"]
private let clearing: Set = ["remove", "delete", "clear", "drop"]
private let nouns: Set = [
  "budget", "city", "time", "price", "cost", "dates", "name", "title", "length", "number",
  "booking",
  "seat",
]
private let small: Set = [
  "the", "for", "of", "as", "to", "that", "day", "it", "travellers", "people", "our", "accordingly",
]
private let tickingVerbs: Set = ["tick", "check", "cross", "mark"]
private let writingVerbs: Set = [
  "add", "enter", "put", "note", "write", "save", "book", "record", "update", "set", "keep",
  "change",
]
