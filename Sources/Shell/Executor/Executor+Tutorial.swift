internal import JSON
internal import Language
internal import Session
internal import World

extension Executor {
  func tutorial(
    _ tutorial: Tutorial, _ canonical: String, _ utterance: Utterance, _ command: Command
  ) async -> Outcome {
    let place = utterance.spans[.file] ?? utterance.whole
    do {
      switch tutorial {
      case .list: return listLessons(canonical, command)
      case .start(let name): return try start(name, canonical, place, command)
      case .restart(let name):
        return try start(name, isAnew: true, canonical, place, command)
      case .check(let names): return try await check(names, canonical, place, command)
      }
    } catch {
      return failed(error.at(place), command, error.isOfFile ? .unreadable : .failed)
    }
  }

  private func listLessons(_ canonical: String, _ command: Command) -> Outcome {
    let lessons = (world.lessons?.paths(world.files) ?? []).compactMap { try? lesson(at: $0) }
    guard !lessons.isEmpty else {
      return told(canonical, ["No lessons came with this program."], command)
    }
    let steps = lessons.map { lesson in
      min(world.lessons?.progress(lesson.mark, world.files).step ?? 0, lesson.steps.count)
    }
    let rows = zip(lessons, steps).enumerated().map { index, row in
      let (lesson, step) = row
      let state =
        step == 0 ? "" : step == lesson.steps.count ? "done" : "\(step) of \(lesson.steps.count)"
      let number = rightAligned(String(index + 1), 3)
      return "\(number)  \(filled(lesson.name, 22))\(filled(state, 8))\(lesson.title)"
    }
    let lines = rows + ["  Try: tutorial \(lessons[0].name)"]
    let reply = Reply(
      canonical: canonical, message: counted(lessons.count, "lesson"),
      lines: lines.map { ReplyLine($0) }, data: progressData(of: lessons, steps))
    return replied(reply, command)
  }

  /// How far somebody is in each, for programs.
  private func progressData(of lessons: [Lesson], _ steps: [Int]) -> JSONValue {
    let rows = zip(lessons, steps).map { lesson, step -> JSONValue in
      .object([
        "name": .string(lesson.name), "title": .string(lesson.title),
        "steps": .integer(lesson.steps.count), "done": .integer(step),
      ])
    }
    return .object(["lessons": .array(rows)])
  }

  private func start(
    _ name: String, isAnew: Bool = false, _ canonical: String, _ place: Range<Int>,
    _ command: Command
  ) throws(LessonTrouble) -> Outcome {
    let lesson = try found(name)
    guard command.source.isPrompt, options.format == .text, world.lessons != nil else {
      let diagnostic = Diagnostic(
        kind: "prompt-only", message: "a lesson is for a person at the prompt", bytes: place,
        tries: ["tutorial check \(name)"])
      return failed(diagnostic, command)
    }
    var reply = Reply(canonical: canonical, message: "")
    reply.wish = .teach(lesson, isAnew: isAnew)
    return replied(reply, command)
  }

  /// Plays lessons, and tells what does not go as they say; of several a fault names its lesson.
  private func check(
    _ names: [String], _ canonical: String, _ place: Range<Int>, _ command: Command
  ) async throws(LessonTrouble) -> Outcome {
    var (good, faults, wrong, ending): ([String], [String], Int, Ending) = ([], [], 0, .done)
    for name in names {
      let lesson: Lesson
      do { lesson = try found(name) } catch {
        guard names.count > 1 else { throw error }
        let told = error.at(place)
        faults += [told.message] + told.details
        ending = ending.joined(error.isOfFile ? .unreadable : .failed)
        wrong += 1
        continue
      }
      let found = await LessonPlayer(world, options).faults(in: lesson)
      let steps = counted(lesson.steps.count, "step")
      guard !found.isEmpty else {
        good.append("The lesson \(lesson.name) goes as it says, \(steps).")
        continue
      }
      faults += found.map { names.count > 1 ? "\(name), \($0)" : $0 }
      ending = ending.joined(.failed)
      wrong += 1
    }
    guard wrong > 0 else { return told(canonical, good, command) }
    let several = "of \(names.count) lessons \(wrong) "
    let message =
      names.count > 1
      ? several + (wrong == 1 ? "does not go as it says" : "do not go as they say")
      : "the lesson does not go as it says, in \(counted(faults.count, "place"))"
    let diagnostic = Diagnostic(kind: "lesson", message: message, details: faults, bytes: place)
    return failed(diagnostic, command, ending)
  }

  /// The lesson of this name, with this number, or in this file.
  private func found(_ name: String) throws(LessonTrouble) -> Lesson {
    let paths = world.lessons?.paths(world.files) ?? []
    if let number = Int(name), paths.indices.contains(number - 1) {
      return try lesson(at: paths[number - 1])
    }
    if let path = paths.first(where: { folded(lessonName(of: $0)) == folded(name) }) {
      return try lesson(at: path)
    }
    guard name.contains(".") || name.contains("/") || world.files.exists(name) else {
      throw .unknown(name)
    }
    var lesson = try lesson(at: name)
    lesson.ownFile = world.files.fromRoot(name)
    return lesson
  }

  private func lesson(at path: String) throws(LessonTrouble) -> Lesson {
    let bytes: [UInt8]
    do { bytes = try world.files.read(path) } catch { throw .file(error) }
    do { return try Lesson(path: path, bytes: bytes) } catch { throw .fault(error) }
  }
}

/// Why there is no lesson to teach.
private enum LessonTrouble: Error {
  case unknown(String)
  case file(FileFailure)
  case fault(LessonFault)

  var isOfFile: Bool { if case .file = self { true } else { false } }

  func at(_ bytes: Range<Int>) -> Diagnostic {
    switch self {
    case .unknown(let name):
      return Diagnostic(
        kind: "no-lesson", message: "there is no lesson called \(name)", bytes: bytes,
        tries: ["tutorial"])
    case .file(let failure): return Diagnostic(failure, bytes: bytes)
    case .fault(let fault):
      let line = fault.line.map { ":\($0)" } ?? ""
      return Diagnostic(
        kind: "lesson", message: "\(fault.path)\(line): \(fault.message)",
        details: fault.tries.isEmpty ? [] : ["it could be: " + fault.tries.joined(separator: "; ")],
        bytes: bytes)
    }
  }
}

/// A text with blanks behind it up to a width.
private func filled(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(1, width - displayWidth(text)))
}
