/// When a trip is in a city: by the cities of its days, by where its nights are, and without those by
/// where it goes.
package struct CityStay: Hashable, Sendable {
  package var city: String
  /// The numbers of the days there, up to that of leaving.
  package var days: [Int]
  /// The nights there, each by the number of the day on whose evening it begins.
  package var nightDays: [Int]

  package var nights: Int { nightDays.count }

  /// `nil` where no day is there.
  package init?(_ name: String, in trip: Trip) {
    let own = trip.days(inCity: name)
    let stay = trip.bookings.lazy.filter { $0.kind == .hotel }
      .compactMap { hotel in trip.days.lazy.compactMap { trip.city(of: hotel, on: $0) }.first }
      .first { folded($0.name) == folded(name) }
    let city = own.first.flatMap { trip.day(number: $0)?.city } ?? stay
    guard let found = city ?? trip.destination, folded(found.name) == folded(name) || city != nil
    else { return nil }
    self.city = found.name
    nightDays = trip.days.indices.filter {
      trip.nightCity(of: trip.days[$0]).map(found.holds) ?? false
    }.map { $0 + 1 }
    days = own.isEmpty ? trip.numbers(from: nightDays, of: found) : own
    guard !days.isEmpty else { return nil }
  }
}

extension Destination {
  /// Whether a city is this one, or is in it where it is a country or an area.
  fileprivate func holds(_ city: Destination) -> Bool {
    if folded(city.name) == folded(name) { return true }
    guard let own = place, !isTown, city.isTown else { return false }
    return own.country == city.place?.country
  }
}

extension Trip {
  /// The city of the night that begins on a day: that of the hotel, else that of the day; `nil`
  /// where the night is spent on the way, and for the last day, which has none.
  package func nightCity(of day: Day) -> Destination? {
    guard day.id != days.last?.id else { return nil }
    if let hotel = hotels(on: day).last { return city(of: hotel, on: day) }
    return wayOvernight(on: day) == nil ? day.city ?? destination : nil
  }

  /// The city in which a hotel is: what is somewhere in a town is in that of the day, or the trip's,
  /// where that is near.
  package func city(of hotel: Booking, on day: Day) -> Destination? {
    guard let place = hotel.place, !place.isTown, let position = place.position else {
      return hotel.place ?? day.city ?? destination
    }
    let near = ([day.city, destination] + days.map(\.city)).compactMap(\.self).first {
      $0.position.map { $0.kilometres(to: position) < Trip.widestCity } ?? false
    }
    return near ?? place
  }

  /// How far from the middle of a city a hotel in it may be, in kilometres.
  private static let widestCity = 30.0

  /// The days of these nights, those on which one leaves with them; where there is no night, those
  /// that have no city of their own, or a hotel there.
  fileprivate func numbers(from nights: [Int], of city: Destination) -> [Int] {
    guard nights.isEmpty else {
      return Set(nights + nights.map { min($0 + 1, days.count) }).sorted()
    }
    return days.indices.filter { index in
      guard let hotel = hotels(on: days[index]).last else {
        return days[index].city == nil && city == destination
      }
      return self.city(of: hotel, on: days[index]) == city
    }.map { $0 + 1 }
  }
}
