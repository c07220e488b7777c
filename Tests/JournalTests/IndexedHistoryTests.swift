import Journal
import SQLite
import Session
import TestSupport
import Testing

/// What the index finds is what reading all entries finds.
struct IndexedHistoryTests {
  @Test(arguments: 1...6)
  func `the history of trips and stops is that of all entries`(seed: UInt64) throws {
    var random = SeededGenerator(seed: 70 + seed)
    let folder = TemporaryFolder()
    var window = try Window(folder.path)
    for _ in 0..<120 {
      let events = random.step(in: window.session)
      if events.isEmpty { continue }
      try window.commit(events, line: "note \"s\(random.below(60))\"")
    }
    let store = try Window(folder.path).store
    let plain = ReadThrough(store: store)
    #expect(try store.deletedTrips() == plain.deletedTrips())
    for id in window.session.touched.keys.sorted() {
      #expect(try store.firstEntry(about: id) == plain.firstEntry(about: id))
      #expect(try store.dayMade(of: id) == plain.dayMade(of: id))
      for number in 1..<window.session.nextID {
        let stop = StopID(number)
        #expect(try store.firstEntry(of: stop, in: id) == plain.firstEntry(of: stop, in: id))
      }
      for day in 20_777...20_779 {
        let day = CivilDate(daysSinceEpoch: day)
        #expect(
          try store.newestEntry(about: id, until: day)
            == plain.newestEntry(about: id, until: day))
      }
    }
    for name in Set(try store.summaries().map { folded($0.name) }) + ["", "nowhere"] {
      #expect(
        try store.summaries(called: name) == store.summaries().filter { folded($0.name) == name })
    }
  }

  @Test func `a note that looks like a stop is not taken for it`() throws {
    let folder = TemporaryFolder()
    var window = try Window(folder.path)
    let trip = try window.newTrip("Porto", days: 1)
    let note = TripChange.note(Change(before: nil, after: #""id": "s7", s7, "s7""#))
    try window.commit([.trip(trip, .changed(note))])
    let rate = TripChange.rate(pair: "s7", Change(before: nil, after: "s7"))
    try window.commit([.trip(trip, .changed(rate))])
    let at = StopAt(slot: StopSlot(list: .ideas, index: 0), stop: Stop(id: StopID(7), text: "tea"))
    try window.commit([.trip(trip, .stopAdded(at))])
    #expect(try window.store.firstEntry(of: StopID(7), in: trip)?.number == 4)
    #expect(try window.store.firstEntry(of: StopID(70), in: trip) == nil)
  }

  @Test func `what others wrote since is not seen yet`() throws {
    let folder = TemporaryFolder()
    var window = try Window(folder.path)
    let trip = try window.newTrip("Porto", days: 1)
    let early = try Window(folder.path).store
    #expect(try early.newestEntry() == 1)
    let at = StopAt(slot: StopSlot(list: .ideas, index: 0), stop: Stop(id: StopID(7), text: "tea"))
    try window.commit([.trip(trip, .stopAdded(at))])
    try window.commit([.trip(trip, .changed(.name(Change(before: "Porto", after: "Lagos"))))])
    #expect(try early.firstEntry(of: StopID(7), in: trip) == nil)
    #expect(try early.newestEntry(about: trip, until: CivilDate(daysSinceEpoch: 30_000)) == 1)
    #expect(try early.summaries(called: "porto").map(\.id) == [trip])
    #expect(try early.summaries(called: "lagos").isEmpty)
  }
}

/// A library that only gives entries, from which the rest is found by reading them.
private struct ReadThrough: Library {
  let store: SQLiteJournal

  func trip(_ id: TripID) throws(LibraryFailure) -> Trip? { try store.trip(id) }
  func trip(_ id: TripID, after entry: Int) throws(LibraryFailure) -> Trip? {
    try store.trip(id, after: entry)
  }
  func summaries() throws(LibraryFailure) -> [TripSummary] { try store.summaries() }
  func summaries(
    beginning folded: String, limit: Int
  ) throws(LibraryFailure) -> [TripSummary] { [] }
  func summaries(called folded: String) throws(LibraryFailure) -> [TripSummary] { [] }
  func summaries(
    notOverOn day: CivilDate, limit: Int
  ) throws(LibraryFailure) -> [TripSummary] { [] }
  func newestEntry() throws(LibraryFailure) -> Int { try store.newestEntry() }
  func entry(_ number: Int) throws(LibraryFailure) -> Entry? { try store.entry(number) }
  func entries(
    before: Int?, about trip: TripID?, limit: Int
  ) throws(LibraryFailure) -> [Entry] {
    try store.entries(before: before, about: trip, limit: limit)
  }
}
