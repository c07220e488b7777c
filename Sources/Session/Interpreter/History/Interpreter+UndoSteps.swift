/// The steps to take back, newest first, and the other steps in force after the oldest of them.
struct FoundSteps {
  var steps: [Entry] = []
  var others: [Entry] = []
}

extension Interpreter {
  func steps(of target: UndoTarget) throws(Interruption) -> FoundSteps {
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
    case .entry(let number): return try only([number])
    case .entries(let numbers): return try only(numbers)
    }
  }

  /// Reads while the condition holds of the number of steps found so far and the next entry's number.
  private func collect(while goesOn: (Int, Int) -> Bool) throws(Interruption) -> FoundSteps {
    var walk = EntryWalk(resolver)
    var found = FoundSteps()
    var number = try newestEntry()
    while goesOn(found.steps.count, number), let walked = try walk.next() {
      number = walked.entry.number - 1
      guard walked.isStep else { continue }
      if mayUndo(walked.entry) {
        found.steps.append(walked.entry)
      } else {
        found.others.append(walked.entry)
      }
    }
    return found
  }

  private func only(_ numbers: [Int]) throws(Interruption) -> FoundSteps {
    var events: [Event] = []
    for number in numbers {
      try checkEntry(number, from: 1)
      let entry = try resolver.reading { library throws(LibraryFailure) in try library.entry(number)
      }
      events += entry?.events ?? []
    }
    let footprint = Footprint(events)
    let trips = events.compactMap(\.trip)
    var wanted = Set(numbers)
    var found = FoundSteps()
    var walk = EntryWalk(resolver)
    while !wanted.isEmpty, let walked = try walk.next() {
      if wanted.remove(walked.entry.number) != nil {
        if let reason = whyNotUndoable(walked) {
          throw notUndoable(walked.entry, reason)
        }
        found.steps.append(walked.entry)
      } else if walked.isStep,
        walked.entry.isAbout(trips) || footprint.isHeld(by: Footprint(walked.entry.events))
      {
        found.others.append(walked.entry)
      }
    }
    if let lost = wanted.max() { throw .problem(.noSuchEntry(lost), at: .entry) }
    return found
  }

  private func whyNotUndoable(_ walked: WalkedEntry) -> NotUndoable? {
    switch walked.entry.kind {
    case .undo: return .isUndo
    case .redo: return .isRedo
    case .consent: return .isConsent
    case .change: break
    }
    if let later = walked.takenBackBy { return .takenBack(by: later) }
    if !walked.isStep { return .empty }
    return mayUndo(walked.entry) ? nil : .ofAnotherWindow
  }

  private func notUndoable(_ entry: Entry, _ reason: NotUndoable) -> Interruption {
    let remedies: [Intent] =
      switch reason {
      case .takenBack(let later): [.log(.entries(.numbers(later...later)))]
      case .isUndo: [.redo(1)]
      case .isRedo: entry.of.prefix(1).map { .undo(.entry($0)) }
      case .isConsent, .ofAnotherWindow, .empty, .doesNotFit: []
      }
    return .problem(.entryNotUndoable(entry.number, reason), at: .entry, remedies: remedies)
  }
}
