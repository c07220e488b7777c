import Places
import Session
import Testing

@Suite struct GazetteerNamedTests {
  private let fixture = GazetteerFixture()

  @Test func `all places of a name come best first`() throws {
    let found = try fixture.build().named("PARIS")
    #expect(found.map(\.place.country) == ["FR", "US"])
    #expect(found.map(\.rank) == [1283, 655])
  }

  @Test func `listed short names are own names and others are not`() throws {
    let gazetteer = try fixture.build()
    #expect(gazetteer.named("Oporto").map(\.isOwnName) == [true])
    #expect(gazetteer.named("firenze").map(\.isOwnName) == [true])
    #expect(gazetteer.named("Florencia").map(\.isOwnName) == [false, true])
    #expect(gazetteer.named("louvre").map(\.isOwnName) == [true])
  }

  @Test func `codes and written-out umlauts name a place`() throws {
    let gazetteer = try fixture.build()
    #expect(gazetteer.named("opo").names == ["Francisco de Sá Carneiro Airport"])
    #expect(gazetteer.named("giessen").names == ["Gießen"])
    #expect(gazetteer.named("saint johns").names == ["St. John's"])
  }

  @Test func `an airport is not called as the town is that its name begins with`() throws {
    let gazetteer = try fixture.build()
    #expect(gazetteer.named("london").map(\.kind) == [.city])
    #expect(gazetteer.named("kingsbury airport").map(\.kind) == [.airport])
    #expect(gazetteer.named("londres").map(\.kind) == [.city])
    #expect(gazetteer.named("londres airport").map(\.kind) == [.airport])
    #expect(gazetteer.search("london airport", kind: nil, limit: 1).map(\.kind) == [.airport])
  }

  @Test func `blanks tell names apart unless nothing else is there`() throws {
    let gazetteer = try fixture.build()
    #expect(gazetteer.named("La Paz").names == ["La Paz"])
    #expect(gazetteer.named("lapaz").names == ["Lapaz"])
    #expect(gazetteer.named("louvremuseum").names == ["Louvre Museum"])
  }

  @Test func `a place is told in full`() throws {
    let porto = try #require(try fixture.build().named("Porto").first)
    #expect(porto.kind == .city)
    #expect(porto.population == 252_687)
    #expect(
      porto.place
        == Place(
          name: "Porto", position: try #require(Coordinates(latitude: 41.1485, longitude: -8.611)),
          category: "city", address: "Portugal", country: "PT", timeZone: "Europe/Lisbon",
          source: .gazetteer))
  }

  @Test(arguments: [
    ("Louvre", "museum", "Paris, France", "Europe/Paris"),
    ("OPO", "airport", "Porto, Portugal", "Europe/Lisbon"),
    ("Gießen", "town", "Hesse, Germany", "Europe/Berlin"),
    ("St. John's", "village", "Texas, United States", "America/Chicago"),
    ("Tuscany", "region", "Italy", "Europe/Rome"),
  ])
  func `what and where it is stands in words`(
    _ name: String, _ category: String, _ address: String, _ zone: String
  ) throws {
    let place = try #require(try fixture.build().named(name).first?.place)
    #expect(place.category == category)
    #expect(place.address == address)
    #expect(place.timeZone == zone)
  }

  @Test func `what is unknown is left out`() throws {
    let gazetteer = try fixture.build()
    let antarctica = try #require(gazetteer.named("antarctica").first)
    #expect(antarctica.place.address == nil)
    #expect(antarctica.place.timeZone == nil)
    #expect(antarctica.population == nil)
    #expect(gazetteer.named("la paz").first?.population == nil)
    #expect(gazetteer.named("hesse").isEmpty)
    #expect(gazetteer.named("nowhere").isEmpty)
    #expect(gazetteer.named("").isEmpty)
  }

  @Test func `a region stays behind the town of its name`() throws {
    let found = try fixture.build().named("porto")
    #expect(found.map(\.kind) == [.city, .region])
    #expect(found.map(\.rank) == [1070, 920])
  }

  @Test func `a name in the order of lists is turned around`() throws {
    #expect(try fixture.build().named("comunidad valenciana").count == 1)
  }
}
