import Glibc
import Journal
import SQLite
import Session
import TestSupport
import Testing

struct BookingCountsTests {
  let folder = TemporaryFolder()

  private func booking(_ number: Int) -> BookingAt {
    BookingAt(
      index: 0, booking: Booking(id: BookingID(number), kind: .train, name: "IC \(number)"))
  }

  private func counts() throws -> [Int] {
    try SQLiteJournal(home: folder.path).summaries().map(\.bookings)
  }

  private func change(_ sql: String) throws {
    try Connection(path: folder.path + "/journal.db", access: .readWrite).execute(sql)
  }

  private func findings() throws -> [JournalFinding] {
    try #require(try JournalCare(home: folder.path).check()).findings
  }

  @Test func `a list of trips counts the bookings that each has now`() throws {
    var window = try Window(folder.path)
    let porto = try window.newTrip("Porto")
    try window.newTrip("Lagos")
    #expect(try counts() == [0, 0])
    for number in 51...53 { try window.commit([.trip(porto, .bookingAdded(booking(number)))]) }
    #expect(try counts() == [3, 0])
    try window.commit([.trip(porto, .bookingRemoved(booking(53)))])
    #expect(try counts() == [2, 0] && findings() == [])
    let trip = try #require(window.trip(porto))
    try window.commit([.tripRemoved(trip)])
    #expect(try counts() == [0])
    var bare = trip
    bare.bookings = []
    try window.commit([.tripAdded(bare)])
    #expect(try counts() == [0, 0] && findings() == [])
  }

  @Test func `a journal from before counts is well, and counts all from the next booking on`()
    throws
  {
    var window = try Window(folder.path)
    let porto = try window.newTrip("Porto")
    let lagos = try window.newTrip("Lagos")
    try window.commit([.trip(porto, .bookingAdded(booking(51)))])
    window.store.close()
    try change("DROP TABLE booked")
    #expect(try counts() == [0, 0] && findings() == [])
    var later = try Window(folder.path)
    later.session.touched[lagos] = .here(try #require(try later.store.trip(lagos)))
    try later.commit([.trip(lagos, .bookingAdded(booking(61)))])
    #expect(try counts() == [1, 1] && findings() == [])
  }

  @Test func `a count that is wrong is found and put right`() throws {
    var window = try Window(folder.path)
    let porto = try window.newTrip("Porto")
    try window.commit([.trip(porto, .bookingAdded(booking(51)))])
    window.store.close()
    try change("UPDATE booked SET bookings = 7")
    #expect(try findings() == [.summaryDiffers(porto)])
    guard case .made(let report) = try JournalCare(home: folder.path).repair() else {
      Issue.record("nothing was repaired")
      return
    }
    #expect(rename(report.path, folder.path + "/journal.db") == 0)
    #expect(try counts() == [1] && findings() == [])
  }
}
