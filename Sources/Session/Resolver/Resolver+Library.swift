extension Resolver {
  /// The current trip, read from the library where the window has not touched it yet.
  func currentTrip() throws(Interruption) -> Trip {
    guard let id = scene.session.cursor.trip, let trip = try trip(id) else {
      let newest = try newestTrips()
      throw .problem(newest.isEmpty ? .noTripYet : .noCurrentTrip, remedies: newest)
    }
    return trip
  }

  /// Opens one of the newest trips; none where there is no trip.
  private func newestTrips() throws(Interruption) -> [Intent] {
    let all = try summaries()
    let newest = all.suffix(3).reversed().map { Intent.open(.named($0.name)) }
    return newest + (all.count > newest.count ? [.trips(.all)] : [])
  }

  /// A trip by its id: as the session has it, else from the library.
  func trip(_ id: TripID) throws(Interruption) -> Trip? {
    switch scene.session.touched[id] {
    case .here(let trip): trip
    case .gone: nil
    case nil: try reading { library throws(LibraryFailure) in try library.trip(id) }
    }
  }

  /// Every trip, with what this session has changed, in the order of creation.
  func summaries() throws(Interruption) -> [TripSummary] {
    try withTouched(
      { library throws(LibraryFailure) in try library.summaries() }, belongs: { _ in true })
  }

  /// The trips whose folded name begins so, in the order of creation; more than `limit` where the
  /// session has changed some.
  func summaries(
    beginning start: String, limit: Int = Int(Int32.max)
  ) throws(Interruption) -> [TripSummary] {
    // Those that the session has touched do not count.
    let most = min(Int(Int32.max), limit) + scene.session.touched.count
    return try withTouched(
      { library throws(LibraryFailure) in try library.summaries(beginning: start, limit: most) },
      belongs: { folded($0.name).hasPrefix(start) })
  }

  /// The trips whose folded name is this, in the order of creation.
  func summaries(called name: String) throws(Interruption) -> [TripSummary] {
    try withTouched(
      { library throws(LibraryFailure) in try library.summaries(called: name) },
      belongs: { folded($0.name) == name })
  }

  private func withTouched(
    _ read: (any Library) throws(LibraryFailure) -> [TripSummary], belongs: (Trip) -> Bool
  ) throws(Interruption) -> [TripSummary] {
    let touched = scene.session.touched
    let stored = try reading(read).filter { touched[$0.id] == nil }
    let own = touched.values.compactMap { known -> TripSummary? in
      guard case .here(let trip) = known, belongs(trip) else { return nil }
      return TripSummary(trip)
    }
    return own.isEmpty ? stored : (stored + own).sorted { $0.id < $1.id }
  }

  /// What the library says; where the disk does not answer, the command fails.
  func reading<Value>(
    _ read: (any Library) throws(LibraryFailure) -> Value
  ) throws(Interruption) -> Value {
    do { return try read(scene.library) } catch { throw .problem(.library(error)) }
  }
}

extension Interruption {
  static func problem(
    _ problem: Problem, at slot: Slot? = nil, remedies: [Intent] = []
  ) -> Interruption { .fail(Failure(problem, at: slot, remedies: remedies)) }
}
