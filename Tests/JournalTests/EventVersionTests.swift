import JSON
import Journal
import SQLite
import Session
import TestSupport
import Testing

/// The versions of the forms of events.
struct EventVersionTests {
  @Test func `an older tripsh is told that it is too old where a trip goes to own words only`()
    throws
  {
    let folder = TemporaryFolder()
    var window = try Window(folder.path)
    let trip = try window.newTrip("Porto", days: 1)
    let day = try #require(try window.store.trip(trip)?.days.first)
    let (before, words) = (try window.store.trip(trip)?.destination, Destination.words("the cabin"))
    try window.commit([.trip(trip, .changed(.note(Change(before: nil, after: "x"))))])
    try window.commit([.trip(trip, .changed(.destination(Change(before: before, after: words))))])
    try window.commit([.trip(trip, .changed(.destination(Change(before: words, after: before))))])
    try window.commit([.trip(trip, .dayChanged(day.id, .city(Change(before: nil, after: words))))])
    try window.commit([.trip(trip, .dayChanged(day.id, .title(Change(before: nil, after: "x"))))])
    let whole = try #require(try window.store.trip(trip))
    try window.commit([.tripRemoved(whole)])
    #expect(try versions(folder) == [1, 1, 2, 2, 2, 1, 2])
  }

  @Test func `so it is where a trip has what older ones do not know`() throws {
    let folder = TemporaryFolder()
    var window = try Window(folder.path)
    let trip = try window.newTrip("Porto", days: 1)
    let train = Booking(id: BookingID(50), kind: .train, name: "AP 131")
    try window.commit([.trip(trip, .bookingAdded(BookingAt(index: 0, booking: train)))])
    let whole = try #require(try window.store.trip(trip))
    try window.commit([.tripRemoved(whole)])
    #expect(try versions(folder) == [1, 1, 3])
    #expect(try window.store.entry(3)?.events == [.tripRemoved(whole)])
  }

  @Test func `a hotel that takes guests in until an hour is newer, and any other is as it was`()
    throws
  {
    let folder = TemporaryFolder()
    var window = try Window(folder.path)
    let trip = try window.newTrip("Porto", days: 1)
    var hotel = Booking(id: BookingID(50), kind: .hotel, name: "Casa")
    try window.commit([.trip(trip, .bookingAdded(BookingAt(index: 0, booking: hotel)))])
    hotel = Booking(id: BookingID(51), copying: hotel)
    hotel.checkInUntil = ClockTime(hour: 22, minute: 0)
    try window.commit([.trip(trip, .bookingAdded(BookingAt(index: 1, booking: hotel)))])
    let whole = try #require(try window.store.trip(trip))
    try window.commit([.tripRemoved(whole)])
    #expect(try versions(folder) == [1, 1, 2, 4])
    #expect(try window.store.entry(4)?.events == [.tripRemoved(whole)])
    let written = whole.bookings.map { $0.stateObject.text }
    #expect(!written[0].contains("checkInUntil"))
    #expect(written[1].contains(#""checkInUntil": "22:00""#))
  }

  /// The version of the first event of each entry, as it is on disk.
  private func versions(_ folder: TemporaryFolder) throws -> [Int64?] {
    let journal = try Connection(path: folder.path + "/journal.db", access: .readWrite)
    var found: [Int64?] = []
    try journal.query("SELECT json_extract(events, '$[0].v') FROM entry ORDER BY n") {
      found.append($0.integer(0))
    }
    return found
  }
}
