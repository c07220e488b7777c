import Places
import TestSupport
import Testing
import World

@Suite struct GazetteerFailureTests {
  private let folder = TemporaryFolder()

  @Test func `a missing file answers nothing and says why`() {
    let gazetteer = SQLiteGazetteer(path: folder.path + "/none.db")
    #expect(gazetteer.failure == nil)
    #expect(gazetteer.named("Paris").isEmpty)
    #expect(gazetteer.search("Paris", kind: nil, limit: 5).isEmpty)
    #expect(gazetteer.beginning("Par", limit: 5).isEmpty)
    #expect(gazetteer.failure?.contains("none.db") == true)
  }

  @Test(arguments: ["", "this is no database at all, only some text that is long enough"])
  func `a file that is no database says so`(_ text: String) throws {
    try writeFile(folder.path + "/bad.db", text)
    let gazetteer = SQLiteGazetteer(path: folder.path + "/bad.db")
    #expect(gazetteer.named("Paris").isEmpty)
    #expect(gazetteer.failure != nil)
  }

  @Test func `a damaged file never ends the program`() throws {
    let fixture = GazetteerFixture()
    _ = try fixture.build()
    var bytes = try DiskFiles().read(fixture.path)
    for index in stride(from: 4096 + 7, to: bytes.count, by: 97) { bytes[index] ^= 0x5A }
    try DiskFiles().write(fixture.path, bytes, replacing: true)
    let gazetteer = SQLiteGazetteer(path: fixture.path)
    for text in ["paris", "lond", "lodnon", "museums in porto"] {
      _ = gazetteer.named(text)
      _ = gazetteer.search(text, kind: nil, limit: 5)
      _ = gazetteer.beginning(text, limit: 5)
    }
  }

  @Test func `the first file that can be read answers`() throws {
    let fixture = GazetteerFixture()
    _ = try fixture.build()
    let gazetteer = SQLiteGazetteer(paths: [folder.path + "/none.db", fixture.path])
    #expect(!gazetteer.named("Paris").isEmpty)
    #expect(gazetteer.failure == nil)
  }
}
