import Session
import TestSupport
import Testing

/// Bookings stay on their dates when days move.
@Suite struct BookingsLeftTests {
  private func window(_ name: String, on day: Int) throws -> TestWindow {
    var window = try portoWindow()
    let date = try date("2027-04-19").adding(day - 1)
    let show = Booking(
      id: BookingID(900), kind: .activity, name: name,
      times: BookingTimes(start: BookingTime(date: date)))
    let event = Event.trip(
      try window.trip.id, .bookingAdded(BookingAt(index: 0, booking: show)))
    try window.session.apply([event])
    return window
  }

  @Test func `what is booked on a day that moves on or back is told`() throws {
    var window = try window("Fado", on: 5)
    let earlier = try window.commit(.plan(.moveFrom(.number(3), to: .number(2))))
    #expect(earlier.notices.contains(.booking(.outside(["Fado"]))))
    try window.commit(.undo(.steps(1)))
    let later = try window.commit(.plan(.later(.number(3), days: 1)))
    #expect(!later.notices.contains(.booking(.outside(["Fado"]))))
  }

  @Test func `what is booked on a day that becomes one with another is told`() throws {
    var window = try window("Fado", on: 2)
    let commit = try window.commit(.plan(.merge(.number(1), .number(2))))
    #expect(commit.notices.contains(.booking(.outside(["Fado"]))))
  }

  /// What is told of bookings left behind, and the lines that bring them along.
  private func told(_ intent: Intent, _ window: inout TestWindow) throws -> [BookingNotice] {
    try window.commit(intent).notices.compactMap { notice in
      if case .booking(let notice) = notice { notice } else { nil }
    }
  }

  private func move(to day: Int) -> BookingNotice {
    .bringAlong([.booking(.move(.number(1), to: .number(day)))])
  }

  @Test func `every change of dates tells what is beside another day, and what brings it along`()
    throws
  {
    let last: [(Intent, Int)] = [
      (.plan(.later(.number(2), days: 1)), 6), (.addDay(.after(.number(1))), 6),
      (.swapDays(.number(1), .number(5)), 1), (.moveDay(.number(5), to: .number(2)), 2),
      (.shiftTrip(.byDays(-2)), 5),
    ]
    for (intent, day) in last {
      var window = try window("Fado", on: 5)
      try window.plan("tea", day: 5)
      let notices = try told(intent, &window)
      let isOutside = intent == .shiftTrip(.byDays(-2))
      #expect(
        notices == [isOutside ? .outside(["Fado"]) : .besideOthers(["Fado"]), move(to: day)],
        "\(intent)")
      try window.commit(.booking(.move(.number(1), to: .number(day))))
      let trip = try window.trip
      #expect(trip.day(of: trip.bookings[0].times.start)?.stops.map(\.name) == ["tea"])
    }
  }

  @Test func `a gap that closes leaves the way home behind, unless it is told to come along`()
    throws
  {
    var window = try window("TP2", on: 5)
    #expect(try told(.removeDay(.number(4), withStops: false), &window).isEmpty)
    #expect(try told(.closeGap(before: nil), &window) == [.outside(["TP2"]), move(to: 4)])
    try window.commit(.undo(.steps(1)))
    #expect(try told(.withBookings(.closeGap(before: nil)), &window).isEmpty)
    let trip = try window.trip
    #expect(trip.day(of: trip.bookings[0].times.start)?.id == trip.days.last?.id)
  }

  @Test func `a day that becomes one with another has its bookings there`() throws {
    var window = try window("Fado", on: 5)
    #expect(
      try told(.plan(.merge(.number(1), .number(5))), &window) == [
        .outside(["Fado"]), move(to: 1),
      ])
  }

  @Test func `a stay whose last day goes elsewhere is told with the line that makes it longer`()
    throws
  {
    var window = try portoWindow()
    var stay = NewBooking(.hotel, name: "Casa")
    (stay.day, stay.lastDay) = (.number(1), .number(5))
    try window.commit(.booking(.add(stay)))
    let along = Intent.booking(.leaving(.number(1), .number(6)))
    #expect(
      try told(.addDay(.after(.number(2))), &window) == [
        .besideOthers(["Casa"]), .bringAlong([along]),
      ])
    try window.commit(along)
    #expect(try window.trip.bookings[0].nights.count == 5)
    #expect(
      try told(.removeDay(.number(6), withStops: false), &window) == [.endsOutside(["Casa"])])
  }

  @Test func `of many the word that brings them all along is told`() throws {
    var window = try window("Fado", on: 5)
    for name in ["a", "b", "c"] {
      var new = NewBooking(.activity, name: name)
      new.day = .number(4)
      try window.commit(.booking(.add(new)))
    }
    let shift = Intent.shiftTrip(.byDays(1))
    #expect(
      try told(shift, &window).last == .bringAlongInstead(.withBookings(shift), count: 4))
  }

  @Test func `where no day moves nothing is told`() throws {
    var window = try window("Fado", on: 5)
    #expect(try told(.addDay(.atEnd), &window).isEmpty)
    #expect(try told(.removeDay(.number(2), withStops: false), &window).isEmpty)
    #expect(try told(.nameDay(.number(3), "Old town"), &window).isEmpty)
  }

  @Test(arguments: [
    Intent.addDay(.after(.number(2))), .swapDays(.number(5), .number(2)),
    .moveDay(.number(5), to: .number(1)), .plan(.merge(.number(1), .number(5))),
    .removeDay(.number(3), withStops: false),
  ])
  func `whatever days do, bookings come along where it is said`(_ days: Intent) throws {
    var window = try window("Fado", on: 5)
    try window.commit(.add(NewStops(.text("tea"), to: .day(.number(5)))))
    #expect(try told(.withBookings(days), &window).isEmpty)
    let trip = try window.trip
    let day = try #require(trip.day(of: trip.bookings[0].times.start))
    #expect(day.stops.map(\.name) == ["tea"])
  }

  @Test func `days that change places make no other nights`() throws {
    for days: Intent in [
      .swapDays(.number(1), .number(4)), .moveDay(.number(4), to: .number(2)),
      .removeDay(.number(1), withStops: false),
    ] {
      var window = try portoWindow()
      var stay = NewBooking(.hotel, name: "Casa")
      (stay.day, stay.lastDay) = (.number(1), .number(4))
      try window.commit(.booking(.add(stay)))
      let nights = try window.trip.bookings[0].times
      try window.commit(.withBookings(days))
      #expect(try window.trip.bookings[0].times == nights, "\(days)")
    }
  }

  @Test func `a stay that comes along and loses a night is told of, with what it costs`() throws {
    var window = try portoWindow()
    var hotel = NewBooking(.hotel, name: "Casa")
    (hotel.day, hotel.lastDay) = (.number(2), .number(5))
    hotel.cost = Amount(digits: "300", currency: .code(.euro))
    try window.commit(.booking(.add(hotel)))
    try window.commit(.removeDay(.number(3), withStops: false))
    let commit = try window.commit(.withBookings(.closeGap(before: nil)))
    let stay = try #require(try window.trip.bookings.first)
    #expect(stay.nights.count == 2)
    #expect(commit.notices.contains(.booking(.otherNights(stay, before: 3))))
  }

  @Test func `of a day that is split, what is booked behind the stop goes with what stands there`()
    throws
  {
    var window = try window("Fado", on: 2)
    for (name, time) in [("lunch", "12:00"), ("dinner", "20:00")] {
      try window.commit(
        .add(NewStops(.text(name), to: .day(.number(2)), at: ClockTime(text: time))))
    }
    let split = Intent.plan(.split(.number(2), after: .inDay(day: 2, number: 1)))
    try window.commit(.booking(.departure(.number(1), ClockTime(text: "18:00"))))
    #expect(try told(split, &window) == [.besideOthers(["Fado"]), move(to: 3)])
    try window.commit(.undo(.steps(1)))
    #expect(try told(.withBookings(split), &window).isEmpty)
    let trip = try window.trip
    #expect(trip.day(of: trip.bookings[0].times.start)?.stops.map(\.name) == ["dinner"])
    try window.commit(.undo(.steps(1)))
    try window.commit(.booking(.departure(.number(1), ClockTime(text: "10:00"))))
    #expect(try told(split, &window).isEmpty)
  }

  @Test func `what was booked on a day that is gone goes with it where that is said`() throws {
    var window = try window("Fado", on: 2)
    let remove = Intent.removeDay(.number(2), withStops: false)
    #expect(
      try told(remove, &window) == [
        .outside(["Fado"]), .takeAway([.booking(.remove(.number(1)))]),
      ])
    try window.commit(.undo(.steps(1)))
    #expect(try told(.withBookings(remove), &window) == [.removed("Fado")])
    #expect(try window.trip.bookings.isEmpty)
  }

  @Test func `parts of one line tell together what they leave behind`() throws {
    var window = try window("Fado", on: 5)
    let days: [Intent] = [.addDay(.after(.number(2))), .addDay(.after(.number(3)))]
    let notices = try told(.several(days), &window)
    let way = notices.filter { if case .bringAlong = $0 { true } else { false } }
    #expect(way == [.bringAlong([.booking(.move(.number(1), to: .number(7)))])], "\(notices)")
  }
}
