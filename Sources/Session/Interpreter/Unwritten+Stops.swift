extension Interpreter {
  func decideOnPlaces(_ intent: Intent) throws(Interruption) -> Decision { throw unwritten }
  func decideOnStops(_ intent: Intent) throws(Interruption) -> Decision { throw unwritten }
}
