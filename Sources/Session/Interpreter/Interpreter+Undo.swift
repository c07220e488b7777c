extension Interpreter {
  /// Takes back steps that are in force, as an entry of its own.
  func undo(_ target: UndoTarget) throws(Interruption) -> Decision {
    let found = try steps(of: target)
    for step in found.steps {
      let footprint = Footprint(step.events)
      let later = found.others.filter {
        $0.number > step.number && footprint.isHeld(by: Footprint($0.events))
      }
      if !later.isEmpty { throw changedSince(step, later) }
    }
    let events = found.steps.flatMap(\.events.inverse)
    return try replay(events, canonical(of: found.steps, target), kind: .undo, of: found.steps) {
      unfit($0, found.steps, found.others)
    }
  }

  /// What stands in the way where an event does not fit any more, though nothing later touched the
  /// same: all later entries about its trip.
  private func unfit(
    _ conflict: Conflict, _ steps: [Entry], _ others: [Entry]
  ) -> Interruption {
    guard let oldest = steps.last else { return .problem(.nothingToUndo) }
    let later = others.filter {
      $0.number > oldest.number && $0.isAbout([conflict.event.trip].compactMap(\.self))
    }
    guard !later.isEmpty else { return .problem(.entryNotUndoable(oldest.number), at: .entry) }
    return changedSince(oldest, later, offeringEach: false)
  }

  private func canonical(of steps: [Entry], _ target: UndoTarget) -> Intent {
    guard let only = steps.first, steps.count == 1 else { return .undo(target) }
    if case .toEntry = target { return .undo(target) }
    return .undo(.entry(only.number))
  }

  /// The question whether to take back those too; where this window may not, the failure.
  private func changedSince(
    _ step: Entry, _ later: [Entry], offeringEach: Bool = true
  ) -> Interruption {
    let own = later.filter(mayUndo)
    let each = offeringEach ? own : []
    var choices = each.map { Choice(.entry($0.number), .undo(.entry($0.number))) }
    if own.count == later.count {
      choices.append(Choice(.entry(step.number), .undo(.toEntry(step.number - 1))))
    }
    let numbers = later.map(\.number)
    guard !choices.isEmpty else {
      return .problem(.changedSince(entry: step.number, later: numbers), at: .entry)
    }
    return .ask(
      Question(
        .changedSince(entry: step.number, later: numbers), slot: .entry, choices: choices))
  }

  /// The steps to take back, newest first, and the other entries in force after the oldest of them.
  private func steps(
    of target: UndoTarget
  ) throws(Interruption) -> (steps: [Entry], others: [Entry]) {
    switch target {
    case .steps(let count):
      let found = try collect { mine, _ in mine < count }
      try check(count, available: found.steps.count, orElse: .nothingToUndo)
      return found
    case .toEntry(let number):
      try checkEntry(number, from: 0)
      let found = try collect { _, entry in entry > number }
      guard !found.steps.isEmpty else { throw .problem(.nothingToUndo) }
      return found
    case .entry(let number):
      try checkEntry(number, from: 1)
      return try only(number)
    }
  }

  /// Reads while the condition holds of the number of steps found so far and the next entry's number.
  private func collect(
    while goesOn: (Int, Int) -> Bool
  ) throws(Interruption) -> (steps: [Entry], others: [Entry]) {
    var walk = EntryWalk(self)
    var (steps, others): ([Entry], [Entry]) = ([], [])
    var number = try newestEntry()
    while goesOn(steps.count, number), let walked = try walk.next() {
      number = walked.entry.number - 1
      guard walked.isStep else { continue }
      if mayUndo(walked.entry) { steps.append(walked.entry) } else { others.append(walked.entry) }
    }
    return (steps, others)
  }

  private func only(_ number: Int) throws(Interruption) -> (steps: [Entry], others: [Entry]) {
    var walk = EntryWalk(self)
    let wanted = try reading { library throws(LibraryFailure) in try library.entry(number) }
    let footprint = Footprint(wanted?.events ?? [])
    let trips = wanted?.events.compactMap(\.trip) ?? []
    var others: [Entry] = []
    while let walked = try walk.next() {
      if walked.entry.number == number {
        guard walked.isStep, mayUndo(walked.entry) else { break }
        return ([walked.entry], others)
      }
      let entry = walked.entry
      if walked.isStep, entry.isAbout(trips) || footprint.isHeld(by: Footprint(entry.events)) {
        others.append(walked.entry)
      }
    }
    throw .problem(.entryNotUndoable(number), at: .entry)
  }

  func newestEntry() throws(Interruption) -> Int {
    try reading { library throws(LibraryFailure) in try library.newestEntry() }
  }

  /// Fails where there is no entry of this number.
  func checkEntry(_ number: Int, from first: Int) throws(Interruption) {
    guard number >= first, number <= (try newestEntry()) else {
      throw .problem(.noSuchEntry(number), at: .entry, remedies: [.log(nil)])
    }
  }
}

extension Entry {
  fileprivate func isAbout(_ trips: [TripID]) -> Bool {
    events.contains { $0.trip.map(trips.contains) == true }
  }
}
