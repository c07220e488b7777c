import Language
import Places
import TestSupport
import Testing

@testable import Session

private let database = Repository.path(".build/places.db")

/// Places that are named with the country, region or town they lie in.
@Suite(.enabled(if: Repository.exists(database), "places.db is not built: make build"))
struct NamesWithAreasTests {
  private func window(_ lines: String...) throws -> TestWindow {
    var window = TestWindow()
    window.gazetteer = SQLiteGazetteer(path: database)
    for line in lines { try window.run(try intent(of: line, in: window)) }
    return window
  }

  private func intent(of line: String, in window: TestWindow) throws -> Intent {
    guard
      case .understood(let said) = LineReader(window.scene, names: StopNameMemory()).read(line)
    else { throw NotUnderstood(line: line) }
    return said.intent
  }

  private struct NotUnderstood: Error { var line: String }

  @Test(arguments: [
    ("plan a trip to London, Ontario, 10-12 December", 42.98, -81.25),
    ("We would like to travel to Cambridge, Massachusetts from 6 to 10 April.", 42.37, -71.11),
    ("Please plan a trip to May Pen, Jamaica, from 4 May to 9 May", 17.97, -77.25),
    ("we're visiting Cape May, New Jersey from 28 May to 1 June", 38.94, -74.91),
    ("let's go to Utrecht, the Netherlands, for a week starting 3 may", 52.09, 5.12),
    ("new trip to Tbilisi, Georgia 3-9 may", 41.72, 44.79),
    ("we are off to St. John's, Newfoundland and Labrador from 3 to 9 may", 47.56, -52.71),
  ])
  func `a trip goes to one place, named with its area behind a comma`(
    line: String, latitude: Double, longitude: Double
  ) throws {
    var window = try window()
    try window.run(try intent(of: line, in: window))
    let trip = try #require(window.library.trips.first)
    let goal = try #require(trip.destination?.place)
    #expect(window.library.trips.count == 1 && trip.days.count > 2)
    let meant = try #require(Coordinates(latitude: latitude, longitude: longitude))
    #expect(goal.position.kilometres(to: meant) < 20)
  }

  @Test(arguments: [
    "add Uffizi Gallery, Florence to day 3 in the afternoon",
    "please put Cambridge, England on day 4",
    "add the Colosseum, Rome to day 2 at 10",
  ])
  func `a stop with its town or country behind it is one stop`(line: String) throws {
    var window = try window("new trip to Paris 2027-04-19..2027-04-23")
    try window.run(try intent(of: line, in: window))
    let stops = window.library.trips.first?.allStops ?? []
    #expect(stops.count == 1 && stops.first?.place != nil)
  }

  @Test(arguments: [
    ("add Sintra, Lisbon and Porto to day 2", 3), ("add Nice, Monaco and Menton to day 1", 3),
    ("put the Louvre, the Eiffel Tower and lunch on day 2", 3),
  ])
  func `a list of places stays one, though one of them lies in the next`(
    line: String, count: Int
  ) throws {
    var window = try window("new trip to Lisbon 2027-04-19..2027-04-23")
    try window.run(try intent(of: line, in: window))
    #expect(window.library.trips.first?.allStops.count == count)
  }

  @Test(arguments: [("Heathrow Airport", "airport"), ("Haneda airport", "airport")])
  func `a short name with the word for its kind is the place`(_ name: String, _ kind: String) throws
  {
    let found = SQLiteGazetteer(path: database).bearers(of: name)
    #expect(!found.isEmpty && found.allSatisfy { $0.kind.rawValue == kind })
  }
}
