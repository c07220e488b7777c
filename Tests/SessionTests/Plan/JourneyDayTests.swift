import Session
import TestSupport
import Testing

/// Days on which one is on the way.
@Suite struct JourneyDayTests {
  private let porto = Coordinates(latitude: 41.15, longitude: -8.61)
  private let lisbon = Coordinates(latitude: 38.72, longitude: -9.14)

  private func place(_ name: String, _ position: Coordinates?) -> Destination {
    guard let position else { return .words(name) }
    return .place(Place(name: name, position: position, source: .typed))
  }

  private func journey(
    _ name: String, _ from: Destination, _ to: Destination, day: Int = 1, _ leaves: String? = nil,
    until end: Int? = nil, _ arrives: String? = nil
  ) throws -> Booking {
    let first = try date("2027-04-19")
    var train = Booking(id: BookingID(900), kind: .train, name: name)
    train.times.start = BookingTime(
      date: first.adding(day - 1), time: leaves.flatMap(ClockTime.init(text:)))
    train.times.end = end.map {
      BookingTime(date: first.adding($0 - 1), time: arrives.flatMap(ClockTime.init(text:)))
    }
    (train.from, train.to) = (from, to)
    return train
  }

  @Test func `no way leads on from where a journey ends without a position`() throws {
    var trip = try portoWindow().trip
    trip.days[0].stops = [
      stop(20, "Tower", at: "08:00", porto), stop(21, "river", at: "18:00", lisbon),
    ]
    trip.bookings = [try journey("IC", place("Porto", porto), place("Somewhere", nil), "10:00")]
    let route = DayRoute(of: trip.days[0], in: trip)
    #expect(route.legs.isEmpty)
    #expect(route.withoutPlace == ["Somewhere"])
  }

  @Test func `a journey without a time comes last and keeps no other from its turn`() throws {
    var trip = try portoWindow().trip
    trip.days[0].stops = [
      stop(20, "Tower", at: "08:00", porto), stop(21, "river", at: "18:00", lisbon),
    ]
    trip.bookings = [
      try journey("open", place("Lisbon", lisbon), place("Porto", porto)),
      try journey("IC", place("Porto", porto), place("Lisbon", lisbon), "10:00"),
    ]
    let route = DayRoute(of: trip.days[0], in: trip)
    #expect(route.legs.map { $0.booking?.name } == ["IC", "open"])
    #expect(route.legs.map(\.from) == ["Porto", "Lisbon"])
  }

  @Test func `stops keep their order where nobody knows where a journey leads`() throws {
    var window = try portoWindow()
    for (name, longitude) in [("far", -8.0), ("near", -8.6), ("farther", -7.0)] {
      let position = try #require(Coordinates(latitude: 41.15, longitude: longitude))
      try window.commit(
        .add(NewStops(.position(position, name: name), to: .day(.number(1)))))
    }
    let booking = try journey(
      "IC", place("Porto", porto), place("Somewhere", nil), "22:00", until: 2, "06:00")
    let event = Event.trip(
      try window.trip.id, .bookingAdded(BookingAt(index: 0, booking: booking)))
    try window.session.apply([event])
    let reply = try window.reply(.plan(.optimise(.number(1))))
    #expect(reply.notices == [.keepsOrder(journey: "IC")])
    #expect(try window.trip.days[0].stops.map(\.name) == ["far", "near", "farther"])
  }

  @Test func `a day on the way is not free, and what has no time is named`() throws {
    var trip = try portoWindow().trip
    trip.bookings = [
      try journey(
        "ship", place("Porto", porto), place("Lisbon", lisbon), "17:00", until: 3, "11:00"),
      try journey("open", place("Lisbon", lisbon), place("Porto", porto), day: 4),
    ]
    let free = trip.freeTime(atLeast: 120)
    #expect(free.map(\.isEmpty) == [false, false, false, false, true])
    #expect(
      free.map(\.stretches) == [
        [540..<1020], [], [660..<1260], [540..<1260], [540..<1260],
      ])
    #expect(free.map(\.untimed) == [[], [], [], ["open"], []])
  }
}
