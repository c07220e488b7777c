internal import Session

/// What people ask for that tripsh cannot do yet: they are told so, and what works in its place.
enum Planned: CaseIterable, Hashable {
  case bookings, routes, files

  /// What a line that was not understood asks for; `nil` where it is none of these.
  init?(_ context: ChartContext) {
    let words = Set(context.tokens.filter { $0.kind == .word }.map(\.folded))
    let first = context.beginnings.compactMap { context.token($0)?.folded }
    let found = Planned.allCases.first { planned in
      !planned.words.isDisjoint(with: words)
        && first.contains { asking.contains($0) || planned.heads.contains($0) }
    }
    guard let found else { return nil }
    self = found
  }

  /// The words that it is asked for with.
  private var words: Set<String> {
    switch self {
    case .bookings:
      ["reservation", "reservations", "ticket", "table", "room", "taxi"]
    case .files: ["print", "email", "mail", "pdf", "ics", "send"]
    case .routes: ["weather", "forecast"]
    }
  }

  /// Those with which it may begin; other commands begin with the rest.
  private var heads: Set<String> {
    words.subtracting([
      "ticket", "hotel", "table", "room", "taxi", "pdf", "ics",
    ])
  }

  var message: String {
    switch self {
    case .bookings: "nothing is reserved from here; what you have booked is kept with the trip"
    case .files:
      "nothing is sent or printed; share shows the plan as text, export writes it to a file"
    case .routes:
      "the weather is not known here; route tells the ways of a day, free what is unplanned"
    }
  }

  /// Lines that work.
  var tries: [String] {
    switch self {
    case .bookings:
      [
        "flight TP1927 LIS to OPO day 1 10:05 - 11:00",
        "hotel \"Casa do Conto\" from day 1 to day 3",
      ]
    case .files: ["share", "export plan.md"]
    case .routes: ["route day 1", "free"]
    }
  }
}

/// Words with which people ask.
private let asking: Set = [
  "how", "what", "whats", "who", "show", "list", "calculate", "add", "is", "are", "do", "check",
  "give", "tell", "find", "book", "search",
]
