extension Interpreter {
  func decideOnHistory(_ intent: Intent) throws(Interruption) -> Decision {
    if case .undo(let target) = intent { return try undo(target) }
    if case .redo(let count) = intent { return try redo(count) }
    if case .redoEntries(let range) = intent { return try redo(range) }
    if case .log(let target) = intent { return try log(target) }
    if case .showTripAt(let reference, let moment) = intent {
      return try showTrip(reference, at: moment)
    }
    if case .restoreTrip(let reference, let entry) = intent {
      if let reference { return try restore(reference, at: entry) }
      return try restore(.named(try resolver.currentTrip().name), at: entry)
    }
    throw .problem(.inconsistent("a command about the past that is none"))
  }

  /// Fails where fewer steps are there than asked for.
  func check(_ asked: Int, available: Int, orElse none: Problem) throws(Interruption) {
    guard asked > 0 else { throw .problem(.notPositive, at: .number) }
    guard available > 0 else { throw .problem(none) }
    guard available >= asked else {
      throw .problem(.fewerSteps(asked: asked, there: available), at: .number)
    }
  }
}
