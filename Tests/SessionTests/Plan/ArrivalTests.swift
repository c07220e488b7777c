import Session
import TestSupport
import Testing

/// When one arrives in a city, and by what.
@Suite struct ArrivalTests {
  private func window(_ cities: [Int: String]) throws -> TestWindow {
    var window = try portoWindow()
    for (day, city) in cities { try name(city, day: day, in: &window) }
    return window
  }

  private func name(_ city: String, day number: Int, in window: inout TestWindow) throws {
    let day = try #require(try window.trip.day(number: number))
    let change = Change(before: day.city, after: Destination?.some(.words(city)))
    let event = Event.trip(try window.trip.id, .dayChanged(day.id, .city(change)))
    try window.session.apply([event])
  }

  /// A train to words, which have no position.
  private func train(
    _ id: Int, _ name: String, to goal: String, day: Int, _ leaves: String, until end: Int,
    _ arrives: String, in window: inout TestWindow
  ) throws {
    let first = try date("2027-04-19")
    var train = Booking(
      id: BookingID(id), kind: .train, name: name,
      times: BookingTimes(
        start: BookingTime(date: first.adding(day - 1), time: ClockTime(text: leaves)),
        end: BookingTime(date: first.adding(end - 1), time: ClockTime(text: arrives))))
    train.from = .words("Elsewhere")
    train.to = .words(goal)
    let event = Event.trip(
      try window.trip.id, .bookingAdded(BookingAt(index: id - 900, booking: train)))
    try window.session.apply([event])
  }

  @Test func `a night train is told with the day on which it arrives`() throws {
    var window = try window([2: "Ourense", 3: "Ourense"])
    try train(900, "Night", to: "Ourense", day: 1, "22:00", until: 2, "07:30", in: &window)
    let second = try date("2027-04-20")
    let notice = Notice.arrivalIn(
      "Ourense", day: 2, second, "Night", ClockTime(text: "07:30"))
    #expect(try window.reply(.outlook(.arrivalIn("ourense"))).notices == [notice])
    // Where the day of leaving counts as the first there too.
    try name("Ourense", day: 1, in: &window)
    #expect(try window.reply(.outlook(.arrivalIn("ourense"))).notices == [notice])
  }

  @Test func `a journey to a city of a longer name leads elsewhere`() throws {
    var window = try window([1: "Yorke"])
    try train(900, "one", to: "New Yorke", day: 1, "08:00", until: 1, "12:00", in: &window)
    let first = try date("2027-04-19")
    #expect(
      try window.reply(.outlook(.arrivalIn("Yorke"))).notices == [
        .arrivalIn("Yorke", day: 1, first, nil, nil)
      ])
    try train(901, "two", to: "Yorke Station", day: 1, "07:00", until: 1, "09:00", in: &window)
    #expect(
      try window.reply(.outlook(.arrivalIn("Yorke"))).notices == [
        .arrivalIn("Yorke", day: 1, first, "two", ClockTime(text: "09:00"))
      ])
  }
}
