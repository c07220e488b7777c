/// A fact that changed the model.
///
/// An event carries what was before and what is after, so that its inverse can be computed from it
/// alone.
package indirect enum Event: Hashable, Sendable {
  case tripAdded(Trip)
  case tripRemoved(Trip)
  /// What happened in one trip.
  case trip(TripID, TripEvent)
  case settingChanged(SettingName, Change<String?>)
  /// Where the person lives.
  case homeChanged(Change<Place?>)
  case aliasChanged(String, Change<String?>)
  /// What a person agreed to for a host; its entry is of a kind of its own and no step.
  case consentChanged(host: String, Change<Consent?>)
  /// Where the window that made the entry stands; nothing to other windows.
  case cursorMoved(Change<CursorPosition>)
}

extension Event {
  package var inverse: Event {
    switch self {
    case .tripAdded(let trip): .tripRemoved(trip)
    case .tripRemoved(let trip): .tripAdded(trip)
    case .trip(let trip, let event): .trip(trip, event.inverse)
    case .settingChanged(let name, let change): .settingChanged(name, change.reversed)
    case .homeChanged(let change): .homeChanged(change.reversed)
    case .aliasChanged(let name, let change): .aliasChanged(name, change.reversed)
    case .consentChanged(let host, let change): .consentChanged(host: host, change.reversed)
    case .cursorMoved(let change): .cursorMoved(change.reversed)
    }
  }

  /// Whether the model is another afterwards.
  var hasEffect: Bool { self != inverse }

  /// The trip it is about, `nil` for settings, aliases, consents and the cursor.
  package var trip: TripID? {
    switch self {
    case .tripAdded(let trip), .tripRemoved(let trip): trip.id
    case .trip(let trip, _): trip
    case .settingChanged, .homeChanged, .aliasChanged, .consentChanged, .cursorMoved: nil
    }
  }

  /// The largest number of anything that this event brings in; 0 where it brings none.
  package var largestID: Int {
    switch self {
    case .tripAdded(let trip): trip.largestID
    case .trip(_, let event): event.largestID
    case .tripRemoved, .settingChanged, .homeChanged, .aliasChanged, .consentChanged, .cursorMoved:
      0
    }
  }
}

extension [Event] {
  /// The events that take these back, in the order in which they must be applied.
  package var inverse: [Event] { reversed().map(\.inverse) }

  /// The names of the stops that they remove.
  package var removedStops: [String] {
    compactMap { if case .trip(_, .stopRemoved(let at)) = $0 { at.stop.name } else { nil } }
  }

  /// Whether they change a trip, a setting or an alias: then they make a step.
  package var changeSomething: Bool {
    contains {
      if case .cursorMoved = $0 { false } else { true }
    }
  }
}
