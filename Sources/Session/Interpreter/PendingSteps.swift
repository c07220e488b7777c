/// The steps of a script that becomes one entry, while it runs.
package struct PendingSteps: Hashable, Sendable {
  /// The events of each step that stands, oldest first; together they are those of the entry.
  package private(set) var done: [[Event]] = []
  /// Those taken back and not brought back since, the one taken back last at the end.
  package private(set) var takenBack: [[Event]] = []

  package init() {}

  package var events: [Event] { done.flatMap(\.self) }

  /// Takes note of a line's commit: a step, or an undo or redo of steps noted before.
  package mutating func record(_ commit: Commit) {
    switch (commit.kind, commit.canonical) {
    case (.undo, .undo(.steps(let count))) where commit.of.isEmpty:
      for _ in 0..<min(count, done.count) { takenBack.append(done.removeLast()) }
    case (.redo, .redo(let count)) where commit.of.isEmpty:
      for _ in 0..<min(count, takenBack.count) { done.append(takenBack.removeLast()) }
    case (.change, _), (.undo, _), (.redo, _):
      done.append(commit.events)
      takenBack = []
    }
  }
}
