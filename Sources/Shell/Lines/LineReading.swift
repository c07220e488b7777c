package import Language
package import Session

/// Turns lines into meaning and meaning into words.
package protocol LineReading {
  /// `before` are lines that it may put right.
  func read(_ line: String, after before: LinesBefore, _ scene: Scene) -> ReadResult

  /// An answer to a question; `nil` where it is none: then it is a new command.
  func read(answer: String, to question: OpenQuestion, _ scene: Scene) -> ReadResult?

  func diagnostic(_ failure: Failure, of utterance: Utterance) -> Diagnostic

  func question(_ question: Question, of utterance: Utterance) -> OpenQuestion

  func canonicalLine(_ intent: Intent) -> String
}

/// The reading of the language itself.
package struct LanguageReading: LineReading {
  private let names = StopNameMemory()

  package init() {}

  package func read(_ line: String, after before: LinesBefore, _ scene: Scene) -> ReadResult {
    LineReader(scene, names: names).read(line, after: before)
  }

  package func read(
    answer: String, to question: OpenQuestion, _ scene: Scene
  ) -> ReadResult? {
    LineReader(scene, names: names).read(answer: answer, to: question)
  }

  package func diagnostic(_ failure: Failure, of utterance: Utterance) -> Diagnostic {
    utterance.diagnostic(failure)
  }

  package func question(_ question: Question, of utterance: Utterance) -> OpenQuestion {
    utterance.question(question)
  }

  package func canonicalLine(_ intent: Intent) -> String { intent.canonicalLine }
}
