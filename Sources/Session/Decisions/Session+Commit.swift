extension Session {
  /// Carries a commit out: its events, and where the window stands besides what they move.
  ///
  /// Every trip they are about must be among the touched ones, or new. Where one does not fit, the
  /// session is as it was.
  package mutating func take(_ commit: Commit) throws(Conflict) {
    let old = cursor
    cursor = commit.cursor
    cursor.position = old.position
    do { try apply(commit.events) } catch {
      cursor = old
      throw error
    }
  }

  /// Reads the trips that events are about and that this session has not touched yet.
  package mutating func touch<Failure>(
    _ events: [Event], loading trip: (TripID) throws(Failure) -> Trip?
  ) throws(Failure) {
    // Events of one trip follow each other, and a new one is nowhere to be read.
    var last: TripID?
    for event in events {
      guard let id = event.trip, id != last else { continue }
      last = id
      if !touched.has(id) { touched[id] = try trip(id).map { .here($0) } }
    }
  }
}
