import Places
import Session
import Testing

/// Which place is meant where several have the words in their names.
@Suite struct MeantPlacesTests {
  private let fixture = GazetteerFixture()

  private func gazetteer() throws -> SQLiteGazetteer {
    var tables = GazetteerFixture.tables
    tables["places.tsv"]? += """

      16	Orvieto			IT	18	42.7186	12.1108	20000		513
      17	San Carlos de Bariloche			AR	16	-41.1456	-71.3082	95394	America/Argentina/Salta	783
      18	Frankfurt am Main			DE	05	50.1155	8.6842	650000		1020
      19	Faro			PT	08	37.0194	-7.9322	41934		720
      20	Ronda			ES	51	36.7423	-5.1671	37000		621
      """
    tables["sights.tsv"]? += """

      Orvieto Cathedral		church	Orvieto	IT	42.7170	12.1131	60	851
      Orsay Museum	Musée d'Orsay	museum	Paris	FR	48.86	2.3266	120	1044
      Fushimi Inari Taisha		temple	Kyoto	JP	34.9671	135.7727	120	1039
      Arlington National Cemetery		memorial	Washington	US	38.8768	-77.07	60	877
      Frida Kahlo Museum		museum	Mexico City	MX	19.3551	-99.1627	120	1048
      Natural History Museum		museum	London	GB	51.4967	-0.1764	120	1040
      Tokyo National Museum		museum	Tokyo	JP	35.7188	139.7765	120	894
      La Ronda		neighbourhood	Quito	EC	-0.2251	-78.5147	60	816
      """
    tables["exonyms.tsv"]? += "\nFR\tEiffel Tower\tЭйфелева башня\t"
    return try fixture.build(tables)
  }

  @Test(arguments: [
    ("orvieto", "Orvieto"), ("Orvieto, Italy", "Orvieto"), ("orvietto", "Orvieto"),
    ("orvieto cathedral", "Orvieto Cathedral"), ("ronda", "Ronda"), ("louvre", "Louvre Museum"),
  ])
  func `a town is meant before what is called after it`(_ text: String, _ name: String) throws {
    #expect(try gazetteer().search(text, kind: nil, limit: 5).first?.place.name == name)
  }

  @Test(arguments: [
    ("bariloche", "San Carlos de Bariloche"), ("bariloche argentina", "San Carlos de Bariloche"),
    ("frankfurt", "Frankfurt am Main"),
  ])
  func `a long name is found by what people leave of it`(_ text: String, _ name: String) throws {
    let gazetteer = try gazetteer()
    #expect(gazetteer.search(text, kind: nil, limit: 5).first?.place.name == name)
    #expect(gazetteer.named("bariloche").isEmpty)
  }

  @Test(arguments: [
    ("fushimi inari", "Fushimi Inari Taisha"),
    ("Arlington Cemetery", "Arlington National Cemetery"),
    ("frida kahlo", "Frida Kahlo Museum"),
  ])
  func `what people leave of the name of a sight is its name`(_ text: String, _ name: String) throws
  {
    #expect(try gazetteer().named(text).map(\.place.name) == [name])
  }

  @Test(arguments: ["natural history", "tokyo museum", "tokyo national", "arlington national"])
  func `a part that may be another's name is none`(_ text: String) throws {
    #expect(try gazetteer().named(text).isEmpty)
  }

  @Test(arguments: ["faro algarve", "Faro, Algarve", "algarve faro"])
  func `an area says where a town is`(_ text: String) throws {
    #expect(try gazetteer().search(text, kind: nil, limit: 5).first?.place.name == "Faro")
  }

  @Test func `an area lies in the divisions of its towns`() throws {
    let gazetteer = try gazetteer()
    let found = gazetteer.search("algarve", kind: nil, limit: 1).first
    #expect(found?.divisions == ["08"])
    #expect(found.map { PlaceExtent.division(country: "PT", code: "08").holds($0) } == true)
  }

  @Test(arguments: [
    "porto station", "gare de porto", "Estação do Porto", "porto駅", "bahnhof porto",
    "porto central",
    "porto campanha",
  ])
  func `a station is found by the words of many languages`(_ text: String) throws {
    let found = try gazetteer().search(text, kind: nil, limit: 5)
    #expect(found.first?.place.name == "Porto Campanhã Station")
  }

  @Test func `an airport is too, and nothing else is taken for one`() throws {
    let gazetteer = try gazetteer()
    let found = gazetteer.search("аэропорт porto", kind: nil, limit: 5)
    #expect(found.first?.place.name == "Francisco de Sá Carneiro Airport")
    #expect(
      gazetteer.search("вокзал orvieto", kind: nil, limit: 5).allSatisfy { $0.kind != .station })
  }

  @Test func `a sight is found by its name in another script`() throws {
    let found = try gazetteer().named("Эйфелева башня")
    #expect(found.names == ["Eiffel Tower"])
    #expect(found.first?.isOwnName == true)
  }
}
