internal import Session

extension Event {
  /// The version of the form in which it is written, as small as can be.
  ///
  /// It is 2 where a trip goes to words of one's own, and 3 where a trip has bookings, a checklist,
  /// companions or a currency, or a stop a payer or hours: what an older version does not know. A
  /// booking is 2, and a trip with it 4, where a hotel takes guests in until an hour. A setting is 2
  /// where it is set to its standard, which in 1 was the same as not being set. An
  /// older tripsh says then that it is too old, and reads all else. What was written in an older
  /// version is a form of the newest as it is, so no step raises it, but for that of a setting.
  var version: Int {
    switch self {
    case .tripAdded(let trip), .tripRemoved(let trip): trip.version
    case .trip(_, let event): event.version
    case .settingChanged(let name, let change):
      // Where nothing is the standard, not being set is no more than that.
      name.standard != nil && [change.before, change.after].contains(name.standard) ? 2 : 1
    case .homeChanged, .aliasChanged, .consentChanged, .cursorMoved: 1
    }
  }

  /// The largest version that is read of a kind of events.
  static func newestVersion(of name: String) -> Int { newest[name] ?? 1 }

  /// Those that tell where a trip goes or a day takes place, or hold a stop or a booking.
  private static let newest = [
    "trip.added": 4, "trip.removed": 4, "trip.changed": 2, "day.added": 3, "day.removed": 3,
    "day.changed": 2, "stop.added": 3, "stop.removed": 3,
    "booking.added": 2, "booking.removed": 2, "setting.changed": 2,
  ]
}

extension TripEvent {
  fileprivate var version: Int {
    switch self {
    case .changed(.destination(let change)): change.version
    case .dayAdded(let at), .dayRemoved(let at): at.day.version
    case .dayChanged(_, .city(let change)): change.version
    case .stopAdded(let at), .stopRemoved(let at): at.stop.version
    case .bookingAdded(let at), .bookingRemoved(let at): at.booking.version
    case .changed, .dayChanged, .daysArranged, .stopMoved, .stopChanged,
      .bookingChanged, .taskAdded, .taskRemoved, .taskChanged:
      1
    }
  }
}

extension Trip {
  fileprivate var version: Int {
    guard !bookings.contains(where: { $0.version > 1 }) else { return 4 }
    guard bookings.isEmpty, checklist.isEmpty, companions.isEmpty, currency == nil,
      children == nil
    else { return 3 }
    let parts = days.map(\.version) + ideas.map(\.version)
    return parts.reduce(Journal.version(of: destination), max)
  }
}

extension Day {
  fileprivate var version: Int { stops.map(\.version).reduce(Journal.version(of: city), max) }
}

extension Booking {
  fileprivate var version: Int { checkInUntil == nil ? 1 : 2 }
}

extension Stop {
  fileprivate var version: Int { paidBy == nil && hours == nil ? 1 : 3 }
}

extension Change<Destination?> {
  fileprivate var version: Int { max(Journal.version(of: before), Journal.version(of: after)) }
}

private func version(of destination: Destination?) -> Int {
  if case .words = destination { 2 } else { 1 }
}
