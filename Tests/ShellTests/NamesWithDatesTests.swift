import Language
import Places
import Session
import TestSupport
import Testing

private let database = Repository.path(".build/places.db")

/// Words of dates in the languages that are read, as they stand in names of places.
private let dateWords: Set = [
  "mai", "mar", "may", "march", "april", "june", "july", "august", "sunday", "monday", "friday",
  "domingo", "sabado", "lunes", "martes", "mayo", "junio", "julio", "agosto", "do", "so", "di",
  "mo", "fr", "sa", "mi", "an", "sun", "sat", "wed", "mon", "easter", "christmas", "day", "juni",
  "juli", "maj", "dimanche", "mars", "avril", "jan", "year", "today", "valentine",
]

@Suite(.enabled(if: Repository.exists(database), "places.db is not built: make build"))
struct NamesWithDatesTests {
  private func reader(_ gazetteer: any Gazetteer) throws -> LineReader {
    var window = TestWindow()
    window.gazetteer = gazetteer
    return LineReader(window.scene, names: StopNameMemory())
  }

  @Test func `towns with a word of dates in their name keep it, and the dates are those said`()
    throws
  {
    let gazetteer = SQLiteGazetteer(path: database)
    let reader = try reader(gazetteer)
    var (asked, wrong): (Int, [String]) = (0, [])
    for row in try Repository.read(Repository.path("data/places.tsv")).split(separator: "\n") {
      let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
      let words = folded(String(columns[1])).split(separator: " ").map(String.init)
      guard words.count > 1, words.contains(where: dateWords.contains) else { continue }
      asked += 1
      let name = String(columns[1])
      guard case .understood(let utterance) = reader.read("new trip to \(name) 1-3 june"),
        utterance.intent.canonicalLine.hasSuffix("2027-06-01..2027-06-03"),
        folded(utterance.intent.canonicalLine).contains(folded(name))
      else {
        wrong.append(name)
        continue
      }
    }
    #expect(asked > 1000)
    #expect(wrong.count <= asked / 100, "\(wrong.count) of \(asked): \(wrong)")
  }
}
