extension Interpreter {
  func decideOnTrips(_ intent: Intent) throws(Interruption) -> Decision { throw unwritten }
  func decideOnDays(_ intent: Intent) throws(Interruption) -> Decision { throw unwritten }
  func decideOnHistory(_ intent: Intent) throws(Interruption) -> Decision { throw unwritten }
  func decideOnShell(_ intent: Intent) throws(Interruption) -> Decision { throw unwritten }

  var unwritten: Interruption { .fail(Failure(.inconsistent("not written yet"))) }
}
