internal import Session

/// Where stops go: days, the ideas, and places among other stops.
extension Chart {
  func targets(at index: Int) -> [Span] {
    let ideas = namesOfIdeas.filter { context.matches($0, at: index) }
      .map { Span(end: index + $0.count, value: .target(.ideas), score: $0.count * Score.known) }
    let there = context.matches(["there"], at: index) ? [day(.mentioned, index..<index + 1)] : []
    return ideas
      + (there + daysNamingTrip(at: index, bareNumber: true)).map { span in
        guard case .day(let day) = span.value else { return span }
        return Span(end: span.end, value: .target(.day(day)), score: span.score)
      }
  }

  /// `to the end of the day`, `at the top`, `the first one`.
  private func ends(at index: Int) -> [Span] {
    // Nearly every word begins none of them.
    guard let token = context.token(index), let edges = edges[token.folded] else { return [] }
    return edges.compactMap { words, position in
      guard context.matches(words, at: index) else { return nil }
      return Span(
        end: index + words.count, value: .position(position),
        score: words.count * Score.known + (words.contains("day") ? 1 : 0))
    }
  }

  func positions(at index: Int, steps: Bool) -> [Span] {
    guard let token = context.token(index), token.kind != .quoted, token.kind != .link else {
      return []
    }
    switch token.folded {
    case "first": return [edge(.first, at: index, steps)] + ends(at: index)
    case "last": return [edge(.last, at: index, steps)] + ends(at: index)
    case "up" where steps: return [edge(.up, at: index, steps)]
    case "down" where steps: return [edge(.down, at: index, steps)]
    case "before": return beside(at: index, StopPosition.before)
    case "after": return beside(at: index, StopPosition.after)
    default: return ends(at: index) + between(at: index)
    }
  }

  /// `first`, `up one`.
  private func edge(_ position: StopPosition, at index: Int, _ steps: Bool) -> Span {
    let byOne = steps && context.says("one", at: index + 1)
    let end = index + (byOne ? 2 : 1)
    return Span(end: end, value: .position(position), score: (end - index) * Score.known)
  }

  /// `before lunch`, `after the flight`.
  private func beside(at index: Int, _ position: (StopReference) -> StopPosition) -> [Span] {
    stops(at: index + 1).map {
      Span(end: $0.end, value: .position(position($0.reference)), score: $0.score + Score.known)
    }
      + journeys(at: index + 1).map { name, end in
        Span(end: end, value: .position(position(.named(name))), score: (end - index) * Score.known)
      }
  }

  /// What goes somewhere and is booked, by the name under which a stop may stand beside it: `the
  /// flight`, `the train to Porto`.
  func journeys(at index: Int) -> [(name: String, end: Int)] {
    guard let trip = context.trip, !trip.bookings.isEmpty, index < context.tokens.count else {
      return []
    }
    return bookings(at: index, bareNumber: false).compactMap { span in
      guard case .booking(let booking) = span.value else { return nil }
      switch booking {
      case .number(let number):
        guard trip.bookings.indices.contains(number - 1),
          trip.bookings[number - 1].kind.isJourney
        else { return nil }
        return ("booking \(number)", span.end)
      case .only(let kind?): return kind.isJourney ? (kind.rawValue, span.end) : nil
      case .named(let name): return context.isJourney(name) ? (name, span.end) : nil
      case .only, .onDay, .mentioned: return nil
      }
    }
  }
}

private let namesOfIdeas =
  WordPattern("(the|my|) (ideas|ideas list|idea list|list of ideas)").spelledOut
  + [["an", "idea"], ["our", "ideas"]]

/// Words for the beginning and the end of a day, by the first of them.
private let edges: [String: [([String], StopPosition)]] = Dictionary(
  grouping: waysToEdges, by: { $0.0.first ?? "" })

private let waysToEdges: [([String], StopPosition)] = [
  ("(to|at|) the (end|bottom|back) (of the day|of day|)", StopPosition.last),
  ("(to|at|) the (start|beginning|top|front) (of the day|of day|)", .first),
  ("(the|) first (one|stop|thing|of the day)", .first), ("(the|) last (one|stop|thing)", .last),
  ("to last", .last), ("to first", .first),
  ("(until|till|til|for) (last|the last|the end|the very end|the end of the day)", .last),
].flatMap { pattern, position in
  WordPattern(pattern).spelledOut.map { ($0, position) }
}
