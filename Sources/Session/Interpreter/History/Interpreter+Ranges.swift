/// How far a range of entries reaches back, and which of those it has.
struct EntryExtent {
  var oldest = 1
  /// Only entries about this trip.
  var trip: TripID?
  var suits: (Entry) -> Bool = { _ in true }
}

/// A command in force, and what the trip that it is about was called before it.
private struct KeptCommand {
  var entry: Entry
  var trip: (id: TripID, name: String?)?
}

extension Interpreter {
  /// What a range that is no count means; fails where there are no such entries.
  func extent(of range: EntryRange) throws(Interruption) -> EntryExtent {
    switch range {
    case .numbers(let numbers):
      try checkEntries(numbers)
      return EntryExtent(oldest: numbers.lowerBound) { numbers.contains($0.number) }
    case .onwards(let first):
      try checkEntries(first...max(first, try newestEntry()))
      return EntryExtent(oldest: first)
    case .newest: return EntryExtent()
    case .today, .yesterday:
      let day = range == .today ? scene.today : scene.today.adding(-1)
      return EntryExtent { $0.today == day }
    case .thisTrip: return EntryExtent(trip: try resolver.currentTrip().id)
    }
  }

  private func checkEntries(_ numbers: ClosedRange<Int>) throws(Interruption) {
    let newest = try newestEntry()
    guard numbers.lowerBound < 1 || numbers.upperBound > newest else { return }
    let there = numbers.clamped(to: 1...max(newest, 1))
    guard numbers.count > 1 else {
      throw .problem(.noSuchEntry(numbers.lowerBound), at: .entry, remedies: [.log(nil)])
    }
    throw .problem(
      .noSuchEntries(numbers, newest: newest), at: .entry,
      remedies: numbers.overlaps(1...max(newest, 1)) && newest > 0
        ? [.log(.entries(.numbers(there)))] : [.log(nil)])
  }

  /// The lines of the commands of a range that are in force, oldest first.
  ///
  /// What was taken back is left out and does not count. Where the commands go from one trip to
  /// another without saying so, a line opens that; where they are about several, the first one too.
  func commands(of range: EntryRange) throws(Interruption) -> [SavedLine] {
    let kept = try kept(of: range)
    guard !kept.isEmpty else { throw .problem(.noneInForce(range), at: .entry) }
    var lines: [SavedLine] = []
    var standing: TripID?
    let areSeveral = Set(kept.compactMap { $0.trip?.id }).count > 1
    for command in kept.reversed() {
      if let trip = command.trip, let name = trip.name,
        standing.map({ $0 != trip.id }) ?? areSeveral
      {
        lines.append(.command(.open(.named(name))))
      }
      lines.append(.entry(command.entry))
      standing = command.entry.tripAfterwards ?? command.trip?.id ?? standing
    }
    return lines
  }

  /// Newest first.
  private func kept(of range: EntryRange) throws(Interruption) -> [KeptCommand] {
    let extent = try extent(of: range)
    var count = Int.max
    if case .newest(let asked) = range {
      guard asked > 0 else { throw .problem(.notPositive, at: .entry) }
      count = asked
    }
    // Whether a command is in force is told by all entries, not only by those about the trip.
    var walk = EntryWalk(resolver)
    var trail = NameTrail { id in try? resolver.trip(id) }
    var kept: [KeptCommand] = []
    while kept.count < count, let walked = try walk.next(), walked.entry.number >= extent.oldest {
      let entry = walked.entry
      _ = trail.changes(of: entry)
      guard walked.isStep, extent.suits(entry), extent.trip.map({ entry.isAbout([$0]) }) ?? true
      else { continue }
      let trip = entry.events.lazy.compactMap(\.trip).first
      kept.append(KeptCommand(entry: entry, trip: trip.map { ($0, trail.nameBefore($0, entry)) }))
    }
    if case .newest = range, kept.count < count {
      throw .problem(.fewerCommands(asked: count, there: kept.count), at: .entry)
    }
    return kept
  }
}

extension NameTrail {
  /// What a trip was called before an entry just read; a trip that it made had no name before.
  fileprivate func nameBefore(_ trip: TripID, _ entry: Entry) -> String? {
    let isMade = entry.events.contains {
      if case .tripAdded(let added) = $0 { added.id == trip } else { false }
    }
    return isMade ? nil : name(of: trip)
  }
}

extension Entry {
  /// The trip in which its cursor moves leave the window; `nil` where it does not move from trip to
  /// trip.
  fileprivate var tripAfterwards: TripID? {
    var trip: TripID?
    for case .cursorMoved(let move) in events { trip = move.after.trip }
    return trip
  }
}
