/// A trip in numbers.
package struct TripStats: Hashable, Sendable {
  package var days: Int
  package var nights: Int
  package var stops: Int
  package var done: Int
  /// How many bookings there are of each kind that there are some of.
  package var bookings: [Booking.Kind: Int]
  /// In the order of the days, each once.
  package var cities: [String]
  package var countries: [String]
  /// The ways from stop to stop, as they are estimated.
  package var ownKilometres: Double
  /// The line between the ends of what is booked.
  package var bookedKilometres: Double
  /// All that is spent, as `costs` tells it: what can be told in one currency, then the others.
  package var costs: [Balance]

  package init(_ trip: Trip, settings: Settings) {
    days = trip.days.count
    nights = trip.nightCount
    stops = trip.stopCount
    done = trip.days.reduce(0) { $0 + $1.stops.count(where: \.done) }
    bookings = Dictionary(grouping: trip.bookings, by: \.kind).mapValues(\.count)
    let stays = trip.cities
    cities = stays.map(\.name).withoutRepeats
    let places = stays.compactMap(\.place)
    // An idea is nowhere yet.
    countries = (places + trip.days.flatMap(\.stops).compactMap(\.place)).countries
    let legs = trip.days.flatMap { DayRoute(of: $0, in: trip).legs }
    ownKilometres = legs.filter { $0.booking == nil }.reduce(0) { $0 + $1.kilometres }
    bookedKilometres =
      legs.filter { $0.booking != nil }.reduce(0) { $0 + $1.kilometres }
      + trip.kilometresBookedBesides(legs)
    let sheet = CostSheet(trip, trip.costEntries, settings: settings)
    costs = [sheet.total].compactMap(\.self) + sheet.others
  }

  /// What a day costs of each sum, rounded to the smallest unit.
  package var costsPerDay: [Balance] {
    guard days > 0 else { return [] }
    return costs.map { sum in
      Balance((sum.minorUnits + Int128(days / 2)) / Int128(days), sum.currency)
    }
  }
}

extension Trip {
  /// How many nights it has: one behind each of its days but the last.
  ///
  /// A date that is none of its days has none either.
  package var nightCount: Int { max(0, days.count - 1) }

  /// Where its days and nights are, in their order; without that where it goes.
  fileprivate var cities: [Destination] {
    let hasOwn = days.contains { $0.city != nil }
    let all = days.flatMap { day in
      let bed = hotels(on: day).last.flatMap { city(of: $0, on: day) }
      return [hasOwn ? day.city : bed == nil ? nightCity(of: day) : nil, bed].compactMap(\.self)
    }
    // A country is where one is only as long as nothing tells the city.
    let towns = all.filter { $0.place?.category != PlaceKind.country.rawValue }
    return towns.isEmpty ? [destination].compactMap(\.self) : towns
  }
}

extension Trip {
  /// The lines of what is booked on no day of the trip: a flight of the evening before.
  fileprivate func kilometresBookedBesides(_ legs: [DayRoute.Leg]) -> Double {
    let told = Set(legs.compactMap { $0.booking?.id })
    return bookings.filter { $0.kind.isJourney && !told.contains($0.id) }.reduce(0) {
      sum, booking in
      guard let here = booking.from?.position, let there = booking.to?.position else { return sum }
      return sum + here.kilometres(to: there)
    }
  }
}

extension [Place] {
  /// The countries that they are in, each once, in the order of the places.
  ///
  /// A country is called as the address of a place there says it. A place without an address that
  /// is no part of any other is called so itself, as Singapore is.
  fileprivate var countries: [String] {
    var names: [String: String] = [:]
    for place in self {
      guard let code = place.country, names[code] == nil else { continue }
      names[code] = place.address?.split(separator: ",").last.map { oneLine(String($0)) }
    }
    for place in self
    where Set([PlaceKind.city, .country].map(\.rawValue)).contains(place.category ?? "") {
      guard let code = place.country, names[code] == nil, place.address == nil else { continue }
      names[code] = place.name
    }
    return compactMap(\.country).map { names[$0] ?? $0 }.withoutRepeats
  }
}

extension [String] {
  /// Each once, where it stands first.
  fileprivate var withoutRepeats: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
