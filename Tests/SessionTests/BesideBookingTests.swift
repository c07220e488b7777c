import Session
import TestSupport
import Testing

/// Stops before and behind what is booked; day 2 has a castle, a tower and a tour from 10 to 12.
@Suite struct BesideBookingTests {
  private func window() throws -> TestWindow {
    var window = try portoWindow()
    for name in ["castle", "tower"] {
      try window.commit(.add(NewStops(.text(name), to: .day(.number(2)))))
    }
    var tour = NewBooking(.activity, name: "Wine tour")
    (tour.day, tour.time, tour.minutes) = (.number(2), ClockTime(text: "10:00"), 120)
    try window.commit(.booking(.add(tour)))
    return window
  }

  /// What is on a day by name, in its order.
  private func order(_ window: TestWindow, _ day: Int = 2) throws -> [String] {
    let trip = try window.trip
    let stops = trip.days[day - 1].stops
    let booked = DayCourse(of: trip.days[day - 1], in: trip).booked
    return (0...stops.count).flatMap { index in
      booked.filter { $0.index == index }.map(\.booking.name)
        + stops.dropFirst(index).prefix(1).map(\.name)
    }
  }

  private func tea(_ position: StopPosition, at time: String? = nil) -> Intent {
    .add(NewStops(.text("tea"), at: time.flatMap(ClockTime.init(text:)), position: position))
  }

  private let tour = StopReference.named("wine tour")

  @Test func `a stop behind an activity begins when that is over`() throws {
    var window = try window()
    try window.commit(tea(.after(tour)))
    #expect(try order(window) == ["castle", "tower", "Wine tour", "tea"])
    #expect(try window.trip.days[1].stops.last?.at == ClockTime(text: "12:00"))
  }

  @Test func `a stop before an activity has its place there, and no time`() throws {
    var window = try window()
    try window.commit(tea(.before(tour)))
    #expect(try order(window) == ["castle", "tower", "tea", "Wine tour"])
    #expect(try window.trip.days[1].stops.last?.at == nil)
  }

  @Test func `a stop moves behind an activity, and what stood before that with it stays`() throws {
    var window = try window()
    try window.commit(.moveStops(StopsMove([.named("castle")], position: .after(tour))))
    #expect(try order(window) == ["tower", "Wine tour", "castle"])
  }

  @Test func `a stop comes from another day to stand before an activity`() throws {
    var window = try window()
    try window.commit(.add(NewStops(.text("cake"), to: .day(.number(4)))))
    try window.commit(.moveStops(StopsMove([.named("cake")], position: .before(tour))))
    #expect(try order(window) == ["castle", "tower", "cake", "Wine tour"])
    #expect(try order(window, 4) == [])
  }

  /// The same with trains on day 3, from 8:00 to 11:30 and from 14:00 to 15:00.
  private func withTrains() throws -> TestWindow {
    var window = try window()
    for (name, leaves, arrives) in [("IC 1", "08:00", "11:30"), ("IC 2", "14:00", "15:00")] {
      var train = NewBooking(.train, name: name)
      (train.from, train.to) = (.words("Here"), .words("There"))
      (train.day, train.time) = (.number(3), ClockTime(text: leaves))
      train.arrival = ClockTime(text: arrives).map { NewArrival($0) }
      try window.commit(.booking(.add(train)))
    }
    return window
  }

  @Test func `a stop before a journey that begins the day is over when that leaves`() throws {
    var window = try withTrains()
    try window.commit(tea(.before(.named("IC 1"))))
    #expect(try order(window, 3) == ["tea", "IC 1", "IC 2"])
    #expect(try window.trip.days[2].stops.map(\.at) == [ClockTime(text: "06:45")])
  }

  @Test func `a stop between two journeys begins when the first arrives, or later`() throws {
    var window = try withTrains()
    try window.commit(tea(.before(.named("IC 2"))))
    #expect(try order(window, 3) == ["IC 1", "tea", "IC 2"])
    #expect(try window.trip.days[2].stops.map(\.at) == [ClockTime(text: "12:45")])
  }

  @Test func `of several journeys of a kind it is asked beside which`() throws {
    let window = try withTrains()
    let question = window.question(tea(.before(.named("train"))))
    #expect(
      question?.choices.map(\.intent) == [
        tea(.before(.named("booking 2"))), tea(.before(.named("booking 3"))),
      ])
  }

  @Test func `a time that is on the other side is refused, with what would go`() throws {
    let window = try window()
    guard case .fail(let failure) = window.decide(tea(.after(tour), at: "09:00")) else {
      Issue.record("it was taken")
      return
    }
    #expect(failure.problem == .booking(.standsAgainst("Wine tour", isBehind: true)))
    #expect(
      failure.remedies == [
        .add(NewStops(.text("tea"), to: .day(.number(2)), at: ClockTime(text: "12:00")))
      ])
  }
}
