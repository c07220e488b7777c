import Session
import TestSupport
import Testing

/// Places that bear the name of something people do.
struct ActivityPlacesTests {
  private func added(_ text: String, _ rows: [SmallGazetteer.Row?]) throws -> Stop? {
    var porto = try PortoWindow(gazetteer: SmallGazetteer(rows: rows.compactMap { $0 }))
    try porto.change(
      .add(NewStops(.place(.named(text, quoted: false)), to: .day(.number(1)))))
    return porto.trip.days[0].stops.first
  }

  @Test func `a village far away is not what who adds tea means`() throws {
    let tea = SmallGazetteer.Row(
      "Tea", 43.446, -96.836, .city, category: "village", address: "South Dakota",
      country: "US", rank: 200)
    #expect(try added("tea", [tea])?.position == nil)
  }

  @Test func `a nap is no airport with that code, not even a near one`() throws {
    let airport = SmallGazetteer.Row(
      "Some Airport", 41.2, -8.6, .airport, category: "airport", address: "Portugal",
      country: "PT", rank: 700, other: ["NAP"])
    #expect(try added("nap", [airport])?.position == nil)
  }

  @Test func `a place nearby of that very name is taken`() throws {
    let garden = SmallGazetteer.Row(
      "Tea Garden", 41.15, -8.61, .sight, category: "garden", address: "Porto",
      country: "PT", rank: 300)
    #expect(try added("tea garden", [garden])?.source == .gazetteer)
  }
}
