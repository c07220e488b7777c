import Places
import Session
import Testing

@Suite struct GazetteerAroundTests {
  private let fixture = GazetteerFixture()

  private func around(
    _ latitude: Double, _ longitude: Double, _ kilometres: Double, kind: String? = nil
  ) throws -> [String] {
    let centre = try #require(Coordinates(latitude: latitude, longitude: longitude))
    return try fixture.build().around(centre, kilometres: kilometres, kind: kind, limit: 9).names
  }

  @Test func `sights come first by fame and nearness`() throws {
    #expect(
      try around(41.1485, -8.611, 20) == ["Dom Luís I Bridge", "Serralves", "Matosinhos Beach"])
    #expect(try around(41.1485, -8.611, 2) == ["Dom Luís I Bridge"])
  }

  @Test func `kinds and categories narrow it`() throws {
    #expect(try around(41.1485, -8.611, 20, kind: "airport").count == 1)
    #expect(try around(41.1485, -8.611, 20, kind: "city") == ["Porto"])
    #expect(try around(41.1485, -8.611, 20, kind: "museum") == ["Serralves"])
    #expect(try around(41.1485, -8.611, 20, kind: "spaceport").isEmpty)
  }

  @Test func `the date line is no border`() throws {
    #expect(try around(-16.8, 179.99, 10) == ["Date Line Point"])
    #expect(try around(-16.8, -179.98, 10) == ["Date Line Point"])
  }

  @Test func `the poles and the whole world are answered`() throws {
    #expect(try around(90, 0, 500).isEmpty)
    #expect(try around(-90, 180, 1000, kind: "country").isEmpty)
    #expect(try around(-90, 180, 2000, kind: "country") == ["Antarctica"])
    #expect(try around(0, 0, 30_000).count == 6)
    #expect(try around(0, 0, -1).isEmpty)
    #expect(try around(0, 0, .nan).isEmpty)
    #expect(try around(0, 0, .infinity).count == 6)
  }
}
