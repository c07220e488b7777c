internal import Session

/// All trips and settings as entries make them, one entry after the other.
struct Replay {
  private(set) var session = Session(window: WindowID(0))

  var settings: Settings { session.settings }
  var aliases: [String: String] { session.aliases }
  var consents: [String: Consent] { session.consents }
  /// The next id, by what was kept.
  private(set) var nextID = 1

  /// The trips that are there, in the order of their creation.
  var trips: [TripID] { session.touched.keys.sorted().filter { trip($0) != nil } }

  func trip(_ id: TripID) -> Trip? { session.touched[id]?.trip }

  /// Applies all events of an entry; where one does not fit, none.
  mutating func apply(_ events: [Event]) throws(Conflict) {
    try session.apply(events)
    nextID = max(nextID, (events.map(\.largestID).max() ?? 0) + 1)
  }

  /// Applies those events that fit, and returns them.
  mutating func applyFitting(_ events: [Event]) -> [Event] {
    var fitting: [Event] = []
    for event in events where (try? apply([event])) != nil { fitting.append(event) }
    return fitting
  }
}
