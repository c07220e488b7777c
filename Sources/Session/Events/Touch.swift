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
  case booking(BookingID)
  case task(TaskID)
  case setting(SettingName)
  case home
  case alias(String)
  case consent(String)
}

extension Event {
  /// What is another after this event: where a later event touches the same, this one cannot be
  /// taken back by itself.
  package var touches: [Touch] {
    switch self {
    case .tripAdded(let trip), .tripRemoved(let trip):
      [.trip(trip.id), .tripName(nameKey(trip.name))]
    case .trip(let trip, let event): event.touches(in: trip)
    case .settingChanged(let name, _): [.setting(name)]
    case .homeChanged: [.home]
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
        + trip.bookings.map { .booking($0.id) } + trip.checklist.map { .task($0.id) }
    case .trip(let trip, let event): event.creates(in: trip)
    case .tripRemoved, .settingChanged, .homeChanged, .aliasChanged, .consentChanged, .cursorMoved:
      []
    }
  }

  /// What must be there, or be as it was, for this event to happen.
  package var needs: [Touch] {
    switch self {
    case .tripRemoved(let trip): [.trip(trip.id)]
    case .trip(let trip, let event): [.trip(trip)] + event.needs(in: trip)
    case .tripAdded, .settingChanged, .homeChanged, .aliasChanged, .consentChanged, .cursorMoved: []
    }
  }
}

extension TripEvent {
  fileprivate func touches(in trip: TripID) -> [Touch] {
    switch self {
    case .changed(.name(let change)):
      [.field(trip, .name)] + [change.before, change.after].map { .tripName(nameKey($0)) }
    case .changed(let change): [.field(trip, change.field)]
    case .dayAdded(let at), .dayRemoved(let at):
      [.day(at.day.id)] + [at.day.date].compactMap(\.self).map { .date(trip, $0) }
    case .dayChanged(let day, _): [.day(day)]
    case .daysArranged: [.calendar(trip)]
    case .stopAdded(let at), .stopRemoved(let at): [.stop(at.stop.id)]
    case .stopMoved(let stop, _), .stopChanged(let stop, _): [.stop(stop)]
    case .bookingAdded(let at), .bookingRemoved(let at): [.booking(at.booking.id)]
    case .bookingChanged(let booking, _): [.booking(booking)]
    case .taskAdded(let at), .taskRemoved(let at): [.task(at.task.id)]
    case .taskChanged(let task, _): [.task(task)]
    }
  }

  fileprivate func creates(in trip: TripID) -> [Touch] {
    switch self {
    case .dayAdded(let at): [.days(trip)] + at.day.touches
    case .dayRemoved: [.days(trip)]
    case .daysArranged: [.calendar(trip)]
    case .stopAdded(let at): [.stop(at.stop.id)]
    case .bookingAdded(let at): [.booking(at.booking.id)]
    case .taskAdded(let at): [.task(at.task.id)]
    case .changed, .dayChanged, .stopRemoved, .stopMoved, .stopChanged, .bookingRemoved,
      .bookingChanged, .taskRemoved, .taskChanged:
      []
    }
  }

  /// The trip itself apart.
  fileprivate func needs(in trip: TripID) -> [Touch] {
    switch self {
    case .changed: []
    case .dayAdded: [.calendar(trip)]
    case .dayRemoved(let at): [.calendar(trip), .day(at.day.id)]
    case .dayChanged(let day, _): [.day(day)]
    case .daysArranged(let change): [.days(trip)] + change.after.map { .day($0.id) }
    case .stopAdded(let at): at.slot.list.touches
    case .stopRemoved(let at): [.stop(at.stop.id)] + at.slot.list.touches
    case .stopMoved(let stop, let change):
      [.stop(stop)] + change.before.list.touches + change.after.list.touches
    case .stopChanged(let stop, _): [.stop(stop)]
    case .bookingAdded, .taskAdded: []
    case .bookingRemoved(let at): [.booking(at.booking.id)]
    case .bookingChanged(let booking, _): [.booking(booking)]
    case .taskRemoved(let at): [.task(at.task.id)]
    case .taskChanged(let task, _): [.task(task)]
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
