/// The course of a day: the one order in which its stops and what is booked are told and gone.
///
/// Stops keep the order of the day, and what is booked stands among them (`DayTurns`).
package struct DayCourse {
  /// What is booked on the day, each with how many stops stand before it.
  package let booked: [BookingPart]
  /// The stops of the day, in its order.
  let stops: [Stop]
  /// Where the day begins: where one slept, or where what left the day before arrives.
  let begin: Stay?
  /// Where one sleeps; `nil` where the last journey goes on through the night.
  let end: Stay?

  /// Somewhere to be, that may have no position.
  struct Stay {
    var name: String
    var position: Coordinates?
  }

  /// One after the other, as they are gone.
  enum Step {
    case stop(Stop)
    case booked(BookingPart)
  }

  package init(of day: Day, in trip: Trip) {
    let beds = trip.beds(on: day)
    let arrived = trip.arrivals(on: day).last
    begin =
      arrived.map { Stay(name: $0.to?.name ?? $0.name, position: $0.to?.position) }
      ?? beds.morning.map { Stay(name: $0.name, position: $0.place?.position) }
    let all = trip.bookingParts(on: day)
    let journeys = all.filter(\.leaves).map(\.booking)
    let isAway = journeys.last.map { trip.isUnderway($0, after: day) } ?? false
    end = isAway ? nil : beds.evening.map { Stay(name: $0.name, position: $0.place?.position) }
    let turns = DayTurns(
      journeys, from: begin?.position, to: end?.position, isAway: isAway,
      ahead: trip.journeysAhead(journeys, on: day, isAway))
    let cuts = turns.cuts(among: day.stops)
    stops = day.stops
    booked = all.isEmpty ? [] : all.placed(among: day.stops, cuts)
  }
}

extension DayCourse {
  /// The stops and what is booked between them: the journeys that leave, and the activities.
  var steps: [Step] {
    let between = booked.filter { $0.leaves || $0.booking.kind.shape == .activity }
    return (0...stops.count).flatMap { index in
      between.filter { $0.index == index }.map(Step.booked)
        + stops.dropFirst(index).prefix(1).map(Step.stop)
    }
  }
}

extension Trip {
  /// How many journeys of a day come before stops of which neither clock nor place tells it: those
  /// of the first day and of the morning, but not that with which the last day ends.
  fileprivate func journeysAhead(_ journeys: [Booking], on day: Day, _ isAway: Bool) -> Int {
    let isFirst = days.count > 1 && days.first?.id == day.id
    let isLast = isAway || days.count > 1 && days.last?.id == day.id
    let going = isLast ? journeys.dropLast() : journeys[...]
    return going.prefix { isFirst || $0.times.start.time.map { $0.minutes < 720 } ?? true }.count
  }
}

extension [BookingPart] {
  /// Each with its place among the stops: journeys where they cut the day, all else between them.
  fileprivate func placed(among stops: [Stop], _ cuts: [Int]) -> [BookingPart] {
    var (low, next) = (0, 0)
    return map { part in
      var part = part
      if part.leaves {
        low = Swift.max(low, cuts[next])
        next += 1
      } else {
        let high = next < cuts.count ? cuts[next] : stops.count
        low = part.place(among: stops, Swift.min(low, high)..<high)
      }
      part.index = low
      return part
    }
  }
}

extension BookingPart {
  /// Where it stands among these of the stops: as a stop of its time would, before the first that is
  /// not earlier, else last.
  ///
  /// What ends, such as a way through the night, begins the day where no stop has an earlier time;
  /// so does what has no time, unless one sleeps there.
  fileprivate func place(among stops: [Stop], _ range: Range<Int>) -> Int {
    guard let time else {
      return kind == .start && booking.kind.shape == .stay ? range.upperBound : range.lowerBound
    }
    let isFirst = !stops[range].contains { $0.at.map { $0 < time } ?? false }
    if kind == .end, isFirst { return range.lowerBound }
    return stops[range].firstIndex { $0.at.map { $0 >= time } ?? false } ?? range.upperBound
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

  /// The flights, trains and the like that leave on a day, in their order.
  package func journeys(on day: Day) -> [Booking] {
    bookingParts(on: day).filter(\.leaves).map(\.booking)
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
