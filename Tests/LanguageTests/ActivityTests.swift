import Language
import Session
import Testing

/// Activities stand on their day among the stops, and what people say of them are the same words.
@Suite struct ActivityTests {
  private let plan = Plan(made: [
    "new trip Porto to Porto 2027-04-19..2027-04-22", "people Ana, Bob and 2 kids",
    "add text lunch to day 1 at 12:00", "activity Tour to day 1 at 14:00",
    "train from Porto to Braga 2027-04-20 09:00 - 10:00",
    "hotel Ribeira from day 1 to day 3", "day 1",
  ])

  @Test(arguments: [
    ("at Tour 15:00", "departure booking 1 15:00"),
    ("the tour is at 3pm", "departure booking 1 15:00"),
    ("stay booking 1 3h", "stay booking 1 180m"), ("the tour takes 2 hours", "stay booking 1 120m"),
    ("place tour Serralves Museum", "place booking 1 \"Serralves Museum\""),
    ("place booking 1 Serralves Museum", "place booking 1 \"Serralves Museum\""),
    ("move the tour to tuesday", "move booking 1 to day 2"),
    ("rename tour Walk", "rename booking 1 Walk"), ("cancel the tour", "remove booking 1"),
    ("note tour: bring hats", "note booking 1 \"bring hats\""),
    ("stay tour none", "stay booking 1 none"),
  ])
  func `what is said of a stop is done to the activity of that name`(
    line: String, command: String
  ) throws {
    try plan.does(line, [command])
  }

  @Test(arguments: [
    "done booking 1", "done Tour", "mark Tour done", "move booking 1 to ideas",
    "copy booking 1 to day 2", "open booking 1 tue-sun 9-18",
    "swap lunch and tour", "move activity 1 to day 2", "stay booking 2 2h", "place booking 2 Porto",
    "done booking 7",
  ])
  func `what only stops can have changes no other stop`(line: String) throws {
    try plan.changesNothing(line)
  }

  @Test func `a stop of that name comes first`() throws {
    let both = Plan(made: plan.made + ["add text tour to day 2"])
    try both.does("at tour 15:00", ["at 2.1 15:00"])
  }

  @Test(arguments: ["details booking 1", "show booking 1", "show tour"])
  func `it is shown among those of its kind`(line: String) throws {
    var talk = try plan.talk()
    try talk.say(line)
    #expect(talk.shown == "bookings activity", "\(talk.last)")
  }

  @Test(arguments: ["log booking 1", "log tour"])
  func `its history is that of the booking`(line: String) throws {
    var talk = try plan.talk()
    try talk.say(line)
    #expect(talk.shown == "log booking 1", "\(talk.last)")
  }

  @Test func `a small word of a way is no name of a booking`() throws {
    let lello = Plan(made: plan.made + ["add text Lello to day 2"])
    try lello.does(
      "add a note to Lello: buy tickets", ["add note 2.1 \"buy tickets\""],
      behind: ["seat booking 2 4"])
  }

  @Test func `seats are of the journey, though the hotel was spoken of last`() throws {
    try plan.does(
      "our seats are 12A and 12B", ["seat booking 2 \"12A and 12B\""],
      behind: ["ref booking 3 ABC123"])
  }

  @Test(arguments: [
    ("cost lunch 10 per kid", "cost 1.1 20 EUR"), ("cost lunch 10 an adult", "cost 1.1 20 EUR"),
    ("cost booking 3 50 per night per adult", "cost booking 3 200 EUR"),
    ("cost booking 3 50 a child a night", "cost booking 3 200 EUR"),
    ("cost booking 3 50 pppn", "cost booking 3 400 EUR"),
  ])
  func `a price is told for each of those who share it, and for each night`(
    line: String, command: String
  ) throws {
    try plan.does(line, [command])
  }

  @Test(arguments: [
    ("cost lunch 20 EUR per adult, 8 per child", "cost 1.1 56 EUR"),
    ("cost lunch 8 per child and 20 per adult", "cost 1.1 56 EUR"),
    ("lunch is 20 euros for adults and 8 for kids", "cost 1.1 56 EUR"),
    ("lunch 20 EUR per adult, 8 per child", "cost 1.1 56 EUR"),
    ("cost booking 3 50 per adult per night, 20 EUR per child per night", "cost booking 3 280 EUR"),
    (
      "castle on day 2 at 10, adults 20 EUR, kids 8",
      "add castle to day 2 at 10:00; cost 2.1 56 EUR"
    ),
    (
      "castle on day 2 at 10, adults 20, kids 8",
      "add castle to day 2 at 10:00; cost 2.1 56 EUR"
    ),
    (
      "castle on day 2 at 10, 20 EUR per adult, 8 per child",
      "add castle to day 2 at 10:00; cost 2.1 56 EUR"
    ),
    (
      "activity Show to day 2 at 20:00 cost 20 EUR per adult, 8 EUR per child",
      "activity Show to day 2 at 20:00 cost 56 EUR"
    ),
  ])
  func `prices for grown-ups and for children are one sum`(line: String, command: String) throws {
    try plan.does(line, [command])
  }

  @Test(arguments: ["castle, adults 2, kids 2", "castle on day 2 at 10, adults 2, kids 2"])
  func `so many as travel are no prices`(line: String) throws {
    var talk = try plan.talk()
    try talk.say(line)
    #expect(talk.state.trips.first?.days.flatMap(\.stops).allSatisfy { $0.cost == nil } == true)
  }

  @Test(arguments: [
    ("add an evening stroll along the river to day 2", "evening stroll along the river"),
    ("add a morning swim to day 2", "morning swim"),
  ])
  func `a part of the day before a thing is a part of its name, and no hour`(
    line: String, name: String
  ) throws {
    var talk = try plan.talk()
    try talk.say(line)
    let stop = talk.state.trips.first?.days.dropFirst().first?.stops.last
    #expect(stop?.name == name && stop?.at == nil, "\(talk.last)")
  }

  @Test func `a price for children of a trip without any is that of the others`() throws {
    try plan.does(
      "cost lunch 20 EUR per adult, 8 per child", ["cost 1.1 40 EUR"], behind: ["people Ana, Bob"])
  }

  @Test func `no rate is below zero`() throws {
    try plan.changesNothing("rate USD EUR -0.92")
  }

  @Test(arguments: ["skip lisboa", "we skip lisboa", "remove lisboa", "move lisboa to day 1"])
  func `a part of a stop's name that is the city of days is asked about`(line: String) throws {
    let towns = Plan(made: [
      "new trip Porto to Porto 2027-04-19..2027-04-22", "city day 3 Lisboa",
      "city day 4 Lisboa",
      "add text \"Lisboa Cathedral\" to day 3",
    ])
    try towns.changesNothing(line)
    try towns.does("remove lisboa cathedral", ["remove 3.1"])
  }
}

extension Talk {
  /// The canonical line of what was shown last.
  fileprivate var shown: String? {
    if case .shown(_, let intent) = last { intent.canonicalLine } else { nil }
  }
}
