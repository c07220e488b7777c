import Language
import Session
import TestSupport
import Testing

/// What the first line of a trip tells besides, clause by clause.
@Suite struct FirstClausesTests {
  private func agree(_ line: String, _ commands: [String]) throws {
    var (talk, other) = (try SaidScene.start.talk(), try SaidScene.start.talk())
    try talk.say(line)
    try talk.sayOffered()
    for command in commands { try other.say(command) }
    #expect(talk.state == other.state, "\(talk.last)")
  }

  @Test func `the towns of the days are told in a clause of their own`() throws {
    try agree(
      "sorted at last: Portugal, 5 to 9 april 2027, Lisbon first and Porto from the Thursday",
      [
        "new trip \"Lisbon, Porto\" to Portugal 2027-04-05..2027-04-09 about \"sorted at last\"",
        "city days 1-3 Lisbon", "city days 4-5 Porto",
      ])
  }

  @Test(arguments: [
    "Portugal, 5 to 9 april 2027, maybe Lisbon first and Porto from the Thursday",
    "Portugal, 5 to 9 april 2027, last year Lisbon first and Porto from the Thursday",
    "Portugal, 5 to 9 april 2027, Lisbon first and Porto from the Wednesday or Thursday",
  ])
  func `what is doubtful is not done in a first line either`(line: String) throws {
    var talk = try SaidScene.start.talk()
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before, "\(talk.last)")
  }

  @Test func `a word that nobody knows is kept with its clause`() throws {
    try agree(
      "Porto for the Henkel audit, 5 to 9 april 2027",
      ["new trip to Porto 2027-04-05..2027-04-09 about \"Porto for the Henkel audit\""])
  }

  @Test(arguments: [
    ("Porto with my two friends, Rita and Paula, 5 to 9 april 2027", ["Rita", "Paula", "me"]),
    (
      "we take my two grandchildren, Emily and Oscar, to Porto 5 to 9 april 2027",
      ["Emily", "Oscar", "me"]
    ),
  ])
  func `as many names as people are counted are theirs`(line: String, names: [String]) throws {
    var talk = try SaidScene.start.talk()
    try talk.say(line)
    #expect(talk.state.trips.first?.companions.map(\.name) == names, "\(talk.last)")
  }

  @Test func `a name is no town that is only spelled so without its blanks`() throws {
    var window = TestWindow()
    let row = try #require(
      SmallGazetteer.Row(
        "Tha Bo", 17.85, 102.58, .city, category: "town", address: "Nong Khai, Thailand",
        country: "TH", rank: 600, own: ["Thabo"]))
    window.gazetteer = SmallGazetteer(rows: SmallGazetteer.standard + [row])
    let reader = LineReader(window.scene, names: StopNameMemory())
    let read = reader.read("Porto honeymoon, 5 april to 9 april 2027, Thabo and Lindiwe")
    #expect(!"\(read)".contains("named(\"Thabo\""), "\(read)")
  }

  @Test func `towns behind a number of people stay towns`() throws {
    var talk = try SaidScene.start.talk()
    try talk.say("with two friends, Lisbon and Porto, 5 to 9 april 2027")
    #expect(talk.state.trips.first?.companions.isEmpty == true, "\(talk.last)")
  }
}
