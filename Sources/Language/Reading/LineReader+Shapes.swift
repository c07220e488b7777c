internal import Session

extension LineReader {
  /// Reads a line by the canonical shapes, as one command.
  func read(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult {
    // What is left is not taken away, whatever `it` is.
    if let asserted = assertion(tokens, of: expanded, typed: line) { return asserted }
    if let talk = DialogueAct.talk(tokens) { return meant(talk, by: line, expanded) }
    let context = context(expanded.text, tokens)
    var readings = Readings(Chart(context))
    readings.search()
    if let reading = readings.best {
      let doubt = Doubt(reading: reading, chart: readings.chart, reader: self)
      if let found = doubt.finding {
        let trouble = misspelling(reading, context, isDoubtful: true) ?? doubt.diagnostic(of: found)
        return .refused(trouble.mapped(expanded.typed))
      }
      // `keep lunch on tuesday`, where it is.
      if !readings.isExact, reading.verb == .add, readings.chart.leavesAlone != nil {
        let whole = context.bytes(0..<tokens.count)
        return .refused(
          SyntaxProblem.leavesAlone.diagnostic(bytes: whole).mapped(expanded.typed))
      }
      if let asked = reading.onlyAsked(in: context) {
        return .refused(asked.mapped(expanded.typed))
      }
      let result = result(of: reading, context, expanded, typed: line)
      guard case .understood(var utterance) = result else { return result }
      utterance.consider(Rivals(readings, reader: self))
      utterance.isCanonical = readings.isExact
      if !readings.isExact, isUndecided(reading, context) {
        utterance.intent = .undecided(utterance.intent)
      }
      utterance.pointsBack = tokens[reading.lead].contains {
        LineReader.pronouns.contains($0.folded)
      }
      utterance.misspelling = [misspelling(reading, context)].compactMap {
        $0?.mapped(expanded.typed)
      }
      utterance.isExact = true
      utterance.beginsOtherwise =
        reading.lead.lowerBound > 0
        || reading.verb == .add
          && context.token(reading.lead.lowerBound)?.folded != reading.verb.firstWord
      utterance.isGuessed = reading.isGuessed
      let loose = reading.looseNames(in: context)
      utterance.looseNames = loose.filter { $0.0.type != .name }.map(\.1)
      utterance.looseTitles = reading.titles(in: context)
      utterance.hasOddText = reading.hasOddText(context)
      let names = reading.names(in: context)
      utterance.joinsOrders = names.contains { name in
        context.tokens[name].contains { token in joining.contains { token.says($0) } }
      }
      return .understood(utterance)
    }
    if let intent = meaningInTrip(tokens, of: expanded) {
      let whole = expanded.typed(context.bytes(0..<tokens.count))
      return .understood(Utterance(line: line, intent: intent, spans: [:], whole: whole))
    }
    let refusal = Refusal(readings: readings, context: context, reader: self)
    return .refused(refusal.diagnostic.mapped(expanded.typed))
  }
}

private let joining = ["and", "then", ",", "but"]
