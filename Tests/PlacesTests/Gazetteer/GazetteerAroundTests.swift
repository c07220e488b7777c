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
    let all = try around(41.1485, -8.611, 20)
    #expect(all.prefix(2) == ["Dom Luís I Bridge", "Tram Museum"])
    #expect(all.dropFirst(2) == ["Serralves", "Sea Life Porto", "Matosinhos Beach"])
    #expect(try around(41.1485, -8.611, 1.5) == ["Dom Luís I Bridge"])
  }

  @Test func `kinds and categories narrow it`() throws {
    #expect(try around(41.1485, -8.611, 20, kind: "airport").count == 1)
    #expect(try around(41.1485, -8.611, 20, kind: "city") == ["Porto"])
    #expect(try around(41.1485, -8.611, 20, kind: "museum") == ["Tram Museum", "Serralves"])
    #expect(try around(41.1485, -8.611, 20, kind: "spaceport").isEmpty)
    #expect(try around(41.1485, -8.611, 20, kind: "with kids") == ["Sea Life Porto"])
    #expect(try around(41.1485, -8.611, 20, kind: "stations") == ["Porto Campanhã Station"])
    #expect(try around(39.4, -9.5, 20, kind: "sights") == ["Berlenga Island"])
  }

  @Test func `an area gives what lies in it, the best known first`() throws {
    let gazetteer = try fixture.build()
    let tuscany = try #require(gazetteer.named("tuscany").first?.extent)
    #expect(tuscany == .division(country: "IT", code: "16"))
    #expect(gazetteer.within(tuscany, kind: nil, limit: 9).names == ["Florence"])
    let france = try #require(gazetteer.named("france").first?.extent)
    let names = gazetteer.within(france, kind: nil, limit: 9).names
    #expect(names == ["Paris", "Eiffel Tower", "Le Havre", "Louvre Museum"])
    let algarve = try #require(gazetteer.named("algarve").first?.extent)
    #expect(gazetteer.within(algarve, kind: nil, limit: 9).isEmpty)
  }

  @Test func `the date line is no border`() throws {
    #expect(try around(-16.8, 179.99, 10) == ["Date Line Point"])
    #expect(try around(-16.8, -179.98, 10) == ["Date Line Point"])
  }

  @Test func `the poles and the whole world are answered`() throws {
    #expect(try around(90, 0, 500).isEmpty)
    #expect(try around(-90, 180, 1000, kind: "country").isEmpty)
    #expect(try around(-90, 180, 2000, kind: "country") == ["Antarctica"])
    #expect(try around(0, 0, 30_000).count == 9)
    #expect(try around(0, 0, -1).isEmpty)
    #expect(try around(0, 0, .nan).isEmpty)
    #expect(try around(0, 0, .infinity).count == 9)
  }
}
