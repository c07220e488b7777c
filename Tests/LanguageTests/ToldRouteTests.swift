import Session
import Testing

/// Where the days of a trip take place, and when it does, told behind the line that made it.
@Suite struct ToldRouteTests {
  /// In the family's trip to Porto, Monday 19 to Friday 23 April.
  @Test(arguments: [
    (
      "We begin in Porto, where we remain until the Wednesday, and after that we shall be in Lisbon until Friday morning.",
      ["Porto", "Porto", "Lisbon", "Lisbon", "Lisbon"]
    ),
    (
      "until wednesday we stay in Porto, after this Lisbon",
      ["Porto", "Porto", "Lisbon", "Lisbon", "Lisbon"]
    ),
    (
      "Let's say two nights in Porto once we've landed, then two in Lisbon.",
      ["Porto", "Porto", "Lisbon", "Lisbon", "Lisbon"]
    ),
    ("porto mon-tue, lisbon wed night on", ["Porto", "Porto", "Lisbon", "Lisbon", "Lisbon"]),
    ("staying in lisbon the whole time", ["Lisbon", "Lisbon", "Lisbon", "Lisbon", "Lisbon"]),
  ])
  func `the towns of a route are those of the days`(line: String, cities: [String]) throws {
    var (talk, other) = (try SaidScene.family.talk(), try SaidScene.family.talk())
    try talk.say(line)
    try talk.sayOffered()
    for (index, city) in cities.enumerated() { try other.say("city day \(index + 1) \(city)") }
    #expect(talk.state == other.state, "\(talk.last)")
  }

  @Test(arguments: [
    "until wednesday we stay at the Ritz in Porto, after this Lisbon",
    "two nights in Porto, then the train to Lisbon at 9:40", "porto mon-tue, not lisbon",
    "porto until the blorf, then lisbon",
  ])
  func `what is more than a route sets no towns`(line: String) throws {
    var talk = try SaidScene.family.talk()
    try talk.say(line)
    if case .no(let said) = talk.last { #expect(!said.contains("city day"), "\(said)") }
  }

  @Test(arguments: [
    "Rome 3 nights, Lunch 2 nights", "Rome 3 nights, Beach 2 nights",
    "Rome 2 nights, Dinner 1 night",
  ])
  func `what people eat, and what any town has, is no town`(line: String) throws {
    let plan = Plan(made: ["new trip X to Rome"])
    try plan.changesNothing(line)
    var talk = try plan.talk()
    try talk.say("Rome 3 nights, Xyzzyville 2 nights")
    #expect(talk.state.trips.first?.days.count == 6)
  }

  @Test func `the word with which a sentence begins is no name of a train`() throws {
    var (talk, other) = (try SaidScene.family.talk(), try SaidScene.family.talk())
    let way = "from Porto to Lisbon"
    try talk.say("For day 4 we have a train \(way), departure 11:30, arrival 14:47")
    try other.say("train \(way) day 4 11:30 - 14:47")
    #expect(talk.state == other.state, "\(talk.last)")
  }

  @Test(arguments: [
    ("We are 21 pupils and two accompanying teachers.", "people 2 adults and 21 kids"),
    ("Our names are Hannah and Joel, by the way.", "people Hannah and Joel"),
    (
      "The outward journey is with the ICE 72 from Porto to Lisbon, departure 08.00, arrival at 15.53.",
      "train \"ICE 72\" Porto to Lisboa 2027-04-19 08:00 - 15:53"
    ),
    (
      "Southwest flight 1412 leaves Porto at 7:15 AM on the 20th and gets into Lisbon at 9:20 AM.",
      "flight \"Southwest 1412\" Porto to Lisboa 2027-04-20 07:15 - 09:20"
    ),
  ])
  func `who travels and by what is offered, however it is told`(
    line: String, offer: String
  ) throws {
    var talk = try SaidScene.family.talk()
    try talk.say(line)
    guard case .no(let said) = talk.last else {
      Issue.record("\(talk.last)")
      return
    }
    #expect(said.contains("Do you mean: \(offer)"), "\(said)")
  }

  /// Words of a sentence are no name of a house, and no reference.
  @Test(arguments: [
    "airbnb in porto monday to friday 540 euros hugo payed",
    "For the four nights we have reserved the hostel Sol; our confirmation has the number 77 and one can check in from 15:00.",
  ])
  func `what somebody does is no name of a house`(line: String) throws {
    var talk = try SaidScene.family.talk()
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before, "\(talk.last)")
  }

  @Test func `a heading may be called out`() throws {
    var (talk, other) = (try SaidScene.family.talk(), try SaidScene.family.talk())
    try talk.say("packing!! comfy shoes, plasters, sun cream n my good sandals")
    for thing in ["comfy shoes", "plasters", "sun cream", "my good sandals"] {
      try other.say("pack \"\(thing)\"")
    }
    #expect(talk.state == other.state, "\(talk.last)")
  }

  @Test func `the days of a trip that has none are told behind it`() throws {
    var (talk, other) = (try SaidScene.start.talk(), try SaidScene.start.talk())
    for trip in ["new trip to Rome"] {
      try talk.say(trip)
      try other.say(trip)
    }
    try talk.say("We fly out on Saturday the 3rd of April and we're back on Sunday the 18th.")
    try other.say("dates 2027-04-03..2027-04-18")
    #expect(talk.state == other.state, "\(talk.last)")
  }

  @Test func `a word by which no place is called is words each time that it is added`() throws {
    var (talk, other) = (try SaidScene.family.talk(), try SaidScene.family.talk())
    for day in 1...2 {
      try talk.say("add yoga to day \(day)")
      try other.say("add text yoga to day \(day)")
    }
    #expect(talk.state == other.state)
  }

  @Test(arguments: [
    "friday 10:00 to 15:00", "skating monday to friday 10:00 to 11:00",
    "better to change the tuesday with the sunday, because sunday is full of people",
  ])
  func `the minutes of an hour head no list, and reasons are no name`(line: String) throws {
    var talk = try SaidScene.family.talk()
    try talk.say("add lunch to day 2 at 12")
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before || "\(talk.last)".contains("10:00"), "\(talk.last)")
    if case .no(let said) = talk.last { #expect(!said.contains("00:00"), "\(said)") }
  }
}

extension Talk {
  /// Says what was offered in answer to the last line, where something was.
  mutating func sayOffered() throws {
    guard case .no(let said) = last, let start = said.index(behind: "Do you mean: ") else { return }
    try say(String(said[start...].dropLast()))
  }
}

extension String {
  fileprivate func index(behind words: String) -> String.Index? {
    indices.first { self[$0...].hasPrefix(words) }.map { index($0, offsetBy: words.count) }
  }
}
