/// When a trip is in a city: by the cities of its days, by where its nights are, and without those by
/// where it goes.
package struct CityStay: Hashable, Sendable {
  package var city: String
  /// The numbers of the days.
  package var days: [Int]
  package var nights: Int

  /// `nil` where no day is there.
  package init?(_ name: String, in trip: Trip) {
    let cities = trip.days(inCity: name)
    if let first = cities.first, let city = trip.day(number: first)?.city {
      self.init(city: city.name, days: cities, nights: cities.count { $0 < trip.days.count })
      return
    }
    let nights = trip.days.indices.filter { index in
      trip.hotels(on: trip.days[index]).contains { $0.isStay(in: name) }
    }.map { $0 + 1 }
    let stay = trip.bookings.first { $0.kind == .hotel && $0.isStay(in: name) }
    if let place = stay?.place, !nights.isEmpty {
      self.init(city: place.name, days: nights, nights: nights.count)
      return
    }
    guard let goal = trip.destination?.name, folded(goal) == folded(name) else { return nil }
    let others = trip.days.indices.filter { trip.days[$0].city == nil }.map { $0 + 1 }
    guard !others.isEmpty else { return nil }
    self.init(city: goal, days: others, nights: others.count { $0 < trip.days.count })
  }

  private init(city: String, days: [Int], nights: Int) {
    self.city = city
    self.days = days
    self.nights = nights
  }
}

extension Booking {
  fileprivate func isStay(in city: String) -> Bool {
    place.map { folded($0.name) == folded(city) } ?? false
  }
}
