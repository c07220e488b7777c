import Session
import TestSupport
import Testing

/// Whose the nights of a trip are.
@Suite struct CityStayTests {
  private func town(
    _ name: String, _ latitude: Double, _ country: String = "PT"
  ) throws
    -> Destination
  {
    let position = try #require(Coordinates(latitude: latitude, longitude: -8.6))
    var place = Place(name: name, position: position, source: .typed)
    (place.category, place.country) = (PlaceKind.city.rawValue, country)
    return .place(place)
  }

  /// Four days in Porto, three nights.
  private func trip() throws -> Trip {
    var trip = Trip(id: TripID(1), name: "C")
    let first = try date("2027-04-19")
    trip.days = (0..<4).map { Day(id: DayID(2 + $0), date: first.adding($0)) }
    trip.destination = try town("Porto", 41.15)
    return trip
  }

  private func booking(
    _ kind: Booking.Kind, _ id: Int, from day: Int, to last: Int, at place: Destination? = nil
  ) throws -> Booking {
    let first = try date("2027-04-19")
    var booking = Booking(
      id: BookingID(id), kind: kind, name: "B\(id)",
      times: BookingTimes(
        start: BookingTime(date: first.adding(day - 1), time: ClockTime(text: "20:00")),
        end: BookingTime(date: first.adding(last - 1), time: ClockTime(text: "10:00"))))
    booking.place = place
    return booking
  }

  private func nights(_ city: String, _ trip: Trip) -> [Int]? {
    CityStay(city, in: trip)?.nightDays
  }

  @Test func `a night in a hotel elsewhere is of the city of the hotel`() throws {
    var trip = try trip()
    trip.bookings = [try booking(.hotel, 9, from: 3, to: 4, at: town("Lisbon", 38.72))]
    #expect(nights("lisbon", trip) == [3] && nights("porto", trip) == [1, 2])
    #expect(TripStats(trip, settings: Settings()).cities == ["Porto", "Lisbon"])
    #expect(CityStay("porto", in: trip)?.days == [1, 2, 3])
  }

  @Test func `the last day has no night`() throws {
    var trip = try trip()
    #expect(nights("porto", trip) == [1, 2, 3])
    for index in 2...3 { trip.days[index].city = try town("Braga", 41.55) }
    #expect(nights("braga", trip) == [3] && nights("porto", trip) == [1, 2])
    #expect(CityStay("braga", in: trip)?.days == [3, 4])
  }

  @Test func `a hotel somewhere in a town is in the town`() throws {
    var trip = try trip()
    let position = try #require(Coordinates(latitude: 41.16, longitude: -8.62))
    let house = Destination.place(Place(name: "House", position: position, source: .typed))
    trip.bookings = [try booking(.hotel, 9, from: 1, to: 3, at: house)]
    #expect(nights("porto", trip) == [1, 2, 3] && nights("house", trip) == nil)
    trip.destination = nil
    #expect(nights("house", trip) == [1, 2])
  }

  @Test func `a night on the way is in no city`() throws {
    var trip = try trip()
    trip.bookings = [try booking(.train, 9, from: 2, to: 3)]
    #expect(nights("porto", trip) == [1, 3])
  }

  @Test func `of a country are the nights in its towns`() throws {
    var trip = try trip()
    guard case .place(var country) = try town("Portugal", 39.7) else { return }
    country.category = PlaceKind.country.rawValue
    trip.destination = .place(country)
    trip.bookings = [
      try booking(.hotel, 9, from: 1, to: 2, at: town("Lisbon", 38.72)),
      try booking(.hotel, 10, from: 2, to: 3, at: town("Vigo", 42.2, "ES")),
    ]
    #expect(nights("portugal", trip) == [1, 3])
    #expect(TripStats(trip, settings: Settings()).cities == ["Lisbon", "Vigo"])
  }
}
