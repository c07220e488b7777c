internal import Language
internal import Session

/// Plays a lesson to see whether it goes as it says; nothing of it is kept.
struct LessonPlayer {
  private let world: Capabilities
  private let options: Options

  init(_ world: Capabilities, _ options: Options) {
    self.world = world
    self.options = options
  }

  /// What does not go as the lesson says, with the line of the step.
  func faults(in lesson: Lesson) async -> [String] {
    var faults: [String] = []
    var way: [String] = []
    for step in lesson.steps {
      if await play(way, lesson).isDone(step) {
        faults.append("line \(step.line): it is done before anything is said")
      }
      for line in step.solutions {
        let played = await play(way + [line], lesson)
        for condition in step.conditions {
          guard let failure = condition.failure(in: played.homeState) else { continue }
          faults.append("line \(step.line): after \"\(line)\" \(failure) (check \(condition.text))")
        }
      }
      for line in step.wrong where await play(way + [line], lesson).isDone(step) {
        faults.append("line \(step.line): \"\(line)\" leads on, but is called wrong")
      }
      guard let first = step.solutions.first else {
        return faults + ["line \(step.line): the step names no solution (solve …)"]
      }
      way.append(first)
    }
    return faults
  }

  private func play(_ lines: [String], _ lesson: Lesson) async -> Executor {
    var (world, options) = (world, options)
    world.journal = NoJournal()
    options.today = lesson.today ?? options.today
    // What a lesson tries is kept nowhere, however it was asked for.
    options.onlyLooks = false
    let executor = Executor(world, options, Session(window: WindowID(1)))
    executor.store.openBatch()
    for line in lines {
      _ = await executor.execute(LogicalLine(line, firstLine: 1), from: .prompt)
    }
    return executor
  }
}

extension Executor {
  fileprivate func isDone(_ step: LessonStep) -> Bool { step.isDone(in: homeState) }
}
