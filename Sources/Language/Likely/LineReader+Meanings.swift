internal import Session

extension LineReader {
  /// What a line may mean: what it was read as, where that changes something, and what lines like it were
  /// found to mean.
  func possibleMeanings(
    _ read: ReadResult, _ unsure: UnsureLine, in scene: Scene
  )
    -> [PossibleMeaning]
  {
    func carried(_ intent: Intent) -> Intent? {
      guard case .commit(let commit) = Interpreter(scene).decide(intent),
        commit.events.changeSomething
      else { return nil }
      return commit.canonical
    }
    let learned = learnedMeanings(unsure, in: scene)
    func possible(_ intent: Intent, _ source: PossibleMeaning.Source) -> PossibleMeaning {
      PossibleMeaning(
        intent: intent, source: source,
        learned: learned.first { $0.intent.canonicalLine == intent.canonicalLine },
        rank: learned.firstIndex { $0.intent.canonicalLine == intent.canonicalLine })
    }
    let ruled: PossibleMeaning? =
      switch read {
      case .understood(let utterance): carried(utterance.intent).map { possible($0, .done) }
      case .incomplete(let question):
        question.offered.flatMap(carried).map { possible($0, .offered) }
      case .nothing, .refused: nil
      }
    let others = learned.map { possible($0.intent, .learned) }
      .filter { $0.intent.canonicalLine != ruled?.intent.canonicalLine }
    return [ruled].compactMap(\.self) + others
  }

  /// What a line may mean, each as a canonical line with what speaks for it, for learning.
  package func meanings(
    of line: String, after before: LinesBefore = LinesBefore()
  ) -> [(line: String, source: String, evidence: [String])] {
    guard let scene, session.cursor.trip != nil else { return [] }
    let read = ruled(line, after: before)
    let unsure = UnsureLine(line, self)
    guard read.mayBeChosen(unsure) else { return [] }
    let all = possibleMeanings(read, unsure, in: scene)
    let evidence = MeaningEvidence(unsure: unsure, reader: self, all: all)
    return all.map { ($0.intent.canonicalLine, $0.source.rawValue, evidence.features(of: $0)) }
  }
}
