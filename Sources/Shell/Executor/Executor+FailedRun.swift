internal import Language
internal import Session
internal import World

extension Executor {
  /// What is wrong with the values of a script, where a line runs it.
  func toldInside(
    _ fault: ScriptFault, _ file: String, _ utterance: Utterance, _ place: Range<Int>
  ) -> Diagnostic {
    var told = fault.diagnostic
    told.bytes = place
    guard let values = fault.values else {
      told.message = "line \(fault.line.firstLine) of \(file): \(told.message)"
      if let line = told.tries.first { told.details.append("it could be: \(line)") }
      told.tries = []
      return told
    }
    let again: Intent =
      switch utterance.intent {
      case .replay: .replay(file: file, values: values)
      case .runLines(let lines, _, _): .runLines(lines, file: file, values: values)
      default: .run(file: file, values: values)
      }
    told.tries = [world.reader.canonicalLine(again)]
    return told
  }

  func failedRun(
    _ outcome: Outcome, _ ending: Ending, _ file: String, _ place: Range<Int>, _ command: Command
  ) -> Outcome {
    guard ending != .interrupted else {
      return failed(.stopped(file, place), command, .interrupted)
    }
    let errors = outcome.responses.filter(\.isError)
    let line = errors.last?.line.firstLine ?? 0
    // Where a script inside of it failed, that is the place to look at.
    let inside =
      errors.count > 1 ? errors.first.map { " (\($0.source.name):\($0.line.firstLine))" } : nil
    let diagnostic = Diagnostic(
      kind: "run-failed",
      message: "line \(line) of \(file)\(inside ?? "") failed, so nothing of it was done",
      bytes: place)
    let own = response(.failedInside(diagnostic), command)
    // Of the lines before it text shows nothing, for nothing of them is kept; programs are told so.
    let inner =
      options.format == .json
      ? outcome.responses.map { $0.settled(as: nil) } : errors
    return Outcome(inner.within(own), .failed(ending))
  }
}

extension Diagnostic {
  static func tooDeep(_ limit: Int, _ place: Range<Int>) -> Diagnostic {
    Diagnostic(
      kind: "run-too-deep", message: "scripts may run each other \(limit) deep, no deeper",
      bytes: place)
  }
}
