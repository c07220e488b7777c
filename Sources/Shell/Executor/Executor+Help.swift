internal import Language
internal import Session

extension Executor {
  /// Help about a word; an error where there is none.
  func showHelp(
    about topic: String?, _ canonical: String, _ utterance: Utterance, _ command: Command
  ) -> Outcome {
    guard let lines = HelpText(columns: layout.columns).lines(about: topic) else {
      let word = topic ?? ""
      let diagnostic = Diagnostic(
        kind: "no-help", message: "there is no help about \"\(word)\"",
        bytes: utterance.spans[.topic] ?? utterance.whole,
        tries: HelpText.nearest(to: word).map { "help \($0)" } + ["help"])
      return failed(diagnostic, command)
    }
    return told(canonical, lines, command)
  }
}
