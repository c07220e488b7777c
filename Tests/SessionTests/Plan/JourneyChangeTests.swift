import Session
import TestSupport
import Testing

struct JourneyChangeTests {
  private func place(_ name: String) throws -> Destination {
    .place(try #require(SmallGazetteer().named(name).first).place)
  }

  private func journey(
    _ id: Int, _ kind: Booking.Kind, _ from: String, _ to: String, leaves: String, lands: String
  ) throws -> Booking {
    func time(_ text: String) throws -> BookingTime {
      let parts = text.split(separator: " ").map(String.init)
      return BookingTime(date: try date("2027-04-\(parts[0])"), time: ClockTime(text: parts[1]))
    }
    var journey = Booking(
      id: BookingID(id), kind: kind, name: "\(kind) \(id)",
      times: BookingTimes(start: try time(leaves), end: try time(lands)))
    (journey.from, journey.to) = (try place(from), try place(to))
    return journey
  }

  private func minutes(_ first: Booking, _ second: Booking) throws -> Int? {
    var trip = try PortoWindow().trip
    trip.bookings = [second, first]
    let change = trip.change(to: second)
    if let change { #expect(change.from.id == first.id) }
    #expect(trip.change(to: first) == nil)
    return change?.minutes
  }

  @Test(arguments: [
    ("20 10:55", "20 12:15", 80), ("20 23:30", "21 00:40", 70), ("20 10:00", "20 15:00", 300),
    ("20 10:00", "20 15:01", nil), ("20 12:00", "20 11:00", nil),
  ])
  func `between two journeys that meet is the time to change`(
    lands: String, leaves: String, change: Int?
  ) throws {
    let first = try journey(50, .train, "Lisbon", "Porto", leaves: "20 07:00", lands: lands)
    let second = try journey(51, .flight, "Porto", "Kyoto", leaves: leaves, lands: "22 10:00")
    #expect(try minutes(first, second) == change)
  }

  @Test func `who goes back where they came from does not change, nor who drives`() throws {
    let first = try journey(50, .train, "Lisbon", "Porto", leaves: "20 07:00", lands: "20 10:00")
    let back = try journey(51, .train, "Porto", "Lisbon", leaves: "20 14:00", lands: "20 17:00")
    let drive = try journey(52, .drive, "Porto", "Kyoto", leaves: "20 11:00", lands: "20 12:00")
    let other = try journey(53, .train, "Kyoto", "Porto", leaves: "20 11:00", lands: "20 12:00")
    #expect(try minutes(first, back) == nil)
    #expect(try minutes(first, drive) == nil)
    #expect(try minutes(first, other) == nil)
  }

  @Test func `the way of a day tells it at the second journey`() throws {
    var trip = try PortoWindow().trip
    trip.bookings = [
      try journey(50, .train, "Lisbon", "Porto", leaves: "20 07:00", lands: "20 10:00"),
      try journey(51, .flight, "Porto", "Kyoto", leaves: "20 12:10", lands: "20 22:00"),
    ]
    let legs = DayRoute(of: trip.days[1], in: trip).legs
    #expect(legs.map(\.change) == [nil, 130])
  }
}
