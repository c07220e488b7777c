internal import Session

/// Which stops of the trip words mean.
extension OpenSpans {
  /// Stops of the trip by their names, numbers or as what was spoken of.
  func stops(at index: Int, many: Bool) -> [RoleSpan] {
    guard index < context.tokens.count else { return [] }
    let spans =
      chartSpans(many ? .knownStops : .knownStop, at: index)
      + chartSpans(.stopOfDay(leaving: false), at: index) + oneOfDay(at: index)
      + ((takesAway ? chart.stopsBesideDays(at: index) : []) + chart.ideasByName(at: index)).map {
        RoleSpan(end: $0.end, value: $0.value, points: ($0.end - index) * 8)
      }
    return spans.compactMap { span in
      var span = span
      // `dinner -> friday`
      guard context.tokens[span.end - 1].kind != .sign || context.tokens[span.end - 1].says(".")
      else { return nil }
      if isBareNumber(span, at: index) {
        guard !isOfBooking(index) else { return nil }
        let before = index > 0 ? lattice.classes(at: index - 1) : []
        guard before.meets(ClassSet([.stop, .number])) || isAmongStops(index) else { return nil }
      }
      // `the taxi to`, of the taxi to the airport: a preposition leads to what follows.
      if span.end - index > 1, isPreposition(span.end - 1), span.end < context.tokens.count,
        case .stops(let named) = span.value, named.contains(where: \.isNamed)
      {
        return nil
      }
      // What is in quotes may be words of one's own.
      if context.tokens[index].kind == .quoted, span.end == index + 1 {
        guard context.stops.has(context.tokens[index].text) else { return nil }
      }
      // A beginning of a word is hardly a name.
      guard !(index..<span.end).allSatisfy({ isOfLanguage($0) }) || isPronoun(span) else {
        return nil
      }
      if case .stops([.mentioned]) = span.value {
        // `how many stops are there`
        guard !context.matches(["there"], at: index) || !isBesideBe(index) else { return nil }
        span.points = 5
      }
      return span
    }
  }

  /// `booking 1`, `activity 2`: where such is booked, that is no first stop.
  private func isOfBooking(_ index: Int) -> Bool {
    guard index > 0, let bookings = context.trip?.bookings else { return false }
    let word = context.tokens[index - 1].folded
    return bookings.contains { word == "booking" || word == $0.kind.rawValue }
  }

  /// Whether a number stands behind others that are of stops: `stops 1 and 2`.
  private func isAmongStops(_ index: Int) -> Bool {
    index > 2 && ["and", "with", "for"].contains(context.tokens[index - 1].folded)
      && context.tokens[index - 2].kind == .number
      && lattice.classes(at: index - 3).meets(ClassSet([.stop, .number]))
  }

  /// `the sunday one`: the only stop of that day, or the one there by the name of what was spoken of.
  private func oneOfDay(at index: Int) -> [RoleSpan] {
    guard let trip = context.trip else { return [] }
    return chart.spans(.day(bareNumber: false), at: index).compactMap { span in
      guard isOfOne(span.end), case .day(.on(let date)) = span.value,
        let day = trip.days.firstIndex(where: { $0.date == date })
      else { return nil }
      let stops = trip.days[day].stops
      let place =
        stops.count == 1
        ? 0 : context.mentionedName.flatMap { name in stops.firstIndex { $0.name == name } }
      return place.map {
        RoleSpan(
          end: span.end + 1, value: .stops([.inDay(day: day + 1, number: $0 + 1)]),
          points: 8 * (span.end + 1 - index))
      }
    }
  }

  /// `the sunday one` is no day.
  func isOfOne(_ end: Int) -> Bool {
    context.matches(["one"], at: end)
      && (end + 1 == context.tokens.count || context.tokens[end + 1].kind == .sign
        || context.tokens[end + 1].kind == .word)
  }

  /// `record store`, which the trip has: a name of several words is no verb.
  func beginsStop(_ index: Int) -> Bool { starts.contains(index) }

  /// `park güell`, which is a sight: no verb.
  func beginsSight(_ index: Int) -> Bool {
    guard index + 1 < context.tokens.count, context.tokens[index + 1].kind == .word,
      !lattice.isKnown(index + 1), lattice.classes(at: index).has(.put)
    else { return false }
    return knows(context.text(index..<index + 2)).contains(.sight)
  }

  func namesStop(at index: Int) -> Bool {
    // Only of what could be a verb is it asked.
    guard lattice.classes(at: index).meets(.acts) else { return false }
    return (2...4).contains { count in
      index + count <= context.tokens.count
        && context.stops.isWhole(context.text(index..<index + count))
    }
  }

  private func isBesideBe(_ index: Int) -> Bool {
    [index - 1, index + 1].contains {
      context.token($0).map { ["is", "are"].contains($0.folded) } == true
    }
  }

  /// A preposition that stands for itself: no talk, and none of these acts.
  func isPreposition(_ index: Int, besides acts: ClassSet = .acts) -> Bool {
    // `load-in`
    if index > 0, context.tokens[index - 1].says("-"), context.tokens[index - 1].isGlued,
      context.tokens[index].isGlued
    {
      return false
    }
    let classes = lattice.classes(at: index)
    return classes.has(.preposition) && !classes.meets(acts.union(ClassSet(.talk)))
  }

  func isOfLanguage(_ index: Int) -> Bool {
    lattice.classes(at: index).meets(.free.union(.operators)) && context.tokens[index].kind == .word
  }

  func isPronoun(_ span: RoleSpan) -> Bool {
    guard case .stops(let stops) = span.value else { return false }
    return stops.allSatisfy { stop in
      switch stop {
      case .mentioned, .other, .set: true
      case .number, .inDay, .idea, .named, .through: false
      }
    }
  }
}

extension StopReference {
  fileprivate var isNamed: Bool { if case .named = self { true } else { false } }
}
