extension Interpreter {
  func decideOnPlaces(_ intent: Intent) throws(Interruption) -> Decision {
    try offeringWhatWorks(intent, placeDecision)
  }

  private func placeDecision(_ intent: Intent) throws(Interruption) -> Decision {
    if case .search(let words, let kind, let near) = intent {
      return try search(words, kind: kind, near: near)
    }
    if case .more = intent { return try more() }
    if case .suggest(let kind, let near) = intent { return try suggest(kind: kind, near: near) }
    if case .details(let target) = intent { return try details(target) }
    if case .find(let words) = intent { return try find(words) }
    if case .map(let target) = intent { return try map(target) }
    if case .moveMap(let step) = intent { return try moveMap(step) }
    if case .distance(let one, let other) = intent { return try distance(one, other) }
    if case .whyPlace(let target) = intent { return try whyPlace(target) }
    throw .fail(Failure(.inconsistent("a command about places that is none")))
  }

  /// The next of the results.
  private func more() throws(Interruption) -> Decision {
    var cursor = scene.session.cursor
    guard !cursor.results.isEmpty else { throw .fail(Failure(.noResults)) }
    guard let asked = cursor.resultsAsked, cursor.hasMoreResults else {
      throw .fail(Failure(.noMoreResults, remedies: [.show(.results)]))
    }
    let count = min(Interpreter.resultsAtATime, cursor.results.count - asked.listed)
    cursor.resultsAsked?.listed += count
    return .reply(
      Look(cursor: cursor, canonical: .more, view: .results(from: asked.listed, count: count)))
  }

  /// Keeps what was found as the results and shows the first of them; where there is nothing, tells
  /// `instead` what there is.
  ///
  /// What is only called similarly stands behind it.
  func listing(
    _ found: [Place], similar: [Place] = [], of query: ResultsQuery, called words: String,
    _ canonical: Intent,
    _ notices: [Notice], instead: [Notice] = []
  ) -> Decision {
    var cursor = scene.session.cursor
    cursor.find(Array((found + similar).prefix(Interpreter.resultsAtMost)))
    let count = min(Interpreter.resultsAtATime, cursor.results.count)
    cursor.resultsAsked =
      cursor.results.isEmpty
      ? nil : ResultsAsked(query: query, listed: count, similar: similar.count)
    return .reply(
      Look(
        cursor: cursor, canonical: canonical,
        notices: notices + (found.isEmpty ? [.nothingFound(words)] + instead : []),
        view: .results(from: 0, count: count)))
  }

  /// How many results are kept, and how many are listed at a time.
  static var resultsAtMost: Int { 200 }
  static var resultsAtATime: Int { 10 }
}
