extension Interpreter {
  /// More days in a city, behind the last of those that it has; always asked.
  func extendCity(_ name: String, by days: Int) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    guard days > 0 else { throw .problem(.notPositive, at: .number) }
    let (cities, numbers) = try daysInCities(name, of: trip) {
      .plan(.extendCity($0, days: days))
    }
    guard days <= (Trip.daysAtMost - trip.days.count) / cities.count else {
      throw .problem(.tooManyDays(limit: Trip.daysAtMost), at: .number)
    }
    // From the last one on, so that days keep their numbers until they are spoken of.
    let lasts = cities.compactMap { trip.days(inCity: $0.name).last }.sorted(by: >)
    let added = lasts.flatMap { last -> [Intent] in
      guard let city = trip.day(number: last)?.city else { return [] }
      return (last..<last + days).flatMap { day -> [Intent] in
        [.addDay(.after(.number(day))), .cityOfDay(.number(day + 1), city.reference)]
      }
    }
    throw .ask(
      Question(
        .daysInCity(listed(cities), numbers), slot: .place, choices: [choice(.several(added))]))
  }

  /// The days in a city go, those that are planned on them to the ideas; always asked.
  func skipCity(_ name: String) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let (cities, numbers) = try daysInCities(name, of: trip) { .plan(.skipCity($0)) }
    throw .ask(
      Question(
        .daysInCity(listed(cities), numbers), slot: .place,
        choices: removals(of: numbers, in: trip).map(choice)))
  }

  private func listed(_ cities: [Destination]) -> String {
    cities.map(\.name).joined(separator: " and ")
  }

  /// The cities that words name, one or several, and the numbers of all days there.
  private func daysInCities(
    _ name: String, of trip: Trip, _ command: (String) -> Intent
  ) throws(Interruption) -> (cities: [Destination], numbers: [Int]) {
    let several = trip.cities(namedIn: name)
    let names = several.isEmpty ? [name] : several
    var all: [[Int]] = []
    for name in names { all.append(try daysInCity(name, of: trip, command)) }
    let cities = all.compactMap { $0.first.flatMap(trip.day(number:))?.city }
    guard !cities.isEmpty else { throw .problem(.noDayInCity(name), at: .place) }
    return (cities, Set(all.joined()).sorted())
  }

  /// The ways in which days go.
  func removals(of numbers: [Int], in trip: Trip) -> [Intent] {
    let removed = numbers.reversed().map { Intent.removeDay(.number($0), withStops: false) }
    // Where days stand before and behind them, the dates between would be no day's.
    guard trip.isDated, let first = numbers.first, first > 1, numbers.last != trip.days.count,
      numbers.isInARow
    else { return [.several(removed)] }
    return [.several(removed), .several(removed + [.closeGap(before: .number(first))])]
  }

  func choice(_ intent: Intent) -> Choice {
    guard case .several(let parts) = intent, parts.count == 1 else {
      return Choice(.command(intent), intent)
    }
    return Choice(.command(parts[0]), parts[0])
  }

  /// The numbers of the days whose city is called so; a beginning that several cities have is
  /// nobody's.
  func daysInCity(
    _ name: String, of trip: Trip, _ command: (String) -> Intent
  ) throws(Interruption) -> [Int] {
    let numbers = trip.days(inCity: name)
    guard numbers.isEmpty else { return numbers }
    let cities = Set(trip.days.compactMap { $0.city?.name }).sorted()
    let begun = trip.cities(beginning: name)
    let near =
      begun.isEmpty ? Spelling.nearest(to: name, among: cities, by: \.self, limit: 3) : begun
    throw .problem(
      .noDayInCity(name), at: .place,
      remedies: near.isEmpty ? [.days] : near.map(command))
  }
}

extension Trip {
  /// The numbers of the days whose city is called so, or so at its beginning where that is one
  /// city.
  package func days(inCity name: String) -> [Int] {
    let exact = days(inCityNamed: name)
    guard exact.isEmpty else { return exact }
    let begun = cities(beginning: name)
    return begun.count == 1 ? days(inCityNamed: begun[0]) : []
  }

  /// The cities of its days that words name one after the other: `Hakone and Nara`.
  ///
  /// None where they are the name of one, or anything else is among them.
  package func cities(namedIn words: String) -> [String] {
    guard days(inCity: words).isEmpty else { return [] }
    let commas = words.split(separator: ",").map(String.init)
    let names = commas.flatMap { part in
      days(inCity: oneLine(part)).isEmpty ? part.split(separator: " and ") : [Substring(part)]
    }.map { oneLine(String($0)) }
    let own = names.compactMap { days(inCity: $0).first.flatMap(day(number:))?.city?.name }
    let isKnown = names.count > 1 && own.count == names.count && Set(own).count == own.count
    return isKnown ? own : []
  }

  func days(inCityNamed name: String) -> [Int] {
    let wanted = folded(name)
    return days.indices.filter { index in
      days[index].city.map { folded($0.name) == wanted } ?? false
    }.map { $0 + 1 }
  }

  /// The cities of its days that begin with these words, each once, in the order of the days.
  fileprivate func cities(beginning words: String) -> [String] {
    var seen: Set<String> = []
    return days.compactMap { $0.city?.name }.filter { name in
      folded(name).hasPrefix(folded(words) + " ") && seen.insert(folded(name)).inserted
    }
  }
}

extension [Int] {
  /// Whether each is one more than the one before.
  var isInARow: Bool { zip(self, dropFirst()).allSatisfy { $1 == $0 + 1 } }
}
