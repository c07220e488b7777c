internal import Session

extension Lesson {
  /// Reads a lesson from the text of its file.
  package init(path: String, bytes: [UInt8]) throws(LessonFault) {
    guard let text = String(validating: withoutByteOrderMark(bytes), as: UTF8.self) else {
      throw LessonFault(path: path, message: "this is not UTF-8")
    }
    self.init(name: lessonName(of: path), title: "")
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      let line = withoutBlankEnds(cleaned(String(line)))
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      do { try add(line, at: index + 1) } catch {
        throw LessonFault(
          path: path, line: index + 1, message: error.message, tries: error.tries)
      }
    }
    try demandWhole(path)
  }

  private mutating func add(_ line: String, at number: Int) throws(LineFault) {
    let parts = line.split(separator: " ", maxSplits: 1)
    let (key, value) = (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : "")
    if key == "step" { return steps.append(LessonStep(line: number)) }
    guard let word = LessonWord(rawValue: key) else {
      throw LineFault(
        message: "\(key) is no word of a lesson",
        tries: ["step"] + LessonWord.allCases.map { "\($0.rawValue) …" })
    }
    guard !value.isEmpty else { throw LineFault(message: "\(key) has nothing behind it") }
    if try addToHead(word, value) { return }
    guard !steps.isEmpty else { throw LineFault(message: "\(key) stands before the first step") }
    try addToStep(word, value, at: number, &steps[steps.count - 1])
  }

  private mutating func addToHead(_ word: LessonWord, _ value: String) throws(LineFault) -> Bool {
    switch word {
    case .lesson: title = value
    case .about: about = value
    case .today:
      guard let date = CivilDate(iso: value) else {
        throw LineFault(message: "today takes a date", tries: ["today 2026-11-21"])
      }
      today = date
    case .say, .check, .hint, .done, .solve, .wrong: return false
    }
    return true
  }

  private func addToStep(
    _ word: LessonWord, _ value: String, at number: Int, _ step: inout LessonStep
  ) throws(LineFault) {
    switch word {
    case .say: step.told.append(value)
    case .check:
      do { step.conditions.append(try Condition(value)) } catch {
        throw LineFault(
          message: "\"\(error.text)\" is no condition",
          tries: ConditionFault.forms.map { "check \($0)" })
      }
    case .hint: step.hints.append(value)
    case .done: step.praise = value
    case .solve: step.solutions.append(LessonLine(number: number, text: value))
    case .wrong: step.wrong.append(LessonLine(number: number, text: value))
    case .lesson, .about, .today: break
    }
  }

  private func demandWhole(_ path: String) throws(LessonFault) {
    guard !title.isEmpty else {
      throw LessonFault(path: path, message: "the lesson has no title", tries: ["lesson My lesson"])
    }
    guard !steps.isEmpty else {
      throw LessonFault(path: path, message: "the lesson has no step", tries: ["step"])
    }
    for step in steps where step.told.isEmpty || step.conditions.isEmpty {
      let missing = step.told.isEmpty ? "say" : "check"
      throw LessonFault(
        path: path, line: step.line, message: "this step has no \(missing)",
        tries: [step.told.isEmpty ? "say What to do." : "check trip has 5 days"])
    }
  }
}

/// The words with which lines of a lesson begin, but `step`.
private enum LessonWord: String, CaseIterable {
  case lesson, about, today, say, check, hint, done, solve, wrong
}

private struct LineFault: Error {
  var message: String
  var tries: [String] = []
}

/// `1-first-trip.lesson` is the lesson first-trip.
func lessonName(of path: String) -> String {
  let file = path.split(separator: "/").last.map(String.init) ?? path
  let stem = file.hasSuffix(".lesson") ? String(file.dropLast(7)) : file
  let rest = stem.drop { $0.isNumber }
  return rest.hasPrefix("-") && rest.count > 1 ? String(rest.dropFirst()) : stem
}
