import Places
import SQLite
import Session
import TestSupport
import Testing

@Suite struct KeyFilterTests {
  private let fixture = GazetteerFixture()

  @Test func `no key of the index is taken for unknown`() throws {
    let gazetteer = try fixture.build()
    let index = try Connection(path: fixture.path, access: .readOnly)
    var keys: [String] = []
    try index.query("SELECT key FROM spelling UNION SELECT key FROM scope") {
      keys.append($0.text(0) ?? "")
    }
    #expect(keys.count > 50)
    #expect(keys.filter { !gazetteer.mayKnow($0) } == [])
  }

  @Test func `nearly all names that are nowhere are told at a glance`() throws {
    let gazetteer = try fixture.build()
    var dice = SeededGenerator(seed: 16)
    let names = (0..<2000).map { "Halt \($0) \(dice.roll(0...9_999))" }
    #expect(names.count(where: gazetteer.mayKnow) < 100)
    #expect(names.allSatisfy { gazetteer.named($0).isEmpty && gazetteer.areas(called: $0).isEmpty })
  }

  @Test(arguments: ["PARIS", "saint johns", "La Paz", "lapaz", "opo", "Texas", "TX", "giessen"])
  func `a name is known in whatever spelling it is found`(_ name: String) throws {
    #expect(try fixture.build().mayKnow(name))
  }

  @Test(arguments: ["DELETE FROM filter", "UPDATE filter SET bits = x'00'"])
  func `without its filter all is looked up`(_ change: String) throws {
    _ = try fixture.build()
    try Connection(path: fixture.path, access: .readWrite).execute(change)
    let gazetteer = SQLiteGazetteer(path: fixture.path)
    #expect(gazetteer.mayKnow("Halt 1"))
    #expect(gazetteer.named("Paris").count == 2)
    #expect(gazetteer.named("Halt 1").isEmpty)
  }
}
