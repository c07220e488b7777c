import Journal
import Session
import TestSupport
import Testing

/// A trip's row is compared with what this window knows of it, not with what stands there.
struct TripRowTests {
  @Test func `a name that another window changed is written over`() throws {
    let folder = TemporaryFolder()
    var first = try Window(folder.path)
    let trip = try first.newTrip("Porto", days: 1)
    try first.commit([dayAdded(to: trip, first)])
    var second = try Window(folder.path)
    try second.rename(trip, "Lagos")
    _ = try first.store.catchUp(&first.session)

    try first.commit([
      .trip(trip, .changed(.name(Change(before: "Lagos", after: "Porto")))),
      dayAdded(to: trip, first),
    ])
    #expect(try rows(folder) == ["Porto 3"])
  }

  @Test func `counts alone are written behind those of another window`() throws {
    let folder = TemporaryFolder()
    var first = try Window(folder.path)
    let trip = try first.newTrip("Porto")
    try first.commit([dayAdded(to: trip, first)])
    var second = try Window(folder.path)
    try second.commit([dayAdded(to: trip, second)])
    _ = try first.store.catchUp(&first.session)
    #expect(try rows(folder) == ["Porto 2"])

    try first.commit([dayRemoved(from: trip, first)])
    #expect(try rows(folder) == ["Porto 1"])
    try first.commit([dayRemoved(from: trip, first)])
    #expect(try rows(folder) == ["Porto 0"])
  }

  @Test func `a name in which only an accent is written otherwise is written`() throws {
    let folder = TemporaryFolder()
    var window = try Window(folder.path)
    let trip = try window.newTrip("Caf\u{E9}")
    for name in ["Cafe\u{301}", "Caf\u{E9}"] {
      try window.rename(trip, name)
      let written = try #require(try Window(folder.path).store.summaries().first?.name)
      #expect(Array(written.unicodeScalars) == Array(name.unicodeScalars))
    }
  }

  @Test func `a row is written whole and once more in part`() throws {
    let folder = TemporaryFolder()
    var window = try Window(folder.path)
    let trip = try window.newTrip("Porto")
    try window.commit([.trip(trip, .changed(.style(Change(before: nil, after: "calm"))))])
    try window.commit([dayAdded(to: trip, window)])
    try window.commit([.trip(trip, .changed(.style(Change(before: "calm", after: nil))))])
    try window.commit([.trip(trip, .changed(.favourite(Change(before: false, after: true))))])
    let row = try #require(try Window(folder.path).store.summaries().first)
    #expect(row == TripSummary(try #require(window.trip(trip))))
  }

  @Test func `another journal in the place of the first is not taken for it`() throws {
    let (folder, other) = (TemporaryFolder(), TemporaryFolder())
    var first = try Window(folder.path)
    let trip = try first.newTrip("Porto")
    try first.commit([dayAdded(to: trip, first)])
    first.store.close()
    var second = try Window(other.path)
    let same = try second.newTrip("Lagos")
    try second.commit([dayAdded(to: same, second)])
    second.store.close()
    try write(bytes(other.file("journal.db")), to: folder.file("journal.db"))

    try first.commit([dayAdded(to: trip, first)])
    #expect(try rows(folder) == ["Porto 2"])
  }

  private func rows(_ folder: TemporaryFolder) throws -> [String] {
    try Window(folder.path).store.summaries().map { "\($0.name) \($0.days)" }
  }

  private func dayAdded(to trip: TripID, _ window: Window) -> Event {
    let count = window.trip(trip)?.days.count ?? 0
    return .trip(
      trip, .dayAdded(DayAt(index: count, day: Day(id: DayID(window.session.nextID)))))
  }

  private func dayRemoved(from trip: TripID, _ window: Window) throws -> Event {
    let days = try #require(window.trip(trip)?.days)
    let last = try #require(days.last)
    return .trip(trip, .dayRemoved(DayAt(index: days.count - 1, day: last)))
  }
}
