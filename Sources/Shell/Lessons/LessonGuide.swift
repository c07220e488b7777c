package import Session
internal import World

/// Where somebody is in a lesson, and what is said to them; it decides and does nothing.
package struct LessonGuide: Hashable, Sendable {
  package let lesson: Lesson
  /// From 0; the count of steps where all are done.
  package private(set) var index: Int
  /// How often this step was tried in vain, or a hint asked for.
  private var tries = 0

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

  /// What is said after a line, given whether it counts as a try.
  package mutating func follow(_ session: Session, wasTry: Bool) -> [ReplyLine] {
    guard let step else { return [] }
    if step.isDone(in: session) {
      let praise = step.praise.isEmpty ? "That is it." : step.praise
      return [ReplyLine(praise, .name)] + goOn()
    }
    return wasTry ? hint() : []
  }

  /// The next larger hint; the largest again and again.
  package mutating func hint() -> [ReplyLine] {
    guard let step else { return [] }
    guard let last = step.hints.last else {
      return [ReplyLine("There is no hint for this step; next goes on without it.", .quiet)]
    }
    defer { tries += 1 }
    return [ReplyLine("Hint: \(tries < step.hints.count ? step.hints[tries] : last)", .quiet)]
  }

  /// Goes on without this step.
  package mutating func goOn() -> [ReplyLine] {
    guard !isOver else { return [] }
    index += 1
    tries = 0
    guard isOver else { return telling }
    let end = "That was the lesson \"\(lesson.title)\". tutorial shows what is next."
    return [ReplyLine(end, .name)]
  }
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
