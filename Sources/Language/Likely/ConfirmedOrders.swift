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
      guard reasons.isComma(index) || tokens[index].says("so") else { return nil }
      let told = 0..<(reasons.isComma(index - 1) ? index - 1 : index)
      guard told.count > 1, !told.contains(where: isOfElse), let kind = kind(from: index + 1) else {
        return nil
      }
      return (told, kind)
    }
  }

  /// `who packed the sun cream, tick it`, `the other charger is packed`: of whom or what, is not known.
  private func isOfElse(_ index: Int) -> Bool {
    ["who", "other", "another", "last", "next", "wrong", "if", "not"].contains(tokens[index].folded)
      || reasons.lattice.edges[index].contains {
        $0.classes.meets(ClassSet([.tentative, .condition]))
      }
  }

  /// What is done with what is told.
  enum Kind {
    case listing, taking, ticking, writing

    func fits(_ intent: Intent) -> Bool {
      intent.steps.allSatisfy { step in
        switch (self, step) {
        case (.listing, .list(.add)), (.ticking, .list(.tick(_, true))),
          (.taking, .removeStops), (.taking, .booking(.remove)), (.taking, .list(.remove)),
          (.taking, .removeDay):
          true
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

  /// `put that on the list`, `please enter it`, `can you take it out please`.
  private func kind(from start: Int) -> Kind? {
    let said = (start..<tokens.count).filter { index in
      tokens[index].kind != .sign && !asking.contains(tokens[index].folded)
        && !reasons.lattice.isTalk(index..<index + 1)
    }
    .map { tokens[$0].folded }
    guard said.count > 1, let verb = said.first, objects.contains(said[1]) else { return nil }
    let rest = said.dropFirst(2)
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
private let tickingVerbs: Set = ["tick", "check", "cross", "mark"]
private let writingVerbs: Set = [
  "add", "enter", "put", "note", "write", "save", "book", "record", "update", "set", "keep",
  "change",
]
