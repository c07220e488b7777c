/// Stops that are spoken of together.
extension Resolver {
  /// The stops of a set, in the order in which they stand; at least one, or it fails.
  ///
  /// Where its words are not clear it asks, with `command` of each set they can mean.
  func stops(
    of set: StopSet, in trip: Trip, at slot: Slot, _ command: (StopReference) -> Intent
  ) throws(Interruption) -> [PlacedStop] {
    do { return try stops(of: set, in: trip, at: slot) } catch {
      throw error.asking { command(.set($0)) }
    }
  }

  /// The same, where what is asked about is a set by itself.
  private func stops(
    of set: StopSet, in trip: Trip, at slot: Slot
  ) throws(Interruption) -> [PlacedStop] {
    var anchor: PlacedStop?
    if let reference = set.anchor {
      anchor = try one(reference, of: trip, numbersMean: nil, at: slot) { set.told(by: $0) }
    }
    let all = try whole(of: set, anchor, in: trip, at: slot)
    var found = part(set.part, of: all, anchor)
    for (index, reference) in set.except.enumerated() {
      let out = try one(reference, of: trip, numbersMean: all.day(of: trip), at: slot) {
        var clear = set
        clear.except[index] = $0
        return clear
      }
      // Who leaves out what is not among them means others.
      guard found.contains(where: { $0.stop.id == out.stop.id }) else {
        throw .problem(.noSuchStop(out.stop.name), at: slot)
      }
      found.removeAll { $0.stop.id == out.stop.id }
    }
    guard found.isEmpty else { return found }
    let number = all.day(of: trip).flatMap { trip.number(of: $0.id) }
    throw .problem(number.map { .emptyDay($0) } ?? .nothingMentioned, at: slot)
  }

  /// A stop by which a set is told; where several are meant, asks with the set of each.
  ///
  /// What it offers goes through `show`: closures that call closures of the same function again are
  /// copied without end by the optimiser.
  private func one(
    _ reference: StopReference, of trip: Trip, numbersMean day: Day?, at slot: Slot,
    _ clear: (StopReference) -> StopSet
  ) throws(Interruption) -> PlacedStop {
    do {
      return try stop(reference, of: trip, numbersMean: day, at: slot) { .show(.stop($0)) }
    } catch {
      guard case .ask(var question) = error else { throw error }
      question.choices = question.choices.map { choice in
        guard case .show(.stop(let stop)?) = choice.intent else { return choice }
        return Choice(choice.label, .show(.stop(.set(clear(stop)))))
      }
      throw .ask(question)
    }
  }

  private func whole(
    of set: StopSet, _ anchor: PlacedStop?, in trip: Trip, at slot: Slot
  ) throws(Interruption) -> [PlacedStop] {
    switch set.whole {
    case .named(let name):
      let stops = trip.stops(named: name).compactMap(trip.placed)
      guard stops.isEmpty else { return stops }
      throw .problem(.noSuchStop(name), at: slot)
    case .ideas: return trip.placedStops.filter { $0.slot.list == .ideas }
    case .mentioned:
      if case .day(trip.id, let day)? = scene.session.cursor.mentioned {
        return trip.placedStops.filter { $0.slot.list == .day(day) }
      }
      return try mentionedStops(in: trip, at: slot)
    case .here:
      if let anchor { return trip.placedStops.filter { $0.slot.list == anchor.slot.list } }
      return try stops(ofDay: .here, set, in: trip, at: slot)
    case .day(let day): return try stops(ofDay: day, set, in: trip, at: slot)
    }
  }

  private func stops(
    ofDay reference: DayReference, _ set: StopSet, in trip: Trip, at slot: Slot
  ) throws(Interruption) -> [PlacedStop] {
    let day = try day(reference, of: trip, at: slot) {
      var clear = set
      clear.whole = .day($0)
      return .show(.stop(.set(clear)))
    }
    let stops = trip.placedStops.filter { $0.slot.list == .day(day.id) }
    guard stops.isEmpty else { return stops }
    throw .problem(.emptyDay(trip.number(of: day.id) ?? 0), at: slot)
  }

  private func part(
    _ part: StopSet.Part, of all: [PlacedStop], _ anchor: PlacedStop?
  ) -> [PlacedStop] {
    let place = anchor.flatMap { anchor in all.firstIndex { $0.stop.id == anchor.stop.id } }
    return switch part {
    case .all: all
    case .before: place.map { Array(all[..<$0]) } ?? []
    case .after: place.map { Array(all[($0 + 1)...]) } ?? []
    case .first(let count): Array(all.prefix(count))
    case .last(let count): Array(all.suffix(count))
    }
  }
}

extension Interruption {
  /// The same with each set that is offered as a command of its own.
  fileprivate func asking(_ command: (StopSet) -> Intent) -> Interruption {
    guard case .ask(var question) = self else { return self }
    question.choices = question.choices.map { choice in
      guard case .show(.stop(.set(let set))?) = choice.intent else { return choice }
      return Choice(choice.label, command(set))
    }
    return .ask(question)
  }
}

extension StopSet {
  /// The stop by which the part is told.
  fileprivate var anchor: StopReference? {
    switch part {
    case .before(let stop), .after(let stop): stop
    case .all, .first, .last: nil
    }
  }

  /// The same, told by this stop.
  fileprivate func told(by stop: StopReference) -> StopSet {
    var clear = self
    switch part {
    case .before: clear.part = .before(stop)
    case .after: clear.part = .after(stop)
    case .all, .first, .last: break
    }
    return clear
  }
}

extension [PlacedStop] {
  /// The day on which the first of them stands.
  fileprivate func day(of trip: Trip) -> Day? {
    guard case .day(let day)? = first?.slot.list else { return nil }
    return trip.day(day)
  }
}
