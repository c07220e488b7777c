internal import Session

extension LineReader {
  /// Those who travel, by name or by their number: of several ways to read it the one of most words.
  func people(_ chart: Chart, in scene: Scene) -> Intent? {
    let spans = OpenSpans(chart, WordLattice(chart.context.tokens), scene)
    var best: (intent: Intent, length: Int)?
    for index in chart.context.tokens.indices {
      let parties = spans.party(at: index).map { span -> (Intent?, Int) in
        if case .party(let party) = span.value {
          (.money(.party(party)), span.end)
        } else {
          (nil, 0)
        }
      }
      let counts = spans.people(at: index).map { span -> (Intent?, Int) in
        if case .integer(let count) = span.value { (.people(count), span.end) } else { (nil, 0) }
      }
      // `w/ aoife` names one more than those who speak.
      for case (let intent?, let end) in parties + counts
      where end - index > best?.length ?? (parties.isEmpty ? 1 : 0) {
        best = (intent, end - index)
      }
    }
    return best?.intent
  }
}
