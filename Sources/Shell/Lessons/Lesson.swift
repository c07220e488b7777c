package import Session

/// A lesson: what is told, and what must have come about before it goes on.
package struct Lesson: Hashable, Sendable {
  package var name: String
  package var title: String
  package var about = ""
  /// The date that "today" means while it is taught, so that its dates are always the same.
  package var today: CivilDate?
  package var steps: [LessonStep] = []
  /// The file of a lesson of one's own, from the root on: another of its name is another lesson.
  package var ownFile: String?

  /// What its home and what was reached in it are called.
  var mark: String {
    guard let ownFile else { return name }
    let sum = ownFile.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { sum, byte in
      (sum ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return "own-\(name)-\(String(sum, radix: 36))"
  }
}

/// One step of a lesson.
package struct LessonStep: Hashable, Sendable {
  /// The line of the file in which it begins.
  package var line: Int
  package var told: [String] = []
  package var conditions: [Condition] = []
  /// The smallest first.
  package var hints: [String] = []
  package var praise = ""
  /// Lines that lead on, each in words of its own.
  package var solutions: [LessonLine] = []
  /// Lines that must not lead on.
  package var wrong: [LessonLine] = []

  /// Whether all that it waits for has come about.
  func isDone(in home: HomeState) -> Bool {
    conditions.allSatisfy { $0.failure(in: home) == nil }
  }
}

/// A line that a lesson has carried out.
package struct LessonLine: Hashable, Sendable {
  /// The line of the file on which it stands.
  package let number: Int
  package let text: String
}

/// Why a file is no lesson.
package struct LessonFault: Error, Hashable, Sendable {
  package let path: String
  /// From 1; `nil` where it is about the whole.
  package var line: Int?
  package let message: String
  package var tries: [String] = []
}
