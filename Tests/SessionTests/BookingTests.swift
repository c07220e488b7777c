import Session
import TestSupport
import Testing

/// Flights, stays and activities of a trip to Porto from Mon 2027-04-19 to Fri 2027-04-23.
struct BookingTests {
  private func flight(
    _ day: DayReference? = .number(1), _ leaves: String?, _ arrives: String?,
    _ arrivalDay: ArrivalDay? = nil
  ) -> NewBooking {
    var new = NewBooking(.flight, name: "TP1234")
    (new.from, new.to) = (.words("home"), .words("the airfield"))
    new.day = day
    new.time = leaves.flatMap { ClockTime(text: $0) }
    new.arrival = arrives.flatMap { ClockTime(text: $0) }.map { NewArrival($0, arrivalDay) }
    return new
  }

  private func hotel(_ name: String, from first: Int, to last: Int) -> NewBooking {
    var new = NewBooking(.hotel, name: name)
    (new.day, new.lastDay) = (.number(first), .number(last))
    return new
  }

  private func window() throws -> PortoWindow {
    var porto = try PortoWindow()
    porto.window.zones = OneZone()
    return porto
  }

  @Test func `a flight keeps both ends and how long it takes`() throws {
    var porto = try window()
    try porto.change(.booking(.add(flight(.number(1), "10:05", "11:10"))))
    let booking = try #require(porto.trip.bookings.first)
    #expect(booking.times.start.date?.iso == "2027-04-19")
    #expect(booking.times.end?.date?.iso == "2027-04-19" && booking.times.minutes == 65)
    #expect(booking.times.start.zone == "Europe/Lisbon")
  }

  @Test func `an arrival without a day is the soonest`() throws {
    var porto = try window()
    try porto.change(.booking(.add(flight(.number(1), "22:15", "07:30"))))
    let booking = try #require(porto.trip.bookings.first)
    #expect(booking.times.end?.date?.iso == "2027-04-20" && booking.times.minutes == 555)
  }

  @Test func `a day that is said decides, and one before the departure is refused`() throws {
    var porto = try window()
    try porto.change(.booking(.add(flight(.number(1), "10:00", "11:00", .later(1)))))
    #expect(porto.trip.bookings.first?.times.minutes == 1500)
    #expect(
      porto.failure(.booking(.add(flight(.number(2), "10:00", "11:00", .later(-1)))))
        == .booking(.arrivesBeforeItLeaves))
  }

  @Test func `without an arrival there is no end and no length`() throws {
    var porto = try window()
    try porto.change(.booking(.add(flight(.number(2), "10:05", nil))))
    let times = try #require(porto.trip.bookings.first?.times)
    #expect(times.end == nil && times.minutes == nil)
  }

  @Test func `without data of the zones the length is not known, and that is told`() throws {
    var porto = try PortoWindow()
    let commit = try porto.change(.booking(.add(flight(.number(1), "10:05", "11:10"))))
    #expect(porto.trip.bookings.first?.times.minutes == nil)
    #expect(commit.notices.contains(.booking(.unknownZones(["Europe/Lisbon"]))))
  }

  @Test func `a skipped time is as much later, a doubled one the first`() {
    let rules = OneZone.lisbon
    let spring = CivilDate(year: 2027, month: 3, day: 28)
    let autumn = CivilDate(year: 2027, month: 10, day: 31)
    func moment(_ date: CivilDate?, _ text: String) -> Int? {
      date.flatMap { date in ClockTime(text: text).map { rules.moment(of: date, $0) } }
    }
    #expect(moment(spring, "01:30") == moment(spring, "02:30"))
    #expect(moment(autumn, "01:30").map { $0 + 2 * 3600 } == moment(autumn, "02:30"))
  }

  @Test func `a hotel is where one sleeps, and a second one for a night is told`() throws {
    var porto = try window()
    try porto.change(.booking(.add(hotel("Casa do Conto", from: 1, to: 4))))
    #expect(porto.trip.bookings.first?.nights.compactMap(\.date?.day) == [19, 20, 21])
    let commit = try porto.change(.booking(.add(hotel("Grande Hotel", from: 3, to: 5))))
    #expect(commit.notices.contains(.booking(.nightsTaken(by: "Casa do Conto", count: 1))))
    #expect(
      porto.failure(.booking(.add(hotel("Nowhere", from: 3, to: 3))))
        == .booking(.noNight(first: "2027-04-21", last: "2027-04-21")))
  }

  @Test func `bookings are changed by number and by name, and undone`() throws {
    var porto = try window()
    try porto.change(.booking(.add(flight(.number(1), "10:05", "11:10"))))
    try porto.change(.booking(.add(hotel("Casa do Conto", from: 1, to: 4))))
    try porto.change(.booking(.reference(.number(1), "XK7")))
    try porto.change(.booking(.seat(.named("tp1234"), "12A")))
    try porto.change(.booking(.note(.named("casa"), "breakfast")))
    try porto.change(.booking(.addNote(.named("casa"), "from 8")))
    try porto.change(
      .booking(.cost(.only(.hotel), Amount(digits: "300", currency: .code(.euro)))))
    try porto.change(.booking(.move(.number(1), to: .number(2))))
    try porto.change(.booking(.rename(.number(1), "TP99")))
    try porto.change(.booking(.departure(.number(1), ClockTime(text: "10:30"))))
    let first = try #require(porto.trip.bookings.first)
    #expect(first.reference == "XK7" && first.seat == "12A" && first.name == "TP99")
    #expect(first.times.start.date?.iso == "2027-04-20" && first.times.minutes == 40)
    #expect(porto.trip.bookings.last?.note == "breakfast\nfrom 8")
    try porto.change(.booking(.reference(.number(1), nil)))
    let whole = porto.trip
    try porto.change(.booking(.remove(.number(1))))
    #expect(porto.trip.bookings.map(\.name) == ["Casa do Conto"])
    _ = try porto.window.run(.undo(.steps(1)))
    #expect(porto.trip == whole)
    _ = try porto.window.run(.undo(.steps(9)))
    #expect(porto.trip.bookings.map(\.name) == ["TP1234", "Casa do Conto"])
    #expect(porto.trip.bookings.allSatisfy { $0.reference == nil && $0.note == nil })
    #expect(porto.trip.bookings.first?.times.minutes == 65)
    _ = try porto.window.run(.redo(9))
    #expect(porto.trip == whole)
    _ = try porto.window.run(.redo(1))
    #expect(
      porto.failure(.booking(.remove(.number(7))))
        == .booking(.noSuchNumber(7, bookings: 1)))
    #expect(porto.failure(.booking(.remove(.named("zzz")))) == .booking(.noSuch("zzz")))
    #expect(porto.failure(.booking(.seat(.only(.train), "1"))) == .booking(.none(.train)))
  }

  @Test func `of two that are meant it is asked which`() throws {
    var porto = try window()
    try porto.change(.booking(.add(hotel("Casa do Conto", from: 1, to: 2))))
    try porto.change(.booking(.add(hotel("Casa do Livro", from: 2, to: 3))))
    #expect(porto.question(.booking(.remove(.named("casa"))))?.choices.count == 2)
    #expect(porto.question(.booking(.add(flight(nil, "10:00", nil))))?.topic == .whichDay)
    porto.select(day: 3)
    try porto.change(.booking(.add(flight(nil, "10:00", nil))))
    #expect(porto.trip.bookings.last?.times.start.date?.iso == "2027-04-21")
  }

  @Test func `an arrival that is told later sets the length`() throws {
    var porto = try window()
    try porto.change(.booking(.add(flight(.number(1), "22:15", nil))))
    let time = try #require(ClockTime(text: "00:40"))
    try porto.change(.booking(.arrival(.only(.flight), NewArrival(time))))
    let times = try #require(porto.trip.bookings.first?.times)
    #expect(times.end?.date?.iso == "2027-04-20" && times.minutes == 145)
    try porto.change(.booking(.arrival(.number(1), nil)))
    #expect(porto.trip.bookings.first?.times.end == nil)
  }

  @Test func `a copy from another date takes the bookings along`() throws {
    var porto = try window()
    try porto.change(.booking(.add(flight(.number(2), "22:15", "07:30"))))
    let date = try #require(CivilDate(iso: "2027-10-29"))
    _ = try porto.window.run(.copyTrip(name: "Again", from: date))
    let id = try #require(porto.window.session.cursor.trip)
    let times = try #require(porto.trip(id).bookings.first?.times)
    #expect(times.start.date?.iso == "2027-10-30" && times.end?.date?.iso == "2027-10-31")
    // That night the clocks are set back.
    #expect(times.minutes == 615)
  }

  @Test func `in a trip without dates the numbers of the days stand in`() throws {
    var porto = try window()
    porto.window.session.cursor.trip = porto.rome
    try porto.change(.booking(.add(flight(.number(1), "22:15", "07:30"))))
    let times = try #require(porto.trip(porto.rome).bookings.first?.times)
    #expect(times.start.day == 1 && times.end?.day == 2 && times.start.date == nil)
  }
}

/// Lisbon as it is, and nothing else.
private struct OneZone: TimeZones {
  static let lisbon = ZoneRules(
    firstOffset: 0,
    later: ZoneFooter(
      standard: 0,
      seasons: ZoneSeasons(
        offset: 3600,
        begins: YearlyMoment(day: .weekday(.sunday, week: 5, month: 3), seconds: 3600),
        ends: YearlyMoment(day: .weekday(.sunday, week: 5, month: 10), seconds: 7200))))

  func rules(of zone: String) -> ZoneRules? { zone == "Europe/Lisbon" ? OneZone.lisbon : nil }
}
