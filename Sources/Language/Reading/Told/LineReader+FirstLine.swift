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
    let found =
      dates.map { place(chart, beside: $0.tokens, in: scene) } ?? bestTown(chart, in: scene)
    guard let place = found else { return result }
    if case .incomplete(let question) = result, question.offered?.goes(to: place) == true {
      return result
    }
    let trip = Intent.newTrip(
      NewTrip(
        name: nil, destination: .named(place, quoted: false), dates: dates.map { .range($0.range) },
        style: nil, about: nil))
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
      for case (let intent?, let end) in parties + counts where end - index > best?.length ?? 1 {
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

  /// `roskilde festival, copenhagen, hamburg`: the best known of several towns, where no days are told.
  private func bestTown(_ chart: Chart, in scene: Scene) -> String? {
    let tokens = chart.context.tokens
    guard !tokens.contains(where: { $0.kind == .number }) else { return nil }
    let towns = tokens.indices.split { [",", "and", "&", "+"].contains(tokens[$0].folded) }
      .compactMap { part -> (name: String, rank: Int)? in
        let name = chart.context.text(part.startIndex..<part.endIndex)
        let ranks = scene.gazetteer.named(name).compactMap { match in
          match.kind == .city && match.isOwnName ? match.rank : nil
        }
        return ranks.max().flatMap { $0 >= LineReader.known ? (name, $0) : nil }
      }
    return towns.count > 1 ? towns.max { $0.rank < $1.rank }?.name : nil
  }

  /// The best known of the places that stand beside the dates: behind a word that leads there, at the
  /// very beginning, or written as a name.
  private func place(_ chart: Chart, beside dates: Range<Int>, in scene: Scene) -> String? {
    let tokens = chart.context.tokens
    var best: (name: String, rank: Int)?
    for start in tokens.indices where !dates.contains(start) && tokens[start].kind == .word {
      let isLed = start > 0 && leading.contains(tokens[start - 1].folded)
      let isWritten = tokens[start].text.first?.isUppercase == true
      for end in (start + 1)...min(start + LineReader.longestPlace, tokens.count)
      where !(start..<end).overlaps(dates) && tokens[end - 1].kind == .word {
        let name = chart.context.text(start..<end)
        let ranks = scene.gazetteer.named(name).compactMap { match -> Int? in
          switch match.kind {
          case .city: match.isOwnName ? match.rank : nil
          case .country, .region: max(match.rank, LineReader.known)
          case .sight, .station, .airport: nil
          }
        }
        let area = scene.gazetteer.areas(called: name).isEmpty ? nil : LineReader.known
        guard let rank = (ranks + [area].compactMap(\.self)).max(),
          isLed && isWritten || rank >= LineReader.known
        else { continue }
        let isPlain = isWritten || isLed || start == 0
        let isBeside =
          end == dates.lowerBound || end + 1 == dates.lowerBound && tokens[end].kind == .sign
        guard isPlain || isBeside && tokens[start].text.utf8.count > 3 else { continue }
        // A longer name is more exact, one that is led to, or stands at the dates, more certain.
        let weight = rank + (end - start) * 200 + (isLed || isBeside ? 1000 : 0)
        if weight > best?.rank ?? 0 { best = (name, weight) }
      }
    }
    return best?.name
  }

  /// In words.
  private static let longestPlace = 4
  /// The least rank of a place to which nothing leads.
  private static let known = 500
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

  fileprivate var makesTrip: Bool {
    switch self {
    case .newTrip: true
    case .several(let parts): parts.first?.makesTrip == true
    default: false
    }
  }
}

private let leading: Set = ["to", "in", "round", "around", "through", "across", "visiting", "for"]
/// Words of commands with which people begin to tell of a trip as well.
private let beginningTalk: Set = [
  "city", "days", "day", "flight", "train", "drive", "dates", "plan", "map", "stay", "check", "i",
  "we", "my", "the", "right", "ok",
]
