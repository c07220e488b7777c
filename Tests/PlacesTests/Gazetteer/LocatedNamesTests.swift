import Places
import Session
import TestSupport
import Testing

private let database = Repository.path(".build/places.db")

/// Names with the country or the region behind them, as people write them.
@Suite(.enabled(if: Repository.exists(database), "places.db is not built: make build"))
struct LocatedNamesTests {
  private let gazetteer = SQLiteGazetteer(path: database)

  /// Where `new trip to NAME` goes without a question.
  private func destination(of name: String) throws -> Place? {
    var window = TestWindow()
    window.gazetteer = gazetteer
    guard
      case .commit(let commit) = try window.run(
        .newTrip(NewTrip(destination: .named(name, quoted: false))))
    else { return nil }
    for case .tripAdded(let trip) in commit.events { return trip.destination?.place }
    return nil
  }

  @Test func `much-visited towns are found with their country behind them`() throws {
    let countries = Dictionary(
      try dataRows("areas.tsv").filter { $0[2] == "country" }.map { ($0[3], $0) },
      uniquingKeysWith: { first, _ in first })
    var wrong: [String] = []
    // Of Washington, United States, there is a state too.
    for town in try dataRows("check_cities.tsv") where town[0] != "Washington" {
      let country = try #require(countries[town[1]], "\(town)")
      let names = [country[0], folded(country[0]), town[1]]
      for said in names.flatMap({ ["\(town[0]) \($0)", "\(folded(town[0])), \($0)"] }) {
        let found = try destination(of: said)
        if found?.country != town[1] { wrong.append("\(said): \(found?.name ?? "asked")") }
      }
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test func `larger towns are found with their state or its letters behind them`() throws {
    let states = try dataRows("admin1.tsv").filter { ["US", "CA", "AU"].contains($0[0]) }
    let names = Dictionary(
      states.map { ("\($0[0]) \($0[1])", $0[2]) }, uniquingKeysWith: { first, _ in first })
    var (said, asked, wrong): (Int, [String], [String]) = (0, [], [])
    for town in try dataRows("places.tsv") where ["US", "CA", "AU"].contains(town[4]) {
      guard (Int(town[8]) ?? 0) >= 100_000 else { continue }
      let state = try #require(names["\(town[4]) \(town[5])"], "\(town)")
      let position = try #require(
        Coordinates(latitude: Double(town[6]) ?? 0, longitude: Double(town[7]) ?? 0))
      for line in ["\(town[1]) \(state)", "\(folded(town[1])), \(folded(state))"] {
        said += 1
        guard let found = try destination(of: line) else {
          asked.append(line)
          continue
        }
        if found.position.kilometres(to: position) > 20 { wrong.append("\(line): \(found.name)") }
      }
    }
    #expect(said > 600)
    #expect(wrong.isEmpty, "\(wrong)")
    // Quarters have sights and stations of their names.
    #expect(asked.count <= 12, "\(asked)")
  }

  @Test(arguments: [
    ("portland maine", "Portland", "Maine"), ("paris tx", "Paris", "Texas"),
    ("cork in ireland", "Cork", "Munster"), ("springfield il usa", "Springfield", "Illinois"),
    ("Springfield, IL, USA", "Springfield", "Illinois"),
    ("windermere lake district", "Windermere", "England"),
    ("notre dame paris", "Notre-Dame de Paris", "Paris"),
    ("saint-denis, réunion", "Saint-Denis", "Reunion"),
  ])
  func `a name is where the words behind it say`(
    _ said: String, _ name: String, _ address: String
  ) throws {
    let found = try #require(gazetteer.located(said).first)
    #expect(found.place.name == name)
    #expect(found.place.address?.hasPrefix(address) == true)
  }

  @Test(arguments: [
    "porto", "porto texas", "paris on", "portland or", "paris in", "paris,", ", paris",
    "italy france", "lisbon the",
    "a sentence with many words that ends in italy and france and spain",
  ])
  func `what does not lie there is nothing`(_ said: String) {
    #expect(gazetteer.located(said).isEmpty, "\(gazetteer.located(said).map(\.place))")
  }

  @Test func `a recording answers what areas are called, one of earlier versions says nothing`() {
    let recorder = PlacesRecorder(gazetteer, places: "offline")
    let areas = recorder.areas(called: "georgia")
    #expect(areas.contains(.country("GE")))
    #expect(areas.contains(.division(country: "US", code: "GA")))
    #expect(RecordedPlaces(recorder.recording).areas(called: "georgia") == areas)
    let earlier = RecordedPlaces(Recording(places: "offline"))
    #expect(earlier.areas(called: "georgia").isEmpty)
    #expect(earlier.takeMissing() == nil)
  }
}
