import Journal
import Session
import TestSupport
import Testing

struct CodingTests {
  @Test(arguments: SeededGenerator.eventKinds)
  func `an event of every kind is read back as it was written`(kind: Int) throws {
    var random = SeededGenerator(seed: UInt64(kind))
    let folder = TemporaryFolder()
    let events = (0..<60).map { _ in random.event(kind: kind) }
    var window = try Window(folder.path)
    for id in 1...3 { window.session.touched[TripID(id)] = .gone }
    #expect(try window.store.append(draft(events), session: window.session) == .written(1))

    let read = try Window(folder.path).store.entry(1)
    #expect(read?.events == events)
  }

  @Test func `an entry is read back with all it says`() throws {
    let folder = TemporaryFolder()
    let window = try Window(folder.path)
    let written = EntryDraft(
      at: -5, today: CivilDate(daysSinceEpoch: 0), kind: .undo, of: [7, 3], script: "a/b.trip",
      line: "undo\n\"x\"", canonical: "",
      events: [.aliasChanged("a", Change(before: "b", after: nil))])
    _ = try window.store.append(written, session: window.session)

    let read = try #require(try Window(folder.path).store.entry(1))
    #expect(read.number == 1)
    #expect(read.window == WindowID(1))
    #expect(
      EntryDraft(
        at: read.at, today: read.today, kind: read.kind, of: read.of, script: read.script,
        line: read.line, canonical: read.canonical, events: read.events) == written)
  }

  @Test(arguments: 1...20) func `a snapshot holds all of a trip`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let folder = TemporaryFolder()
    let trip = random.trip(1, days: [2, 3], stops: [4, 5, 6])
    var window = try Window(folder.path)
    try window.commit([.tripAdded(trip)])
    #expect(try Window(folder.path).store.trip(trip.id) == trip)
  }
}
