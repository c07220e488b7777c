extension Resolver {
  /// What a bare number of a stop means.
  typealias NumberMeaning = (Int) -> StopReference

  /// The day whose stops these bare numbers mean.
  ///
  /// Where the day last shown is another than the selected one, or another window has changed it
  /// since, asks with `command` of each meaning the numbers can have.
  func dayOfNumbers(
    _ numbers: [Int], of trip: Trip, numbersMean meant: Day?, at slot: Slot,
    _ command: (NumberMeaning) -> Intent
  ) throws(Interruption) -> Day {
    if let meant { return meant }
    let cursor = scene.session.cursor
    let selected = cursor.day.flatMap(trip.day)
    let shown = cursor.shownDay.flatMap(trip.day)
    guard let first = selected ?? shown else {
      throw .fail(noDayFor(numbers, of: trip, at: slot, command))
    }
    guard let shown else { return first }
    guard shown.id == first.id else {
      return try oneDay(of: [first, shown], for: numbers, of: trip, at: slot, command)
    }
    if let before = cursor.shownBefore {
      try askWhichStops(numbers, shown, before: before, of: trip, at: slot, command)
    }
    return first
  }

  private func oneDay(
    of days: [Day], for numbers: [Int], of trip: Trip, at slot: Slot,
    _ command: (NumberMeaning) -> Intent
  ) throws(Interruption) -> Day {
    let possible = days.filter { $0.has(numbers) }
    guard !possible.isEmpty else { return days[0] }
    let choices = possible.compactMap { choice(numbers, in: $0, of: trip, command) }
    throw .ask(Question(.numberInWhichDay(numbers.first ?? 1), slot: slot, choices: choices))
  }

  /// Asks whether the numbers mean the stops that stood there when the day was shown, or those that
  /// stand there now; nothing to ask where neither list has them.
  private func askWhichStops(
    _ numbers: [Int], _ day: Day, before: [StopID], of trip: Trip, at slot: Slot,
    _ command: (NumberMeaning) -> Intent
  ) throws(Interruption) {
    let then = numbers.compactMap { number in
      before.indices.contains(number - 1) ? trip.stop(before[number - 1]) : nil
    }
    var choices: [Choice] = []
    if then.count == numbers.count {
      let placed = Dictionary(zip(numbers, then.compactMap(trip.placed)), uniquingKeysWith: { $1 })
      let references = command { placed[$0]?.reference ?? .number($0) }
      choices = [Choice(label(of: then, in: trip), references)]
    }
    if day.has(numbers), numbers.map({ day.stops[$0 - 1].id }) != then.map(\.id) {
      choices += [choice(numbers, in: day, of: trip, command)].compactMap(\.self)
    }
    guard !choices.isEmpty else { return }
    let topic = Topic.numberOfChangedDay(numbers.first ?? 1, day: trip.number(of: day.id) ?? 0)
    throw .ask(Question(topic, slot: slot, choices: choices))
  }

  private func choice(
    _ numbers: [Int], in day: Day, of trip: Trip, _ command: (NumberMeaning) -> Intent
  ) -> Choice? {
    guard let dayNumber = trip.number(of: day.id) else { return nil }
    return Choice(
      label(of: numbers.map { day.stops[$0 - 1] }, in: trip),
      command { .inDay(day: dayNumber, number: $0) })
  }

  private func label(of stops: [Stop], in trip: Trip) -> Choice.Label {
    if stops.count == 1, let placed = stops.first.flatMap(trip.placed) { return placed.label }
    return .stops(stops.map(\.name))
  }

  private func noDayFor(
    _ numbers: [Int], of trip: Trip, at slot: Slot, _ command: (NumberMeaning) -> Intent
  ) -> Failure {
    let possible = trip.days.filter { $0.has(numbers) }.prefix(3)
    let areIdeas = numbers.allSatisfy { trip.ideas.indices.contains($0 - 1) }
    let inDays = possible.compactMap { trip.number(of: $0.id) }.map { day in
      command { .inDay(day: day, number: $0) }
    }
    return Failure(
      .noDayForNumber, at: slot, remedies: (areIdeas ? [command { .idea($0) }] : []) + inDays)
  }
}

extension Day {
  /// Whether each is the number of one of its stops.
  func has(_ numbers: [Int]) -> Bool {
    numbers.allSatisfy { (1...max(1, stops.count)).contains($0) && !stops.isEmpty }
  }
}

extension Session {
  /// Remembers how the day last shown stood in an older session, where others changed it since.
  package mutating func rememberShown(_ old: Session) {
    guard cursor.shownBefore == nil, let id = cursor.trip, let day = cursor.shownDay,
      case .here(let before) = old.touched[id], case .here(let now) = touched[id],
      let seen = before.day(day), seen != now.day(day)
    else { return }
    cursor.shownBefore = seen.stops.map(\.id)
  }
}
