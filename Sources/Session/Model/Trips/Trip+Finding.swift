extension Trip {
  /// The first day's date.
  package var start: CivilDate? { days.first?.date }

  /// The last day's date.
  package var end: CivilDate? { days.last?.date }

  package var isDated: Bool { start != nil }

  package var stopCount: Int { days.reduce(0) { $0 + $1.stops.count } }

  /// The number of the day with this id, counted from 1.
  package func number(of day: DayID) -> Int? {
    days.firstIndex { $0.id == day }.map { $0 + 1 }
  }

  /// The day of this number, counted from 1.
  package func day(number: Int) -> Day? {
    days.indices.contains(number - 1) ? days[number - 1] : nil
  }

  package func day(_ id: DayID) -> Day? {
    // No day is copied to be looked at.
    number(of: id).map { days[$0 - 1] }
  }

  /// Where the stop with this id is.
  package func slot(of stop: StopID) -> StopSlot? {
    if let index = ideas.firstIndex(where: { $0.id == stop }) {
      return StopSlot(list: .ideas, index: index)
    }
    for day in days.indices {
      if let index = days[day].stops.firstIndex(where: { $0.id == stop }) {
        return StopSlot(list: .day(days[day].id), index: index)
      }
    }
    return nil
  }

  /// The stops of a list; `nil` where the day is gone.
  package func stops(in list: StopList) -> [Stop]? {
    switch list {
    case .ideas: ideas
    case .day(let id): day(id)?.stops
    }
  }

  package func stop(_ id: StopID) -> Stop? {
    slot(of: id).flatMap { slot in stops(in: slot.list)?[slot.index] }
  }

  package func booking(_ id: BookingID) -> Booking? { bookings.first { $0.id == id } }

  package func task(_ id: TaskID) -> ChecklistTask? { checklist.first { $0.id == id } }
}

/// A list of stops in a trip.
package enum StopList: Hashable, Sendable {
  case day(DayID)
  case ideas
}

/// A position in a list of stops; the index counts from 0.
package struct StopSlot: Hashable, Sendable {
  package var list: StopList
  package var index: Int

  package init(list: StopList, index: Int) {
    self.list = list
    self.index = index
  }
}

extension Trip {
  /// Every stop: those of the days in order, then the ideas.
  var allStops: [Stop] { days.flatMap(\.stops) + ideas }

  /// What a value of each stop is, where it has one: without a list of all stops, of which a trip
  /// may have thousands.
  func ofStops<Value>(_ value: (Stop) -> Value?) -> [Value] {
    var values: [Value] = []
    // By their places: a loop over the stops would copy each.
    for day in days.indices {
      for index in days[day].stops.indices {
        if let value = value(days[day].stops[index]) { values.append(value) }
      }
    }
    for index in ideas.indices {
      if let value = value(ideas[index]) { values.append(value) }
    }
    return values
  }
}

extension Trip {
  /// How many days a trip has at most.
  package static let daysAtMost = 1000
}
