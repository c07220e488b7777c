import Session
import TestSupport
import Testing

/// Cities that are told by a beginning of their name.
@Suite struct CityDaysTests {
  private func window(_ cities: [String]) throws -> TestWindow {
    var window = try portoWindow()
    for (index, city) in cities.enumerated() {
      let day = try #require(try window.trip.day(number: index + 1))
      let change = Change(before: day.city, after: Destination?.some(.words(city)))
      try window.session.apply([
        Event.trip(try window.trip.id, .dayChanged(day.id, .city(change)))
      ])
    }
    return window
  }

  @Test func `a beginning that two cities have names neither, and offers both`() throws {
    let window = try window(["San Sebastian", "San Sebastian", "San Marino"])
    let asked: [(Intent, (String) -> Intent)] = [
      (.plan(.skipCity("San")), { .plan(.skipCity($0)) }),
      (.plan(.extendCity("san", days: 1)), { .plan(.extendCity($0, days: 1)) }),
      (.outlook(.nightsIn("San")), { .outlook(.nightsIn($0)) }),
      (.outlook(.arrivalIn("San")), { .outlook(.arrivalIn($0)) }),
    ]
    for (intent, command) in asked {
      guard case .fail(let failure) = window.decide(intent) else { throw NoChange() }
      #expect(failure.remedies == [command("San Sebastian"), command("San Marino")])
    }
    #expect(
      window.question(.plan(.skipCity("San Mar")))?.topic == nil
        && window.question(.plan(.skipCity("san marino")))?.topic
          == .daysInCity("San Marino", [3])
    )
  }

  @Test func `a beginning that one city has names it`() throws {
    let window = try window(["San Sebastian", "San Sebastian", "Bilbao"])
    #expect(
      window.question(.plan(.skipCity("san")))?.topic == .daysInCity("San Sebastian", [1, 2]))
  }

  @Test func `several cities are left out, or get more days, together`() throws {
    let window = try window(["Braga", "Vigo", "Vigo", "Tui and Salvaterra"])
    #expect(
      window.question(.plan(.skipCity("braga and vigo")))?.topic
        == .daysInCity("Braga and Vigo", [1, 2, 3]))
    #expect(
      window.question(.plan(.skipCity("Tui and Salvaterra")))?.topic
        == .daysInCity("Tui and Salvaterra", [4]))
    let longer = window.question(.plan(.extendCity("braga and vigo", days: 1)))
    #expect(
      longer?.choices.map(\.intent) == [
        .several([
          .addDay(.after(.number(3))), .cityOfDay(.number(4), .words("Vigo")),
          .addDay(.after(.number(1))), .cityOfDay(.number(2), .words("Braga")),
        ])
      ])
    #expect(window.question(.plan(.skipCity("braga and Atlantis"))) == nil)
  }

  @Test(arguments: [90_000, Int.max])
  func `a city has no more days than a trip may have`(_ days: Int) throws {
    let window = try window(["Braga"])
    #expect(
      window.problem(.plan(.extendCity("Braga", days: days)))
        == .tooManyDays(limit: Trip.daysAtMost))
  }
}
