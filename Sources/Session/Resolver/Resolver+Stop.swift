/// A stop and where it stands in its trip.
struct PlacedStop: Hashable, Sendable {
  var stop: Stop
  var slot: StopSlot
  /// As a canonical line speaks of it.
  var reference: StopReference
}

extension Resolver {
  /// The stop meant; where several are, asks with `command` of each.
  ///
  /// A bare number is one of `numbersMean` where the line names a day, else of the selected day,
  /// else of the day last shown.
  func stop(
    _ reference: StopReference, of trip: Trip, numbersMean day: Day? = nil, at slot: Slot,
    _ command: (StopReference) -> Intent
  ) throws(Interruption) -> PlacedStop {
    switch reference {
    case .number(let number):
      let meant = try dayOfNumbers([number], of: trip, numbersMean: day, at: slot) {
        command($0(number))
      }
      return try numbered(number, of: meant, in: trip, at: slot)
    case .inDay(let day, let number):
      guard let meant = trip.day(number: day) else {
        throw .fail(Failure(.noSuchDay(day, days: trip.days.count), at: slot))
      }
      return try numbered(number, of: meant, in: trip, at: slot)
    case .idea(let number): return try idea(number, in: trip, at: slot)
    case .named(let text): return try named(text, in: trip, at: slot, command)
    case .mentioned:
      return try onlyOne(
        of: try mentionedStops(in: trip, at: slot), called: "it", at: slot, command)
    case .other:
      let stops = try mentionedStops(in: trip, at: slot).flatMap { others(than: $0, in: trip) }
      guard !stops.isEmpty else { throw .fail(Failure(.nothingMentioned, at: slot)) }
      return try onlyOne(of: stops, called: "the other one", at: slot, command)
    case .set(let set):
      return try onlyOne(
        of: try stops(of: set, in: trip, at: slot, command), called: "them", at: slot, command)
    case .through(let first, let last):
      let ends = try [first, last].map { (end) throws(Interruption) in
        try stop(end, of: trip, numbersMean: day, at: slot, command)
      }
      return try onlyOne(
        of: trip.stops(from: ends[0].slot, to: ends[1].slot), called: "these", at: slot, command)
    }
  }

  private func numbered(
    _ number: Int, of day: Day, in trip: Trip, at slot: Slot
  ) throws(Interruption) -> PlacedStop {
    let dayNumber = trip.number(of: day.id)
    guard day.has([number]), let placed = trip.placed(day.stops[number - 1]) else {
      let remedies = dayNumber.map { [Intent.show(.day(.number($0)))] } ?? []
      throw .fail(
        Failure(
          .noSuchStopNumber(number, inDay: dayNumber, stops: day.stops.count), at: slot,
          remedies: remedies))
    }
    return placed
  }

  private func idea(
    _ number: Int, in trip: Trip, at slot: Slot
  ) throws(Interruption) -> PlacedStop {
    guard number >= 1, number <= trip.ideas.count, let placed = trip.placed(trip.ideas[number - 1])
    else {
      throw .fail(
        Failure(
          .noSuchStopNumber(number, inDay: nil, stops: trip.ideas.count), at: slot,
          remedies: [.show(.ideas)]))
    }
    return placed
  }

  private func named(
    _ text: String, in trip: Trip, at slot: Slot, _ command: (StopReference) -> Intent
  ) throws(Interruption) -> PlacedStop {
    let meant = trip.stops(called: text)
    guard meant.isEmpty else {
      return try onlyOne(of: meant, called: text, at: slot, command)
    }
    if let booking = trip.bookings(called: text).first.flatMap(trip.booking) {
      throw .problem(
        .booking(.isNoStop(booking.name)), at: slot, remedies: [.booking(.list(booking.kind))])
    }
    let near = Spelling.nearest(to: text, among: trip.allStops, by: \.name, limit: 3)
    throw .fail(
      Failure(
        .noSuchStop(text), at: slot,
        remedies: near.compactMap { trip.placed($0)?.reference }.map(command)))
  }

  private func onlyOne(
    of stops: [PlacedStop], called text: String, at slot: Slot, _ command: (StopReference) -> Intent
  ) throws(Interruption) -> PlacedStop {
    if let only = stops.first, stops.count == 1 { return only }
    let choices = stops.prefix(Question.choicesAtMost).map {
      Choice($0.label, command($0.reference))
    }
    throw .ask(Question(.whichStop(text), slot: slot, choices: Array(choices)))
  }

  /// What "it" and "them" mean: one or more stops of this trip.
  func mentionedStops(in trip: Trip, at slot: Slot) throws(Interruption) -> [PlacedStop] {
    guard case .stops(trip.id, let ids) = scene.session.cursor.mentioned else {
      throw .fail(Failure(.nothingMentioned, at: slot))
    }
    let stops = ids.compactMap(trip.stop).compactMap(trip.placed)
    guard !stops.isEmpty else { throw .fail(Failure(.nothingMentioned, at: slot)) }
    return stops
  }
}

extension Resolver {
  /// What stands beside a stop: those of the trip that share a word of its name, else the rest of
  /// its list.
  private func others(than one: PlacedStop, in trip: Trip) -> [PlacedStop] {
    let words = one.stop.nameWords
    let rest = trip.allStops.filter { $0.id != one.stop.id }
    let alike = rest.filter { !$0.nameWords.isDisjoint(with: words) }.compactMap(trip.placed)
    return alike.isEmpty
      ? rest.compactMap(trip.placed).filter { $0.slot.list == one.slot.list } : alike
  }
}

extension Stop {
  /// The words of its name that say something, folded.
  fileprivate var nameWords: Set<Substring> {
    Set(folded(name).split(separator: " ").filter { $0.count > 3 })
  }
}

extension PlacedStop {
  var label: Choice.Label {
    switch reference {
    case .inDay(let day, let number): .stop(stop, day: day, number: number)
    case .idea, .number, .named, .mentioned, .other, .through, .set:
      .stop(stop, day: nil, number: slot.index + 1)
    }
  }
}

extension Trip {
  /// The stop with where it stands; `nil` where it is not of this trip.
  func placed(_ stop: Stop) -> PlacedStop? {
    guard let slot = slot(of: stop.id) else { return nil }
    switch slot.list {
    case .ideas:
      return PlacedStop(stop: stop, slot: slot, reference: .idea(slot.index + 1))
    case .day(let day):
      return number(of: day).map {
        PlacedStop(
          stop: stop, slot: slot, reference: .inDay(day: $0, number: slot.index + 1))
      }
    }
  }

  /// How a canonical line speaks of a stop; `nil` where it is not of this trip.
  package func reference(to stop: StopID) -> StopReference? {
    self.stop(stop).flatMap(placed)?.reference
  }

  /// The stops of this whole name, else those with it as a part of theirs (`NamePart`).
  package func stops(named text: String) -> [Stop] {
    for name in spokenStopNames(text) {
      let found = stops(calledJust: name)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func stops(calledJust text: String) -> [Stop] {
    let wanted = folded(text)
    guard !wanted.isEmpty else { return allStops.filter { $0.name == text } }
    let known = allStops.map { (stop: $0, spellings: nameSpellings($0.name)) }
    let ways = NamePart.allCases.lazy.map { way in
      known.filter { way.matches(wanted, in: $0.spellings) }.map(\.stop)
    }
    return ways.first { !$0.isEmpty } ?? []
  }

  func stops(called text: String) -> [PlacedStop] {
    stops(named: text).compactMap(placed)
  }
}
