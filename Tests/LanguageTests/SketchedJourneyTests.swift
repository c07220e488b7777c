import Testing

/// Ways that are told with their ends, times and facts in any order.
@Suite struct SketchedJourneyTests {
  /// A trip of six days from 10 May, a monday.
  private let rome = Plan(made: ["new trip Rome to Rome 2027-05-10..2027-05-15"])

  @Test(arguments: [
    ("Rome to Porto train tuesday 8:43", "train Rome to Porto 2027-05-11 08:43"),
    ("rome to porto drive tuesday 10:00", "drive Rome to Porto 2027-05-11 10:00"),
    ("rome-porto bus tuesday 9:00", "bus Rome to Porto 2027-05-11 09:00"),
    ("ferry hirtshals-porto tuesday 12:15", "ferry hirtshals to Porto 2027-05-11 12:15"),
    (
      "hirtshals-porto ferry tuesday 12:15, arr 15:30",
      "ferry hirtshals to Porto 2027-05-11 12:15 - 15:30"
    ),
  ])
  func `the word for what goes there may stand behind its way`(
    line: String, command: String
  ) throws {
    try rome.does(line, [command])
  }

  @Test func `a day that the trip does not have is no name of a house`() throws {
    try rome.changesNothing("rome hostel last night tue 31 45 eur")
  }

  @Test(arguments: ["note mon: shop", "note monday: shop", "note sun: shop"])
  func `a weekday is no beginning of what is booked, or of a stop`(line: String) throws {
    let plan = Plan(made: [
      "new trip Rome to Rome 2027-05-09..2027-05-18", "add text \"Montmartre walk\" to day 4",
      "hotel \"Sunset Inn\" from day 4 to day 5",
      "train \"Monza Express\" Rome to Porto day 5 10:00",
    ])
    // Of two mondays it is asked which.
    try plan.changesNothing(line)
    try plan.does("note sunset: shop", ["note booking 1 shop"])
  }

  @Test(arguments: [
    ("drive Rome to Porto tuesday 12:00 5h", "drive Rome to Porto 2027-05-11 12:00 - 17:00"),
    ("train Rome to Porto tuesday 8:05 6h45", "train Rome to Porto 2027-05-11 08:05 - 14:50"),
    ("train Rome to Porto tuesday 8h05 14h50", "train Rome to Porto 2027-05-11 08:05 - 14:50"),
    ("drive Rome to Porto tuesday 2h45", "drive Rome to Porto 2027-05-11 note \"takes 165 min\""),
  ])
  func `hours behind the one at which it leaves are how long it takes`(
    line: String, command: String
  ) throws {
    try rome.does(line, [command])
  }

  @Test(arguments: [
    ("oslo airbnb 12-14 2 nights 260 total", "12", "14", "oslo airbnb", " cost 260 EUR"),
    ("fjord hotel 12-14 may 2n 145 pn", "12", "14", "fjord hotel", " cost 290 EUR"),
    (
      "10-12 cabin fjord camping 2 nts 118/night", "10", "12", "cabin fjord camping",
      " cost 236 EUR"
    ),
  ])
  func `two numbers with as many nights between them as are told are days`(
    line: String, first: String, last: String, name: String, rest: String
  ) throws {
    try rome.does(line, ["hotel \"\(name)\" from 2027-05-\(first) to 2027-05-\(last)\(rest)"])
    try rome.does("museum 12-14 on tuesday", ["add text museum to day 2 at 12:00 for 2h"])
  }

  /// In the family's trip to Porto, Monday 19 to Friday 23 April.
  @Test(arguments: [
    (
      "train tuesday porto 14h42 arrive lisbon 21h27",
      "train Porto to Lisbon 2027-04-20 14:42 - 21:27"
    ),
    (
      "Singapore Airlines SQ 529 from Lisbon to Porto, departing on 19 April at 23:15 and reaching next morning at 06:05.",
      "flight \"SQ 529\" Lisbon to Porto 2027-04-19 23:15 - 06:05 2027-04-20"
    ),
    (
      "The train departs from Porto at 10:02 on the 20th and is due at Lisbon at 12:31",
      "train Porto to Lisbon 2027-04-20 10:02 - 12:31"
    ),
    (
      "bus porto > lisbon 21 april, dep 0730 arr 1100",
      "bus Porto to Lisbon 2027-04-21 07:30 - 11:00"
    ),
  ])
  func `a way is booked from words in any order`(line: String, command: String) throws {
    var (talk, other) = (try SaidScene.family.talk(), try SaidScene.family.talk())
    try talk.say(line)
    try other.say(command)
    #expect(talk.state == other.state, "\(talk.last)")
  }

  @Test(arguments: [
    (
      "On Tuesday we take the 09:35 from Porto to Lisbon, arriving at 13:07.",
      "train from Porto to Lisboa 2027-04-20 09:35 - 13:07"
    ),
    (
      "Our plane home is OS455 on Friday, 17:50, Lisbon at 19:15",
      "flight OS455 \"Braga\" to Lisboa 2027-04-23 17:50 - 19:15"
    ),
    (
      "on wednesday with the train at 9.05 from Porto to Lisbon, arrival 12.50, and back at 16.08.",
      "train from Lisboa to Porto 2027-04-21 16:08"
    ),
  ])
  func `what a way leaves open is offered`(line: String, offer: String) throws {
    var talk = try SaidScene.family.talk()
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before)
    guard case .no(let said) = talk.last else {
      Issue.record("\(talk.last)")
      return
    }
    #expect(said.contains(offer), "\(said)")
  }

  /// None of them is a way, or this one.
  @Test(arguments: [
    "on tuesday we do not fly to Paris at 10:00", "don't bring! shoes",
    "we must pack! the taxi comes at 8, hurry up", "packing list! is it long, is it short",
    "don't pack: shoes", "boat trip tuesday, max 8h", "day hike tuesday, 9h",
    "can lluc hotel ibiza 19-21 april 200 eur",
  ])
  func `what only looks like it changes nothing`(line: String) throws {
    var talk = try SaidScene.family.talk()
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before, "\(talk.last)")
  }

  @Test(arguments: [
    ("beach tuesday 14h", ["add text beach to day 2 at 14:00"]),
    ("packing list: hat, n64 and games", ["pack hat", "pack n64", "pack games"]),
    (
      "add \"spice tour\" to day 2 cost Rs. 1,05,000",
      [
        "add \"spice tour\" to day 2 cost 105000 INR"
      ]
    ),
    (
      "until the 1st of April I must have collected the forms",
      ["todo \"have collected the forms\" by 2027-04-01"]
    ),
  ])
  func `what is written in the ways of others is done as meant`(
    line: String, commands: [String]
  ) throws {
    var (talk, other) = (try SaidScene.family.talk(), try SaidScene.family.talk())
    try talk.say(line)
    for command in commands { try other.say(command) }
    #expect(talk.state == other.state, "\(talk.last)")
  }

  @Test(arguments: [
    (
      ["hotel \"Casa Sol\" from day 1 to day 3 cost 540 EUR"], "mistake, Casa Sol is 580",
      " 580.00 EUR"
    ),
    (
      ["people me and Ana", "hotel \"Casa Sol\" from day 1 to day 3 cost 540 EUR"],
      "its me who payed Casa Sol for all", "540.00 EUR paid by \"me\""
    ),
    (
      ["add text \"pottery class\" to day 2"], "ah no the pottery class its thursday not tuesday",
      "to day 4"
    ),
    (
      [],
      "We still have to stop the newspaper a week before we leave and ask Tom to water the cactus.",
      "todo \"stop the newspaper\" 7 days before; todo \"ask Tom to water the cactus\""
    ),
  ])
  func `what is put right by its name is offered`(
    before: [String], line: String, offer: String
  ) throws {
    var talk = try SaidScene.family.talk()
    for command in before { try talk.say(command) }
    try talk.say(line)
    guard case .no(let said) = talk.last else {
      Issue.record("\(talk.last)")
      return
    }
    #expect(said.contains(offer), "\(said)")
  }
}
