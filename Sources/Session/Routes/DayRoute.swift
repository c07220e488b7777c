/// The way through a day: from where one sleeps over what is planned to where one sleeps next.
package struct DayRoute: Hashable, Sendable {
  package struct Leg: Hashable, Sendable {
    package var from: String
    package var to: String
    /// Of the way, as it is estimated; of a booked journey of the line between its ends.
    package var kilometres: Double
    /// What is booked for it.
    package var booking: Booking?
    /// How long one has to change to it.
    package var change: Int?

    package var walking: Int { TravelPace.walking(kilometres) }
    package var driving: Int { TravelPace.driving(kilometres) }
  }

  package private(set) var legs: [Leg] = []
  /// What has no position, by name.
  package private(set) var withoutPlace: [String] = []
  private var last: (name: String, position: Coordinates)?

  package static func == (one: DayRoute, other: DayRoute) -> Bool {
    one.legs == other.legs && one.withoutPlace == other.withoutPlace
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(legs)
    hasher.combine(withoutPlace)
  }

  package init(of day: Day, in trip: Trip) {
    let beds = trip.beds(on: day)
    if let bed = beds.morning { reach(bed.name, bed.position) }
    var journeys = trip.journeys(on: day)[...]
    for stop in day.stops {
      while let next = journeys.first, let leaves = next.times.start.time, let at = stop.at,
        leaves <= at
      {
        go(by: next, in: trip)
        journeys.removeFirst()
      }
      reach(stop.name, stop.position)
    }
    for journey in journeys { go(by: journey, in: trip) }
    if let bed = beds.evening { reach(bed.name, bed.position) }
  }

  /// All legs that are not booked.
  package var ownKilometres: Double {
    legs.filter { $0.booking == nil }.reduce(0) { $0 + $1.kilometres }
  }

  private mutating func reach(_ name: String, _ position: Coordinates?) {
    guard let position else {
      withoutPlace.append(name)
      return
    }
    if let last, last.position != position {
      let way = TravelPace.way(last.position.kilometres(to: position))
      legs.append(Leg(from: last.name, to: name, kilometres: way))
    }
    last = (name, position)
  }

  private mutating func go(by journey: Booking, in trip: Trip) {
    let (from, to) = (journey.from, journey.to)
    if let from, let position = from.position { reach(from.name, position) }
    let start = last
    // Nobody knows from where it goes on after an end without a position.
    last = to.flatMap { end in end.position.map { (end.name, $0) } }
    guard let to, let end = to.position else {
      withoutPlace.append(to?.name ?? journey.name)
      return
    }
    guard let begun = from?.position ?? start?.position else {
      withoutPlace.append(from?.name ?? journey.name)
      return
    }
    legs.append(
      Leg(
        from: from?.name ?? start?.name ?? journey.name, to: to.name,
        kilometres: begun.kilometres(to: end), booking: journey,
        change: trip.change(to: journey)?.minutes))
  }
}

extension Trip {
  /// Where one sleeps the nights before and after a day.
  package func beds(on day: Day) -> (morning: Destination?, evening: Destination?) {
    let hotels = bookings.filter { $0.kind == .hotel }
    let morning = hotels.last { hotel in
      hotel.spans(day, of: self) { first, last, date in first < date && date <= last }
    }
    let evening = hotels.last { hotel in
      hotel.spans(day, of: self) { first, last, date in first <= date && date < last }
    }
    return (morning?.place, evening?.place)
  }

  /// The flights, trains and the like that leave on a day, by the clock; last those without a time.
  package func journeys(on day: Day) -> [Booking] {
    bookings.filter { $0.kind.isJourney && $0.times.start.isOn(day, of: self) }
      .enumerated().sorted {
        ($0.element.times.start.time?.minutes ?? 1440, $0.offset)
          < ($1.element.times.start.time?.minutes ?? 1440, $1.offset)
      }.map(\.element)
  }
}

extension BookingTime {
  /// Whether it is on a day of the trip.
  package func isOn(_ day: Day, of trip: Trip) -> Bool { place(in: trip) == trip.place(of: day) }

  /// Its date as a number of days; in a trip without dates the number of its day.
  func place(in trip: Trip) -> Int? { date?.daysSinceEpoch ?? day }
}

extension Trip {
  /// The same of a day.
  func place(of day: Day) -> Int? { day.date?.daysSinceEpoch ?? number(of: day.id) }
}

extension Booking {
  fileprivate func spans(
    _ day: Day, of trip: Trip, _ isBetween: (Int, Int, Int) -> Bool
  ) -> Bool {
    guard let first = times.start.place(in: trip), let last = times.end?.place(in: trip),
      let own = trip.place(of: day)
    else { return false }
    return isBetween(first, last, own)
  }
}
