import Session
import TestSupport
import Testing

/// Lines that settle what only a person seemed to.
struct FixTests {
  private func porto(
    _ bookings: [Booking] = [], cityOfDay3: String? = nil
  ) throws -> TestWindow {
    let porto = try PortoWindow()
    var trips = porto.window.library.trips
    trips[0].bookings = bookings
    if let city = cityOfDay3 { trips[0].days[2].city = try place(city) }
    var window = TestWindow(MemoryLibrary(trips))
    window.session.cursor.trip = porto.porto
    return window
  }

  private func place(_ name: String) throws -> Destination {
    .place(try #require(SmallGazetteer().named(name).first).place)
  }

  private func journey(
    _ id: Int, _ kind: Booking.Kind, from: String, to: String, on day: String, at hour: Int?
  ) throws -> Booking {
    let start = BookingTime(
      date: try date(day), time: hour.flatMap { ClockTime(hour: $0, minute: 0) })
    let end = BookingTime(
      date: try date(day), time: hour.flatMap { ClockTime(hour: $0 + 2, minute: 0) })
    var journey = Booking(
      id: BookingID(id), kind: kind, name: "\(kind) \(id)",
      times: BookingTimes(start: start, end: hour == nil ? nil : end))
    (journey.from, journey.to) = (try place(from), try place(to))
    return journey
  }

  private func findings(_ rule: CheckRule, in window: TestWindow) throws -> [Finding] {
    guard case .reply(let look) = window.decide(.check(.rule(rule.rawValue))),
      case .findings(let found)? = look.view
    else { throw NoChange() }
    return found.findings
  }

  /// Applies the fix of the only finding of a rule; it is settled then.
  private func settle(_ rule: CheckRule, in window: inout TestWindow) throws -> Trip {
    let before = try window.trip
    try window.reply(.check(.rule(rule.rawValue)))
    try window.commit(.check(.fix(1)))
    #expect(try findings(rule, in: window) == [])
    let trip = try window.trip
    try window.commit(.undo(.steps(1)))
    #expect(try window.trip == before)
    return trip
  }

  @Test(arguments: [("2027-04-20", "2027-04-22", 22), ("2027-04-21", "2027-04-21", 21)])
  func `a leg that is missing is booked on the day of the next one`(
    first: String, second: String, day: Int
  ) throws {
    var window = try porto([
      try journey(20, .flight, from: "Kyoto", to: "Lisbon", on: first, at: 8),
      try journey(21, .flight, from: "Porto", to: "Kyoto", on: second, at: 18),
    ])
    let trip = try settle(.missingLeg, in: &window)
    let leg = try #require(trip.bookings.last)
    #expect(leg.kind == .train && leg.from?.name == "Lisboa" && leg.to?.name == "Porto")
    #expect(leg.times.start.date?.day == day && leg.times.start.time == nil)
  }

  @Test func `who drives drives, and on the day that is in the city`() throws {
    var window = try porto(
      [
        try journey(20, .drive, from: "Kyoto", to: "Lisbon", on: "2027-04-19", at: 8),
        try journey(21, .drive, from: "Porto", to: "Matosinhos", on: "2027-04-23", at: 18),
      ], cityOfDay3: "Porto")
    let leg = try #require(try settle(.missingLeg, in: &window).bookings.last)
    #expect(leg.kind == .drive && leg.times.start.date?.iso == "2027-04-21")
  }

  @Test func `the way back is that of the way there, on the last day`() throws {
    var window = try porto([
      try journey(20, .flight, from: "Kyoto", to: "Porto", on: "2027-04-19", at: 8)
    ])
    let leg = try #require(try settle(.missingWayBack, in: &window).bookings.last)
    #expect(leg.kind == .flight && leg.from?.name == "Porto" && leg.to?.name == "Kyoto")
    #expect(leg.times.start.date?.iso == "2027-04-23")
  }

  @Test func `what is overdue is put off to today and stays to be done`() throws {
    var window = try porto()
    try window.commit(.list(.add(.todo, "renew passport", .on(try date("2026-11-01")))))
    let task = try #require(try settle(.overdueTask, in: &window).checklist.first)
    #expect(task.due == .on(window.today) && !task.done)
  }
}
