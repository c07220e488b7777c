import Places
import Session
import TestSupport
import Testing

private let database = Repository.path(".build/places.db")

/// The whole data, where `make build` has built it.
@Suite(.enabled(if: Repository.exists(database), "places.db is not built: make build"))
struct WholeGazetteerTests {
  private let gazetteer = SQLiteGazetteer(path: database)

  @Test func `the known queries find their places`() throws {
    let queries = try KnownQuery.all()
    let positions = queries.map { $0.position(in: gazetteer.search($0.text, kind: nil, limit: 8)) }
    #expect(gazetteer.failure == nil)
    #expect(queries.count == 120)
    #expect(positions.count { $0 == 0 } >= 118)
    #expect(positions.count { $0.map { $0 < 5 } ?? false } == 120)
  }

  @Test(arguments: [("Paris", "FR"), ("Porto", "PT"), ("London", "GB"), ("New York", "US")])
  func `what everybody means by a name stands alone`(_ name: String, _ country: String) throws {
    let towns = gazetteer.named(name).filter { $0.kind == .city && $0.isOwnName }
    let best = try #require(towns.first)
    #expect(best.place.country == country)
    #expect(towns.dropFirst().allSatisfy { $0.rank + 150 <= best.rank })
  }

  @Test func `Springfield is anybody's guess`() {
    let towns = gazetteer.named("Springfield").filter { $0.kind == .city && $0.isOwnName }
    #expect(towns.count > 10)
    #expect(towns[1].rank + 150 > towns[0].rank)
  }

  @Test func `a name in its own language is its own name`() {
    for (name, english) in [("Roma", "Rome"), ("München", "Munich"), ("東京", "Tokyo")] {
      let found = gazetteer.named(name).first
      #expect(found?.place.name == english)
      #expect(found?.isOwnName == true)
    }
  }

  @Test func `every beginning of famous names is completed`() {
    for name in ["london", "new york city", "são paulo", "eiffel tower"] {
      for length in 3...name.count {
        let found = gazetteer.beginning(String(name.prefix(length)), limit: 8)
        #expect(found.contains { folded($0.place.name) == folded(name) }, "\(name) \(length)")
      }
    }
  }
}

private struct KnownQuery {
  let text: String
  let country: String
  let position: Coordinates
  let kilometres: Double

  static func all() throws -> [KnownQuery] {
    try Repository.read(Repository.path("data/queries.tsv")).split(separator: "\n").dropFirst()
      .map { line in
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
        let position = Coordinates(
          latitude: try #require(Double(cells[4])), longitude: try #require(Double(cells[5])))
        return KnownQuery(
          text: String(cells[0]), country: String(cells[3]), position: try #require(position),
          kilometres: try #require(Double(cells[6])))
      }
  }

  func position(in found: [GazetteerMatch]) -> Int? {
    found.firstIndex {
      $0.place.country == country && $0.place.position.kilometres(to: position) <= kilometres
    }
  }
}
