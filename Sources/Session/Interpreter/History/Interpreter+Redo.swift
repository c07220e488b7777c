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
}
