internal import Session

extension LineReader {
  /// A line that no shape of a command fits, read by what its words are.
  func openly(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    let part = ReadBefore.Part(tokens: tokens, expanded: expanded, line: line, manner: manner)
    guard let before else { return openly(part) }
    return before.openly(part) { openly(part) }
  }

  private func openly(_ part: ReadBefore.Part) -> ReadResult? {
    let (expanded, line) = (part.expanded, part.line)
    let tokens = OpenWords.apart(part.tokens)
    let open = OpenReader(reader: self, scene: scene, line: expanded.text, tokens: tokens)
    guard let result = open.result, let first = tokens.first, let last = tokens.last else {
      return nil
    }
    let whole = expanded.typed(first.bytes.lowerBound..<last.bytes.upperBound)
    switch result {
    case .understood(let read, let spans, let loose, let titles, let corrects):
      let intent = withoutUnknownTowns(read, tokens)
      let bytes = spans.mapValues { range in
        expanded.typed(
          tokens[range.lowerBound].bytes.lowerBound..<tokens[range.upperBound - 1].bytes.upperBound)
      }
      var utterance = Utterance(line: line, intent: intent, spans: bytes, whole: whole)
      utterance.looseNames = loose
      utterance.looseTitles = titles
      utterance.isCorrection = corrects
      if case .undo = intent {
        utterance.pointsBack = tokens.contains { Lexicon.resumptive.contains($0.spoken) }
      }
      guard oddNames(utterance).isEmpty else { return utterance.offered }
      return .understood(utterance)
    case .offered(let intent):
      return Utterance(line: line, intent: intent, spans: [:], whole: whole).offered
    case .lacking(let verb, let fills, let slot):
      let utterance = Utterance(
        line: line, intent: .help(verb.words), spans: [:], whole: whole)
      let partial = PartialCommand(verb, said: fills)
      return .incomplete(
        OpenQuestion(SlotQuestion(slot, isOptional: false), of: partial, utterance))
    }
  }
}
