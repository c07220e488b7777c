import Session
import TestSupport

/// Values of the model with anything in them that the types allow.
extension SeededGenerator {
  mutating func text() -> String {
    pick([
      "", "Porto", "Livraria Lello", "a \"quoted\" word", "zwei\nZeilen", "naïve café", "東京",
      "👩‍👩‍👧 family", "back\\slash", "\u{7F}\u{85}\u{2028}", "null", "0", "e\u{301}",
    ]) + String(below(1000))
  }

  mutating func position() -> Coordinates {
    let exact = [-90.0, 0, 41.1579, -8.629_1, 1e-7, 90, 38.707_163_2]
    let latitude = once(in: 2) ? pick(exact) : Double.random(in: -90...90, using: &self)
    let longitude = Double.random(in: -180...180, using: &self)
    return Coordinates(latitude: latitude, longitude: longitude) ?? position()
  }

  mutating func place() -> Place {
    Place(
      name: text(), position: position(), category: maybe { $0.text() },
      address: maybe { $0.text() }, country: maybe { $0.pick(["PT", "NZ"]) },
      timeZone: maybe { $0.text() }, osm: maybe { "node/\($0.below(1 << 40))" },
      source: pick(PlaceSource.allCases))
  }

  mutating func destination() -> Destination {
    once(in: 3) ? .words(text()) : .place(place())
  }

  mutating func date() -> CivilDate { CivilDate(daysSinceEpoch: 20_000 + below(4000)) }

  mutating func money() -> Money {
    let code = pick(["EUR", "JPY", "KWD"])
    return Money(
      minorUnits: Int64(below(pick([10, 1000, 1 << 60]))),
      currency: Currency(code: code) ?? .euro)
  }

  mutating func stop(_ id: Int) -> Stop {
    var stop =
      once(in: 2) ? Stop(id: StopID(id), text: text()) : Stop(id: StopID(id), place: place())
    stop.at = maybe { ClockTime(minutes: $0.below(1440)) } ?? nil
    stop.minutes = maybe { $0.below(600) }
    stop.note = maybe { $0.text() }
    stop.cost = maybe { $0.money() }
    stop.done = once(in: 2)
    return stop
  }

  mutating func day(_ id: Int, stops: [Int] = []) -> Day {
    var day = Day(id: DayID(id), date: maybe { $0.date() })
    day.title = maybe { $0.text() }
    day.city = maybe { $0.destination() }
    day.note = maybe { $0.text() }
    for stop in stops { day.stops.append(self.stop(stop)) }
    return day
  }

  mutating func trip(_ id: Int, days: [Int] = [], stops: [Int] = []) -> Trip {
    var trip = Trip(id: TripID(id), name: text())
    trip.destination = maybe { $0.destination() }
    trip.style = maybe { $0.text() }
    trip.about = maybe { $0.text() }
    trip.note = maybe { $0.text() }
    trip.favourite = once(in: 2)
    for day in days { trip.days.append(self.day(day)) }
    for stop in stops { trip.ideas.append(self.stop(stop)) }
    trip.budget = maybe { $0.money() }
    if once(in: 2) { trip.rates = ["USD/EUR": "0.92", "JPY/EUR": text()] }
    trip.people = maybe { $0.below(9) }
    if once(in: 2) { trip.silenced = ["late", text()] }
    return trip
  }
}
