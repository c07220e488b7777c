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
  /// What has changed trips, settings or aliases, oldest first.
  private(set) var steps: [Step] = []
  /// Files that wait until the steps are written.
  var saves: [SavedScript] = []

  init(before: Session) { self.before = before }

  /// Adds a step. An undo of steps of this batch takes them out instead.
  mutating func add(_ step: Step) {
    if step.kind == .undo, let count = stepsTakenBack(by: step) {
      steps.removeLast(count)
    } else {
      steps.append(step)
    }
  }

  private func stepsTakenBack(by undo: Step) -> Int? {
    (0...steps.count).dropFirst().first { count in
      steps.suffix(count).flatMap(\.events).inverse == undo.events
    }
  }

  /// Makes one step of those from this index on, as a script within a script is one.
  mutating func join(from index: Int, line: String) {
    guard steps.count > index + 1 else { return }
    let joined = Batch.joined(steps[index...], line: line)
    steps.replaceSubrange(index..., with: [joined])
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
