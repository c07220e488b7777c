import Places
import Session
import Testing

@Suite struct GazetteerSearchTests {
  private let fixture = GazetteerFixture()

  private func first(_ text: String, kind: String? = nil) throws -> GazetteerMatch? {
    try fixture.build().search(text, kind: kind, limit: 5).first
  }

  @Test(arguments: [
    ("paris", "France"), ("paris texas", "Texas, United States"),
    ("paris, tx", "Texas, United States"), ("springfield, us", "Illinois, United States"),
    ("springfield massachusetts", "Massachusetts, United States"), ("oporto, pt", "Portugal"),
  ])
  func `a tail says in which country or region`(_ text: String, _ address: String) throws {
    #expect(try first(text)?.place.address == address)
  }

  @Test(arguments: [
    ("lond", "London"), ("lodnon", "London"), ("londn", "London"), ("pariss", "Paris"),
    ("eifel tower", "Eiffel Tower"), ("tower eiffel", "Eiffel Tower"),
    ("the eiffel tower in paris", "Eiffel Tower"), ("LOUVRE", "Louvre Museum"),
    ("porto airport", "Francisco de Sá Carneiro Airport"), ("nan", "Nadi International Airport"),
  ])
  func `beginnings, orders of words and typing errors are understood`(
    _ text: String, _ name: String
  ) throws {
    #expect(try first(text)?.place.name == name)
  }

  @Test(arguments: [
    ("birmingham in england", "Birmingham"), ("birmingham in nowhereshire", "Birmingham"),
    ("havre", "Le Havre"), ("havre france", "Le Havre"), ("havre montana", "Havre"),
    ("louvre paris", "Louvre Museum"), ("paris louvre", "Louvre Museum"),
    ("le h", "Le Havre"), ("tour ei", "Eiffel Tower"),
  ])
  func `small words join and are left out, and a sight is where its town is`(
    _ text: String, _ name: String
  ) throws {
    #expect(try first(text)?.place.name == name)
  }

  @Test func `a name without its article finds, but is no name`() throws {
    #expect(try fixture.build().named("havre").names == ["Havre"])
  }

  @Test(arguments: [
    ("porto", "museum", ["Serralves", "Tram Museum"]), ("porto", "theatres", []),
    ("paris", "sight", ["Eiffel Tower", "Louvre Museum"]),
    ("paris", "Sights", ["Eiffel Tower", "Louvre Museum"]), ("paris", "towns", ["Paris", "Paris"]),
    ("france", "museum", ["Louvre Museum"]), ("porto", "beaches", ["Matosinhos Beach"]),
    ("paris", "spaceport", []),
  ])
  func `a kind narrows a search`(_ text: String, _ kind: String, _ names: [String]) throws {
    #expect(try fixture.build().search(text, kind: kind, limit: 5).names == names)
  }

  @Test(arguments: [
    ("museums in paris", ["Louvre Museum"]), ("beaches near porto", ["Matosinhos Beach"]),
    ("museums", ["Louvre Museum", "Serralves", "Tram Museum"]),
    ("airports in portugal", ["Francisco de Sá Carneiro Airport"]),
  ])
  func `a kind is understood in the text`(_ text: String, _ names: [String]) throws {
    #expect(try fixture.build().search(text, kind: nil, limit: 5).names == names)
  }

  @Test func `a match says whether the whole own name was typed`() throws {
    #expect(try first("oporto")?.isOwnName == true)
    #expect(try first("parigi")?.isOwnName == false)
    #expect(try first("lond")?.isOwnName == false)
  }

  @Test func `nothing is found for nothing, nonsense and a limit of none`() throws {
    let gazetteer = try fixture.build()
    for text in ["", "  ", ",", "\"*\"", "qwxzkj", "AND OR NOT", "(", "\u{0}"] {
      #expect(gazetteer.search(text, kind: nil, limit: 5).isEmpty)
    }
    #expect(gazetteer.search("paris", kind: nil, limit: 0).isEmpty)
    #expect(gazetteer.failure == nil)
  }

  @Test func `a text without end is answered all the same`() throws {
    let gazetteer = try fixture.build()
    _ = gazetteer.search(String(repeating: "a", count: 100_000), kind: nil, limit: 5)
    _ = gazetteer.search(String(repeating: "paris ", count: 50_000), kind: nil, limit: 5)
    _ = gazetteer.named(String(repeating: "x ", count: 50_000))
    _ = gazetteer.beginning(String(repeating: "x", count: 50_000), limit: 5)
    #expect(gazetteer.failure == nil)
    #expect(gazetteer.search("paris", kind: nil, limit: 1).count == 1)
  }
}
