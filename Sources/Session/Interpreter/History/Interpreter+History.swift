extension Interpreter {
  func decideOnHistory(_ intent: Intent) throws(Interruption) -> Decision {
    let isInScript = !scene.pending.isEmpty || !scene.takenBack.isEmpty
    if case .undo(let target) = intent {
      return isInScript ? try undoPending(target) : try undo(target)
    }
    if case .redo(let count) = intent {
      return isInScript ? try redoPending(count) : try redo(count)
    }
    if case .redoEntries(let range) = intent {
      return isInScript ? try refuseRedo(range) : try redo(range)
    }
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

  /// The newest steps of the script taken back; they have no entry yet.
  private func undoPending(_ target: UndoTarget) throws(Interruption) -> Decision {
    switch target {
    case .entry(let number), .toEntry(let number):
      throw .problem(.entryNotUndoable(number, .beforeScript), at: .entry)
    case .entries(let numbers):
      throw .problem(.entryNotUndoable(numbers.first ?? 0, .beforeScript), at: .entry)
    case .steps(let count):
      try check(count, available: scene.pending.count, orElse: .nothingToUndo)
      let events = scene.pending.suffix(count).flatMap(\.self).inverse
      return try replayExactly(events, .undo(.steps(count)), kind: .undo)
    }
  }

  private func redoPending(_ count: Int) throws(Interruption) -> Decision {
    try check(count, available: scene.takenBack.count, orElse: .nothingToRedo)
    let events = scene.takenBack.suffix(count).reversed().flatMap(\.self)
    return try replayExactly(events, .redo(count), kind: .redo)
  }

  private func refuseRedo(_ range: EntryRange) throws(Interruption) -> Decision {
    if case .numbers(let numbers) = range {
      throw .problem(.entryNotUndoable(numbers.lowerBound, .beforeScript), at: .entry)
    }
    throw .problem(.entryNotUndoable(try newestEntry(), .beforeScript), at: .entry)
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
