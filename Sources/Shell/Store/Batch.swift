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
  /// What has changed trips, settings or aliases, oldest first.
  private(set) var steps: [Step] = []
  /// The events of each of these steps: what the interpreter is told.
  private(set) var pending: [[Event]] = []
  /// Those taken back and not brought back since, the one taken back last at the end.
  private(set) var takenBack: [Step] = []
  /// Files that wait until the steps are written.
  var saves: [any WaitingFile] = []

  init(before: Session, at: Int64) {
    self.before = before
    self.at = at
  }

  /// Adds a step.
  ///
  /// An undo or redo of steps of this batch takes them out or puts them back instead.
  mutating func add(_ step: Step, _ canonical: Intent) {
    switch (step.kind, canonical) {
    case (.undo, .undo(.steps(let count))) where step.of.isEmpty:
      for _ in 0..<min(count, steps.count) {
        takenBack.append(steps.removeLast())
        pending.removeLast()
      }
    case (.redo, .redo(let count)) where step.of.isEmpty:
      for _ in 0..<min(count, takenBack.count) { append(takenBack.removeLast()) }
    case (.change, _), (.undo, _), (.redo, _), (.consent, _):
      append(step)
      takenBack = []
    }
  }

  private mutating func append(_ step: Step) {
    steps.append(step)
    pending.append(step.events)
  }

  /// Makes one step of those from this index on, as a script within a script is one.
  mutating func join(from index: Int, line: String) {
    takenBack = []
    guard steps.count > index + 1 else { return }
    let joined = Batch.joined(steps[index...], line: line)
    steps.removeSubrange(index...)
    pending.removeSubrange(index...)
    append(joined)
  }

  /// Whether a step changes this trip.
  func changes(_ trip: TripID) -> Bool {
    steps.contains { step in step.events.contains { $0.trip == trip } }
  }

  /// All steps as one.
  func whole(line: String) -> Step? {
    steps.isEmpty ? nil : Batch.joined(steps[...], line: line)
  }

  private static func joined(_ steps: ArraySlice<Step>, line: String) -> Step {
    let kinds = Set(steps.map(\.kind))
    return Step(
      events: steps.flatMap(\.events), canonical: steps.map(\.canonical).joined(separator: "; "),
      line: line, kind: kinds.count == 1 ? kinds.first ?? .change : .change,
      of: steps.reversed().flatMap(\.of))
  }
}
