extension Session {
  /// Applies events to a session that may be another than the one they were made for.
  ///
  /// Returns them as they happened here, each with what was before it here, so that their inverse
  /// gives back exactly this session; those without effect and moves of the cursor are left out.
  /// Where one cannot happen, the session is as it was.
  package mutating func rebase(_ events: [Event]) throws(Conflict) -> [Event] {
    var rebased: [Event] = []
    var next = self
    for event in events {
      let fitted = try next.fitted(event)
      guard fitted.hasEffect else { continue }
      try next.apply([fitted])
      rebased.append(fitted)
    }
    next.cursor = cursor
    self = next
    return rebased
  }

  private func fitted(_ event: Event) throws(Conflict) -> Event {
    switch event {
    case .tripAdded: return event
    case .settingChanged(let name, let change):
      return .settingChanged(name, Change(before: settings[name], after: change.after))
    case .aliasChanged(let name, let change):
      return .aliasChanged(name, Change(before: aliases[name], after: change.after))
    case .consentChanged(let host, let change):
      return .consentChanged(host: host, Change(before: consents[host], after: change.after))
    case .cursorMoved: return .cursorMoved(Change(before: cursor.position, after: cursor.position))
    case .tripRemoved, .tripChanged, .dayAdded, .dayRemoved, .dayChanged, .daysArranged, .stopAdded,
      .stopRemoved, .stopMoved, .stopChanged:
      guard let id = event.trip, case .here(let trip) = touched[id],
        let fitted = trip.fitted(event)
      else { throw Conflict(event) }
      return fitted
    }
  }
}

extension Trip {
  /// The event as it would happen to this trip; `nil` where it cannot.
  fileprivate func fitted(_ event: Event) -> Event? {
    switch event {
    case .tripRemoved: .tripRemoved(self)
    case .tripChanged(_, let change): .tripChanged(id, fitted(change))
    case .dayAdded(_, let at): fitted(at).map { .dayAdded(id, $0) }
    case .dayRemoved(_, let at):
      days.firstIndex { $0.id == at.day.id }.map {
        .dayRemoved(id, DayAt(index: $0, day: days[$0]))
      }
    case .dayChanged(_, let day, let change):
      self.day(day).map { .dayChanged(id, day, $0.fitted(change)) }
    case .daysArranged(_, let change):
      .daysArranged(id, Change(before: arrangement, after: change.after))
    case .stopAdded(_, let at):
      fitted(at.slot).map { .stopAdded(id, StopAt(slot: $0, stop: at.stop)) }
    case .stopRemoved(_, let at): placed(at.stop.id).map { .stopRemoved(id, $0) }
    case .stopMoved(_, let stop, let change): fitted(change, of: stop)
    case .stopChanged(_, let stop, let change):
      self.stop(stop).map { .stopChanged(id, stop, $0.fitted(change)) }
    case .tripAdded, .settingChanged, .aliasChanged, .consentChanged, .cursorMoved: nil
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

  private func fitted(_ change: Change<StopSlot>, of stop: StopID) -> Event? {
    guard let before = slot(of: stop), let others = stops(in: change.after.list) else { return nil }
    let count = others.count - (before.list == change.after.list ? 1 : 0)
    let after = StopSlot(list: change.after.list, index: min(change.after.index, count))
    return .stopMoved(id, stop, Change(before: before, after: after))
  }
}
