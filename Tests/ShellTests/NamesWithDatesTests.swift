import Places
import Session
import TestSupport
import Testing

@testable import Language

private let database = Repository.path(".build/places.db")

/// Names with words in them that say dates in a language that is read.
@Suite(.enabled(if: Repository.exists(database), "places.db is not built: make build"))
struct NamesWithDatesTests {
  /// A new window, in a language.
  private func window(_ tongue: DateContext.Tongue = .english) throws -> TestWindow {
    var window = TestWindow()
    window.gazetteer = SQLiteGazetteer(path: database)
    _ = try window.run(.set(.language, tongue.rawValue))
    return window
  }

  /// The same with a trip to Porto, 19 to 23 April 2027.
  private func windowInTrip(_ tongue: DateContext.Tongue = .english) throws -> TestWindow {
    var window = try window(tongue)
    let line = "new trip to Porto 2027-04-19..2027-04-23"
    guard case .understood(let said) = read(line, window) else { return window }
    _ = try window.run(said.intent)
    return window
  }

  private func read(_ line: String, _ window: TestWindow) -> ReadResult {
    LineReader(window.scene, names: StopNameMemory()).read(line)
  }

  /// What a line is read as.
  private func canonical(_ line: String, _ window: TestWindow) -> String {
    switch read(line, window) {
    case .understood(let utterance): utterance.intent.canonicalLine
    case .nothing: "nothing"
    case .incomplete(let question): "asks: \(question.heading)"
    case .refused(let trouble): "\(trouble.kind): \(trouble.message)"
    }
  }

  @Test(arguments: DateContext.Tongue.allCases)
  func `places keep words of dates in their name, and the dates are those said`(
    _ tongue: DateContext.Tongue
  ) throws {
    let outside = try window(tongue)
    let inTrip = try windowInTrip(tongue)
    let names = namesWithDates(tongue, outside.gazetteer)
    #expect(names.count > (isLongRun ? 7000 : 80))
    let wrong = names.flatMap { name in
      [
        canonical("new trip to \(name) 1-3 june", outside)
          .unless("new trip to \(name) 2027-06-01..2027-06-03"),
        canonical("add \(name) to day 2 at 10", inTrip).unless("add \(name) to day 2 at 10:00"),
      ].compactMap { $0.map { "\(name): \($0)" } }
    }
    #expect(wrong.count <= (isLongRun ? 14 : 1), "\(wrong)")
  }

  @Test(arguments: [
    "August", "Augusta", "Auly", "Darch", "Garz", "Jaunay", "Jone", "Juli", "Julia", "Maio",
    "March",
    "Marcq", "Mardi", "Mayo", "Mon", "Mondaí", "Montag", "Montana", "Sandau", "Sundby", "Thur",
    "Thursday", "Weber",
  ])
  func `a town of one word that is a date keeps its name before dates`(_ name: String) throws {
    for tongue in DateContext.Tongue.allCases {
      let line = canonical("new trip to \(name) 1-3 june", try window(tongue))
      #expect(line.unless("new trip to \(name) 2027-06-01..2027-06-03") == nil)
    }
  }

  @Test(arguments: [
    ("from 1 to 3 june to Augusta", "new trip to Augusta 2027-06-01..2027-06-03"),
    ("i'm going to Augusta 1-3 june", "new trip to Augusta 2027-06-01..2027-06-03"),
    ("5 days in Augusta from 3 june", "new trip to Augusta 2027-06-03..2027-06-07"),
    ("3 days in March starting 3 june", "new trip to March 2027-06-03..2027-06-05"),
    ("plan a trip to Mayo for 1-3 june", "new trip to Mayo 2027-06-01..2027-06-03"),
    ("new trip to March 1-3 june", "new trip to March 2027-06-01..2027-06-03"),
    ("new trip to Mon 2027-05-03", "new trip to \"Mon\" 2027-05-03"),
    (
      "new trip \"Summer\" to Augusta 1-3 june",
      "new trip Summer to Augusta 2027-06-01..2027-06-03"
    ),
    ("new trip 1-3 june to Augusta", "new trip to Augusta 2027-06-01..2027-06-03"),
    ("new trip to Abre Mar 1-3 june", "new trip to \"Abre Mar\" 2027-06-01..2027-06-03"),
    ("new trip to Sund next weekend", "new trip to Sund 2026-11-28..2026-11-29"),
  ])
  func `the place is the one whose dates stand behind it`(_ line: String, _ meant: String) throws {
    #expect(canonical(line, try window()) == meant)
  }

  @Test(arguments: [
    ("add breakfast in Augusta on tuesday", "add \"breakfast in Augusta\" to 2027-04-20"),
    ("visit Augusta on tuesday morning", "add Augusta to 2027-04-20 at 09:00"),
    ("we drive to Augusta on tuesday", "city 2027-04-20 Augusta"),
    ("move Augusta lunch to sunday", "move \"Augusta lunch\" to 2027-04-25"),
    ("add The Last Supper to day 2 at 10", "add \"The Last Supper\" to day 2 at 10:00"),
    ("add Grindelwald First to day 2", "add \"Grindelwald First\" to day 2"),
    (
      "add Chiang Mai to day 2; add Mai Chau to day 3",
      "add \"Chiang Mai\" to day 2; add \"Mai Chau\" to day 3"
    ),
  ])
  func `in a trip the name is whole, and the day is the one said`(
    _ line: String, _ meant: String
  ) throws {
    #expect(canonical(line, try windowInTrip()) == meant)
  }

  @Test(arguments: [
    ("new trip to porto march 3-5", "new trip to porto 2027-03-03..2027-03-05"),
    ("new trip to ha mon to wed", "new trip to ha 2026-11-23..2026-11-25"),
    ("new trip to Beni sat 5 june", "new trip to Beni 2027-06-05"),
    ("new trip to paris may 1 to june 3", "new trip to paris 2027-05-01..2027-06-03"),
    (
      "new trip to porto from 31 may to tue 1 june",
      "new trip to porto 2027-05-31..2027-06-01"
    ),
  ])
  func `what the dates need is no name`(_ line: String, _ meant: String) throws {
    #expect(canonical(line, try window()) == meant)
  }

  @Test(arguments: [
    ("shift trip to mon 3 may", "shift trip to 2027-05-03"),
    ("move lunch to sunday", "move \"lunch\" to 2027-04-25"),
    ("remove sunday", "remove 2027-04-25"),
    ("add lunch first", "add lunch first"),
  ])
  func `days of a trip stay days`(_ line: String, _ meant: String) throws {
    #expect(canonical(line, try windowInTrip()) == meant)
  }

  @Test(arguments: [
    "new trip to porto in march", "new trip to Augusta in august", "new trip to May Pen in may",
    "new trip to 25 de mayo", "new trip to march 3 - june 5", "new trip to march 3-5",
  ])
  func `what is no whole date is asked about`(_ line: String) throws {
    guard case .refused = read(line, try window()) else {
      Issue.record("\(canonical(line, try window()))")
      return
    }
  }
}

extension String {
  /// The line, unless it says this, with quotes or without.
  fileprivate func unless(_ meant: String) -> String? {
    folded(filter { $0 != "\"" }) == folded(meant.filter { $0 != "\"" }) ? nil : self
  }
}
