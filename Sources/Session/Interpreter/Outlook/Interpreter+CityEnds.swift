/// When one comes to a city and when one leaves it.
extension Interpreter {
  func arrival(in name: String, of trip: Trip) throws(Interruption) -> Decision {
    if folded(name) == "home", CityStay(name, in: trip) == nil {
      // Without a journey home a trip ends with its last day.
      guard let home = wayHome(of: trip) else { return try decision(on: .showDates) }
      let end = end(of: home, \.to, home.times.end ?? home.times.start, in: trip)
      return look(.outlook(.arrivalIn(name)), on: end, of: trip, .arrivalIn(end))
    }
    if CityStay(name, in: trip) == nil, let journey = trip.journey(endingIn: name) {
      let end = end(of: journey, \.to, journey.times.end, in: trip)
      return look(.outlook(.arrivalIn(name)), nil, notices: [.arrivalIn(end)])
    }
    let stay = try stay(in: name, of: trip) { .arrivalIn($0) }
    guard let first = stay.days.first.flatMap(trip.day(number:)) else {
      throw .problem(.noDayInCity(name), at: .place)
    }
    let journey = trip.journey(to: stay.city, on: first)
    // Who leaves in the evening may arrive the day after.
    let end = end(of: stay.city, journey, journey?.times.end, else: first, in: trip)
    return look(.outlook(.arrivalIn(stay.city)), on: end, of: trip, .arrivalIn(end))
  }

  func departure(from name: String, of trip: Trip) throws(Interruption) -> Decision {
    if CityStay(name, in: trip) == nil, let journey = trip.journey(beginningIn: name) {
      let end = end(of: journey, \.from, journey.times.start, in: trip)
      return look(.outlook(.departureFrom(name)), nil, notices: [.departureFrom(end)])
    }
    let stay = try stay(in: name, of: trip) { .departureFrom($0) }
    guard let last = stay.days.last.flatMap(trip.day(number:)) else {
      throw .problem(.noDayInCity(name), at: .place)
    }
    let journey = trip.journey(from: stay.city, on: last)
    let end = end(of: stay.city, journey, journey?.times.start, else: last, in: trip)
    return look(.outlook(.departureFrom(stay.city)), on: end, of: trip, .departureFrom(end))
  }

  /// The last journey to where the first one began, or to where the person lives.
  private func wayHome(of trip: Trip) -> Booking? {
    let journeys = CheckedTrip(trip, today: nil, scene.session.settings).journeys.map(\.booking)
    let homes = [scene.session.settings.home.map(Destination.place), journeys.first?.from]
      .compactMap(\.self)
    return journeys.dropFirst().last { journey in
      journey.to.map { to in homes.contains { to.isNear($0, kilometres: 60) } } == true
    }
  }

  private func end(
    of journey: Booking, _ place: KeyPath<Booking, Destination?>, _ time: BookingTime?,
    in trip: Trip
  ) -> CityEnd {
    CityEnd(
      city: journey[keyPath: place]?.name ?? journey.name,
      day: time.flatMap(trip.day).flatMap { trip.number(of: $0.id) } ?? 0, date: time?.date,
      journey: journey.name, time: time?.time)
  }

  private func end(
    of city: String, _ journey: Booking?, _ time: BookingTime?, else day: Day, in trip: Trip
  ) -> CityEnd {
    let day = time.flatMap(trip.day) ?? day
    return CityEnd(
      city: city, day: trip.number(of: day.id) ?? 0, date: time?.date ?? day.date,
      journey: journey?.name, time: time?.time)
  }

  private func look(
    _ canonical: Intent, on end: CityEnd, of trip: Trip, _ notice: Notice
  ) -> Decision {
    guard let day = trip.day(number: end.day) else {
      return look(canonical, nil, notices: [notice])
    }
    var cursor = scene.session.cursor
    cursor.see(day.id)
    return .reply(
      Look(
        cursor: cursor, canonical: canonical, notices: [notice], view: .day(trip.id, day.id)))
  }
}

extension Trip {
  /// What brings one to a city on the first day there: what ends on it, else what leaves on it.
  fileprivate func journey(to city: String, on day: Day) -> Booking? {
    let city = knownCity(city, on: day)
    let ending = bookings.filter { booking in
      booking.kind.isJourney && booking.times.end?.isOn(day, of: self) == true
    }.sorted { ($0.times.end?.time?.minutes ?? 0) < ($1.times.end?.time?.minutes ?? 0) }
    return ending.last { city.has($0.to) } ?? journeys(on: day).last { city.has($0.to) }
  }

  /// What takes one away from a city on the last day there, else on the day after.
  fileprivate func journey(from city: String, on day: Day) -> Booking? {
    let city = knownCity(city, on: day)
    let days = days.drop { $0.id != day.id }.prefix(2)
    return days.lazy.compactMap { day in
      self.journeys(on: day).last { city.has($0.from) && !city.has($0.to) }
    }.first
  }

  private func knownCity(_ name: String, on day: Day) -> KnownCity {
    let all = ([destination] + days.map(\.city)).compactMap(\.self)
    let own = all.last { folded($0.name) == folded(name) } ?? day.city ?? destination
    return KnownCity(
      name: name, position: own?.position,
      others: all.filter { folded($0.name) != folded(name) }.compactMap(\.position))
  }

  /// The first journey that ends in a place of this name, on a day of the trip.
  fileprivate func journey(endingIn name: String) -> Booking? {
    bookings.first { journey in
      journey.kind.isJourney && journey.to.map { folded($0.name) == folded(name) } == true
        && journey.times.end.flatMap(day) != nil
    }
  }

  /// The last one that begins there.
  fileprivate func journey(beginningIn name: String) -> Booking? {
    bookings.last { journey in
      journey.kind.isJourney && journey.from.map { folded($0.name) == folded(name) } == true
        && day(of: journey.times.start) != nil
    }
  }
}

/// A city of a trip, to tell which stations and airports are its own.
private struct KnownCity {
  var name: String
  var position: Coordinates?
  /// Where the other cities of the trip are.
  var others: [Coordinates]

  /// How far from its middle a station or an airport of a city may be, in kilometres.
  private static let farthestStation = 60.0

  /// Whether a journey ends there: by the whole name of the city, with which that of a station may
  /// begin, or which that of a station near it may hold; of another name only what is an airport or
  /// a station near it, and nearer than to any other city of the trip.
  func has(_ end: Destination?) -> Bool {
    guard let end else { return false }
    let (own, wanted) = (" \(folded(end.name)) ", " \(folded(name)) ")
    guard own != wanted else { return true }
    guard let here = end.position, let position else { return own.hasPrefix(wanted) }
    let way = here.kilometres(to: position)
    guard way < KnownCity.farthestStation else { return false }
    return own.contains(wanted)
      || end.isStation && !others.contains { here.kilometres(to: $0) < way }
  }
}

extension Destination {
  /// Whether journeys end there, whatever it is called.
  fileprivate var isStation: Bool {
    let kinds: [PlaceKind] = [.airport, .station]
    return kinds.contains { $0.rawValue == place?.category }
  }
}
