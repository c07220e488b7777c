import Session
import TestSupport
import Testing

/// The days and the clocks of bookings, in a trip to Porto from Mon 2027-04-19 to Fri 2027-04-23
/// and in one to Rome of two days without dates.
struct BookingDayTests {
  private func window() throws -> PortoWindow {
    var porto = try PortoWindow()
    porto.window.zones = SteadyZones()
    return porto
  }

  private func journey(
    from: String = "home", to: String = "the airfield", _ leaves: String?, _ arrives: String,
    _ day: ArrivalDay? = nil
  ) throws -> NewBooking {
    var new = NewBooking(.flight, name: "TP1")
    (new.from, new.to) = (.named(from, quoted: false), .named(to, quoted: false))
    new.day = .number(1)
    new.time = leaves.flatMap { ClockTime(text: $0) }
    new.arrival = NewArrival(try #require(ClockTime(text: arrives)), day)
    return new
  }

  private func tuesdays() throws -> ArrivalDay {
    .on(.either([try date("2027-04-20"), try date("2027-04-21")]))
  }

  @Test func `of two days of arrival it is asked which, and each answer books it all`() throws {
    var porto = try window()
    let asked = Intent.booking(.add(try journey("22:00", "07:00", try tuesdays())))
    let question = try #require(porto.question(asked))
    #expect(question.topic == .whichDay && question.choices.count == 2)
    let commit = try porto.change(question.choices[1].intent)
    #expect(porto.trip.bookings.map(\.name) == ["TP1"])
    #expect(porto.trip.bookings.first?.times.end?.date?.iso == "2027-04-21")
    guard case .booking(.add(let told)) = commit.canonical else { throw NoChange() }
    #expect(told.arrival?.day == .on(.on(try date("2027-04-21"))))
  }

  @Test func `of two days of a later arrival each answer sets it`() throws {
    var porto = try window()
    try porto.change(.booking(.add(try journey("22:00", "23:00"))))
    let time = try #require(ClockTime(text: "07:00"))
    let asked = Intent.booking(.arrival(.named("tp1"), NewArrival(time, try tuesdays())))
    let question = try #require(porto.question(asked))
    #expect(
      question.choices.map(\.intent)
        == [2, 3].map { .booking(.arrival(.number(1), NewArrival(time, .on(.number($0))))) })
    try porto.change(question.choices[0].intent)
    #expect(porto.trip.bookings.first?.times.end?.date?.iso == "2027-04-20")
  }

  @Test func `an arrival in own words goes by the clocks of the day of arrival`() throws {
    var porto = try window()
    try porto.change(.cityOfDay(.number(2), .named("Kyoto", quoted: false)))
    let told = try journey(from: "Porto", "22:00", "20:00", .on(.number(2)))
    try porto.change(.booking(.add(told)))
    let times = try #require(porto.trip.bookings.first?.times)
    #expect(times.start.zone == "Europe/Lisbon" && times.end?.zone == "Asia/Tokyo")
    #expect(times.minutes == 13 * 60)
    try porto.change(.booking(.add(try journey(from: "Porto", "22:00", "20:00"))))
    #expect(porto.trip.bookings.last?.times == times)
  }

  @Test func `what is moved goes by the clocks of the days it comes to`() throws {
    var porto = try window()
    try porto.change(.cityOfDay(.number(3), .named("Kyoto", quoted: false)))
    try porto.change(.booking(.add(try journey("22:00", "20:00", .on(.number(2))))))
    #expect(porto.trip.bookings.first?.times.minutes == 22 * 60)
    try porto.change(.booking(.move(.number(1), to: .number(2))))
    let times = try #require(porto.trip.bookings.first?.times)
    #expect(times.start.zone == "Europe/Lisbon" && times.end?.zone == "Asia/Tokyo")
    #expect(times.minutes == 13 * 60)
  }

  @Test func `a day of arrival is told where without it another would be meant`() throws {
    var porto = try PortoWindow()
    try porto.change(.cityOfDay(.number(1), .named("Kyoto", quoted: false)))
    let told = try journey(from: "Kyoto", to: "New York City", "22:00", "20:00", .later(0))
    let commit = try porto.change(.booking(.add(told)))
    #expect(porto.trip.bookings.first?.times.end?.date?.iso == "2027-04-19")
    #expect(porto.trip.bookings.first?.times.minutes == nil)
    guard case .booking(.add(let spelled)) = commit.canonical else { throw NoChange() }
    #expect(spelled.arrival?.day == .on(.on(try date("2027-04-19"))))
  }

  @Test func `a number at one end and a date at the other are refused without dates`() throws {
    var porto = try window()
    porto.window.session.cursor.trip = porto.rome
    let last = DayReference.on(try date("2027-04-20"))
    let mixed = Problem.booking(.mixedDays(first: "day 1", last: "2027-04-20"))
    var stay = NewBooking(.hotel, name: "Casa do Conto")
    (stay.day, stay.lastDay) = (.number(1), last)
    #expect(porto.failure(.booking(.add(stay))) == mixed)
    let told = try journey("22:00", "07:00", .on(last))
    #expect(porto.failure(.booking(.add(told))) == mixed)
    (stay.day, stay.lastDay) = (last, .number(2))
    #expect(
      porto.failure(.booking(.add(stay)))
        == .booking(.mixedDays(first: "2027-04-20", last: "day 2")))
  }

  @Test func `one sleeps in a hotel from its first day to the one before its last`() throws {
    var porto = try window()
    var stay = NewBooking(.hotel, name: "Casa do Conto")
    (stay.day, stay.lastDay) = (.number(2), .number(4))
    try porto.change(.booking(.add(stay)))
    let trip = porto.trip
    #expect(trip.days.map { trip.hotels(on: $0).count } == [0, 1, 1, 0, 0])
    // One lives there since long before.
    stay.name = "home"
    (stay.day, stay.lastDay) = (.on(try date("2020-01-01")), .number(2))
    try porto.change(.booking(.add(stay)))
    let now = porto.trip
    #expect(now.days.map { now.hotels(on: $0).count } == [1, 1, 1, 0, 0])
    porto.window.session.cursor.trip = porto.rome
    (stay.day, stay.lastDay) = (.number(1), .number(2))
    try porto.change(.booking(.add(stay)))
    let rome = porto.trip(porto.rome)
    #expect(rome.days.map { rome.hotels(on: $0).count } == [1, 0])
  }

  @Test func `an activity that begins at another time is as long as before`() throws {
    var porto = try window()
    var tour = NewBooking(.activity, name: "boat tour")
    (tour.day, tour.time, tour.minutes) = (.number(1), ClockTime(text: "10:00"), 90)
    try porto.change(.booking(.add(tour)))
    try porto.change(.booking(.departure(.number(1), ClockTime(text: "15:00"))))
    #expect(porto.trip.bookings.first?.times.end?.time?.text == "16:30")
    let late = try #require(ClockTime(text: "23:00"))
    try porto.change(.booking(.arrival(.number(1), NewArrival(late))))
    let times = try #require(porto.trip.bookings.first?.times)
    #expect(times.end?.time?.text == "00:30" && times.end?.date?.iso == "2027-04-20")
    #expect(times.minutes == 90)
    try porto.change(.booking(.departure(.number(1), nil)))
    #expect(porto.trip.bookings.first?.times.end == nil)
    try porto.change(.booking(.departure(.number(1), ClockTime(text: "09:00"))))
    #expect(porto.trip.bookings.first?.times.end?.time?.text == "10:30")
  }

  @Test func `a stay arrives on its first day and on no other`() throws {
    var porto = try window()
    var stay = NewBooking(.hotel, name: "Casa do Conto")
    (stay.day, stay.lastDay) = (.number(1), .number(4))
    try porto.change(.booking(.add(stay)))
    let time = try #require(ClockTime(text: "15:00"))
    let other = BookingIntent.arrival(.number(1), NewArrival(time, .on(.number(2))))
    guard case .fail(let failure) = porto.window.decide(.booking(other)) else { throw NoChange() }
    #expect(failure.problem == .booking(.beginsOnItsDay("Casa do Conto")))
    #expect(failure.remedies == [.booking(.move(.number(1), to: .on(try date("2027-04-20"))))])
    let later = BookingIntent.arrival(.number(1), NewArrival(time, .later(1)))
    #expect(porto.failure(.booking(later)) == .booking(.beginsOnItsDay("Casa do Conto")))
    try porto.change(.booking(.arrival(.number(1), NewArrival(time, .on(.number(1))))))
    #expect(porto.trip.bookings.first?.times.start.time == time)
  }
}
