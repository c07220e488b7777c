import Session
import TestSupport
import Testing

@Suite struct DayToTripTests {
  private func booking(_ id: Int, _ kind: Booking.Kind, from: String, to: String?) throws -> Booking
  {
    var start = BookingTime(date: try date(from), time: ClockTime(minutes: 600))
    if kind == .hotel { start.time = nil }
    return Booking(
      id: BookingID(id), kind: kind, name: "\(kind) \(id)",
      times: BookingTimes(start: start, end: try to.map { BookingTime(date: try date($0)) }))
  }

  private func porto(
    _ bookings: [Booking] = [], romeFrom first: CivilDate? = nil
  ) throws -> PortoWindow {
    var porto = try PortoWindow()
    var trips = porto.window.library.trips
    trips[0].bookings = bookings
    if let first {
      trips[1].days = (0..<3).map { Day(id: DayID(11 + $0), date: first.adding($0)) }
    }
    porto.window = TestWindow(MemoryLibrary(trips))
    porto.window.session.cursor.trip = porto.porto
    return porto
  }

  private func plan(_ name: String, day: Int, in porto: inout PortoWindow) throws {
    let ten = ClockTime(hour: 10, minute: 0)
    try porto.window.commit(.add(NewStops(.text(name), to: .day(.number(day)), at: ten)))
  }

  @Test func `a day goes behind the last of a trip without dates, with all that is on it`() throws {
    var porto = try porto([try booking(20, .activity, from: "2027-04-21", to: nil)])
    try plan("Lello", day: 3, in: &porto)
    try porto.window.commit(.nameDay(.number(3), "Books"))
    try porto.window.commit(.note(.day(.number(3)), "early"))
    let commit = try porto.change(.plan(.toTrip(.number(3), to: .named("rome"))))
    #expect(commit.canonical == .plan(.toTrip(.number(3), to: .named("Rome"))))
    let rome = porto.trip(porto.rome)
    #expect(rome.days.map(\.date) == [nil, nil, nil])
    #expect(rome.days[2].title == "Books" && rome.days[2].note == "early")
    #expect(porto.names(day: 3, of: porto.rome) == ["Lello"])
    #expect(rome.bookings.map(\.times.start.day) == [3])
    #expect(porto.trip.bookings.isEmpty)
    // The other days keep their dates.
    #expect(
      porto.trip.days.compactMap(\.date?.iso) == [
        "2027-04-19", "2027-04-20", "2027-04-22", "2027-04-23",
      ])
    #expect(commit.notices.contains(.gapLeft(before: 3, dates: 1)))
    #expect(commit.notices.contains(.booking(.wentAlong(["activity 20"]))))
    try porto.window.commit(.undo(.steps(1)))
    #expect(porto.trip.days.count == 5 && porto.names(day: 3) == ["Lello"])
    #expect(porto.trip(porto.rome).days.count == 2)
  }

  @Test(arguments: [
    ("2027-04-21", 3, "2027-04-23"), ("2027-04-24", 1, "2027-04-23"),
    ("2027-05-01", 4, "2027-05-04"),
  ])
  func `in a trip with dates it is on its own date where that fits, else behind the last`(
    start: String, number: Int, there: String
  ) throws {
    var porto = try porto(romeFrom: try date(start))
    try plan("Lello", day: 5, in: &porto)
    let commit = try porto.change(.plan(.toTrip(.last, to: .named("Rome"))))
    let rome = porto.trip(porto.rome)
    #expect(rome.days.count == (start == "2027-04-21" ? 3 : 4))
    #expect(rome.days[number - 1].date?.iso == there)
    #expect(porto.names(day: number, of: porto.rome) == ["Lello"])
    #expect(
      commit.notices.contains(
        .dayInTrip(
          5, DayInTrip(trip: porto.rome, number: number, date: try date(there)))))
  }

  @Test func `what is booked over several days stays and is named; what begins there goes`() throws
  {
    var porto = try porto([
      try booking(20, .hotel, from: "2027-04-20", to: "2027-04-23"),
      try booking(21, .hotel, from: "2027-04-21", to: "2027-04-22"),
      try booking(22, .train, from: "2027-04-21", to: "2027-04-22"),
      try booking(23, .train, from: "2027-04-20", to: "2027-04-21"),
      try booking(24, .hotel, from: "2027-04-19", to: "2027-04-21"),
    ])
    let commit = try porto.change(.plan(.toTrip(.number(3), to: .named("Rome"))))
    #expect(porto.trip(porto.rome).bookings.map(\.id.number) == [21, 22])
    #expect(porto.trip(porto.rome).bookings.map(\.times.end?.day) == [4, 4])
    #expect(commit.notices.contains(.booking(.wentAlong(["hotel 21", "train 22"]))))
    #expect(commit.notices.contains(.booking(.stayed(["hotel 20", "train 23"], in: "Porto"))))
  }

  @Test func `a day of a trip that is not open is named with it`() throws {
    var porto = try porto()
    let commit = try porto.change(
      .plan(.toTrip(.number(2), of: .named("rome"), to: .named("porto"))))
    #expect(
      commit.canonical
        == .plan(.toTrip(.number(2), of: .named("Rome"), to: .named("Porto"))))
    #expect(porto.trip(porto.rome).days.count == 1)
    #expect(porto.trip.days.last?.date?.iso == "2027-04-24")
  }

  @Test func `a day does not go into its own trip, or one that is not there`() throws {
    let porto = try porto()
    #expect(
      porto.window.problem(.plan(.toTrip(.number(2), to: .named("Porto")))) == .sameTrip("Porto"))
    #expect(
      porto.window.problem(.plan(.toTrip(.number(2), to: .named("Oslo")))) == .noSuchTrip("Oslo"))
    #expect(
      porto.window.problem(.plan(.toTrip(.number(9), to: .named("Rome"))))
        == .noSuchDay(9, days: 5))
  }
}
