extension Interpreter {
  /// The question which step is meant, where the newest is in another trip than the open one and the
  /// open one has a step of its own; `nil` where nobody can answer, or it is plain.
  func whichStep(than found: FoundSteps) throws(Interruption) -> Question? {
    guard scene.asksWhichStep, let open = scene.session.cursor.trip,
      let newest = found.steps.first, !newest.isAbout([open]), newest.trip != nil,
      let own = try newestStep(about: open)
    else { return nil }
    let choices = try [own, newest].map { (entry) throws(Interruption) in
      Choice(.step(entry, trip: try name(of: entry)), .undo(.entry(entry.number)))
    }
    return Question(.whichStep, slot: .entry, choices: choices)
  }

  private func newestStep(about trip: TripID) throws(Interruption) -> Entry? {
    // Whether a step is in force is told by all entries, not only by those about the trip.
    var walk = EntryWalk(resolver)
    while let walked = try walk.next() {
      if walked.isStep, mayUndo(walked.entry), walked.entry.isAbout([trip]) { return walked.entry }
    }
    return nil
  }

  private func name(of entry: Entry) throws(Interruption) -> String? {
    for case .tripAdded(let trip) in entry.events { return trip.name }
    for case .tripRemoved(let trip) in entry.events { return trip.name }
    return try entry.trip.flatMap { (id) throws(Interruption) in try resolver.trip(id)?.name }
  }
}

extension Entry {
  /// The first trip that it is about; `nil` where it is about settings or aliases.
  fileprivate var trip: TripID? { events.lazy.compactMap(\.trip).first }
}
