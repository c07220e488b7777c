import Session
import TestSupport
import Testing

@Suite struct OutlookTests {
  private let porto = Coordinates(latitude: 41.15, longitude: -8.61)
  private let lisbon = Coordinates(latitude: 38.72, longitude: -9.14)

  private func place(_ name: String, _ position: Coordinates?) -> Destination {
    guard let position else { return .words(name) }
    return .place(Place(name: name, position: position, source: .typed))
  }

  private func time(_ text: String) -> ClockTime? { ClockTime(text: text) }

  /// Three days, with a night in a hotel from the first to the second, and a train on the second.
  private func trip() throws -> Trip {
    var trip = Trip(id: TripID(1), name: "Portugal")
    let first = try date("2027-04-19")
    trip.days = (0..<3).map { Day(id: DayID(2 + $0), date: first.adding($0)) }
    var hotel = Booking(
      id: BookingID(9), kind: .hotel, name: "Casa",
      times: BookingTimes(
        start: BookingTime(date: first), end: BookingTime(date: first.adding(1))))
    hotel.place = place("Casa", porto)
    var train = Booking(
      id: BookingID(10), kind: .train, name: "IC 520",
      times: BookingTimes(
        start: BookingTime(date: first.adding(1), time: time("12:00")),
        end: BookingTime(date: first.adding(1), time: time("15:10")), minutes: 190))
    train.from = place("Porto Campanhã", porto)
    train.to = place("Lisbon", lisbon)
    trip.bookings = [hotel, train]
    return trip
  }

  private func stop(_ id: Int, _ name: String, at text: String?, _ position: Coordinates?) -> Stop {
    var stop = Stop(id: StopID(id), text: name)
    stop.at = text.flatMap(time)
    stop.position = position
    return stop
  }

  @Test func `a route begins and ends at the hotel, and a train is a leg of its own`() throws {
    var trip = try trip()
    let tower = Coordinates(latitude: 41.14, longitude: -8.615)
    let river = Coordinates(latitude: 38.71, longitude: -9.13)
    trip.days[1].stops = [
      stop(20, "Tower", at: "10:00", tower), stop(21, "lunch", at: nil, nil),
      stop(22, "river", at: "17:00", river),
    ]
    let route = DayRoute(of: trip.days[1], in: trip)
    #expect(route.legs.map(\.from) == ["Casa", "Tower", "Porto Campanhã", "Lisbon"])
    #expect(route.legs.map(\.to) == ["Tower", "Porto Campanhã", "Lisbon", "river"])
    #expect(route.legs.map { $0.booking?.name } == [nil, nil, "IC 520", nil])
    #expect(route.withoutPlace == ["lunch"])
    #expect(route.legs[2].kilometres > 250 && route.ownKilometres < 10)
    let evening = DayRoute(of: trip.days[0], in: trip)
    #expect(evening.legs.isEmpty && evening.withoutPlace.isEmpty)
  }

  @Test func `what is free lies between what has a time, journeys included`() throws {
    var trip = try trip()
    var museum = stop(20, "museum", at: "10:00", nil)
    museum.minutes = 90
    trip.days[1].stops = [museum, stop(21, "walk", at: nil, nil)]
    let free = trip.freeTime(atLeast: 120)
    #expect(free.map(\.isEmpty) == [true, false, true])
    #expect(free[1].stretches == [15 * 60 + 10..<21 * 60])
    #expect(free[1].untimed == ["walk"])
    #expect(trip.freeTime(atLeast: 30)[1].stretches.prefix(2) == [540..<600, 690..<720])
    let none = trip.freeTime(atLeast: 13 * 60).filter { !$0.stretches.isEmpty }
    #expect(none.isEmpty)
  }

  @Test func `a trip in numbers counts each city once and sums each currency`() throws {
    var trip = try trip()
    trip.days[0].city = place("Porto", porto)
    trip.days[1].city = place("Porto", porto)
    trip.days[2].city = place("Lisbon", lisbon)
    var tea = stop(20, "tea", at: nil, nil)
    tea.cost = Money(minorUnits: 1000, currency: .euro)
    var cake = stop(21, "cake", at: nil, nil)
    cake.cost = Money(minorUnits: 550, currency: .usDollar)
    trip.days[0].stops = [tea, cake]
    trip.bookings[0].cost = Money(minorUnits: 9000, currency: .euro)
    let stats = TripStats(trip, settings: Settings())
    #expect(stats.cities == ["Porto", "Lisbon"])
    #expect(stats.nights == 2 && stats.stops == 2)
    #expect(stats.costs.map(\.amount) == ["100.00", "5.50"])
    #expect(stats.costsPerDay.map(\.amount) == ["33.33", "1.83"])
    #expect(stats.bookings == [.hotel: 1, .train: 1])
    #expect(stats.bookedKilometres > 250)
    #expect(CityStay("porto", in: trip)?.nights == 2)
    #expect(CityStay("lisbon", in: trip)?.nights == 0)
    #expect(CityStay("Braga", in: trip) == nil)
    #expect(TripStats(Trip(id: TripID(3), name: "Empty"), settings: Settings()).costsPerDay.isEmpty)
  }

  @Test func `the best order of a day is asked for at a prompt and done in a script`() throws {
    var window = try portoWindow()
    for (name, longitude) in [("far", -8.0), ("near", -8.6), ("farther", -7.0)] {
      let position = try #require(Coordinates(latitude: 41.15, longitude: longitude))
      try window.commit(
        .add(NewStops(.position(position, name: name), to: .day(.number(1)))))
    }
    let before = try window.trip
    let commit = try window.commit(.plan(.optimise(.number(1))))
    #expect(try window.trip.days[0].stops.map(\.name) == ["near", "far", "farther"])
    #expect(commit.canonical == .plan(.optimise(.number(1))))
    let again = try window.reply(.plan(.optimise(.number(1))))
    #expect(again.notices == [.shortestAlready])
    try window.commit(.undo(.steps(1)))
    #expect(try window.trip == before)
    #expect(window.problem(.plan(.optimise(.number(2)))) == .emptyDay(2))
  }

  @Test func `a day is left as it is where nothing has a place`() throws {
    var window = try portoWindow()
    try window.plan("tea", day: 1)
    try window.plan("cake", day: 1)
    #expect(try window.reply(.plan(.optimise(.number(1)))).notices == [.shortestAlready])
  }

  @Test func `a plan is written in two formats, and no other`() throws {
    let window = try portoWindow()
    let id = try window.trip.id
    let export = { (file: String) in window.decide(.outlook(.export(file: file))) }
    #expect(
      export("~/a.MD") == .perform(.export(id, .markdown, file: "~/a.MD", replaces: false)))
    #expect(export("a.txt") == .perform(.export(id, .text, file: "a.txt", replaces: false)))
    for (file, other) in [
      ("a.pdf", "a.md"), ("a", "a.md"), ("a.trip", "a.md"), ("a.cast", "a.md"), ("a.b", "a.md"),
    ] {
      guard case .fail(let failure) = export(file) else { throw NoChange() }
      #expect(failure.problem == .noPlanFormat(file))
      #expect(failure.remedies == [.outlook(.export(file: other))])
    }
    #expect(window.problem(.outlook(.export(file: "dir/"))) == .emptyName)
    #expect(window.problem(.outlook(.free(minutes: 0))) == .notPositive)
    #expect(window.problem(.outlook(.nightsIn("Oz"))) == .noDayInCity("Oz"))
  }
}
