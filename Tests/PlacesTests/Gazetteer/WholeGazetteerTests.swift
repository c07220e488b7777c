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
    let queries = try KnownQuery.all(in: "data/queries.tsv")
    let positions = queries.map { $0.position(in: gazetteer.search($0.text, kind: nil, limit: 8)) }
    #expect(gazetteer.failure == nil)
    #expect(queries.count == 121)
    #expect(positions.count { $0 == 0 } >= 118)
    #expect(positions.count { $0.map { $0 < 5 } ?? false } == 121)
  }

  /// `people.tsv` was there while the search was made better, `others.tsv` was written afterwards,
  /// `travellers.tsv` before the search was looked at again; `classes.tsv` holds sorts of queries
  /// that others had missed with, written after these were mended.
  @Test(arguments: [
    ("people.tsv", 807, 0.97), ("others.tsv", 307, 0.96), ("travellers.tsv", 932, 0.96),
    ("classes.tsv", 60, 0.97),
  ])
  func `what people type finds what they mean`(
    _ file: String, _ count: Int, _ floor: Double
  ) throws {
    let queries = try KnownQuery.all(in: "Tests/PlacesTests/Queries/\(file)")
    let positions = queries.map { $0.position(in: gazetteer.search($0.text, kind: nil, limit: 8)) }
    #expect(queries.count == count)
    #expect(Double(positions.count { $0 == 0 }) >= floor * Double(count))
    let first5 = positions.count { $0.map { $0 < 5 } ?? false }
    #expect(Double(first5) >= 0.98 * Double(count))
  }

  @Test func `what completion offers first is what a search finds`() throws {
    let queries = try ["people.tsv", "others.tsv"].flatMap { file in
      try KnownQuery.all(in: "Tests/PlacesTests/Queries/\(file)")
    }.filter { $0.sort == "prefix" }
    #expect(queries.count > 45)
    let missed = queries.filter { query in
      let offered = gazetteer.beginning(query.text, limit: 8)
      return !(query.position(in: offered).map { $0 < 3 } ?? false)
    }
    #expect(missed.count <= 2, "\(missed.map(\.text))")
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
