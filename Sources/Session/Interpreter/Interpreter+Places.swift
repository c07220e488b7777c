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
    throw .fail(Failure(.inconsistent("a command about places that is none")))
  }

  /// The next of the results.
  private func more() throws(Interruption) -> Decision {
    var cursor = scene.session.cursor
    guard !cursor.results.isEmpty else { throw .fail(Failure(.noResults)) }
    guard let asked = cursor.resultsAsked, asked.listed < cursor.results.count else {
      throw .fail(Failure(.noMoreResults, remedies: [.show(.results)]))
    }
    let count = min(Interpreter.resultsAtATime, cursor.results.count - asked.listed)
    cursor.resultsAsked?.listed += count
    if asked.listed + count == cursor.results.count { cursor.resultsAsked = nil }
    return .reply(
      Look(cursor: cursor, canonical: .more, view: .results(from: asked.listed, count: count)))
  }

  /// Keeps what was found as the results and shows the first of them.
  func listing(
    _ found: [Place], of query: ResultsQuery, called words: String, _ canonical: Intent,
    _ notices: [Notice]
  ) -> Decision {
    var cursor = scene.session.cursor
    cursor.results = Array(found.prefix(Interpreter.resultsAtMost))
    let count = min(Interpreter.resultsAtATime, cursor.results.count)
    cursor.resultsAsked =
      count < cursor.results.count ? ResultsAsked(query: query, listed: count) : nil
    return .reply(
      Look(
        cursor: cursor, canonical: canonical,
        notices: found.isEmpty ? notices + [.nothingFound(words)] : notices,
        view: .results(from: 0, count: count)))
  }

  private func details(_ target: DetailsTarget) throws(Interruption) -> Decision {
    let results = scene.session.cursor.results
    switch target {
    case .number(let number) where !results.isEmpty:
      guard number >= 1, number <= results.count else {
        throw .fail(
          Failure(
            .noSuchResult(number, results: results.count), at: .number,
            remedies: [.show(.results)]))
      }
      return .reply(
        Look(
          cursor: scene.session.cursor, canonical: .details(target),
          view: .place(results[number - 1])))
    case .number(let number): return try details(of: .number(number))
    case .stop(let reference): return try details(of: reference)
    }
  }

  private func details(of reference: StopReference) throws(Interruption) -> Decision {
    let trip = try currentTrip()
    let placed = try stop(reference, of: trip, at: .stop) { .details(.stop($0)) }
    var cursor = scene.session.cursor
    cursor.mentioned = .stops(trip.id, [placed.stop.id])
    return .reply(
      Look(
        cursor: cursor, canonical: .details(.stop(placed.reference)),
        view: .stop(trip.id, placed.stop.id)))
  }

  /// How many results are kept, and how many are listed at a time.
  static var resultsAtMost: Int { 200 }
  static var resultsAtATime: Int { 10 }
}
