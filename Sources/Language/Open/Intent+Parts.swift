internal import Session

extension Intent {
  /// Each thing that it does.
  var steps: [Intent] {
    if case .several(let parts) = self { parts.flatMap(\.steps) } else { [self] }
  }

  /// Whether it is more than talk, and in no doubt.
  var isPlainlySaid: Bool {
    switch self {
    case .talk, .undecided, .either, .help: false
    default: true
    }
  }

  /// Whether another trip is open behind it.
  var opensTrip: Bool {
    switch self {
    case .newTrip, .open, .copyTrip: true
    case .several(let intents): intents.contains(where: \.opensTrip)
    default: false
    }
  }

  /// The trip that it makes, as far as the days of that are known: what is said behind it may name them.
  var newTrip: Trip? {
    if case .several(let intents) = self { return intents.lazy.compactMap(\.newTrip).first }
    guard case .newTrip(let new) = self, case .range(let range)? = new.dates else { return nil }
    var trip = Trip(id: TripID(0), name: new.name ?? "")
    trip.days = (0..<min(range.count, Trip.daysAtMost)).map { number in
      Day(id: DayID(number), date: range.first.adding(number))
    }
    return trip
  }

  /// Whether it makes a trip to where somebody lives or stays, or lets one go there.
  var goesHome: Bool {
    switch self {
    case .several(let intents): intents.contains(where: \.goesHome)
    case .newTrip(let new): new.destination?.isHome == true
    case .destination(let goal): goal?.isHome == true
    default: false
    }
  }

  /// How many days a trip has that it makes, where no more is said of them.
  var newTripLength: Int? {
    if case .newTrip(let new) = self, case .days(let count)? = new.dates { count } else { nil }
  }

  /// `take lunch off monday, and put it on tuesday`: the two as one move; `nil` where they are not.
  func movedInstead(by next: Intent) -> Intent? {
    guard case .removeStops(let stops) = self, case .moveStops(var move) = next,
      move.stops == [.mentioned]
    else { return nil }
    move.stops = stops
    return .moveStops(move)
  }
}

extension PlaceReference {
  /// Whether somebody lives or stays there, by its words.
  fileprivate var isHome: Bool {
    if case .named(let text, quoted: false) = self { OwnWords.nameHome(text) } else { false }
  }
}
