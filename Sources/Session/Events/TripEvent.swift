/// A fact that changed one trip; which one, the event around it says (`Event.trip`).
package indirect enum TripEvent: Hashable, Sendable {
  case changed(TripChange)
  case dayAdded(DayAt)
  /// The day goes with whatever it still holds.
  case dayRemoved(DayAt)
  case dayChanged(DayID, DayChange)
  /// The order of the days, or their dates.
  case daysArranged(Change<[DayDate]>)
  case stopAdded(StopAt)
  case stopRemoved(StopAt)
  case stopMoved(StopID, Change<StopSlot>)
  case stopChanged(StopID, StopChange)
  case bookingAdded(BookingAt)
  case bookingRemoved(BookingAt)
  case bookingChanged(BookingID, BookingChange)
  case taskAdded(TaskAt)
  case taskRemoved(TaskAt)
  case taskChanged(TaskID, TaskChange)

  package var inverse: TripEvent {
    switch self {
    case .changed(let change): .changed(change.reversed)
    case .dayAdded(let at): .dayRemoved(at)
    case .dayRemoved(let at): .dayAdded(at)
    case .dayChanged(let day, let change): .dayChanged(day, change.reversed)
    case .daysArranged(let change): .daysArranged(change.reversed)
    case .stopAdded(let at): .stopRemoved(at)
    case .stopRemoved(let at): .stopAdded(at)
    case .stopMoved(let stop, let change): .stopMoved(stop, change.reversed)
    case .stopChanged(let stop, let change): .stopChanged(stop, change.reversed)
    case .bookingAdded(let at): .bookingRemoved(at)
    case .bookingRemoved(let at): .bookingAdded(at)
    case .bookingChanged(let booking, let change): .bookingChanged(booking, change.reversed)
    case .taskAdded(let at): .taskRemoved(at)
    case .taskRemoved(let at): .taskAdded(at)
    case .taskChanged(let task, let change): .taskChanged(task, change.reversed)
    }
  }
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

extension TripEvent {
  /// What an event speaks of.
  package enum Subject: Hashable, Sendable {
    /// The trip as a whole; a day that goes is a change of it.
    case trip
    case day(DayID)
    /// A stop and the list that it comes to or goes from, `nil` where it stays in its own.
    case stop(StopID, StopList?)
  }

  package var subject: Subject {
    switch self {
    case .changed, .dayRemoved, .daysArranged, .bookingAdded, .bookingRemoved, .bookingChanged,
      .taskAdded, .taskRemoved, .taskChanged:
      .trip
    case .dayAdded(let at): .day(at.day.id)
    case .dayChanged(let day, _): .day(day)
    case .stopAdded(let at), .stopRemoved(let at): .stop(at.stop.id, at.slot.list)
    case .stopMoved(let stop, let change): .stop(stop, change.after.list)
    case .stopChanged(let stop, _): .stop(stop, nil)
    }
  }

  /// The largest number of a day, stop, booking or task that it brings in; 0 where it brings none.
  var largestID: Int {
    switch self {
    case .dayAdded(let at): at.day.largestID
    case .stopAdded(let at): at.stop.id.number
    case .bookingAdded(let at): at.booking.id.number
    case .taskAdded(let at): at.task.id.number
    case .changed, .dayRemoved, .dayChanged, .daysArranged, .stopRemoved, .stopMoved,
      .stopChanged, .bookingRemoved, .bookingChanged, .taskRemoved, .taskChanged:
      0
    }
  }
}

extension Trip {
  var largestID: Int {
    let numbers = ideas.map(\.id.number) + bookings.map(\.id.number) + checklist.map(\.id.number)
    return (days.map(\.largestID) + numbers).reduce(id.number, max)
  }
}

extension Day {
  var largestID: Int { stops.map(\.id.number).reduce(id.number, max) }
}
