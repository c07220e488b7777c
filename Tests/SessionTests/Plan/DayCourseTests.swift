import Session
import TestSupport
import Testing

/// A transport between cuts the way through a day.
@Suite struct DayCourseTests {
  private let porto = Coordinates(latitude: 41.15, longitude: -8.61)
  private let lisbon = Coordinates(latitude: 38.72, longitude: -9.14)
  private let airport = Coordinates(latitude: 41.25, longitude: -8.68)
  private let tower = Coordinates(latitude: 41.146, longitude: -8.615)
  private let river = Coordinates(latitude: 38.71, longitude: -9.13)

  private func place(_ name: String, _ position: Coordinates?) throws -> Destination {
    .place(Place(name: name, position: try #require(position), source: .typed))
  }

  private func booking(
    _ kind: Booking.Kind, _ name: String, _ from: Int, _ leaves: String, _ to: Int,
    _ arrives: String
  ) throws -> Booking {
    let first = try date("2027-04-19")
    return Booking(
      id: BookingID(900 + name.count), kind: kind, name: name,
      times: BookingTimes(
        start: BookingTime(date: first.adding(from - 1), time: ClockTime(text: leaves)),
        end: BookingTime(date: first.adding(to - 1), time: ClockTime(text: arrives))))
  }

  private func flight(
    home: Bool = false, _ leaves: String, _ arrives: String, until day: Int = 1
  ) throws -> Booking {
    var flight = try booking(.flight, "TP1", 1, leaves, day, arrives)
    let ends = (try place("LIS", lisbon), try place("OPO", airport))
    (flight.from, flight.to) = home ? (ends.1, ends.0) : ends
    return flight
  }

  private func hotel(_ position: Coordinates?, from day: Int, to last: Int) throws -> Booking {
    var hotel = try booking(.hotel, "Casa", day, "15:00", last, "11:00")
    hotel.place = try position.map { try place("Braga", $0) }
    return hotel
  }

  private func route(_ bookings: [Booking], _ stops: [Stop], day: Int = 1) throws -> DayRoute {
    var trip = try portoWindow().trip
    trip.days[day - 1].stops = stops
    trip.bookings = bookings
    return DayRoute(of: trip.days[day - 1], in: trip)
  }

  private func way(_ route: DayRoute) -> [String] {
    route.legs.prefix(1).map(\.from) + route.legs.map(\.to)
  }

  @Test func `stops without a time at the goal come behind the landing`() throws {
    let stops = [stop(20, "Tower", tower), stop(21, "Old town", porto)]
    let route = try route([flight("09:00", "10:00")], stops)
    #expect(way(route) == ["LIS", "OPO", "Tower", "Old town"])
    #expect(route.ownKilometres < 30)
  }

  @Test func `a stop by the clock keeps its part, one without a time goes where it is near`() throws
  {
    let stops = [
      stop(20, "breakfast", at: "07:00", river), stop(21, "River", river),
      stop(22, "Tower", tower),
    ]
    let route = try route([flight("09:00", "10:00")], stops)
    #expect(way(route) == ["River", "LIS", "OPO", "Tower"])
  }

  @Test func `on the day of departure what is near the hotel comes before the flight`() throws {
    let stops = [stop(20, "Tower", tower), stop(21, "lunch", at: "21:00", river)]
    let bookings = [try flight(home: true, "15:00", "16:00"), try hotel(porto, from: 0, to: 1)]
    let route = try route(bookings, stops)
    #expect(way(route) == ["Casa", "Tower", "OPO", "LIS", "lunch"])
  }

  @Test func `what stands behind a stop with a time is not before it on the way`() throws {
    let stops = [stop(20, "lunch", at: "21:00", river), stop(21, "Tower", tower)]
    let route = try route([flight(home: true, "15:00", "16:00")], stops)
    #expect(way(route) == ["OPO", "LIS", "lunch", "Tower"])
  }

  @Test func `the day after a flight through the night begins where that lands`() throws {
    let bookings = [
      try flight("22:00", "10:00", until: 2), try hotel(porto, from: 1, to: 3),
    ]
    let second = try route(bookings, [stop(20, "Tower", tower)], day: 2)
    #expect(way(second) == ["OPO", "Tower", "Casa"])
    // In the evening before one is in the air.
    let first = try route(bookings, [stop(20, "River", river)])
    #expect(way(first) == ["River", "LIS", "OPO"])
  }

  @Test func `a way there and back leaves the stops in their order`() throws {
    var out = try flight("09:00", "10:00")
    (out.from, out.to) = (out.to, out.from)
    var back = try booking(.train, "IC 520", 1, "18:00", 1, "21:00")
    (back.from, back.to) = (out.to, out.from)
    let stops = [stop(20, "Tower", tower), stop(21, "River", river), stop(22, "Old town", porto)]
    let route = try route([out, back], stops)
    #expect(way(route) == ["Tower", "OPO", "LIS", "River", "LIS", "OPO", "Old town"])
  }

  @Test func `a hotel is told by its name, and that it has no place is told once`() throws {
    let bookings = [try hotel(nil, from: 0, to: 3)]
    #expect(try route(bookings, [stop(20, "Tower", tower)]).withoutPlace == ["Casa"])
  }
}
