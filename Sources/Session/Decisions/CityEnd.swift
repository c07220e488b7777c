/// When one comes to a city or leaves it.
package struct CityEnd: Hashable, Sendable {
  package var city: String
  /// The number of the day.
  package var day: Int
  package var date: CivilDate?
  /// What brings one there or takes one away, by name, and when it arrives or leaves.
  package var journey: String?
  package var time: ClockTime?

  package init(
    city: String, day: Int, date: CivilDate?, journey: String? = nil, time: ClockTime? = nil
  ) {
    self.city = city
    self.day = day
    self.date = date
    self.journey = journey
    self.time = time
  }
}
