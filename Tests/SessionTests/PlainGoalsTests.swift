import Session
import TestSupport
import Testing

/// Words of where a trip goes that some place bears as its name, and that hardly anybody means by it.
struct PlainGoalsTests {
  private static func row(
    _ name: String, _ kind: PlaceKind, category: String, rank: Int, own: [String] = [],
    other: [String] = []
  ) throws -> SmallGazetteer.Row {
    try #require(
      SmallGazetteer.Row(
        name, 10, 20, kind, category: category, address: "Far", country: "XX", rank: rank,
        own: own, other: other))
  }

  private func window(_ row: SmallGazetteer.Row) -> TestWindow {
    var window = TestWindow()
    window.gazetteer = SmallGazetteer(rows: SmallGazetteer.standard + [row])
    return window
  }

  private func trip(to text: String) -> Intent {
    .newTrip(NewTrip(destination: .named(text, quoted: false)))
  }

  private static let asked: [(words: String, row: @Sendable () throws -> SmallGazetteer.Row)] = [
    (
      "the island",
      { try row("Iceland", .country, category: "country", rank: 1205, own: ["Island"]) }
    ),
    ("the beach", { try row("JBR Beach", .sight, category: "beach", rank: 887, own: ["Beach"]) }),
    ("Beach", { try row("JBR Beach", .sight, category: "beach", rank: 887, own: ["Beach"]) }),
    ("coast", { try row("Coast", .region, category: "region", rank: 708) }),
    ("zoo", { try row("Zoo", .city, category: "village", rank: 249) }),
    ("home", { try row("Home", .city, category: "village", rank: 548) }),
    ("mum", { try row("Muli Airport", .airport, category: "airport", rank: 425, other: ["MUM"]) }),
    (
      "Dad",
      { try row("Da Nang Airport", .airport, category: "airport", rank: 853, other: ["DAD"]) }
    ),
    ("Mars", { try row("Marpara", .city, category: "village", rank: 400, other: ["Mars"]) }),
    ("the wave", { try row("The Wave", .sight, category: "nature", rank: 861, own: ["Wave"]) }),
  ]

  @Test(arguments: asked.indices)
  func `what is rarely meant is asked about, the place first and the words last`(
    index: Int
  ) throws {
    let (words, row) = PlainGoalsTests.asked[index]
    var window = window(try row())
    let question = try #require(window.question(trip(to: words)))
    #expect(question.topic == .thisPlace(words))
    #expect(question.choices.count == 2)
    #expect(question.choices.last?.label == .text(words))
    for choice in question.choices {
      let commit = try window.commit(choice.intent)
      #expect(try window.trip.destination?.place == nil || choice.label != .text(words))
      var again = self.window(try row())
      #expect(try again.commit(commit.canonical).canonical == commit.canonical)
      try window.commit(.deleteTrip(nil))
    }
  }

  private static let taken: [(words: String, row: @Sendable () throws -> SmallGazetteer.Row)] = [
    ("turkey", { try row("Turkey", .country, category: "country", rank: 1229) }),
    (
      "the highlands",
      { try row("Scottish Highlands", .region, category: "region", rank: 860, own: ["Highlands"]) }
    ),
    ("bath", { try row("Bath", .city, category: "town", rank: 839) }),
    ("Home", { try row("Home", .city, category: "village", rank: 548) }),
    (
      "DAD",
      { try row("Da Nang Airport", .airport, category: "airport", rank: 853, other: ["DAD"]) }
    ),
    ("Calcutta", { try row("Kolkata", .city, category: "city", rank: 1100, other: ["Calcutta"]) }),
    ("gimmelwald", { try row("Gimmelwald", .city, category: "village", rank: 300) }),
  ]

  @Test(arguments: taken.indices)
  func `what everybody knows, and what is written as the name it is, goes unasked`(
    index: Int
  ) throws {
    let (words, row) = PlainGoalsTests.taken[index]
    var window = window(try row())
    try window.commit(trip(to: words))
    #expect(try window.trip.destination?.position == (try row()).place.position)
  }

  @Test func `home is where the setting says, and without it a word`() throws {
    var window = window(try PlainGoalsTests.row("Home", .city, category: "village", rank: 548))
    #expect(window.question(trip(to: "home")) != nil)
    window.session.settings.home = SmallGazetteer().named("Paris").first?.place
    let commit = try window.commit(trip(to: "home"))
    #expect(try window.trip.destination?.name == "Paris")
    #expect(
      commit.canonical == .newTrip(NewTrip(destination: .named("Paris", quoted: false))))
  }

  @Test func `what was found before is meant by its name, whatever else it is`() throws {
    let zoo = try PlainGoalsTests.row("Zoo", .city, category: "village", rank: 249)
    var window = window(zoo)
    window.session.cursor.results = [zoo.place]
    try window.commit(trip(to: "zoo"))
    #expect(try window.trip.destination?.place == zoo.place)
  }
}
