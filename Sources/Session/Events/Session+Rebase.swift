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
      return .settingChanged(name, Change(before: settings.chosen[name], after: change.after))
    case .homeChanged(let change):
      return .homeChanged(Change(before: settings.chosenHome, after: change.after))
    case .aliasChanged(let name, let change):
      return .aliasChanged(name, Change(before: aliases[name], after: change.after))
    case .consentChanged(let host, let change):
      return .consentChanged(host: host, Change(before: consents[host], after: change.after))
    case .cursorMoved: return .cursorMoved(Change(before: cursor.position, after: cursor.position))
    case .tripRemoved(let trip): return .tripRemoved(try here(trip.id, event))
    case .trip(let id, let happened):
      guard let fitted = try here(id, event).fitted(happened) else { throw Conflict(event) }
      return .trip(id, fitted)
    }
  }

  private func here(_ id: TripID, _ event: Event) throws(Conflict) -> Trip {
    guard case .here(let trip) = touched[id] else { throw Conflict(event) }
    return trip
  }
}
