package import Session
internal import World

/// Where somebody is in a lesson, and what is said to them; it decides and does nothing.
package struct LessonGuide: Hashable, Sendable {
  package let lesson: Lesson
  /// From 0; the count of steps where all are done.
  package private(set) var index: Int
  /// How many of the hints of this step were shown.
  private var shown = 0
  /// How many lines in a row came to nothing.
  private var misses = 0

  /// So many lines that come to nothing are a try: who is told the same hint again and again does not
  /// know how to go on.
  private static let patience = 3

  package init(_ lesson: Lesson, at index: Int = 0) {
    self.lesson = lesson
    self.index = min(max(0, index), lesson.steps.count)
  }

  package var isOver: Bool { index >= lesson.steps.count }

  private var step: LessonStep? { isOver ? nil : lesson.steps[index] }

  /// What stands before the prompt.
  package var sign: String { "lesson \(min(index + 1, lesson.steps.count))/\(lesson.steps.count) " }

  /// What the step asks for.
  package var telling: [ReplyLine] {
    (step?.told ?? []).map { ReplyLine($0, .when) }
  }

  /// What is said after a line, given what came of it.
  ///
  /// A change that is not the one leads to the next hint. What was refused has its own words already:
  /// it leads to the hint that was reached, so that a misspelt line gives no answer away.
  package mutating func follow(_ home: HomeState, after attempt: LessonTry) -> [ReplyLine] {
    guard let step else { return [] }
    if step.isDone(in: home) {
      let praise = step.praise.isEmpty ? "That is it." : step.praise
      return [ReplyLine(praise, .name)] + leave()
    }
    switch attempt {
    case .look: return []
    case .change: return hint()
    case .nothing:
      misses += 1
      return misses < LessonGuide.patience ? reachedHint() : hint()
    }
  }

  /// The next larger hint; the largest again and again.
  package mutating func hint() -> [ReplyLine] {
    misses = 0
    shown += 1
    return reachedHint()
  }

  /// The hint that was reached, the smallest at first.
  private mutating func reachedHint() -> [ReplyLine] {
    guard let step, !step.hints.isEmpty else {
      return [ReplyLine("There is no hint for this step; next goes on without it.", .quiet)]
    }
    shown = min(max(shown, 1), step.hints.count)
    return [ReplyLine("Hint: \(step.hints[shown - 1])", .quiet)]
  }

  /// The line with which the lesson itself does this step; `nil` where it is done, or names none.
  func ownWay(_ home: HomeState) -> String? {
    guard let step, !step.isDone(in: home) else { return nil }
    return step.solutions.first?.text
  }

  /// Goes on without this step; where the lesson did it itself, with what is said when it is done.
  package mutating func goOn(_ home: HomeState) -> [ReplyLine] {
    guard let step else { return [] }
    let isTold = !step.praise.isEmpty && step.isDone(in: home)
    return (isTold ? [ReplyLine(step.praise, .name)] : []) + leave()
  }

  /// What is said at the beginning of the next step, or at the end.
  private mutating func leave() -> [ReplyLine] {
    index += 1
    (shown, misses) = (0, 0)
    guard isOver else { return telling }
    let end = "That was the lesson \"\(lesson.title)\". tutorial shows what is next."
    return [ReplyLine(end, .name)]
  }
}

/// What came of a line in a lesson.
package enum LessonTry: Hashable, Sendable {
  /// It was refused, or left a question; nothing has changed.
  case nothing
  /// It showed something.
  case look
  case change
}

/// What is said about the lesson itself.
package enum LessonWish: Hashable, Sendable {
  case hint, next, stop

  package init?(_ line: String) {
    switch folded(line) {
    case "hint", "a hint", "hint please", "help me": self = .hint
    case "next", "skip", "next step", "skip step", "skip this": self = .next
    case "stop lesson", "leave lesson", "end lesson", "stop tutorial": self = .stop
    default: return nil
    }
  }
}
