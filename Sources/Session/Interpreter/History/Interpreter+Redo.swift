extension Interpreter {
  /// Brings back what the newest undos took back, unless this window changed something since.
  func redo(_ count: Int) throws(Interruption) -> Decision {
    let found = try undone(atMost: max(count, 1))
    try check(count, available: found.steps.count, orElse: .nothingToRedo)
    var entries: [Entry] = []
    for step in found.steps {
      let number = step.number
      let read = try resolver.reading { library throws(LibraryFailure) in try library.entry(number)
      }
      guard let entry = read else { throw .problem(.noSuchEntry(number)) }
      let footprint = Footprint(entry.events)
      let later = found.others.filter {
        $0.number > step.undo && footprint.isShutOut(by: Footprint($0.events))
      }
      guard later.isEmpty else {
        throw .problem(.changedSince(entry: number, later: later.map(\.number)))
      }
      entries.append(entry)
    }
    let last = entries.last?.number ?? 0
    return try replay(entries.flatMap(\.events), .redo(count), kind: .redo, of: entries) { _ in
      .problem(.changedSince(entry: last, later: found.others.map(\.number)))
    }
  }

  private struct Undone {
    /// The step that was taken back, and the undo that did it.
    var number: Int
    var undo: Int
  }

  /// What can be brought back, that taken back last first, and the steps of others since.
  private func undone(
    atMost count: Int
  ) throws(Interruption) -> (steps: [Undone], others: [Entry]) {
    var walk = EntryWalk(resolver)
    var (steps, others): ([Undone], [Entry]) = ([], [])
    while steps.count < count, let walked = try walk.next() {
      let entry = walked.entry
      guard mayUndo(entry) else {
        let isRedoInForce = entry.kind == .redo && !walked.decides.isEmpty
        if walked.isStep || isRedoInForce { others.append(entry) }
        continue
      }
      if entry.kind == .change, entry.events.changeSomething { break }
      if entry.kind == .undo {
        steps += walked.decides.reversed().map { Undone(number: $0, undo: entry.number) }
      }
    }
    return (Array(steps.prefix(count)), others)
  }

  /// Brings back the entries of a range that were taken back, each where nothing since then stands
  /// against it.
  func redo(_ range: EntryRange) throws(Interruption) -> Decision {
    if case .newest(let count) = range { return try redo(count) }
    let extent = try extent(of: range)
    var walk = EntryWalk(resolver)
    var (undone, later): ([(entry: Entry, undo: Int)], [Entry]) = ([], [])
    while let walked = try walk.next(), walked.entry.number >= extent.oldest {
      let entry = walked.entry
      let isRedoInForce = entry.kind == .redo && !walked.decides.isEmpty
      if walked.isStep || isRedoInForce { later.append(entry) }
      guard entry.kind == .change, let undo = walked.takenBackBy, mayUndo(entry),
        extent.suits(entry), extent.trip.map({ entry.isAbout([$0]) }) ?? true
      else { continue }
      undone.append((entry, undo))
    }
    guard let oldest = undone.last?.entry else {
      throw .problem(.noneTakenBack(range), at: .entry, remedies: [.log(nil)])
    }
    for (entry, undo) in undone {
      let footprint = Footprint(entry.events)
      let inTheWay = later.filter {
        $0.number > undo && footprint.isShutOut(by: Footprint($0.events))
      }
      guard inTheWay.isEmpty else {
        throw .problem(
          .changedAgain(entry: entry.number, later: inTheWay.map(\.number)), at: .entry)
      }
    }
    let entries = undone.reversed().map(\.entry)
    return try replay(
      entries.flatMap(\.events), .redoEntries(range), kind: .redo, of: entries
    ) { _ in .problem(.restsOnUndone(entry: oldest.number), at: .entry, remedies: [.log(nil)]) }
  }
}
