import Places
import Session
import Testing

@Suite struct GazetteerBeginningTests {
  private let fixture = GazetteerFixture()

  @Test func `names come before other names, whole ones first`() throws {
    let gazetteer = try fixture.build()
    #expect(gazetteer.beginning("par", limit: 9).names == ["Paris", "Paris"])
    #expect(gazetteer.beginning("flor", limit: 9).names == ["Florence", "Florencia"])
    #expect(gazetteer.beginning("porto", limit: 2).names == ["Porto", "Porto"])
    #expect(gazetteer.beginning("po", limit: 9).names.first == "Portugal")
    #expect(gazetteer.beginning("oport", limit: 9).names == ["Porto"])
  }

  @Test func `accents, case and blanks do not matter`() throws {
    let gazetteer = try fixture.build()
    #expect(gazetteer.beginning("DOM LUI", limit: 9).names == ["Dom Luís I Bridge"])
    #expect(gazetteer.beginning("dom luís i b", limit: 9).names == ["Dom Luís I Bridge"])
  }

  @Test func `codes are not completed`() throws {
    #expect(try fixture.build().beginning("op", limit: 9).names == ["Porto"])
  }

  @Test func `at most so many are given`() throws {
    let gazetteer = try fixture.build()
    #expect(gazetteer.beginning("s", limit: 2).count == 2)
    #expect(gazetteer.beginning("s", limit: 0).isEmpty)
    #expect(gazetteer.beginning("", limit: 9).isEmpty)
    #expect(gazetteer.beginning("zz", limit: 9).isEmpty)
  }

  @Test func `crowded beginnings keep the best`() throws {
    var tables = GazetteerFixture.tables
    tables["places.tsv", default: ""] += (1...600).map {
      "\n\($0 + 100)\tZed\($0)\t\t\tPT\t17\t41.9\t-8.2\t0\t\t\($0)"
    }.joined()
    let gazetteer = try fixture.build(tables)
    #expect(gazetteer.beginning("ze", limit: 3).names == ["Zed600", "Zed599", "Zed598"])
    #expect(gazetteer.beginning("zed7", limit: 2).names == ["Zed7", "Zed79"])
    #expect(gazetteer.beginning("ze", limit: 100).count == 100)
  }
}
