import Places
import Session
import Testing

/// Whether what a search finds bears the words, or is a guess.
@Suite struct NameFitTests {
  private let fixture = GazetteerFixture()

  @Test(
    arguments: [
      ("paris", .borne), ("lond", .borne), ("tower eiffel", .borne), ("paris texas", .borne),
      ("the eiffel tower in paris", .borne), ("museums in porto", .borne), ("oporto", .borne),
      ("lodnon", .misspelt), ("eifel tower", .misspelt), ("londres airprot", .misspelt),
      ("london majestic", .partly), ("cafe louvre", .partly),
    ] as [(String, NameFit)])
  func `a place that bears the words is told from a guess`(
    _ text: String, _ fit: NameFit
  ) throws {
    let found = try fixture.build().search(text, kind: nil, limit: 5)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.fit == fit }, "\(found.map { ($0.place.name, $0.fit) })")
  }
}
