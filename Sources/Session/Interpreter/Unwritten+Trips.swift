extension Interpreter {
  func decideOnShell(_ intent: Intent) throws(Interruption) -> Decision { throw unwritten }

  var unwritten: Interruption { .fail(Failure(.inconsistent("not written yet"))) }
}
