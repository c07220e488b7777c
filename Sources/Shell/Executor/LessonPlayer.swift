internal import Language
internal import Session

/// Plays lessons to see whether they go as they say; nothing of it is kept.
struct LessonPlayer {
  private let world: Capabilities
  private let options: Options

  init(_ world: Capabilities, _ options: Options) {
    self.world = world
    self.options = options
  }

  /// What does not go as the lesson says, with the line of its file.
  func faults(in lesson: Lesson) async -> [String] {
    var faults: [String] = []
    var way: [String] = []
    for step in lesson.steps {
      if step.isDone(in: await play(way, lesson).home) {
        faults.append("line \(step.line): it is done before anything is said")
      }
      for line in step.solutions {
        let played = await play(way + [line.text], lesson)
        faults += played.faults(of: line, for: step)
      }
      for line in step.wrong where step.isDone(in: await play(way + [line.text], lesson).home) {
        faults.append("line \(line.number): \"\(line.text)\" leads on, but is called wrong")
      }
      guard let first = step.solutions.first else {
        return faults + ["line \(step.line): the step names no solution (solve …)"]
      }
      way.append(first.text)
    }
    return faults
  }

  private func play(_ lines: [String], _ lesson: Lesson) async -> Played {
    var (world, options) = (world, options)
    world.journal = NoJournal()
    options.today = lesson.today ?? options.today
    // What a lesson tries is kept nowhere, however it was asked for.
    options.onlyLooks = false
    let files = TriedFiles(world.files)
    world.files = files
    let executor = Executor(world, options, Session(window: WindowID(1)))
    executor.store.openBatch()
    var trouble: String?
    for line in lines {
      trouble = nil
      let outcome = await executor.execute(LogicalLine(line, firstLine: 1), from: .prompt)
      switch outcome.end {
      case .done, .quit: break
      case .asks(let question): trouble = "is answered by a question: \(question.heading)"
      case .failed:
        trouble = "is refused: \(outcome.responses.last?.firstWords ?? "it was stopped")"
      }
      // The batch is never written, and the next line may read what this one has saved.
      for file in executor.store.batch?.saves ?? [] {
        do { try file.write(to: files) } catch { trouble = "is refused: \(error.words)" }
      }
      executor.store.batch?.saves = []
    }
    return Played(home: executor.homeState, trouble: trouble)
  }
}

/// How things stand after lines were carried out.
private struct Played {
  let home: HomeState
  /// Why the last of the lines came to nothing.
  let trouble: String?

  /// What keeps a line from doing the step.
  func faults(of line: LessonLine, for step: LessonStep) -> [String] {
    let failures = step.conditions.compactMap { condition in
      condition.failure(in: home).map { "\($0) (check \(condition.text))" }
    }
    guard !failures.isEmpty else { return [] }
    // What is not there is no wonder then.
    if let trouble { return ["line \(line.number): \"\(line.text)\" \(trouble)"] }
    return failures.map { "line \(line.number): after \"\(line.text)\" \($0)" }
  }
}
