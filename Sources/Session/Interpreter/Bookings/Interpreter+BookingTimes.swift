extension Interpreter {
  private var travelTime: TravelTime { TravelTime(zones: scene.zones) }

  /// The day that is said, else the selected one, else the only one; a date may be no day of the
  /// trip.
  func day(
    _ reference: DayReference?, in trip: Trip, _ command: (DayReference) -> Intent
  ) throws(Interruption) -> BookingTime {
    if case .on(let date)? = reference { return BookingTime(date: date) }
    if let reference {
      return time(on: try resolver.day(reference, of: trip, at: .booking, command), of: trip)
    }
    if let selected = scene.session.cursor.day.flatMap(trip.day) {
      return time(on: selected, of: trip)
    }
    guard let first = trip.days.first else {
      throw .problem(.noDays, at: .booking, remedies: [.addDay(.atEnd)])
    }
    if trip.days.count == 1 { return time(on: first, of: trip) }
    let choices = trip.days.enumerated().prefix(31).map { index, day in
      Choice(.day(number: index + 1, date: day.date), command(.number(index + 1)))
    }
    throw .ask(Question(.whichDay, slot: .booking, choices: choices))
  }

  private func time(on day: Day, of trip: Trip) -> BookingTime {
    day.date.map { BookingTime(date: $0) } ?? BookingTime(day: trip.number(of: day.id))
  }

  /// The zone of a place; own words have that of the day's city, else of the destination.
  func zone(of place: Destination?, _ time: BookingTime, in trip: Trip) -> String? {
    if let place = place?.place { return zone(of: place)?.name }
    return trip.city(on: trip.day(of: time)).flatMap { zone(of: $0)?.name }
  }

  /// Gives both ends their days and zones, and tells how long it takes; where the day of arrival
  /// may be several, asks with `command` of each.
  func timeJourney(
    _ booking: inout Booking, _ arrival: NewArrival?, in trip: Trip,
    _ command: (DayReference) -> Intent
  ) throws(Interruption) {
    let start = booking.times.start
    guard let arrival else {
      booking.times = BookingTimes(start: start)
      booking = zoned(booking, in: trip)
      return
    }
    var end = BookingTime(date: start.date, day: start.day, time: arrival.time)
    switch arrival.day {
    case nil:
      guard start.time != nil else { break }
      end = soonest(end, of: booking, in: trip)
      if let other = arrival.otherTime { end = likelier(end, orAt: other, of: booking, in: trip) }
    case .later(let days)?:
      guard let later = end.later(than: start, by: days) else {
        throw .problem(.dateOutOfRange, at: .booking)
      }
      end = later
    case .on(let reference)?:
      let day = try day(reference, in: trip, command)
      (end.date, end.day) = (day.date, day.day)
      try checkDays(start, end)
    }
    booking.times = BookingTimes(start: start, end: end)
    booking = zoned(booking, in: trip)
    guard !isOver(booking) else {
      throw .problem(.booking(.arrivesBeforeItLeaves), at: .booking)
    }
  }

  /// Both ends are on dates or both on days by number: of others nobody can tell which is later.
  func checkDays(_ start: BookingTime, _ end: BookingTime) throws(Interruption) {
    guard start.date != nil && end.day != nil || start.day != nil && end.date != nil else { return }
    throw .problem(.booking(.mixedDays(first: start.spelled, last: end.spelled)), at: .booking)
  }

  /// The arrival on the day on which it comes the soonest, by the clocks of where each would be.
  private func soonest(_ end: BookingTime, of booking: Booking, in trip: Trip) -> BookingTime {
    let start = booking.times.start
    let possible = (-1...2).compactMap { days in
      end.later(than: start, by: days).map { end in
        var tried = booking
        tried.times = BookingTimes(start: start, end: end)
        return zoned(tried, in: trip).times
      }
    }
    return travelTime.soonest(possible)?.end ?? end.later(than: start, by: 0) ?? end
  }

  /// Of two hours in both halves of the day the later one, where with the first one the journey would
  /// take more than half a day, and with the other one no less than the way needs.
  private func likelier(
    _ end: BookingTime, orAt other: ClockTime, of booking: Booking, in trip: Trip
  ) -> BookingTime {
    func minutes(_ end: BookingTime) -> Int? {
      var tried = booking
      tried.times = BookingTimes(start: booking.times.start, end: end)
      return zoned(tried, in: trip).times.minutes
    }
    var second = booking.times.start
    second.time = other
    second.zone = nil
    second = soonest(second, of: booking, in: trip)
    guard let long = minutes(end), let short = minutes(second), long > 12 * 60, short < long,
      let from = booking.from?.place, let to = booking.to?.place,
      Double(short) / 60 * booking.kind.topSpeed >= from.position.kilometres(to: to.position)
    else { return end }
    return second
  }

  /// The booking with the zones of its places, those in own words by the days of its ends, and how
  /// long a journey takes by them; what has no zone now keeps the one it has.
  func zoned(_ booking: Booking, in trip: Trip) -> Booking {
    var booking = booking
    let (from, to) =
      booking.kind.isJourney ? (booking.from, booking.to) : (booking.place, booking.place)
    var (start, end) = (booking.times.start, booking.times.end)
    start.zone = zone(of: from, start, in: trip) ?? start.zone
    if let last = end { end?.zone = zone(of: to, last, in: trip) ?? last.zone ?? start.zone }
    switch booking.kind.shape {
    case .journey:
      start.zone = start.zone ?? end?.zone ?? to?.place.flatMap { zone(of: $0)?.name }
    case .activity: end?.zone = start.zone
    case .stay: break
    }
    (booking.times.start, booking.times.end) = (start, end)
    booking.times = reckoned(booking.times, of: booking.kind)
    // Where words alone are by the clock of the destination, that is a guess, by which no hour goes.
    let isGuessed = [(from, booking.times.start), (to, end ?? booking.times.start)].contains {
      $0?.place == nil && trip.day(of: $1)?.city?.place == nil
    }
    if booking.kind.isJourney, isGuessed, booking.times.start.zone != booking.times.end?.zone {
      booking.times.minutes = nil
    }
    return booking
  }

  /// Whether it is plain that a journey would arrive before it leaves.
  func isOver(_ booking: Booking) -> Bool {
    guard booking.kind.isJourney, let end = booking.times.end else { return false }
    return travelTime.isOver(end, before: booking.times.start)
  }

  /// How long a journey takes, reckoned anew; other bookings as they are.
  func reckoned(_ times: BookingTimes, of kind: Booking.Kind) -> BookingTimes {
    guard kind.isJourney, let end = times.end else { return times }
    var times = times
    times.minutes = travelTime.minutes(from: times.start, to: end)
    return times
  }

  /// What to tell where the clocks of a place are not known.
  func unknownZones(of booking: Booking) -> [Notice] {
    guard booking.kind.isJourney, let end = booking.times.end, booking.times.minutes == nil,
      booking.times.start.date != nil
    else { return [] }
    let zones = [booking.times.start.zone, end.zone].compactMap(\.self)
    let unknown = zones.filter { scene.zones.rules(of: $0) == nil }
    return unknown.isEmpty ? [] : [.booking(.unknownZones(Array(Set(unknown)).sorted()))]
  }

  /// What to tell of bookings on dates, in a trip without dates on days, that the trip does not
  /// have.
  func outside(_ bookings: [Booking], of trip: Trip) -> [Notice] {
    let outside = bookings.filter { booking in
      let start = booking.times.start
      let isOnDay = trip.isDated ? start.date != nil : start.date == nil && start.day != nil
      return isOnDay && trip.day(of: start) == nil
        && booking.times.end.flatMap(trip.day) == nil
    }
    return outside.isEmpty ? [] : [.booking(.outside(outside.map(\.name)))]
  }

  /// What to tell where nights have a hotel already.
  func nightsTaken(_ booking: Booking, in trip: Trip) -> [Notice] {
    guard booking.kind == .hotel else { return [] }
    let nights = Set(booking.nights)
    for other in trip.bookings where other.kind == .hotel && other.id != booking.id {
      let shared = nights.intersection(other.nights).count
      if shared > 0 { return [.booking(.nightsTaken(by: other.name, count: shared))] }
    }
    return []
  }
}

extension Booking.Kind {
  /// In kilometres an hour, stops and ways to the runway among them.
  fileprivate var topSpeed: Double { self == .flight ? 800 : self == .train ? 200 : 100 }
}
