import Session
import TestSupport
import Testing

/// Bookings of a trip that is given dates, and of one whose dates are taken.
struct BookingDatesTests {
  /// The trip to Rome of two days without dates, with a flight from day 1 to day 2.
  private func rome() throws -> PortoWindow {
    var porto = try PortoWindow()
    porto.window.zones = SteadyZones()
    porto.window.session.cursor.trip = porto.rome
    var flight = NewBooking(.flight, name: "TP1")
    (flight.from, flight.to) = (.named("Lisboa", quoted: false), .named("Kyoto", quoted: false))
    (flight.day, flight.time) = (.number(1), ClockTime(text: "22:00"))
    flight.arrival = NewArrival(try #require(ClockTime(text: "20:00")))
    try porto.change(.booking(.add(flight)))
    return porto
  }

  private func times(_ window: PortoWindow) throws -> BookingTimes {
    try #require(window.trip(window.rome).bookings.first?.times)
  }

  @Test func `dates that a trip is given reach its bookings, and the step is one`() throws {
    var porto = try rome()
    #expect(try times(porto).end?.day == 2 && times(porto).minutes == nil)
    let before = porto.trip(porto.rome)
    try porto.change(.dates(try range("2027-04-19", "2027-04-23"), nil))
    let dated = try times(porto)
    #expect(dated.start.date?.iso == "2027-04-19" && dated.start.day == nil)
    #expect(dated.end?.date?.iso == "2027-04-20" && dated.end?.day == nil)
    #expect(dated.minutes == 13 * 60)
    _ = try porto.window.run(.undo(.steps(1)))
    #expect(porto.trip(porto.rome) == before)
  }

  @Test func `without dates a booking has the number of its day`() throws {
    var porto = try rome()
    try porto.change(.dates(try range("2027-04-19", "2027-04-20"), nil))
    try porto.change(.addDay(.on(try date("2027-04-25"))))
    var stay = NewBooking(.hotel, name: "Casa")
    (stay.day, stay.lastDay) = (.number(2), .number(3))
    try porto.change(.booking(.add(stay)))
    (stay.name, stay.day, stay.lastDay) = ("Late", .number(3), .on(try date("2027-04-27")))
    try porto.change(.booking(.add(stay)))
    (stay.name, stay.day) = ("Nowhere", .on(try date("2027-04-22")))
    try porto.change(.booking(.add(stay)))
    let commit = try porto.change(.datesNone)
    #expect(commit.notices == [.booking(.outside(["Nowhere"]))])
    let now = porto.trip(porto.rome).bookings.map(\.times)
    #expect(now.map(\.start.day) == [1, 2, 3, nil] && now.map { $0.end?.day } == [2, 3, 5, nil])
    #expect(now.map { $0.start.date?.iso } == [nil, nil, nil, "2027-04-22"])
    #expect(now[0].minutes == nil)
  }

  @Test func `bookings go along with other dates only where that is said`() throws {
    var porto = try rome()
    try porto.change(.dates(try range("2027-04-19", "2027-04-20"), nil))
    let before = porto.trip(porto.rome)
    var stay = porto
    let left = try stay.change(.shiftTrip(.byDays(7)))
    #expect(left.notices.contains(.booking(.outside(["TP1"]))))
    #expect(try times(stay).start.date?.iso == "2027-04-19")
    let moved = try porto.change(.withBookings(.shiftTrip(.byDays(7))))
    #expect(!moved.notices.contains(.booking(.outside(["TP1"]))))
    #expect(moved.canonical == .withBookings(.shiftTrip(.byDays(7))))
    let now = try times(porto)
    #expect(now.start.date?.iso == "2027-04-26" && now.end?.date?.iso == "2027-04-27")
    #expect(now.minutes == 13 * 60)
    _ = try porto.window.run(.undo(.steps(1)))
    #expect(porto.trip(porto.rome) == before)
    try porto.change(.withBookings(.datesNone))
    #expect(try times(porto).start.day == 1)
  }

  @Test func `what is on a day that the dates leave out is told`() throws {
    var porto = try rome()
    try porto.change(.booking(.move(.number(1), to: .number(2))))
    let day = try range("2027-04-19", "2027-04-19")
    let commit = try porto.change(.dates(day, nil))
    #expect(try times(porto).start.date?.iso == "2027-04-20")
    #expect(commit.notices.contains(.booking(.outside(["TP1"]))))
  }

  @Test func `a booking goes with its day where an empty one before it is left out`() throws {
    var porto = try rome()
    try porto.change(.addDay(.atEnd))
    try porto.plan("lunch", day: 3)
    try porto.change(.booking(.move(.number(1), to: .number(3))))
    try porto.change(.dates(try range("2027-04-19", "2027-04-19"), .keep))
    #expect(porto.trip(porto.rome).days.map { $0.date?.iso } == ["2027-04-19", "2027-04-20"])
    #expect(try times(porto).start.date?.iso == "2027-04-20")
    #expect(try times(porto).end?.date?.iso == "2027-04-21")
  }
}
