internal import Session

/// What is said first of a trip, however it is said: `Dolomites hut to hut, 28 aug - 4 sep: me and Tom`.
extension LineReader {
  /// A new trip to the best-known place that a line names, over the days that it names, as an offer.
  ///
  /// Where no trip is open and nothing else was understood it is what is nearest; agreed to, it can be
  /// changed by what is said next.
  func firstLine(
    _ result: ReadResult, _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult {
    guard let scene, scene.session.cursor.trip == nil, result.mayBeFirstLine,
      tokens.count < LineReader.mostInSentence,
      tokens.last?.says("?") != true || asksForIt(tokens),
      CommandTable.leads[tokens[0].folded] == nil || beginningTalk.contains(tokens[0].folded)
    else { return result }
    let chart = Chart(context(expanded.text, tokens))
    let apart = DatesApart(chart: chart, today: today).range.map { (range: $0, tokens: 0..<0) }
    let dates = dates(chart) ?? apart
    guard let place = FirstPlace(chart, scene, beside: dates?.tokens) else { return result }
    if case .incomplete(let question) = result, question.offered?.goes(to: place.name) == true {
      return result
    }
    let trip = Intent.newTrip(
      NewTrip(
        name: place.tour, destination: .named(place.name, quoted: false),
        dates: dates.map { .range($0.range) }, style: nil, about: nil))
    let people = people(chart, in: scene)
    let utterance = told(
      people.map { .several([trip, $0]) } ?? trip, by: tokens, of: expanded, typed: line)
    return ReadResult.understood(utterance).trial(in: scene) == .fails ? result : utterance.offered
  }

  /// `…, can you set that up?`: no question.
  private func asksForIt(_ tokens: [Token]) -> Bool {
    tokens.indices.dropLast().contains { index in
      ["can", "could", "would", "will"].contains(tokens[index].folded)
        && tokens[index + 1].says("you")
    }
  }

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

  /// The longest words for days from one to another, of which none is over.
  private func dates(_ chart: Chart) -> (range: DateRange, tokens: Range<Int>)? {
    var best: (range: DateRange, tokens: Range<Int>)?
    for index in chart.context.tokens.indices {
      for span in chart.spans(.dates(of: .other), at: index) {
        guard case .dates(.range(let range)) = span.value, range.first < range.last,
          range.first >= today, span.end - index > best?.tokens.count ?? 0
        else { continue }
        best = (range, index..<span.end)
      }
    }
    return best
  }
}

extension ReadResult {
  /// Whether it came to nothing, or to an offer of a trip, of which the words for it are weighed here.
  fileprivate var mayBeFirstLine: Bool {
    switch self {
    case .refused(let diagnostic): diagnostic.mayReadOtherwise
    case .incomplete(let question): question.offered?.makesTrip == true
    case .understood, .nothing: false
    }
  }
}

extension Intent {
  /// Whether it makes a trip to a place of this name.
  fileprivate func goes(to place: String) -> Bool {
    switch self {
    case .newTrip(let new):
      if case .named(let name, _)? = new.destination {
        folded(name) == folded(place)
      } else {
        false
      }
    case .several(let parts): parts.first?.goes(to: place) == true
    default: false
    }
  }
}

/// Words of commands with which people begin to tell of a trip as well.
private let beginningTalk: Set = [
  "city", "days", "day", "flight", "train", "drive", "dates", "plan", "map", "stay", "check", "i",
  "we", "my", "the", "right", "ok",
]
