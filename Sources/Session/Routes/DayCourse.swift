/// The course of a day: what is booked cuts it into parts, and each stop is in one of them.
struct DayCourse {
  /// The journeys that leave on the day, by the clock.
  let journeys: [Booking]
  /// The stops before the first of them, between two, and behind the last, each in the order of the day.
  private(set) var parts: [[Stop]]
  /// Where the day begins: where one slept, or where what left the day before arrives.
  let begin: Stay?
  /// Where one sleeps; `nil` where the last journey goes on through the night.
  let end: Stay?

  /// Somewhere to be, that may have no position.
  struct Stay {
    var name: String
    var position: Coordinates?
  }

  init(of day: Day, in trip: Trip) {
    journeys = trip.journeys(on: day)
    let beds = trip.beds(on: day)
    let arrived = trip.arrivals(on: day).last
    begin =
      arrived.map { Stay(name: $0.to?.name ?? $0.name, position: $0.to?.position) }
      ?? beds.morning.map { Stay(name: $0.name, position: $0.place?.position) }
    let isAway = journeys.last.map { trip.isUnderway($0, after: day) } ?? false
    end = isAway ? nil : beds.evening.map { Stay(name: $0.name, position: $0.place?.position) }
    parts = Array(repeating: [], count: journeys.count + 1)
    var last = 0
    for stop in day.stops {
      last = part(of: stop, after: last, isAway)
      parts[last].append(stop)
    }
  }

  /// In which part a stop is: by the clock; without a time where it is the nearest to where one is
  /// then, of parts alike the next one.
  private func part(of stop: Stop, after last: Int, _ isAway: Bool) -> Int {
    if let at = stop.at {
      return journeys.prefix { journey in journey.times.start.time.map { $0 <= at } ?? false }.count
    }
    // Nothing is done while a journey goes on through the night.
    let possible = parts.indices.dropLast(isAway ? 1 : 0)
    guard let position = stop.position else { return last }
    let ways = possible.compactMap { part in
      way(to: position, in: part).map { (part: part, kilometres: $0) }
    }
    guard let shortest = ways.map(\.kilometres).min() else { return last }
    let alike = ways.filter { $0.kilometres <= shortest * 1.5 + DayCourse.nearby }.map(\.part)
    return alike.first { $0 >= last } ?? alike.last ?? last
  }

  /// Two ways of which one is so much longer are alike, in kilometres.
  private static let nearby = 2.0

  /// How far a place is from where a part of the day begins or ends.
  private func way(to position: Coordinates, in part: Int) -> Double? {
    let before = part == 0 ? begin?.position : journeys[part - 1].to?.position
    let after = part == journeys.count ? end?.position : journeys[part].from?.position
    return [before, after].compactMap { $0?.kilometres(to: position) }.min()
  }
}

extension Trip {
  /// The hotels of the nights before and after a day.
  package func beds(on day: Day) -> (morning: Booking?, evening: Booking?) {
    let hotels = bookings.filter { $0.kind == .hotel }
    let morning = hotels.last { hotel in
      hotel.spans(day, of: self) { first, last, date in first < date && date <= last }
    }
    let evening = hotels.last { hotel in
      hotel.spans(day, of: self) { first, last, date in first <= date && date < last }
    }
    return (morning, evening)
  }

  /// The flights, trains and the like that leave on a day, by the clock; last those without a time.
  package func journeys(on day: Day) -> [Booking] {
    byTheClock(bookings.filter { $0.kind.isJourney && $0.times.start.isOn(day, of: self) }) {
      $0.times.start
    }
  }

  /// Those that arrive on a day and left on one before, by the clock.
  func arrivals(on day: Day) -> [Booking] {
    let arriving = bookings.filter { booking in
      guard booking.kind.isJourney, let end = booking.times.end, end.isOn(day, of: self),
        let first = booking.times.start.place(in: self), let last = end.place(in: self)
      else { return false }
      return first < last
    }
    return byTheClock(arriving) { $0.times.end ?? $0.times.start }
  }

  /// Whether a journey goes on through the night behind a day.
  fileprivate func isUnderway(_ journey: Booking, after day: Day) -> Bool {
    guard let own = place(of: day), let end = journey.times.end?.place(in: self) else {
      return false
    }
    return end > own
  }

  private func byTheClock(_ bookings: [Booking], _ time: (Booking) -> BookingTime) -> [Booking] {
    bookings.enumerated().sorted {
      (time($0.element).time?.minutes ?? 1440, $0.offset)
        < (time($1.element).time?.minutes ?? 1440, $1.offset)
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
