import Session
import TestSupport
import Testing

/// Places that a server and the offline places both know.
struct PlaceTwinsTests {
  private func results(
    _ here: String, _ category: String, there: String, away: Double, isServed: Bool = true,
    kind: PlaceKind = .sight
  ) throws -> [String] {
    let row = try #require(
      SmallGazetteer.Row(
        here, 41.15, -8.61, kind, category: category, address: "Porto", country: "PT", rank: 800))
    let gazetteer = SmallGazetteer(rows: SmallGazetteer.standard + [row])
    var scene = try PortoWindow(gazetteer: gazetteer).window.scene
    scene.server = "http://127.0.0.1:8080"
    let other = Place(
      name: there, position: try position(41.15 + away / 111.2, -8.61), category: category,
      country: "PT", source: isServed ? .nominatim : .gazetteer)
    let search = Intent.search(words: here, kind: nil, near: nil)
    guard case .lookUp(let query) = Interpreter(scene).decide(search) else { throw NoChange() }
    scene.answers[query] = .found([other])
    guard case .reply(let look) = Interpreter(scene).decide(search) else { throw NoChange() }
    return look.cursor.results.map(\.name)
  }

  @Test(arguments: [
    ("Ocean Museum", 0.29, 1), ("Ocean Museum", 0.32, 2), ("Ocean Museum of Porto", 0.29, 1),
    ("Ocean Gallery", 0.1, 2),
  ])
  func `a sight is listed once where both names are made of the same words, or one of more`(
    there: String, away: Double, count: Int
  ) throws {
    #expect(try results("Ocean Museum", "museum", there: there, away: away).count == count)
  }

  @Test(arguments: [
    (PlaceKind.country, 300.0, 1), (.region, 90.0, 1), (.city, 9.0, 1), (.city, 11.0, 2),
  ])
  func `countries, regions and towns are listed once by name`(
    kind: PlaceKind, away: Double, count: Int
  ) throws {
    let found = try results("Ruritania", kind.rawValue, there: "Ruritania", away: away, kind: kind)
    #expect(found.count == count)
  }

  @Test func `two of one source are two`() throws {
    #expect(
      try results("Ocean Museum", "museum", there: "Ocean Museum", away: 0.29, isServed: false)
        .count == 2)
  }
}
