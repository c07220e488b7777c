extension Interpreter {
  /// Takes back steps that are in force, as an entry of its own.
  func undo(_ target: UndoTarget) throws(Interruption) -> Decision {
    let found = try steps(of: target)
    if target == .steps(1), let question = try whichStep(than: found) { throw .ask(question) }
    let holding = Interpreter.holding(found.steps, found.others)
    if let step = found.steps.first(where: { !(holding[$0.number] ?? []).isEmpty }) {
      throw changedSince(step, found, holding.values.flatMap(\.self))
    }
    let events = found.steps.flatMap(\.events.inverse)
    return try replay(events, canonical(of: found.steps, target), kind: .undo, of: found.steps) {
      unfit($0, found)
    }
  }

  /// What stands in the way where an event does not fit any more, though nothing later touched the
  /// same: all later entries about its trip.
  private func unfit(_ conflict: Conflict, _ found: FoundSteps) -> Interruption {
    guard let oldest = found.steps.last else { return .problem(.nothingToUndo) }
    let later = found.others.filter {
      $0.number > oldest.number && $0.isAbout([conflict.event.trip].compactMap(\.self))
    }
    guard !later.isEmpty else {
      return .problem(.entryNotUndoable(oldest.number, .doesNotFit), at: .entry)
    }
    return changedSince(oldest, found, later)
  }

  private func canonical(of steps: [Entry], _ target: UndoTarget) -> Intent {
    switch target {
    case .toEntry: return .undo(target)
    case .steps, .entry, .entries:
      guard let only = steps.first, steps.count == 1 else { return .undo(target) }
      return .undo(.entry(only.number))
    }
  }

  /// The question whether to take back those too; where this window may not, the failure.
  private func changedSince(
    _ step: Entry, _ found: FoundSteps, _ later: [Entry]
  ) -> Interruption {
    var all = found.steps + later
    var isGrowing = true
    while isGrowing {
      let rest = found.others.filter { other in !all.contains { $0.number == other.number } }
      let more = Interpreter.holding(all, rest).values.flatMap(\.self)
      isGrowing = !more.isEmpty
      all += more
    }
    let numbers = Array(Set(all.map(\.number))).sorted(by: >)
    let inTheWay = numbers.filter { number in !found.steps.contains { $0.number == number } }
    let topic = Topic.changedSince(entry: step.number, later: inTheWay)
    let foreign = all.filter { !mayUndo($0) }.map(\.number)
    guard foreign.isEmpty else {
      let others = Array(Set(foreign)).sorted(by: >)
      return .problem(
        .changedSince(entry: step.number, later: others), at: .entry,
        remedies: others.prefix(3).map { .log(.entries(.numbers($0...$0))) })
    }
    let entries = numbers.compactMap { number in all.first { $0.number == number } }
    let choice = Choice(.entries(entries), .undo(.entries(numbers)))
    return .ask(Question(topic, slot: .entry, choices: [choice]))
  }

  /// For each step the later entries without which it cannot be taken back.
  private static func holding(_ steps: [Entry], _ others: [Entry]) -> [Int: [Entry]] {
    let footprints = others.map { (entry: $0, footprint: Footprint($0.events)) }
    var holding: [Int: [Entry]] = [:]
    for step in steps {
      let footprint = Footprint(step.events)
      holding[step.number] = footprints.filter {
        $0.entry.number > step.number && footprint.isHeld(by: $0.footprint)
      }.map(\.entry)
    }
    return holding
  }

  func newestEntry() throws(Interruption) -> Int {
    try resolver.reading { library throws(LibraryFailure) in try library.newestEntry() }
  }

  /// Fails where there is no entry of this number.
  func checkEntry(_ number: Int, from first: Int) throws(Interruption) {
    guard number >= first, number <= (try newestEntry()) else {
      throw .problem(.noSuchEntry(number), at: .entry, remedies: [.log(nil)])
    }
  }
}

extension Entry {
  /// Whether it changes one of these trips.
  package func isAbout(_ trips: [TripID]) -> Bool {
    events.contains { $0.trip.map(trips.contains) == true }
  }
}
