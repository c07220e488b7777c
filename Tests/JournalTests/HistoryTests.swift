import Journal
import SQLite
import Session
import TestSupport
import Testing

struct HistoryTests {
  @Test(arguments: 1...2)
  func `every trip can be seen as it was after every entry`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let folder = TemporaryFolder()
    var window = try Window(folder.path)
    var states = [KnownTrips()]
    while states.count <= 100 {
      let events = random.step(in: window.session)
      if events.isEmpty { continue }
      #expect(try window.commit(events) == .written(states.count))
      states.append(window.session.touched)
    }
    let reopened = try Window(folder.path).store
    for (entry, touched) in states.enumerated() {
      for id in window.session.touched.keys {
        #expect(try reopened.trip(id, after: entry) == trip(touched[id]))
      }
    }
    for id in window.session.touched.keys { #expect(try reopened.trip(id) == window.trip(id)) }
  }

  @Test(arguments: 5...6)
  func `undoing every step gives an empty home`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let folder = TemporaryFolder()
    var window = try Window(folder.path)
    for _ in 0..<40 {
      let events = random.step(in: window.session)
      if !events.isEmpty { try window.commit(events) }
    }
    while let entry = try window.store.entry(window.store.newestEntry()), !entry.canonical.isEmpty {
      for number in (1...entry.number).reversed() {
        let undone = try #require(try window.store.entry(number))
        try window.commit(undone.events.inverse, line: "")
      }
    }
    #expect(try Window(folder.path).store.summaries().isEmpty)
    #expect(window.session.touched.values.allSatisfy { $0 == .gone })
  }

  @Test func `an earlier window sees the trips as of the entry it has seen`() throws {
    let folder = TemporaryFolder()
    var first = try Window(folder.path)
    let porto = try first.newTrip("Porto")
    let lagos = try first.newTrip("Lagos")
    let second = try Window(folder.path).store
    try first.rename(porto, "Braga")
    let removed = try #require(first.trip(lagos))
    try first.commit([.tripRemoved(removed)])
    try first.newTrip("Faro")

    #expect(try second.newestEntry() == 2)
    #expect(try second.entry(3) == nil)
    #expect(try second.entries(before: nil, about: nil, limit: 9).map(\.number) == [2, 1])
    #expect(try second.summaries().map(\.name) == ["Porto", "Lagos"])
    #expect(try second.summaries(beginning: "b", limit: 9).isEmpty)
    #expect(try second.summaries(beginning: "po", limit: 9).map(\.id) == [porto])
    #expect(try second.trip(porto)?.name == "Porto")
    #expect(try second.trip(lagos) != nil)
    #expect(try second.trip(lagos, after: 1) == nil)
    #expect(try first.store.summaries().map(\.name) == ["Braga", "Faro"])
  }

  @Test func `a snapshot is rewritten when the tail passes its size`() throws {
    let folder = TemporaryFolder()
    var window = try Window(folder.path)
    let trip = try window.newTrip("Porto")
    var rewritten = Set([try snapshotEntry(folder, trip)])
    for step in 0..<100 {
      try window.rename(trip, "Porto \(step)")
      rewritten.insert(try snapshotEntry(folder, trip))
    }
    #expect((5...50).contains(rewritten.count))
    #expect(try Window(folder.path).trip(trip)?.name == "Porto 99")
  }

  @Test func `the snapshot of a large trip is rewritten every 65 entries`() throws {
    var random = SeededGenerator(seed: 1)
    let folder = TemporaryFolder()
    var window = try Window(folder.path)
    let trip = random.trip(1, stops: Array(2..<200))
    try window.commit([.tripAdded(trip)])
    var rewritten: Set<Int64> = []
    for step in 0..<150 {
      try window.rename(trip.id, "Porto \(step)")
      rewritten.insert(try snapshotEntry(folder, trip.id))
    }
    #expect(rewritten == [1, 66, 131])
  }

  @Test func `entries of two windows count together towards the next snapshot`() throws {
    var random = SeededGenerator(seed: 1)
    let folder = TemporaryFolder()
    var first = try Window(folder.path)
    let trip = random.trip(1, stops: Array(2..<200))
    try first.commit([.tripAdded(trip)])
    var second = try Window(folder.path)
    second.session.touched[trip.id] = .here(trip)
    var rewritten: Set<Int64> = []
    for step in 0..<150 {
      // Now one goes on behind itself, now behind the other.
      if step % 3 == 2 {
        _ = try second.store.catchUp(&second.session)
        #expect(try second.rename(trip.id, "Porto \(step)") == .written(step + 2))
      } else {
        _ = try first.store.catchUp(&first.session)
        #expect(try first.rename(trip.id, "Porto \(step)") == .written(step + 2))
      }
      rewritten.insert(try snapshotEntry(folder, trip.id))
    }
    #expect(rewritten == [1, 66, 131])
  }
}

private func trip(_ touched: Session.Touched?) -> Trip? {
  if case .here(let trip)? = touched { trip } else { nil }
}

/// The entry up to which a trip's snapshot goes.
private func snapshotEntry(_ folder: TemporaryFolder, _ trip: TripID) throws -> Int64 {
  let connection = try Connection(path: folder.path + "/journal.db", access: .readWrite)
  var entry: Int64 = 0
  try connection.query("SELECT upto FROM snapshot WHERE trip = ?", [.integer(trip.number)]) {
    entry = $0.integer(0)
  }
  return entry
}
