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
}
