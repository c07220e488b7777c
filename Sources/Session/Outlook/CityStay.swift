/// When a trip is in a city: by the cities of its days, and without those by where it goes.
package struct CityStay: Hashable, Sendable {
  package var city: String
  /// The numbers of the days.
  package var days: [Int]
  package var nights: Int

  /// `nil` where no day is there.
  package init?(_ name: String, in trip: Trip) {
    var numbers = trip.days(inCity: name)
    if numbers.isEmpty, let goal = trip.destination?.name, folded(goal) == folded(name) {
      numbers = trip.days.indices.filter { trip.days[$0].city == nil }.map { $0 + 1 }
    }
    guard let first = numbers.first, let day = trip.day(number: first),
      let city = day.city ?? trip.destination
    else { return nil }
    self.city = city.name
    days = numbers
    let last = trip.days.count
    nights = numbers.count { $0 < last }
  }
}
