extension Interpreter {
  /// Asks where words for a stop are a part of its name only, and the whole name of a city.
  ///
  /// Where several days are there, these may be meant as well, and come first. One day alone is a
  /// reading of its own.
  func askOfCityDays(
    _ references: [StopReference], in trip: Trip, _ ofDays: ([Int]) -> [Intent],
    _ ofStops: ([StopReference]) -> Intent
  ) throws(Interruption) {
    guard case .named(let text)? = references.first, references.count == 1 else { return }
    let numbers = trip.days(inCityNamed: text)
    guard numbers.count > 1, let city = numbers.first.flatMap(trip.day(number:))?.city else {
      return
    }
    let stops = trip.stops(named: text)
    let isWhole = stops.contains {
      NamePart.whole.matches(folded(text), in: nameSpellings($0.name))
    }
    guard !stops.isEmpty, !isWhole else { return }
    let days = ofDays(numbers).map(choice)
    let others = stops.compactMap(trip.placed).map { placed in
      Choice(placed.label, ofStops([placed.reference]))
    }
    let choices = Array((days + others).prefix(Question.choicesAtMost))
    throw .ask(Question(.daysInCity(city.name, numbers), slot: .stop, choices: choices))
  }

  /// The days of a city put where one day is, in their order; `nil` where they are apart, or that is
  /// one of them, or they reach beyond the end there.
  func moved(_ numbers: [Int], to day: Int, in trip: Trip) -> Intent? {
    guard let first = numbers.first, let last = numbers.last, numbers.isInARow,
      day < first || day > last, day + (day > last ? 0 : numbers.count - 1) <= trip.days.count
    else { return nil }
    // Later is the same as the days behind them put before them.
    let steps = day < first ? zip(first...last, day...) : zip(last + 1...day, first...)
    return .several(steps.map { .moveDay(.number($0), to: .number($1)) })
  }
}
