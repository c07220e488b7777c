internal import Session

/// Steps that are written down together, as one entry, or not at all.
struct Batch {
  struct Step: Hashable {
    var events: [Event]
    var canonical: String
    var line: String
    var kind: Entry.Kind
    var of: [Int]
  }

  /// The session before the first step.
  let before: Session
  /// When it began, in seconds since 1970: the moment that its entry has.
  let at: Int64
  /// The number of the first step; it goes on from the newest entry on disk.
  private let first: Int
  /// All that changed trips, settings or aliases, oldest first, as the entries they would be if each
  /// line were written down by itself: what the interpreter is told.
  private(set) var entries: [Entry] = []
  /// Files that wait until the steps are written.
  var saves: [any WaitingFile] = []

  init(before: Session, at: Int64, after newest: Int) {
    self.before = before
    self.at = at
    first = newest + 1
  }

  mutating func add(_ step: Step, script: String?, today: CivilDate) {
    entries.append(
      Entry(
        number: first + entries.count, at: at, today: today, window: before.window,
        kind: step.kind, of: step.of, script: script, line: step.line, canonical: step.canonical,
        events: step.events))
  }

  /// Makes one step of those from this index on, as a script within a script is one.
  mutating func join(from index: Int, line: String) {
    guard entries.count > index, let last = entries.last else { return }
    let step = Batch.joined(entries[index...], line: line)
    entries.removeSubrange(index...)
    if let step { add(step, script: last.script, today: last.today) }
  }

  /// Whether a step changes this trip.
  func changes(_ trip: TripID) -> Bool { entries.contains { $0.isAbout([trip]) } }

  /// All steps as one; `nil` where nothing is left of them.
  func whole(line: String) -> Step? { Batch.joined(entries[...], line: line) }

  private static func joined(_ entries: ArraySlice<Entry>, line: String) -> Step? {
    let steps = left(of: entries)
    guard let first = entries.first?.number, !steps.isEmpty else { return nil }
    // By their places all over: there may be many thousands, and a loop over them would copy each.
    let outside = steps.indices.map { steps[$0].of.filter { $0 < first } }
    var kinds = Set(steps.indices.map { steps[$0].kind })
    // What takes back or brings back steps of its own only is a part of the change.
    if steps.indices.contains(where: { steps[$0].kind != .change && outside[$0].isEmpty }) {
      kinds = [.change]
    }
    let gone = goneAtLast(of: steps)
    let told = steps.indices.filter { index in
      steps[index].kind == .change
        ? !gone.contains(steps[index].number) : !outside[index].isEmpty
    }
    return Step(
      events: steps.flatMap(\.events),
      canonical: told.map { steps[$0].canonical }.joined(separator: "; "),
      line: line, kind: kinds.count == 1 ? kinds.first ?? .change : .change,
      of: outside.flatMap(\.self).sorted(by: >))
  }

  /// What is left where steps that were taken back with nothing behind them count no more.
  private static func left(of entries: ArraySlice<Entry>) -> [Entry] {
    // Nearly always nothing is taken back.
    guard entries.contains(where: { $0.kind != .change }) else { return Array(entries) }
    var (steps, takenBack): ([Entry], [Int: Entry]) = ([], [:])
    for entry in entries {
      let again = entry.of.reversed().compactMap { takenBack[$0] }
      if entry.kind == .undo, !entry.of.isEmpty,
        steps.suffix(entry.of.count).reversed().map(\.number) == entry.of
      {
        for step in steps.suffix(entry.of.count) { takenBack[step.number] = step }
        steps.removeLast(entry.of.count)
      } else if entry.kind == .redo, again.count == entry.of.count, !again.isEmpty,
        again.flatMap(\.events.inTrips) == entry.events.inTrips
      {
        steps += again
      } else {
        steps.append(entry)
      }
    }
    return steps
  }

  /// The numbers of those that others among them take back for good.
  private static func goneAtLast(of steps: [Entry]) -> Set<Int> {
    var gone: Set<Int> = []
    for step in steps {
      if step.kind == .undo { gone.formUnion(step.of) }
      if step.kind == .redo { gone.subtract(step.of) }
    }
    return gone
  }
}

extension [Event] {
  /// Those that are no moves of a window.
  fileprivate var inTrips: [Event] {
    filter { if case .cursorMoved = $0 { false } else { true } }
  }
}
