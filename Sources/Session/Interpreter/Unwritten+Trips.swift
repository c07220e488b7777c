extension Interpreter {
  func decideOnTrips(_ intent: Intent) throws(Interruption) -> Decision { throw unwritten }
  func decideOnDays(_ intent: Intent) throws(Interruption) -> Decision { throw unwritten }
  func decideOnHistory(_ intent: Intent) throws(Interruption) -> Decision { throw unwritten }
  func decideOnShell(_ intent: Intent) throws(Interruption) -> Decision { throw unwritten }

  /// The current trip, read from the library where the window has not touched it yet.
  func currentTrip() throws(Interruption) -> Trip { throw unwritten }

  /// A trip by its id: as the session has it, else from the library.
  func trip(_ id: TripID) throws(Interruption) -> Trip? { throw unwritten }

  /// Every trip, with what this session has changed, in the order of creation.
  func summaries() throws(Interruption) -> [TripSummary] { throw unwritten }

  /// The trip meant; where several are, asks with `command` of each.
  func trip(
    _ reference: TripReference, at slot: Slot, _ command: (TripReference) -> Intent
  ) throws(Interruption) -> Trip { throw unwritten }

  /// The day meant; where several are, asks with `command` of each.
  func day(
    _ reference: DayReference, of trip: Trip, at slot: Slot, _ command: (DayReference) -> Intent
  ) throws(Interruption) -> Day { throw unwritten }

  var unwritten: Interruption { .fail(Failure(.inconsistent("not written yet"))) }
}
