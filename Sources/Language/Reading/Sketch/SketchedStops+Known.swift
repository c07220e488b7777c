internal import Session

/// A stop of the trip that a line tells more of.
struct KnownStop {
  var reference: StopReference
  var stop: Stop
  /// The number of its day.
  var day: Int
}

/// What is told of stops that are there: `dinner with Brandt 19:30`, `Sagrada Familia weds 11am, already
/// booked`.
extension SketchedStops {
  /// The only stop that a part of the line names, or of several the one on the day that is told there.
  ///
  /// A dinner on another day that is told is another dinner.
  func knownStop(
    in range: Range<Int>, _ segment: [SketchPiece], called names: [Range<Int>]
  ) -> KnownStop? {
    let named = scan.namedStops(range)
    // `the Colosseum metro station` is another one.
    guard named.count == 1, names.contains(where: { bare($0) == bare(named[0].tokens) }),
      let trip = context.trip, segment.contains(where: { !$0.isWord })
    else {
      return nil
    }
    let words = folded(context.text(named[0].tokens))
    let all = trip.days.enumerated().flatMap { day, content in
      content.stops.enumerated().filter { folded($0.element.name).contains(words) }.map {
        place, stop in
        KnownStop(
          reference: .inDay(day: day + 1, number: place + 1), stop: stop, day: day + 1)
      }
    }
    let told = segment.lazy.compactMap { piece -> DayReference? in
      if case .day(let day) = piece.fact { day } else { nil }
    }.first.flatMap { context.day($0)?.number }
    guard let told else { return all.count == 1 ? all[0] : nil }
    let there = all.filter { $0.day == told }
    if there.count == 1 { return there[0] }
    return all.count == 1 && !PlainActivities.isJust(words) ? all[0] : nil
  }

  /// Without an article before it.
  private func bare(_ name: Range<Int>) -> Range<Int> {
    let first = context.tokens[name.lowerBound].folded
    return name.count > 1 && ["the", "our", "my"].contains(first)
      ? name.lowerBound + 1..<name.upperBound : name
  }

  /// What of a stop is otherwise than it was.
  func changes(to known: KnownStop, _ thing: SketchedThing) -> [Intent] {
    var parts: [Intent] = []
    var reference: StopReference { parts.isEmpty ? known.reference : .mentioned }
    if let day = thing.day, context.day(day)?.number != known.day {
      parts.append(.moveStops(StopsMove([reference], to: .day(day))))
    }
    if let time = thing.time, time != known.stop.at { parts.append(.time(reference, time)) }
    if let minutes = thing.minutes, minutes != known.stop.minutes {
      parts.append(.stay(reference, minutes: minutes))
    }
    if let more = Intent.facts(thing.factsWithNotes, of: reference) { parts.append(more) }
    return parts
  }
}
