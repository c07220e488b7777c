import Session
import TestSupport
import Testing

/// The one order of what is on a day, of stops and bookings.
@Suite struct DayOrderOfBookingsTests {
  private func booking(
    _ kind: Booking.Kind, _ name: String, _ day: Int, _ start: String?, _ end: String? = nil,
    until last: Int? = nil, from: String? = nil, to: String? = nil
  ) throws -> Booking {
    let first = try date("2027-04-19")
    var booking = Booking(
      id: BookingID(900 + name.utf8.reduce(0) { $0 + Int($1) }), kind: kind, name: name)
    booking.times.start = BookingTime(
      date: first.adding(day - 1), time: start.flatMap(ClockTime.init(text:)))
    if end != nil || last != nil {
      booking.times.end = BookingTime(
        date: first.adding((last ?? day) - 1), time: end.flatMap(ClockTime.init(text:)))
    }
    (booking.from, booking.to) = (from.map(Destination.words), to.map(Destination.words))
    return booking
  }

  private func stop(_ id: Int, _ name: String, at time: String? = nil) -> Stop {
    SessionTests.stop(id, name, at: time, nil)
  }

  /// What is on a day by name, in its order.
  private func order(_ day: Int, _ stops: [Stop], _ bookings: [Booking]) throws -> [String] {
    var trip = try portoWindow().trip
    trip.days[day - 1].stops = stops
    trip.bookings = bookings
    let booked = DayCourse(of: trip.days[day - 1], in: trip).booked
    return (0...stops.count).flatMap { index in
      booked.filter { $0.index == index }.map(\.booking.name)
        + stops.dropFirst(index).prefix(1).map(\.name)
    }
  }

  @Test func `on the first day one arrives before what has no time`() throws {
    let stops = [stop(20, "old town"), stop(21, "dinner")]
    let flight = try booking(.flight, "TP1", 1, "16:00", "17:00")
    #expect(try order(1, stops, [flight]) == ["TP1", "old town", "dinner"])
  }

  @Test func `on the last day one leaves behind what has no time`() throws {
    let stops = [stop(20, "old town"), stop(21, "souvenirs")]
    let flight = try booking(.flight, "TP2", 5, "10:00", "11:00")
    #expect(try order(5, stops, [flight]) == ["old town", "souvenirs", "TP2"])
  }

  @Test func `a landing in the morning begins the day, but for a stop with an earlier time`() throws
  {
    let flight = try booking(.flight, "TP3", 2, "22:00", "08:00", until: 3)
    #expect(try order(3, [stop(20, "castle")], [flight]) == ["TP3", "castle"])
    let stops = [
      stop(20, "coffee", at: "07:00"), stop(21, "castle"), stop(22, "lunch", at: "13:00"),
    ]
    #expect(try order(3, stops, [flight]) == ["coffee", "castle", "TP3", "lunch"])
  }

  @Test func `stops without a time stay behind the one with a time before them`() throws {
    let stops = [
      stop(20, "lunch", at: "12:00"), stop(21, "walk"), stop(22, "dinner", at: "20:00"),
    ]
    let train = try booking(.train, "IC", 3, "15:00", "16:00")
    #expect(try order(3, stops, [train]) == ["lunch", "walk", "IC", "dinner"])
    let tour = try booking(.activity, "tour", 3, "15:00", "16:00")
    #expect(try order(3, stops, [tour]) == ["lunch", "walk", "tour", "dinner"])
  }

  @Test func `a journey without a time follows the one that leads to it, else it is the last`()
    throws
  {
    let flight = try booking(.flight, "TP4", 2, "10:00", "11:00", from: "Lisbon", to: "Porto")
    let onward = try booking(.train, "onward", 2, nil, from: "Porto", to: "Braga")
    let feeder = try booking(.train, "feeder", 2, nil, from: "Faro", to: "Lisbon")
    let other = try booking(.ferry, "other", 2, nil, from: "Rome", to: "Bari")
    #expect(
      try order(2, [], [onward, other, feeder, flight]) == ["feeder", "TP4", "onward", "other"])
  }

  @Test func `an activity keeps no journey from where it leads`() throws {
    let tour = try booking(.activity, "tour", 2, "09:00", "10:00")
    let train = try booking(.train, "IC", 2, "11:00", "12:00")
    let stops = [stop(20, "castle")]
    #expect(try order(2, stops, [tour, train]) == ["tour", "IC", "castle"])
  }
}
