internal import Session

extension Event {
  /// The version of the form in which it is written, as small as can be.
  ///
  /// It is 2 where a trip goes to words of one's own, which version 1 does not know: an older tripsh
  /// says then that it is too old, and reads all else. What was written in version 1 is a form of
  /// version 2 as it is, so no step raises it.
  var version: Int { tellsOwnWords ? 2 : 1 }

  /// The largest version that is read of a kind of events.
  static func newestVersion(of name: String) -> Int { tellingWhere.contains(name) ? 2 : 1 }

  private var tellsOwnWords: Bool {
    switch self {
    case .tripAdded(let trip), .tripRemoved(let trip):
      isOwnWords(trip.destination) || trip.days.contains { isOwnWords($0.city) }
    case .trip(_, let event): event.tellsOwnWords
    case .settingChanged, .homeChanged, .aliasChanged, .consentChanged, .cursorMoved: false
    }
  }
}

extension TripEvent {
  fileprivate var tellsOwnWords: Bool {
    switch self {
    case .changed(.destination(let change)): change.tellsOwnWords
    case .dayAdded(let at), .dayRemoved(let at): isOwnWords(at.day.city)
    case .dayChanged(_, .city(let change)): change.tellsOwnWords
    case .changed, .dayChanged, .daysArranged, .stopAdded, .stopRemoved, .stopMoved, .stopChanged:
      false
    }
  }
}

extension Change<Destination?> {
  fileprivate var tellsOwnWords: Bool { isOwnWords(before) || isOwnWords(after) }
}

private func isOwnWords(_ destination: Destination?) -> Bool {
  if case .words = destination { true } else { false }
}

/// The kinds of events that tell where a trip goes or a day takes place.
private let tellingWhere: Set = [
  "trip.added", "trip.removed", "trip.changed", "day.added", "day.removed", "day.changed",
]
