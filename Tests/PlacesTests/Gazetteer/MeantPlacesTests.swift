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
