extension Trip {
  /// The event as it would happen to this trip; `nil` where it cannot.
  func fitted(_ event: TripEvent) -> TripEvent? {
    switch event {
    case .changed(let change): .changed(change.fitted(to: self))
    case .dayAdded(let at): fitted(at).map { .dayAdded($0) }
    case .dayRemoved(let at):
      days.firstIndex { $0.id == at.day.id }.map {
        .dayRemoved(DayAt(index: $0, day: days[$0]))
      }
    case .dayChanged(let day, let change):
      self.day(day).map { .dayChanged(day, change.fitted(to: $0)) }
    case .daysArranged(let change):
      .daysArranged(Change(before: arrangement, after: change.after))
    case .stopAdded(let at):
      fitted(at.slot).map { .stopAdded(StopAt(slot: $0, stop: at.stop)) }
    case .stopRemoved(let at): placed(at.stop.id).map { .stopRemoved($0) }
    case .stopMoved(let stop, let change): fitted(change, of: stop)
    case .stopChanged(let stop, let change):
      self.stop(stop).map { .stopChanged(stop, change.fitted(to: $0)) }
    case .bookingAdded(let at):
      .bookingAdded(BookingAt(index: min(at.index, bookings.count), booking: at.booking))
    case .bookingRemoved(let at):
      bookings.firstIndex { $0.id == at.booking.id }.map {
        .bookingRemoved(BookingAt(index: $0, booking: bookings[$0]))
      }
    case .bookingChanged(let id, let change):
      booking(id).map { .bookingChanged(id, change.fitted(to: $0)) }
    case .taskAdded(let at):
      .taskAdded(TaskAt(index: min(at.index, checklist.count), task: at.task))
    case .taskRemoved(let at):
      checklist.firstIndex { $0.id == at.task.id }.map {
        .taskRemoved(TaskAt(index: $0, task: checklist[$0]))
      }
    case .taskChanged(let id, let change):
      task(id).map { .taskChanged(id, change.fitted(to: $0)) }
    }
  }

  /// A day with a date goes where it belongs by it; `nil` where the calendar has no room for it.
  private func fitted(_ at: DayAt) -> DayAt? {
    guard days.isEmpty || isDated == (at.day.date != nil) else { return nil }
    guard let date = at.day.date else {
      return DayAt(index: min(at.index, days.count), day: at.day)
    }
    guard !days.contains(where: { $0.date == date }) else { return nil }
    let index = days.firstIndex { $0.date.map { $0 > date } == true }
    return DayAt(index: index ?? days.count, day: at.day)
  }

  private func fitted(_ slot: StopSlot) -> StopSlot? {
    stops(in: slot.list).map { StopSlot(list: slot.list, index: min(slot.index, $0.count)) }
  }

  private func placed(_ stop: StopID) -> StopAt? {
    guard let slot = slot(of: stop), let stop = self.stop(stop) else { return nil }
    return StopAt(slot: slot, stop: stop)
  }

  private func fitted(_ change: Change<StopSlot>, of stop: StopID) -> TripEvent? {
    guard let before = slot(of: stop), let others = stops(in: change.after.list) else { return nil }
    let count = others.count - (before.list == change.after.list ? 1 : 0)
    let after = StopSlot(list: change.after.list, index: min(change.after.index, count))
    return .stopMoved(stop, Change(before: before, after: after))
  }
}
