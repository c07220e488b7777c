internal import Session

extension ImportPlan {
  /// What of a map or a table goes into a trip: to the day that is said, else to the ideas.
  ///
  /// - `gazetteer`: by whose names places may be in the trip already.
  init(
    _ found: ImportedPlaces, into trip: Trip, _ zones: any TimeZones, _ gazetteer: any Gazetteer
  ) {
    self.init([], into: trip, zones)
    noun = ("place", "places")
    for place in found.places {
      switch commands(for: place, gazetteer) {
      case .commands(let commands):
        intents += commands
        taken.append(place.name)
      case .passed(let why): passedOver.append((place.name, why))
      }
    }
    passedOver += found.passedOver
  }

  private mutating func commands(
    for place: ImportedPlace, _ gazetteer: any Gazetteer
  ) -> Found {
    if let flaw = place.flaw { return .passed(flaw) }
    var day: Day?
    if let wanted = place.day {
      day = trip.day(wanted)
      if day == nil { return .passed(outside(wanted)) }
    }
    let target = day.map { StopTarget.day(trip.reference($0)) } ?? .ideas
    let key = "\(target) \(place.at?.text ?? "") \(folded(place.name))"
    let names = [place.name] + place.otherNames(gazetteer)
    guard !isThere(place, called: names, on: day), isNew(key) else {
      return .passed("it is there already")
    }
    let what: NewStopSubject =
      place.position.map { .place(.pinned(place.name, $0)) } ?? .text(place.name)
    var commands: [Intent] = [
      .add(NewStops(what, to: target, at: place.at, minutes: place.minutes))
    ]
    if let note = place.note { commands.append(.note(.stop(.mentioned), note)) }
    if let cost = Amount(written: place.cost, paidBy: place.paidBy) {
      commands.append(.cost(.mentioned, cost))
    }
    if place.isDone { commands.append(.done([.mentioned], true)) }
    return .commands(commands)
  }

  private func outside(_ day: ImportedDay) -> String {
    if let number = day.number, day.date == nil { return "the trip has no day \(number)" }
    return day.date.map { "\($0.fullText) is no day of the trip" } ?? "it is on no day of the trip"
  }

  /// On its day at its time, and what is on no day anywhere in the trip.
  private func isThere(_ place: ImportedPlace, called names: [String], on day: Day?) -> Bool {
    let all = Set(names.map { folded($0) })
    let same = { (stop: Stop) in all.contains(folded(stop.name)) }
    if let day { return day.stops.contains { same($0) && $0.at == place.at } }
    return (trip.days.flatMap(\.stops) + trip.ideas).contains { stop in
      guard same(stop) else { return false }
      guard let here = stop.position, let there = place.position else { return true }
      return here.kilometres(to: there) < ImportedPlace.sameSpot
    }
  }
}

extension ImportedPlace {
  /// As far as one place is from itself, in kilometres.
  fileprivate static let sameSpot = 0.2

  /// What a place of its name is called that lies there: it is added under that.
  fileprivate func otherNames(_ gazetteer: any Gazetteer) -> [String] {
    guard let position else { return [] }
    return gazetteer.named(name).map(\.place)
      .filter { $0.position.kilometres(to: position) <= ImportedPlace.sameSpot }.map(\.name)
  }
}

extension Trip {
  fileprivate func day(_ wanted: ImportedDay) -> Day? {
    days.first { wanted.date != nil && $0.date == wanted.date }
      ?? wanted.number.flatMap { day(number: $0) }
  }

  fileprivate func reference(_ day: Day) -> DayReference {
    day.date.map(DayReference.on) ?? .number(number(of: day.id) ?? 0)
  }
}
