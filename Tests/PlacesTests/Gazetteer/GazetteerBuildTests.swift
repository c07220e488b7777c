import Places
import Session
import TestSupport
import Testing
import World

@Suite struct GazetteerBuildTests {
  @Test func `the same files give the same bytes`() throws {
    let (first, second) = (GazetteerFixture(), GazetteerFixture())
    _ = try first.build()
    _ = try second.build()
    #expect(try DiskFiles().read(first.path) == DiskFiles().read(second.path))
  }

  @Test func `a missing file is named`() {
    var tables = GazetteerFixture.tables
    tables["sights.tsv"] = nil
    #expect(
      throws: GazetteerBuildFailure.file(FileFailure(path: "sights.tsv", reason: .missing))
    ) { try GazetteerFixture().build(tables) }
  }

  @Test(arguments: [
    ("exonyms.tsv", "country\tname\talternates\town\nPT\tPorto", 2),
    (
      "sights.tsv",
      "name\taliases\tcategory\tcity\tcountry\tlat\tlon\tminutes\trank\n"
        + "X\t\tmuseum\tParis\tFR\tnorth\t2\t10\t5", 2
    ),
    (
      "sights.tsv",
      "name\taliases\tcategory\tcity\tcountry\tlat\tlon\tminutes\trank\n"
        + "X\t\tmuseum\tParis\tFR\t91\t2\t10\t5", 2
    ),
    ("admin1.tsv", "", 1),
  ])
  func `a line that is none of the table is named`(_ file: String, _ text: String, _ line: Int) {
    var tables = GazetteerFixture.tables
    tables[file] = text
    #expect(throws: GazetteerBuildFailure.malformed(file: file, line: line)) {
      try GazetteerFixture().build(tables)
    }
  }

  @Test func `a missing column is named`() {
    var tables = GazetteerFixture.tables
    tables["exonyms.tsv"] = "country\tname\talternates\nPT\tPorto\tOporto"
    #expect(throws: GazetteerBuildFailure.missingColumn(file: "exonyms.tsv", "own")) {
      try GazetteerFixture().build(tables)
    }
  }

  @Test func `a database that is there already is not built upon`() throws {
    let fixture = GazetteerFixture()
    _ = try fixture.build()
    #expect(throws: GazetteerBuildFailure.self) { try fixture.fill(fixture.path) }
  }

  @Test func `a name that has lost letters is no place`() throws {
    var tables = GazetteerFixture.tables
    tables["places.tsv", default: ""] +=
      "\n90\tMar?S?\t\tMarpara South\tIN\t31\t23.261\t92.401\t2511\t\t400"
    let fixture = GazetteerFixture()
    defer { withExtendedLifetime(fixture) {} }
    let gazetteer = try fixture.build(tables)
    #expect(gazetteer.named("Mars").isEmpty && gazetteer.named("Marpara South").isEmpty)
    #expect(!gazetteer.named("Porto").isEmpty)
  }

  @Test func `what lies in several countries is said to lie in none`() throws {
    var tables = GazetteerFixture.tables
    tables["areas.tsv", default: ""] +=
      "\nPyrenees\t\tarea\tFR|DE\t\t42.7\t1\t220\tParis\t48.8\t2.3\t860"
      + "\nVosges\t\tarea\tFR\t\t48\t7\t60\tParis\t48.8\t2.3\t860"
    let fixture = GazetteerFixture()
    defer { withExtendedLifetime(fixture) {} }
    let gazetteer = try fixture.build(tables)
    let (mountains, hills) = (gazetteer.named("Pyrenees").first, gazetteer.named("Vosges").first)
    #expect(mountains != nil && mountains?.place.address == nil)
    #expect(mountains?.place.country == "FR")
    #expect(hills?.place.address == "France")
  }
}
