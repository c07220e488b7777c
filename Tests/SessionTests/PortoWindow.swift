import Session
import TestSupport
import Testing

/// A window on a trip to Porto of five days from Mon 2027-04-19, and one to Rome without a
/// destination or dates.
struct PortoWindow {
  var window: TestWindow
  let porto = TripID(1)
  let rome = TripID(10)

  init(gazetteer: any Gazetteer = SmallGazetteer()) throws {
    var porto = Trip(id: self.porto, name: "Porto")
    porto.destination = SmallGazetteer().named("Porto").first.map { .place($0.place) }
    let first = try #require(CivilDate(iso: "2027-04-19"))
    porto.days = (0..<5).map { Day(id: DayID(2 + $0), date: first.adding($0)) }
    var rome = Trip(id: self.rome, name: "Rome")
    rome.days = [Day(id: DayID(11)), Day(id: DayID(12))]
    window = TestWindow(MemoryLibrary([porto, rome]))
    window.gazetteer = gazetteer
    window.session.cursor.trip = self.porto
  }

  var trip: Trip { trip(porto) }

  func trip(_ id: TripID) -> Trip {
    if case .here(let trip) = window.session.touched[id] { return trip }
    return window.library.trips.first { $0.id == id } ?? Trip(id: id, name: "gone")
  }

  func names(day number: Int, of id: TripID? = nil) -> [String] {
    trip(id ?? porto).day(number: number)?.stops.map(\.name) ?? []
  }

  var ideas: [String] { trip.ideas.map(\.name) }

  /// Runs a change and returns it; its canonical line must do the same by itself.
  @discardableResult
  mutating func change(
    _ intent: Intent, _ location: SourceLocation = #_sourceLocation
  ) throws -> Commit {
    let before = window
    let decision = try window.run(intent)
    guard case .commit(let commit) = decision else {
      Issue.record("\(decision)", sourceLocation: location)
      throw NoChange()
    }
    var elsewhere = before
    elsewhere.session.cursor = Cursor()
    elsewhere.session.cursor.trip = before.session.cursor.trip
    guard case .commit(let again) = elsewhere.decide(commit.canonical) else {
      Issue.record("\(elsewhere.decide(commit.canonical))", sourceLocation: location)
      throw NoChange()
    }
    #expect(again.events == commit.events, sourceLocation: location)
    #expect(again.canonical == commit.canonical, sourceLocation: location)
    var undone = window.session
    try undone.apply(commit.events.inverse)
    for id in [porto, rome] {
      if case .here(let trip) = undone.touched[id] {
        #expect(trip == old(id, in: before), sourceLocation: location)
      }
    }
    return commit
  }

  private func old(_ id: TripID, in window: TestWindow) -> Trip? {
    if case .here(let trip) = window.session.touched[id] { return trip }
    return window.library.trips.first { $0.id == id }
  }

  /// Adds words to a day, at a time where one is told.
  mutating func plan(_ name: String, day: Int, at time: String? = nil) throws {
    try change(
      .add(
        NewStops(
          .place(.named(name, quoted: true)), to: .day(.number(day)),
          at: time.flatMap { ClockTime(text: $0) })))
  }

  mutating func select(day number: Int?) {
    window.session.cursor.day = number.flatMap { trip.day(number: $0)?.id }
    if number != nil { window.session.cursor.shownDay = window.session.cursor.day }
  }

  mutating func show(day number: Int) {
    window.session.cursor.shownDay = trip.day(number: number)?.id
  }

  func failure(_ intent: Intent) -> Problem? {
    if case .fail(let failure) = window.decide(intent) { failure.problem } else { nil }
  }

  func question(_ intent: Intent) -> Question? {
    if case .ask(let question) = window.decide(intent) { question } else { nil }
  }

  /// Runs what changes nothing.
  @discardableResult
  mutating func look(_ intent: Intent) throws -> Look {
    guard case .reply(let look) = try window.run(intent) else { throw NoChange() }
    return look
  }
}

struct NoChange: Error {}

/// The usual three words of the conversation cases on day 1.
func plannedWindow() throws -> PortoWindow {
  var window = try PortoWindow()
  for name in ["pick up keys", "lunch with Ana", "sunset stroll"] {
    try window.plan(name, day: 1)
  }
  window.window.session.cursor.shownDay = nil
  return window
}

func named(_ text: String, quoted: Bool = false) -> NewStopSubject {
  .place(.named(text, quoted: quoted))
}

func position(_ latitude: Double, _ longitude: Double) throws -> Coordinates {
  try #require(Coordinates(latitude: latitude, longitude: longitude))
}
