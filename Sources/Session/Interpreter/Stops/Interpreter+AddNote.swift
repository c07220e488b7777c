extension Interpreter {
  /// Puts a line behind the note of a stop, a day or the trip.
  func addNote(_ target: NoteTarget, _ line: String) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let line = paragraphs(line) ?? ""
    guard !line.isEmpty else { throw .fail(Failure(.emptyName, at: .text)) }
    switch target {
    case .trip: return try noted(.trip, trip.note, line)
    case .day(let reference):
      let day = try resolver.day(reference, of: trip, at: .day) { .addNote(.day($0), line) }
      return try noted(.day(trip.reference(to: day)), day.note, line)
    case .stop(let reference):
      let placed = try resolver.stop(reference, of: trip, at: .stop) { .addNote(.stop($0), line) }
      return try noted(.stop(placed.reference), placed.stop.note, line)
    }
  }

  /// Nothing of the note that was there is lost, so nothing of it is told.
  private func noted(
    _ target: NoteTarget, _ before: String?, _ line: String
  ) throws(Interruption) -> Decision {
    let text = before.map { "\($0)\n\(line)" } ?? line
    guard case .commit(var commit) = try note(target, text) else {
      throw .problem(.inconsistent("a line that changes no note"))
    }
    commit.canonical = .addNote(target, line)
    commit.notices.removeAll { if case .replaced = $0 { true } else { false } }
    return .commit(commit)
  }
}
