import Journal
import Session
import TestSupport
import Testing

struct ReopeningTests {
  @Test func `a window goes on where the last one stood`() throws {
    let folder = TemporaryFolder()
    var first = try Window(folder.path)
    let trip = try first.newTrip("Porto", days: 3)
    try first.commit([.settingChanged(.currency, Change(before: nil, after: "USD"))])
    try first.commit([.aliasChanged("x", Change(before: nil, after: "show"))])

    let second = try Window(folder.path)
    #expect(second.session.cursor == first.session.cursor)
    #expect(second.session.settings[.currency] == "USD")
    #expect(second.session.aliases == ["x": "show"])
    #expect(second.session.nextID == 5)
    #expect(second.session.touched == first.session.touched)
    #expect(second.trip(trip)?.days.count == 3)
    #expect(second.session.window == WindowID(2))
  }

  @Test func `only the current trip is read at the start`() throws {
    let folder = TemporaryFolder()
    var first = try Window(folder.path)
    try first.newTrip("Porto")
    let current = try first.newTrip("Lagos")
    #expect(Set(try Window(folder.path).session.touched.keys) == [current])
  }

  @Test func `all of the cursor is resumed`() throws {
    var random = SeededGenerator(seed: 3)
    let folder = TemporaryFolder()
    var window = try Window(folder.path)
    let trip = try window.newTrip("Porto", days: 2)
    window.session.cursor.day = DayID(3)
    window.session.cursor.shownDay = DayID(2)
    window.session.cursor.results = [random.place(), random.place()]
    window.session.cursor.resultsAsked = ResultsAsked(
      query: .search(words: "lello", kind: nil, near: random.position()), listed: 2)
    window.session.cursor.listedTrips = [trip, TripID(99)]
    window.session.cursor.mentioned = .day(trip, DayID(2))
    let mark = FindingMark(
      rule: "closed", day: DayID(3), stop: StopID(4), booking: nil, task: nil)
    window.session.cursor.findings = ListedFindings(trip: trip, marks: [mark], withFix: [1])
    window.session.cursor.toldErrors.tell([mark], of: trip)
    try window.store.keepCursor(of: window.session)
    #expect(try Window(folder.path).session.cursor == window.session.cursor)
  }

  @Test(arguments: [true, false])
  func `what the results answer is resumed`(isSearch: Bool) throws {
    let near = try #require(Coordinates(latitude: 0, longitude: 0))
    let query: ResultsQuery =
      isSearch
      ? .search(words: "", kind: "museum", near: nil) : .suggest(kind: nil, near: near)
    let folder = TemporaryFolder()
    var window = try Window(folder.path)
    window.session.cursor.resultsAsked = ResultsAsked(query: query, listed: 0)
    try window.store.keepCursor(of: window.session)
    #expect(
      try Window(folder.path).session.cursor.resultsAsked == window.session.cursor.resultsAsked)
  }

  @Test func `the newest cursor of all windows is resumed`() throws {
    let folder = TemporaryFolder()
    var first = try Window(folder.path)
    let trip = try first.newTrip("Porto")
    var second = try Window(folder.path)
    second.session.cursor.trip = nil
    try second.store.keepCursor(of: second.session)
    #expect(try Window(folder.path).session.cursor.trip == nil)
    first.session.cursor.listedTrips = [trip]
    try first.store.keepCursor(of: first.session)
    #expect(try Window(folder.path).session.cursor.trip == trip)
  }

  @Test func `a cursor to what is gone is null`() throws {
    let folder = TemporaryFolder()
    var first = try Window(folder.path)
    let trip = try first.newTrip("Porto", days: 1)
    var second = try Window(folder.path)
    second.session.cursor.day = DayID(2)
    second.session.cursor.mentioned = .stops(trip, [StopID(8)])
    let removed = try #require(first.trip(trip))
    try first.commit([.tripRemoved(removed)])
    try second.store.keepCursor(of: second.session)

    let third = try Window(folder.path)
    #expect(third.session.cursor == Cursor())
  }

  @Test(arguments: [
    MapSubject.trip(TripID(1)), .day(TripID(1), DayID(2)), .trips, .results,
  ])
  func `the map shown last is resumed`(_ subject: MapSubject) throws {
    let folder = TemporaryFolder()
    var window = try Window(folder.path)
    try window.commit([.tripAdded(Trip(id: TripID(1), name: "Fiji"))])
    var random = SeededGenerator(seed: 3)
    let frame = MapFrame(centre: random.place().position, width: 12.5, height: 0.75)
    for shown in [subject, .spot("Suva", random.place().position)] {
      window.session.cursor.map = MapShown(shown, frame)
      try window.store.keepCursor(of: window.session)
      #expect(try Window(folder.path).session.cursor.map == MapShown(shown, frame))
    }
  }
}
