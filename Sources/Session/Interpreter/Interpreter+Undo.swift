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
    let oldest = found.steps.last?.number ?? 0
    return try replay(events, canonical(of: found.steps, target), kind: .undo, of: found.steps) {
      conflict in
      let later = found.others.filter { $0.events.contains { $0.trip == conflict.event.trip } }
      return later.isEmpty
        ? .entryNotUndoable(oldest)
        : .changedSince(entry: oldest, later: later.map(\.number))
    }
  }

  private func canonical(of steps: [Entry], _ target: UndoTarget) -> Intent {
    guard let only = steps.first, steps.count == 1 else { return .undo(target) }
    if case .toEntry = target { return .undo(target) }
    return .undo(.entry(only.number))
  }

  /// The question whether to take back those too; where this window may not, the failure.
  private func changedSince(_ step: Entry, _ later: [Entry]) -> Interruption {
    let own = later.filter(mayUndo)
    var choices = own.map { Choice(.entry($0.number), .undo(.entry($0.number))) }
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
    var others: [Entry] = []
    while let walked = try walk.next() {
      if walked.entry.number == number {
        guard walked.isStep, mayUndo(walked.entry) else { break }
        return ([walked.entry], others)
      }
      if walked.isStep, footprint.isHeld(by: Footprint(walked.entry.events)) {
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
