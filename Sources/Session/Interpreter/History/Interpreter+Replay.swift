extension Interpreter {
  /// The commit of an undo or redo: the events as they happen now, and the cursor's moves of them.
  func replay(
    _ events: [Event], _ canonical: Intent, kind: Entry.Kind, of entries: [Entry],
    orElse interruption: (Conflict) -> Interruption
  ) throws(Interruption) -> Decision {
    var session = try sessionWithTrips(of: events)
    let rebased: [Event]
    do { rebased = try session.rebase(events) } catch { throw interruption(error) }
    let position = position(after: events, in: session)
    let move = Event.cursorMoved(Change(before: session.cursor.position, after: position))
    session.cursor.position = position
    return replayed(
      rebased + [move].filter(\.hasEffect), canonical, kind: kind, of: entries, giving: session)
  }

  private func replayed(
    _ events: [Event], _ canonical: Intent, kind: Entry.Kind, of entries: [Entry],
    giving session: Session
  ) -> Decision {
    var cursor = session.cursor
    let view = session.view(of: events)
    cursor.show(view, forgettingWhatIsGoneIn: session)
    cursor.mention(events.compactMap(\.stop), in: session)
    let told = entries.sorted { $0.number > $1.number }
    let other = otherTrip(of: events, in: session)
    var commit = Commit(
      events: events, cursor: cursor, canonical: canonical,
      notices: [kind == .redo ? .broughtBack(told, in: other) : .tookBack(told, in: other)],
      view: view)
    commit.kind = kind
    commit.of = told.map(\.number)
    return .commit(commit)
  }

  /// The name of the trip that events are about, where none of them is about the open one.
  private func otherTrip(of events: [Event], in session: Session) -> String? {
    let trips = events.compactMap(\.trip)
    let open = [scene.session.cursor.trip, session.cursor.trip]
    guard let id = trips.first, !trips.contains(where: { open.contains($0) }) else { return nil }
    if case .here(let trip)? = session.touched[id] { return trip.name }
    return (try? resolver.trip(id))?.name
  }

  /// The session with every trip read that the events are about.
  func sessionWithTrips(of events: [Event]) throws(Interruption) -> Session {
    var session = scene.session
    try session.touch(events, loading: resolver.trip)
    return session
  }

  /// Where the window stands when the moves among the events are made.
  ///
  /// A move counts where the window stands where it begins: where it has moved on since, it stays.
  private func position(after events: [Event], in session: Session) -> CursorPosition {
    var position = scene.session.cursor.position
    for case .cursorMoved(let move) in events {
      let fromTripToTrip = move.before.trip != move.after.trip
      if position == move.before || (fromTripToTrip && position.trip == move.before.trip) {
        position = move.after
      }
    }
    guard let id = position.trip else { return CursorPosition(trip: nil, day: nil) }
    let trip: Trip? =
      switch session.touched[id] {
      case .here(let trip): trip
      case .gone: nil
      case nil: try? resolver.trip(id)
      }
    guard let trip else { return CursorPosition(trip: nil, day: nil) }
    return CursorPosition(trip: id, day: position.day.flatMap(trip.day)?.id)
  }
}

extension Session {
  /// What best shows these events once they have happened: the one day they are about, else the
  /// trip; `nil` where it is gone, or they are about no trip.
  fileprivate func view(of events: [Event]) -> View? {
    guard let id = events.last(where: { $0.trip != nil })?.trip, case .here(let trip) = touched[id]
    else { return nil }
    let lists = Set(events.filter { $0.trip == id }.map { $0.list(in: trip) })
    guard let only = lists.first, lists.count == 1 else { return .tripHead(id) }
    switch only {
    case .day(let day): return .day(id, day)
    case .ideas: return .ideas(id)
    case nil: return .tripHead(id)
    }
  }
}

extension Event {
  private var subject: TripEvent.Subject {
    if case .trip(_, let event) = self { event.subject } else { .trip }
  }

  /// The list of stops it is about, as it stands in the trip afterwards.
  fileprivate func list(in trip: Trip) -> StopList? {
    let list: StopList? =
      switch subject {
      case .trip: nil
      case .day(let day): .day(day)
      case .stop(let stop, let list): list ?? trip.slot(of: stop)?.list
      }
    return list.flatMap { trip.stops(in: $0) == nil ? nil : $0 }
  }

  /// The stop it is about.
  fileprivate var stop: StopID? { if case .stop(let stop, _) = subject { stop } else { nil } }
}

extension Cursor {
  /// Speaks of those of these stops that the open trip has: what came back, or is as it was.
  fileprivate mutating func mention(_ stops: [StopID], in session: Session) {
    guard let id = trip, case .here(let trip) = session.touched[id] else { return }
    var there: [StopID] = []
    for stop in stops where trip.slot(of: stop) != nil && !there.contains(stop) {
      there.append(stop)
    }
    if !there.isEmpty { mentioned = .stops(id, there) }
  }

  /// Remembers what is shown, and nothing that is gone.
  fileprivate mutating func show(_ view: View?, forgettingWhatIsGoneIn session: Session) {
    if let id = trip, case .here(let trip) = session.touched[id] {
      forgetDays(notIn: trip)
    }
    if trip == nil { see(nil) }
    if let id = mentioned?.trip, case .gone = session.touched[id] { mentioned = nil }
    switch view {
    case .day(let id, let day):
      mentioned = .day(id, day)
      if id == trip { see(day) }
    case .tripHead(let id), .ideas(let id), .bookings(let id, _): mentioned = .trip(id)
    case .trip, .pastTrip, .days, .calendar, .nights, .map, .trips, .results, .stop, .stopDetails,
      .place,
      .found, .log,
      .lists, .costs, .settlement,
      .settings, .aliases, .meaning, .findings, .rules, .outlook, nil:
      break
    }
  }
}
