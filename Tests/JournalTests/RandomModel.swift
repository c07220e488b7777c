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
    stop.paidBy = maybe { $0.text() }
    stop.hours = maybe { $0.hours() }
    stop.done = once(in: 2)
    return stop
  }

  mutating func hours() -> OpeningHours {
    let days = Set(Weekday.allCases.filter { _ in once(in: 2) }).union([.friday])
    let rule = OpeningHours.Rule(days: days, opens: time(), closes: time())
    return OpeningHours(once(in: 2) ? [rule] : [rule, rule]) ?? hours()
  }

  mutating func time() -> ClockTime { ClockTime(minutes: below(1440)) ?? time() }

  mutating func bookingTime() -> BookingTime {
    BookingTime(
      date: maybe { $0.date() }, day: maybe { 1 + $0.below(9) }, time: maybe { $0.time() },
      zone: maybe { $0.text() })
  }

  mutating func bookingTimes() -> BookingTimes {
    BookingTimes(
      start: bookingTime(), end: maybe { $0.bookingTime() }, minutes: maybe { $0.below(9999) })
  }

  mutating func booking(_ id: Int) -> Booking {
    var booking = Booking(
      id: BookingID(id), kind: pick(Booking.Kind.allCases), name: text(), times: bookingTimes())
    booking.from = maybe { $0.destination() }
    booking.to = maybe { $0.destination() }
    booking.place = maybe { $0.destination() }
    booking.checkInUntil = maybe { $0.time() }
    booking.reference = maybe { $0.text() }
    booking.seat = maybe { $0.text() }
    booking.note = maybe { $0.text() }
    booking.cost = maybe { $0.money() }
    booking.paidBy = maybe { $0.text() }
    return booking
  }

  mutating func due() -> ChecklistTask.Due {
    once(in: 2) ? .on(date()) : .before(days: below(90))
  }

  mutating func task(_ id: Int) -> ChecklistTask {
    ChecklistTask(
      id: TaskID(id), list: pick(ChecklistTask.List.allCases), text: text(),
      due: maybe { $0.due() }, done: once(in: 2))
  }

  mutating func companion() -> Companion {
    Companion(name: text(), kind: pick(Companion.Kind.allCases))
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
    if once(in: 2) { trip.bookings = [booking(101), booking(102)] }
    if once(in: 2) { trip.checklist = [task(103), task(104)] }
    trip.children = maybe { $0.below(4) }
    if once(in: 2) { trip.companions = [companion(), companion()] }
    trip.currency = maybe { $0.money().currency }
    trip.budget = maybe { $0.money() }
    if once(in: 2) { trip.rates = ["USD/EUR": "0.92", "JPY/EUR": text()] }
    trip.people = maybe { $0.below(9) }
    if once(in: 2) { trip.silenced = ["late", text()] }
    return trip
  }
}
