extension Session {
  /// Applies events in place.
  ///
  /// Every trip they are about must be among the touched ones, or new. Where one does not fit,
  /// those before it are taken back and the session is as it was, but for `nextID`, which never
  /// goes back.
  package mutating func apply(_ events: [Event]) throws(Conflict) {
    for (count, event) in events.enumerated() {
      do {
        try apply(event)
      } catch {
        for done in events.prefix(count).reversed() { try apply(done.inverse) }
        throw error
      }
    }
    forgetWhatIsGone()
  }

  private mutating func apply(_ event: Event) throws(Conflict) {
    advanceIDs(past: event)
    switch event {
    case .settingChanged, .homeChanged, .aliasChanged, .consentChanged: take(event)
    case .cursorMoved(let change): cursor.position = change.after
    case .tripAdded(let trip):
      if case .here = touched[trip.id] { throw Conflict(event) }
      touched[trip.id] = .here(trip)
    case .tripRemoved(let trip):
      guard case .here = touched[trip.id] else { throw Conflict(event) }
      touched[trip.id] = .gone
    case .trip(let id, let event):
      guard case .here(var trip) = touched[id] else { throw Conflict(.trip(id, event)) }
      touched[id] = .gone  // so that the trip is changed in place, not copied
      defer { touched[id] = .here(trip) }
      try trip.apply(event)
    }
  }

  private mutating func advanceIDs(past event: Event) {
    nextID = max(nextID, event.largestID + 1)
  }

  /// A cursor to something gone is null.
  private mutating func forgetWhatIsGone() {
    guard let id = cursor.trip, let known = touched[id] else { return }
    guard case .here(let trip) = known else {
      cursor.trip = nil
      cursor.day = nil
      cursor.see(nil)
      return
    }
    if let day = cursor.day, trip.number(of: day) == nil { cursor.day = nil }
    if let day = cursor.shownDay, trip.number(of: day) == nil { cursor.see(nil) }
  }
}
