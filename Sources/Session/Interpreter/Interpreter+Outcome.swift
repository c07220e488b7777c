extension Interpreter {
  /// The events with the cursor's move; where they change nothing, a reply that says so.
  func outcome(
    _ events: [Event], _ canonical: Intent, cursor: Cursor, notices: [Notice] = [],
    view: View? = nil
  ) -> Decision {
    let events = events.filter(\.hasEffect)
    guard events.changeSomething else { return unchanged(canonical) }
    let move = Change(before: scene.session.cursor.position, after: cursor.position)
    return .commit(
      Commit(
        events: events + [.cursorMoved(move)].filter(\.hasEffect), cursor: cursor,
        canonical: canonical, notices: notices, view: view))
  }

  /// What became of a trip; the cursor leaves the days that are gone.
  func outcome(
    _ draft: TripDraft, _ canonical: Intent, mention: Mention? = nil, notices: [Notice] = [],
    view: View? = nil
  ) -> Decision {
    var cursor = scene.session.cursor
    cursor.mentioned = mention ?? .trip(draft.trip.id)
    if cursor.trip == draft.trip.id { cursor.forgetDays(notIn: draft.trip) }
    return outcome(
      draft.events, canonical, cursor: cursor, notices: notices + leftBehind(by: draft, canonical),
      view: view ?? .tripHead(draft.trip.id))
  }

  func unchanged(_ canonical: Intent) -> Decision {
    .reply(Look(cursor: scene.session.cursor, canonical: canonical, notices: [.nothingChanged]))
  }

  /// An answer that leaves the window where it stands.
  func look(_ canonical: Intent, _ view: View?, notices: [Notice] = []) -> Decision {
    .reply(
      Look(cursor: scene.session.cursor, canonical: canonical, notices: notices, view: view))
  }
}

extension Cursor {
  mutating func forgetDays(notIn trip: Trip) {
    if let selected = day, trip.day(selected) == nil { day = nil }
    if let shown = shownDay, trip.day(shown) == nil { see(nil) }
  }

  /// Stands in a trip, or in none, with no day selected.
  mutating func enter(_ id: TripID?) {
    trip = id
    day = nil
    see(nil)
    mentioned = id.map(Mention.trip)
  }
}
