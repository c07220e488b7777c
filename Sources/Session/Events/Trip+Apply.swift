extension Trip {
  /// Applies an event about this trip in place.
  ///
  /// An index past the end of a list means its end. Where the event does not fit, the trip is as it
  /// was.
  package mutating func apply(_ event: Event) throws(Conflict) {
    let conflict = Conflict(event)
    switch event {
    case .tripChanged(_, let change): apply(change)
    case .dayAdded(_, let at):
      guard day(at.day.id) == nil else { throw conflict }
      days.insert(at.day, at: min(max(at.index, 0), days.count))
    case .dayRemoved(_, let at):
      guard let index = days.firstIndex(where: { $0.id == at.day.id }) else { throw conflict }
      days.remove(at: index)
    case .dayChanged(_, let id, let change):
      guard let index = days.firstIndex(where: { $0.id == id }) else { throw conflict }
      days[index].apply(change)
    case .daysArranged(_, let change): try arrange(change.after, conflict)
    case .stopAdded(_, let at):
      guard slot(of: at.stop.id) == nil else { throw conflict }
      try insert(at.stop, at: at.slot, conflict)
    case .stopRemoved(_, let at): _ = try take(at.stop.id, conflict)
    case .stopMoved(_, let id, let change):
      guard stops(in: change.after.list) != nil else { throw conflict }
      try insert(try take(id, conflict), at: change.after, conflict)
    case .stopChanged(_, let id, let change):
      guard let slot = slot(of: id) else { throw conflict }
      withStops(in: slot.list) { $0[slot.index].apply(change) }
    case .tripAdded, .tripRemoved, .settingChanged, .aliasChanged, .consentChanged, .cursorMoved:
      throw conflict
    }
  }

  private mutating func apply(_ change: TripChange) {
    switch change {
    case .name(let change): name = change.after
    case .destination(let change): destination = change.after
    case .style(let change): style = change.after
    case .about(let change): about = change.after
    case .note(let change): note = change.after
    case .favourite(let change): favourite = change.after
    case .budget(let change): budget = change.after
    case .rate(let pair, let change): rates[pair] = change.after
    case .people(let change): people = change.after
    case .silenced(let change): silenced = change.after
    }
  }

  private mutating func arrange(_ order: [DayDate], _ conflict: Conflict) throws(Conflict) {
    guard order.count == days.count else { throw conflict }
    var arranged: [Day] = []
    for entry in order {
      guard var day = day(entry.id) else { throw conflict }
      day.date = entry.date
      arranged.append(day)
    }
    guard Set(order.map(\.id)).count == days.count else { throw conflict }
    days = arranged
  }

  private mutating func insert(
    _ stop: Stop, at slot: StopSlot, _ conflict: Conflict
  ) throws(Conflict) {
    guard stops(in: slot.list) != nil else { throw conflict }
    withStops(in: slot.list) { $0.insert(stop, at: min(max(slot.index, 0), $0.count)) }
  }

  private mutating func take(_ id: StopID, _ conflict: Conflict) throws(Conflict) -> Stop {
    guard let slot = slot(of: id), let stop = stop(id) else { throw conflict }
    withStops(in: slot.list) { _ = $0.remove(at: slot.index) }
    return stop
  }

  private mutating func withStops(in list: StopList, _ change: (inout [Stop]) -> Void) {
    switch list {
    case .ideas: change(&ideas)
    case .day(let id):
      guard let index = days.firstIndex(where: { $0.id == id }) else { return }
      change(&days[index].stops)
    }
  }
}

extension Day {
  fileprivate mutating func apply(_ change: DayChange) {
    switch change {
    case .title(let change): title = change.after
    case .city(let change): city = change.after
    case .note(let change): note = change.after
    }
  }
}

extension Stop {
  fileprivate mutating func apply(_ change: StopChange) {
    switch change {
    case .name(let change): name = change.after
    case .at(let change): at = change.after
    case .minutes(let change): minutes = change.after
    case .note(let change): note = change.after
    case .cost(let change): cost = change.after
    case .done(let change): done = change.after
    }
  }
}
