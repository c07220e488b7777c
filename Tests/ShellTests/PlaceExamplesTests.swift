import JSON
import Language
import Places
import Session
import Shell
import TestSupport
import Testing

private let database = Repository.path(".build/places.db")

/// The examples of the commands about places, and what the whole gazetteer shows for them.
private let shown: [String: [String]] = [
  "search louvre": ["1  Louvre Museum"],
  "search museum kind museum near Porto": ["  Serralves Museum"],
  "search church near Clérigos Tower": ["1  Igreja do Carmo", "2  Porto Cathedral"],
  "search springfield": ["1  Springfield", "…  more"],
  "more": ["  11  ", "  12  "],
  "suggest": ["Livraria Lello", "Dom Luís I Bridge", "Porto Cathedral"],
  "suggest museum near Porto": ["  Serralves Museum"],
  "suggest museum near airport": [
    "= suggest museum near \"Francisco de Sá Carneiro Airport\"", "  Serralves Museum",
  ],
  "details 1": ["Louvre Museum\n  museum · Paris, France"],
  "map": ["Shows 30 km by 15 km", "-  Porto", "no place: 1.1 lunch with Ana, 1.2 dinner"],
  "map day 2": ["Day 2 · Tue 20 Apr", "-  Porto"], "map world": ["World · 1 trip", "1  Porto"],
  "map near Porto 5 km": ["Shows 10 km by 10 km"], "zoom in": ["Shows 15 km by 7.5 km"],
  "zoom out": ["Shows 30 km by 15 km"], "pan west": ["Porto"],
  "find lunch": ["lunch with Ana"],
  "place 1.1 Clérigos Tower": ["lunch with Ana    viewpoint · Clérigos Tower, Porto, Portugal"],
  "place 1.2 \"Cantinho\" @ 41.1466, -8.6153": ["dinner            Cantinho"],
  "place 1.1 none": ["lunch with Ana    no place"],
  "resolve": ["No place is likely for lunch with Ana"],
  "resolve day 2": ["No place is likely for dinner"],
]

@Suite(.enabled(if: Repository.exists(database), "places.db is not built: make build"))
struct PlaceExamplesTests {
  private func executor() throws -> Executor {
    var rig = Rig()
    rig.gazetteer = SQLiteGazetteer(path: database)
    rig.options.format = .json
    return try rig.executor()
  }

  @Test(arguments: CommandTable.specs.filter { $0.area == .places }.map(\.verb))
  func `the examples of the reference show what they promise`(_ verb: Verb) async throws {
    let executor = try executor()
    await executor.say(
      "new trip to Porto 2027-04-19..2027-04-23", "add dinner to day 2",
      "add \"lunch with Ana\" to day 1", "add dinner to day 1")
    for example in verb.spec.examples {
      let outcome = await executor.say(example)
      #expect(outcome.end == .done)
      let promised = try #require(shown[example], "nothing is promised of \(example)")
      for words in promised {
        #expect(outcome.text.contains(words), "\(example): \(outcome.text)")
      }
    }
  }

  @Test(arguments: [
    ("search museums near the airport", "  Serralves Museum"),
    ("search airport near porto", "1  Francisco de Sá Carneiro Airport"),
    ("search clerigos near livraria lello", "1  Clérigos Tower"),
    ("search eiffel tower near paris", "1  Eiffel Tower"),
    ("search station near lisbon", "  Santa Apolónia Station"),
    ("search porto near lisbon", "1  Porto  "),
    ("search museum in lisbon", "1  Calouste Gulbenkian Museum"),
    ("search livrria lelo", "Similar names:\n  1  Livraria Lello"),
  ])
  func `a kind or a name is found near a kind or a name`(
    _ line: String, _ first: String
  ) async throws {
    let executor = try executor()
    await executor.say("new trip to Porto 2027-04-19..2027-04-23")
    let text = await executor.say(line).text
    #expect(text.contains(first), "\(text)")
  }

  @Test func `what nothing is called lists no villages of other continents`() async throws {
    let executor = try executor()
    await executor.say("new trip to Porto 2027-04-19..2027-04-23")
    let outcome = await executor.say("search brasserie lipp")
    #expect(outcome.end == .done)
    #expect(
      outcome.text == "= search \"brasserie lipp\"\nNothing found for “brasserie lipp”\n")
    #expect(outcome.reply?.data["results"]?.arrayValue?.isEmpty == true)
    #expect(outcome.reply?.data["similar"]?.arrayValue?.isEmpty == true)
  }

  @Test func `similar names are no results for programs, and can be added by number`() async throws
  {
    let executor = try executor()
    await executor.say("new trip to Porto 2027-04-19..2027-04-23")
    let data = await executor.say("search livrria lelo").reply?.data
    #expect(data?["results"]?.arrayValue?.isEmpty == true)
    let similar = try #require(data?["similar"]?.arrayValue)
    #expect(similar.map { $0["number"]?.integerValue } == [1])
    #expect(similar.first?["place"]?["name"]?.stringValue == "Livraria Lello")
    let added = await executor.say("add 1 to day 1")
    #expect(added.text.contains("1  Livraria Lello"))
  }
}
