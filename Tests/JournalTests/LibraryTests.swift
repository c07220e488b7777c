import Journal
import Session
import TestSupport
import Testing

struct LibraryTests {
  let folder = TemporaryFolder()
  let store: SQLiteJournal

  init() throws {
    var window = try Window(folder.path)
    for name in ["Porto", "Kyōto in autumn", "port of call", "Łódź", "São Paulo", "Porto (2)"] {
      try window.newTrip(name)
    }
    try window.rename(TripID(3), "Portugal")
    store = try Window(folder.path).store
  }

  @Test func `trips are summed up in the order of their creation`() throws {
    #expect(try store.summaries().map(\.id.number) == [1, 2, 3, 4, 5, 6])
    #expect(try store.summaries()[2].name == "Portugal")
  }

  @Test(arguments: [
    ("", [1, 2, 3, 4, 5, 6]), ("port", [1, 3, 6]), ("porto", [1, 6]), ("porto 2", [6]),
    ("kyoto in", [2]), ("sao", [5]), ("x", []), ("%", []), ("portu", [3]),
  ])
  func `trips are found by the beginning of their folded name`(
    prefix: String, expected: [Int]
  ) throws {
    #expect(try store.summaries(beginning: prefix, limit: 99).map(\.id.number) == expected)
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 2), (Int.max, 3), (-1, 0)])
  func `no more trips are found than wanted`(limit: Int, count: Int) throws {
    #expect(try store.summaries(beginning: "port", limit: limit).count == count)
  }

  @Test func `the next trips are those not over yet, the soonest first, at most as many as asked`()
    throws
  {
    var window = try Window(folder.path)
    for (id, first, days) in [(20, 100, 3), (21, 40, 2), (22, 90, 30), (23, 101, 1), (24, 100, 1)] {
      var trip = Trip(id: TripID(id), name: "trip \(id)")
      let dates = (first..<first + days).map { CivilDate(daysSinceEpoch: $0) }
      trip.days = dates.map { Day(id: DayID(id * 100 + $0.daysSinceEpoch - first), date: $0) }
      try window.commit([.tripAdded(trip)])
    }
    let day = CivilDate(daysSinceEpoch: 100)
    func next(_ limit: Int) throws -> [Int] {
      try window.store.summaries(notOverOn: day, limit: limit).map(\.id.number)
    }
    #expect(try next(9) == [22, 20, 24, 23])
    #expect(try next(2) == [22, 20])
    #expect(try next(0) == [])
  }

  @Test func `the day on which a trip was made stays when it is changed later`() throws {
    #expect(try store.firstEntry(about: TripID(3)) == store.entry(3))
    #expect(try store.firstEntry(about: TripID(99)) == nil)
  }

  @Test func `a summary says what a trip is`() throws {
    var random = SeededGenerator(seed: 9)
    let trip = random.trip(7, days: [8, 9], stops: [10, 11, 12])
    var window = try Window(folder.path)
    try window.commit([.tripAdded(trip)])
    #expect(try window.store.summaries().last == TripSummary(trip))
  }

  @Test func `entries are listed from the newest, about one trip or all`() throws {
    #expect(try store.entries(before: nil, about: nil, limit: 3).map(\.number) == [7, 6, 5])
    #expect(try store.entries(before: 3, about: nil, limit: 9).map(\.number) == [2, 1])
    #expect(try store.entries(before: nil, about: TripID(3), limit: 9).map(\.number) == [7, 3])
    #expect(try store.entries(before: 7, about: TripID(3), limit: 9).map(\.number) == [3])
    #expect(try store.entries(before: Int.min, about: nil, limit: 9).isEmpty)
    #expect(try store.entries(before: 99, about: nil, limit: Int.max).count == 7)
    #expect(try store.entries(before: nil, about: TripID(99), limit: 9).isEmpty)
  }

  @Test(arguments: [0, -1, 8, Int.max, Int.min])
  func `there is no entry of this number`(number: Int) throws {
    #expect(try store.entry(number) == nil)
  }
}
