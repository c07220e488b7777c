import Places
import Session
import TestSupport
import Testing

private let database = Repository.path(".build/places.db")

struct OutlineTests {
  private let fixture = GazetteerFixture()
  private let world = MapBox(south: -90, west: -180, north: 90, east: 180)

  @Test func `lines come as they stand in the table`() throws {
    let gazetteer = try fixture.build()
    let all = gazetteer.outlines(in: world, rivers: 99, spanning: 0)
    #expect(all.map(\.layer) == [.coast, .border, .river, .coast])
    #expect(all.first?.points == [-4400, 20_000, -4350, 20_500, -4370, 20_800])
    #expect(all.last?.points == [89_900, -8000, 90_000, -7960])
  }

  @Test func `only what is asked for is read`() throws {
    let gazetteer = try fixture.build()
    let portugal = MapBox(south: 40, west: -10, north: 42, east: -6)
    #expect(gazetteer.outlines(in: portugal, rivers: 99, spanning: 0).count == 3)
    #expect(
      gazetteer.outlines(in: portugal, rivers: 5, spanning: 0).map(\.layer) == [.coast, .border])
    #expect(gazetteer.outlines(in: portugal, rivers: 99, spanning: 1).map(\.layer) == [.coast])
    let dateLine = MapBox(south: -20, west: 170, north: 0, east: -170)
    #expect(gazetteer.outlines(in: dateLine, rivers: 99, spanning: 0).map(\.layer) == [.coast])
    let elsewhere = MapBox(south: 0, west: 0, north: 10, east: 10)
    #expect(gazetteer.outlines(in: elsewhere, rivers: 99, spanning: 0).isEmpty)
  }

  @Test func `without its file there is nothing to draw`() {
    #expect(SQLiteGazetteer(path: "/nowhere").outlines(in: world, rivers: 9, spanning: 0).isEmpty)
  }

  @Test(.enabled(if: Repository.exists(database), "places.db is not built: make build"))
  func `the whole world is there`() {
    let gazetteer = SQLiteGazetteer(path: database)
    let all = gazetteer.outlines(in: world, rivers: 99, spanning: 0)
    #expect(Set(all.map(\.layer)) == [.coast, .border, .lake, .river])
    #expect(all.count > 6000)
    for outline in all {
      #expect(outline.points.count.isMultiple(of: 2) && outline.points.count >= 4)
      for index in stride(from: 0, to: outline.points.count, by: 2) {
        guard abs(outline.points[index]) <= 90_000, abs(outline.points[index + 1]) <= 45_000 else {
          Issue.record("\(outline.layer) leaves the world")
          break
        }
      }
    }
  }
}
