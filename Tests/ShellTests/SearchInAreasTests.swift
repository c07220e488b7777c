import Language
import Places
import Session
import TestSupport
import Testing

private let database = Repository.path(".build/places.db")

/// Searches in a trip to a country or a region, which say nothing of its middle.
@Suite(.enabled(if: Repository.exists(database), "places.db is not built: make build"))
struct SearchInAreasTests {
  private func found(_ line: String, in goal: String) throws -> [Place] {
    var window = TestWindow()
    window.gazetteer = SQLiteGazetteer(path: database)
    for line in ["new trip to \(goal)", line] {
      guard
        case .understood(let said) = LineReader(window.scene, names: StopNameMemory()).read(line)
      else { continue }
      _ = try window.run(said.intent)
    }
    return window.session.cursor.results
  }

  @Test func `a kind is found in all of the country, the best known first`() throws {
    let churches = try found("search cathedral", in: "Italy")
    #expect(churches.count > 9 && churches.allSatisfy { $0.country == "IT" })
    #expect(churches.prefix(4).map(\.name).contains("Milan Cathedral"))
    #expect(Set(churches.compactMap(\.address)).count > 4)
  }

  @Test func `in a region only what lies in it`() throws {
    let squares = try found("search piazza", in: "Tuscany")
    #expect(squares.map(\.name).contains("Piazza del Campo"))
    #expect(squares.allSatisfy { $0.address?.contains("Rome") != true })
  }

  @Test func `a name finds what bears it in the country before all others`() throws {
    let towns = try found("search springfield", in: "Australia")
    #expect(towns.first?.country == "AU")
  }
}
