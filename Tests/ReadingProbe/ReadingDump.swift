internal import Language
internal import Session

/// What lines are read as, one a line, to lay beside what another version reads.
///
/// A line behind a tab is read behind the line before it, which was carried out.
struct ReadingDump {
  let scene: Scene

  func written(_ line: String) -> String {
    let parts = line.split(separator: "\t", maxSplits: 1).map { String($0) }
    let before = LinesBefore(done: parts.count == 2 ? LinesBefore.Done(parts[0]) : nil)
    let reader = LineReader(scene, names: StopNameMemory())
    return "\(line) => \(meaning(of: reader.read(parts.last ?? "", after: before)))"
  }

  private func meaning(of result: ReadResult) -> String {
    switch result {
    case .nothing: "nothing"
    case .understood(let utterance): decided(utterance)
    case .incomplete(let question): "asks: \(question.heading) \(question.answers)"
    case .refused(let trouble):
      "refuses \(trouble.kind): \(trouble.message) \(trouble.bytes) \(trouble.tries)"
    }
  }

  /// What it does, so that two readings which do the same are told from those that do not.
  private func decided(_ utterance: Utterance) -> String {
    let flags = "\(utterance.isCorrection ? " corrects" : "")\(utterance.saysAnew ? " anew" : "")"
    return "\(utterance.intent.canonicalLine)\(flags) :: "
      + "\(Interpreter(scene).decide(utterance.intent))"
  }
}
