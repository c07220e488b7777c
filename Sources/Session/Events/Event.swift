/// A fact that changed the model.
///
/// An event carries what was before and what is after, so that its inverse can be computed from it
/// alone.
package enum Event: Hashable, Sendable {
  case tripAdded(Trip)
  case tripRemoved(Trip)
  case tripChanged(TripID, TripChange)
  case dayAdded(TripID, DayAt)
  /// The day goes with whatever it still holds.
  case dayRemoved(TripID, DayAt)
  case dayChanged(TripID, DayID, DayChange)
  /// The order of the days, or their dates.
  case daysArranged(TripID, Change<[DayDate]>)
  case stopAdded(TripID, StopAt)
  case stopRemoved(TripID, StopAt)
  case stopMoved(TripID, StopID, Change<StopSlot>)
  case stopChanged(TripID, StopID, StopChange)
  case settingChanged(SettingName, Change<String?>)
  case aliasChanged(String, Change<String?>)
  /// What a person agreed to for a host; its entry is of a kind of its own and no step.
  case consentChanged(host: String, Change<Consent?>)
  /// Where the window that made the entry stands; nothing to other windows.
  case cursorMoved(Change<CursorPosition>)
}

/// A day and its place among the days of its trip; the index counts from 0.
package struct DayAt: Hashable, Sendable {
  package var index: Int
  package var day: Day

  package init(index: Int, day: Day) {
    self.index = index
    self.day = day
  }
}

/// A stop and where it stands.
package struct StopAt: Hashable, Sendable {
  package var slot: StopSlot
  package var stop: Stop

  package init(slot: StopSlot, stop: Stop) {
    self.slot = slot
    self.stop = stop
  }
}

extension Event {
  package var inverse: Event {
    switch self {
    case .tripAdded(let trip): .tripRemoved(trip)
    case .tripRemoved(let trip): .tripAdded(trip)
    case .tripChanged(let trip, let change): .tripChanged(trip, change.reversed)
    case .dayAdded(let trip, let at): .dayRemoved(trip, at)
    case .dayRemoved(let trip, let at): .dayAdded(trip, at)
    case .dayChanged(let trip, let day, let change): .dayChanged(trip, day, change.reversed)
    case .daysArranged(let trip, let change): .daysArranged(trip, change.reversed)
    case .stopAdded(let trip, let at): .stopRemoved(trip, at)
    case .stopRemoved(let trip, let at): .stopAdded(trip, at)
    case .stopMoved(let trip, let stop, let change): .stopMoved(trip, stop, change.reversed)
    case .stopChanged(let trip, let stop, let change): .stopChanged(trip, stop, change.reversed)
    case .settingChanged(let name, let change): .settingChanged(name, change.reversed)
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
    case .tripChanged(let trip, _), .dayAdded(let trip, _), .dayRemoved(let trip, _),
      .dayChanged(let trip, _, _), .daysArranged(let trip, _), .stopAdded(let trip, _),
      .stopRemoved(let trip, _), .stopMoved(let trip, _, _), .stopChanged(let trip, _, _):
      trip
    case .settingChanged, .aliasChanged, .consentChanged, .cursorMoved: nil
    }
  }
}

extension [Event] {
  /// The events that take these back, in the order in which they must be applied.
  package var inverse: [Event] { reversed().map(\.inverse) }

  /// The names of the stops that they remove.
  package var removedStops: [String] {
    compactMap { if case .stopRemoved(_, let at) = $0 { at.stop.name } else { nil } }
  }

  /// Whether they change a trip, a setting or an alias: then they make a step.
  package var changeSomething: Bool {
    contains {
      if case .cursorMoved = $0 { false } else { true }
    }
  }
}
