extension Interpreter {
  /// More days in a city, behind the last of those that it has; always asked.
  func extendCity(_ name: String, by days: Int) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let numbers = try daysInCity(name, of: trip) { .plan(.extendCity($0, days: days)) }
    guard let last = numbers.last, let city = trip.day(number: last)?.city, days > 0 else {
      throw .problem(.notPositive, at: .number)
    }
    let added = (0..<days).flatMap { step -> [Intent] in
      let day = last + step
      return [
        .addDay(.after(.number(day))), .cityOfDay(.number(day + 1), city.reference),
      ]
    }
    throw .ask(
      Question(
        .daysInCity(city.name, numbers), slot: .place, choices: [choice(.several(added))]))
  }

  /// The days in a city go, those that are planned on them to the ideas; always asked.
  func skipCity(_ name: String) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let numbers = try daysInCity(name, of: trip) { .plan(.skipCity($0)) }
    guard let first = numbers.first, let city = trip.day(number: first)?.city else {
      throw .problem(.noDayInCity(name), at: .place)
    }
    let removed = numbers.reversed().map { Intent.removeDay(.number($0), withStops: false) }
    var choices = [choice(.several(removed))]
    // Where days stand before and behind them, the dates between would be no day's.
    if trip.isDated, first > 1, numbers.last != trip.days.count, numbers.isInARow {
      choices.append(choice(.several(removed + [.closeGap(before: .number(first))])))
    }
    throw .ask(Question(.daysInCity(city.name, numbers), slot: .place, choices: choices))
  }

  private func choice(_ intent: Intent) -> Choice {
    guard case .several(let parts) = intent, parts.count == 1 else {
      return Choice(.command(intent), intent)
    }
    return Choice(.command(parts[0]), parts[0])
  }

  /// The numbers of the days whose city is called so.
  func daysInCity(
    _ name: String, of trip: Trip, _ command: (String) -> Intent
  ) throws(Interruption) -> [Int] {
    let numbers = trip.days(inCity: name)
    guard numbers.isEmpty else { return numbers }
    let cities = Set(trip.days.compactMap { $0.city?.name })
    let near = Spelling.nearest(to: name, among: cities.sorted(), by: \.self, limit: 3)
    throw .problem(
      .noDayInCity(name), at: .place,
      remedies: near.isEmpty ? [.days] : near.map(command))
  }
}

extension Trip {
  /// The numbers of the days whose city is called so, or so at its beginning.
  package func days(inCity name: String) -> [Int] {
    let wanted = folded(name)
    let known = days.enumerated().compactMap { index, day in
      day.city.map { (number: index + 1, name: folded($0.name)) }
    }
    let exact = known.filter { $0.name == wanted }.map(\.number)
    guard exact.isEmpty else { return exact }
    return known.filter { $0.name.hasPrefix(wanted + " ") }.map(\.number)
  }
}

extension [Int] {
  /// Whether each is one more than the one before.
  fileprivate var isInARow: Bool { zip(self, dropFirst()).allSatisfy { $1 == $0 + 1 } }
}
