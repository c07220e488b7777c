/// A part of the model that an event can touch, create or need.
package enum Touch: Hashable, Sendable {
  /// That there is this trip.
  case trip(TripID)
  /// A name of a trip, folded; no two trips may come to one name by an undo.
  case tripName(String)
  case field(TripID, TripField)
  /// Which days a trip has.
  case days(TripID)
  /// Which day has this date.
  case date(TripID, CivilDate)
  /// The order and the dates of a trip's days.
  case calendar(TripID)
  case day(DayID)
  case stop(StopID)
  case setting(SettingName)
  case alias(String)
  case consent(String)
}

/// A field of a trip.
package enum TripField: Hashable, Sendable {
  case name, destination, style, about, note, favourite, budget, people, silenced
  case rate(String)
}

extension TripChange {
  package var field: TripField {
    switch self {
    case .name: .name
    case .destination: .destination
    case .style: .style
    case .about: .about
    case .note: .note
    case .favourite: .favourite
    case .budget: .budget
    case .rate(let pair, _): .rate(pair)
    case .people: .people
    case .silenced: .silenced
    }
  }
}

extension Event {
  /// What is another after this event: where a later event touches the same, this one cannot be
  /// taken back by itself.
  package var touches: [Touch] {
    switch self {
    case .tripAdded(let trip), .tripRemoved(let trip):
      [.trip(trip.id), .tripName(nameKey(trip.name))]
    case .tripChanged(let trip, .name(let change)):
      [.field(trip, .name)] + [change.before, change.after].map { .tripName(nameKey($0)) }
    case .tripChanged(let trip, let change): [.field(trip, change.field)]
    case .dayAdded(let trip, let at), .dayRemoved(let trip, let at):
      [.day(at.day.id)] + [at.day.date].compactMap(\.self).map { .date(trip, $0) }
    case .dayChanged(_, let day, _): [.day(day)]
    case .daysArranged(let trip, _): [.calendar(trip)]
    case .stopAdded(_, let at), .stopRemoved(_, let at): [.stop(at.stop.id)]
    case .stopMoved(_, let stop, _), .stopChanged(_, let stop, _): [.stop(stop)]
    case .settingChanged(let name, _): [.setting(name)]
    case .aliasChanged(let name, _): [.alias(name)]
    case .consentChanged(let host, _): [.consent(host)]
    case .cursorMoved: []
    }
  }

  /// What later events may need that is so only since this one.
  package var creates: [Touch] {
    switch self {
    case .tripAdded(let trip):
      [.trip(trip.id)] + trip.days.flatMap(\.touches) + trip.ideas.map { .stop($0.id) }
    case .dayAdded(let trip, let at): [.days(trip)] + at.day.touches
    case .dayRemoved(let trip, _): [.days(trip)]
    case .daysArranged(let trip, _): [.calendar(trip)]
    case .stopAdded(_, let at): [.stop(at.stop.id)]
    case .tripRemoved, .tripChanged, .dayChanged, .stopRemoved, .stopMoved, .stopChanged,
      .settingChanged, .aliasChanged, .consentChanged, .cursorMoved:
      []
    }
  }

  /// What must be there, or be as it was, for this event to happen.
  package var needs: [Touch] {
    switch self {
    case .tripRemoved(let trip): [.trip(trip.id)]
    case .tripChanged(let trip, _): [.trip(trip)]
    case .dayAdded(let trip, _): [.trip(trip), .calendar(trip)]
    case .dayRemoved(let trip, let at): [.trip(trip), .calendar(trip), .day(at.day.id)]
    case .dayChanged(let trip, let day, _): [.trip(trip), .day(day)]
    case .daysArranged(let trip, let change):
      [.trip(trip), .days(trip)] + change.after.map { .day($0.id) }
    case .stopAdded(let trip, let at): [.trip(trip)] + at.slot.list.touches
    case .stopRemoved(let trip, let at): [.trip(trip), .stop(at.stop.id)] + at.slot.list.touches
    case .stopMoved(let trip, let stop, let change):
      [.trip(trip), .stop(stop)] + change.before.list.touches + change.after.list.touches
    case .stopChanged(let trip, let stop, _): [.trip(trip), .stop(stop)]
    case .tripAdded, .settingChanged, .aliasChanged, .consentChanged, .cursorMoved: []
    }
  }
}

extension Day {
  fileprivate var touches: [Touch] { [.day(id)] + stops.map { .stop($0.id) } }
}

extension StopList {
  fileprivate var touches: [Touch] {
    switch self {
    case .day(let day): [.day(day)]
    case .ideas: []
    }
  }
}
