internal import Session

extension Session {
  mutating func take(_ meta: Meta) {
    settings = meta.settings
    aliases = meta.aliases
    nextID = meta.nextID
    consents = meta.consents
  }

  /// Takes over what entries of other windows say about settings, aliases and consents.
  mutating func takeSettings(_ entries: [Entry]) {
    for event in entries.flatMap(\.events) { take(event) }
  }

  /// The same session under another window's number.
  func renumbered(_ number: WindowID) -> Session {
    if number == window { return self }
    var session = Session(window: number)
    session.cursor = cursor
    session.settings = settings
    session.aliases = aliases
    session.nextID = nextID
    session.consents = consents
    session.touched = touched
    return session
  }

  /// A cursor to a trip, a day or a stop that is gone is null.
  mutating func forgetGone() {
    if let id = cursor.trip, let known = touched[id] {
      let trip = known.trip
      if trip == nil { cursor.trip = nil }
      cursor.day = cursor.day.flatMap { trip?.day($0)?.id }
      if let day = cursor.shownDay, trip?.day(day) == nil { cursor.see(nil) }
    }
    if let mention = cursor.mentioned, let known = mention.trip.flatMap({ touched[$0] }) {
      cursor.mentioned = known.trip.flatMap(mention.asFar)
    }
  }
}

extension Session.Touched {
  /// The trip, `nil` where it is gone.
  var trip: Trip? {
    switch self {
    case .here(let trip): trip
    case .gone: nil
    }
  }
}

extension Mention {
  /// The trip that it is, or is in.
  var trip: TripID? {
    switch self {
    case .trip(let trip), .day(let trip, _), .stops(let trip, _), .booking(let trip, _): trip
    case .result: nil
    }
  }

  /// What is left of it in its trip; `nil` where nothing is.
  fileprivate func asFar(as trip: Trip) -> Mention? {
    switch self {
    case .trip, .result: return self
    case .day(_, let day): return trip.day(day) == nil ? nil : self
    case .booking(_, let booking): return trip.booking(booking) == nil ? nil : self
    case .stops(_, let stops):
      let left = stops.filter { trip.stop($0) != nil }
      return left.isEmpty ? nil : .stops(trip.id, left)
    }
  }
}
