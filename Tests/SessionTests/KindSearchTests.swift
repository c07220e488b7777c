import Session
import TestSupport
import Testing

/// `search museums` in a trip: what of that kind is there, not what has the word in its name.
struct KindSearchTests {
  private func museum(
    _ name: String, _ latitude: Double, _ longitude: Double
  ) throws -> SmallGazetteer.Row {
    try #require(
      SmallGazetteer.Row(
        name, latitude, longitude, .sight, category: "museum", address: "There", country: "XX",
        rank: 800))
  }

  private func porto(_ rows: [SmallGazetteer.Row]) throws -> PortoWindow {
    let towns = SmallGazetteer.standard.filter { $0.kind == .city }
    return try PortoWindow(gazetteer: SmallGazetteer(rows: towns + rows))
  }

  private let search = Intent.search(words: "museum", kind: nil, near: nil)

  @Test func `only those near are listed, the nearest first, and where is told`() throws {
    var porto = try porto([
      museum("Far museum", 52.5, 13.4), museum("Third", 41.3, -8.6), museum("First", 41.16, -8.62),
    ])
    let look = try porto.look(search)
    #expect(porto.window.session.cursor.results.map(\.name) == ["First", "Third"])
    #expect(
      look.canonical
        == .search(words: "museum", kind: nil, near: .place(.named("Porto", quoted: false))))
  }

  @Test func `where none is near the farther ones come by distance, and it is told`() throws {
    var porto = try porto([museum("Berlin", 52.5, 13.4), museum("Lisbon", 38.7, -9.2)])
    let look = try porto.look(search)
    #expect(porto.window.session.cursor.results.map(\.name) == ["Lisbon", "Berlin"])
    #expect(look.notices == [.onlyFarAway(near: "Porto")])
  }

  @Test func `without a trip the whole world is searched`() throws {
    var porto = try porto([museum("Far museum", 52.5, 13.4)])
    porto.window.session.cursor.trip = nil
    let look = try porto.look(search)
    #expect(look.canonical == search && look.notices.isEmpty)
    #expect(porto.window.session.cursor.results.map(\.name) == ["Far museum"])
  }

  @Test func `find, which looks in the trips, says so where there is nothing`() throws {
    var porto = try PortoWindow()
    let look = try porto.look(.find("roman baths"))
    #expect(look.notices == [.nothingFound("roman baths"), .onlyInTrips])
  }
}
