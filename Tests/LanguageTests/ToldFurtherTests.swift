import Session
import Testing

/// What is told of days, nights and stops by what is there already.
@Suite struct ToldFurtherTests {
  /// In a trip of ten days, of which the first four are in Porto, the next three in Matosinhos.
  private func towns() throws -> Talk {
    var talk = Talk(today: testDay)
    for line in [
      "new trip Portugal to Porto 2027-04-05..2027-04-14", "city days 1-4 Porto",
      "city days 5-7 Matosinhos", "city days 8-10 Lisbon", "people Ana, Bob",
      "add \"Livraria Lello\" to day 2 at 10:00", "add dinner to day 3 at 19:00",
    ] { try talk.say(line) }
    return talk
  }

  private func agree(_ line: String, _ commands: [String]) throws {
    var (talk, other) = (try towns(), try towns())
    try talk.say(line)
    try talk.sayOffered()
    for command in commands { try other.say(command) }
    #expect(talk.state == other.state, "\(talk.last)")
  }

  /// Both mondays are in the trip, 5 April in Porto and 12 April in Lisbon.
  @Test(arguments: [
    ("walk on the Monday in Lisboa", "add walk to day 8"),
    ("walk on the monday we're in porto", "add walk to day 1"),
    ("walk on the second day in Matosinhos", "add walk to day 6"),
    ("move Livraria Lello to the last day in Porto", "move 2.1 to day 4"),
  ])
  func `a day is told by the town in which it is`(line: String, command: String) throws {
    try agree(line, [command])
  }

  @Test(arguments: [
    (
      "we booked the Hotel Lisboa Plaza for the three Matosinhos nights",
      "hotel \"Hotel Lisboa Plaza\" from day 5 to day 8"
    ),
    (
      "I have booked the Old Waverley Hotel for the four Porto nights, confirmation number 7714-KX, at £389 altogether.",
      "hotel \"Old Waverley Hotel\" from day 1 to day 5 ref 7714-KX cost 389 GBP"
    ),
  ])
  func `nights are those of a town`(line: String, command: String) throws {
    try agree(line, [command])
  }

  @Test(arguments: [
    (
      "Porto until the 8th, after Matosinhos until the 11th and after that Lisbon until the end",
      [
        "Porto", "Porto", "Porto", "Matosinhos", "Matosinhos", "Matosinhos", "Lisbon", "Lisbon",
        "Lisbon", "Lisbon",
      ]
    ),
    (
      "first three nights are in porto, then three in matosinhos because obviously family, and the rest down in lisbon",
      [
        "porto", "porto", "porto", "matosinhos", "matosinhos", "matosinhos", "lisbon", "lisbon",
        "lisbon", "lisbon",
      ]
    ),
    (
      "we start in Porto for 3 days and then go to Matosinhos for two more nights before ending in Lisbon",
      [
        "Porto", "Porto", "Porto", "Matosinhos", "Matosinhos", "Lisbon", "Lisbon", "Lisbon",
        "Lisbon", "Lisbon",
      ]
    ),
    (
      "Porto until the 8th, Matosinhos until the 11th, Lisbon until the last day",
      [
        "Porto", "Porto", "Porto", "Matosinhos", "Matosinhos", "Matosinhos", "Lisbon", "Lisbon",
        "Lisbon", "Lisbon",
      ]
    ),
    (
      "5-7 porto, 8-10 matosinhos, 11-14 lisbon",
      [
        "porto", "porto", "porto", "matosinhos", "matosinhos", "matosinhos", "lisbon", "lisbon",
        "lisbon", "lisbon",
      ]
    ),
  ])
  func `a route goes on to the end of the trip`(line: String, cities: [String]) throws {
    try agree(line, cities.enumerated().map { "city day \($0.offset + 1) \($0.element)" })
  }

  @Test(arguments: [
    (
      "Lena would like to see the Livraria Lello, so that will be on Friday morning at nine o'clock.",
      ["move 2.1 to day 5", "at 5.1 9:00"]
    ),
    ("dinner takes 2h30", ["stay 3.1 150m"]), ("the dinner better 20h30", ["at 3.1 20:30"]),
    ("concert thursday 8 april 9pm already booked", ["add concert to day 4 at 21:00"]),
    ("walk for 2h on the 9th", ["add walk to day 5 for 2h"]),
    ("max 400 euros a head", ["budget 800 EUR"]),
    (
      "the binoculars and my blue hat must on no account be left at home",
      ["pack binoculars", "pack \"blue hat\""]
    ),
    (
      "in the suitcase must go my dress, sunscreen and the charger",
      ["pack dress", "pack sunscreen", "pack charger"]
    ),
    (
      "There are twenty-four pupils and two teachers, so please count twenty-six people.",
      ["people 2 adults and 24 kids"]
    ),
    ("call it 1.17 euros to the pound", ["rate GBP EUR 1.17"]),
  ])
  func `things are told by what they are`(line: String, commands: [String]) throws {
    try agree(line, commands)
  }

  /// Behind a first line.
  @Test(arguments: [
    (
      "hotel \"Casa do Conto\" from day 1 to day 4 cost 300 EUR", "shit no its 330",
      "cost booking 1 330 EUR"
    ),
    (
      "hotel \"Casa do Conto\" from day 1 to day 4 cost 300 EUR", "sorry I wrote wrong, is 120",
      "cost booking 1 360 EUR"
    ),
    (
      "hotel \"Casa do Conto\" from day 1 to day 4 cost 600 EUR",
      "Casa do Conto was 300 for all nights, not per night", "cost booking 1 300 EUR"
    ),
    ("hotel \"Casa do Conto\" from day 1 to day 4", "ref X7K2PQ", "ref booking 1 X7K2PQ"),
    ("hotel \"Casa do Conto\" from day 1 to day 4", "ref is X7K2PQ", "ref booking 1 X7K2PQ"),
    (
      "train from Porto to Braga day 5 9:10 - 10:05 seat \"coach 28 seat 41\"",
      "coach 26, not 28", "seat booking 1 \"coach 26 seat 41\""
    ),
    (
      "add concert to day 2 at 17:00", "hmm no, the kids would be asleep by then, make it 3",
      "at 2.2 15:00"
    ),
    ("add concert to day 2 at 17:00", "no its friday", "move 2.2 to day 5"),
  ])
  func `what was told wrong is put right`(first: String, then: String, command: String) throws {
    var (talk, other) = (try towns(), try towns())
    try talk.say(first)
    try talk.say(then)
    try talk.sayOffered()
    try other.say(first)
    try other.say(command)
    #expect(talk.state == other.state, "\(talk.last)")
  }

  @Test func `the largest price is put right as any other`() throws {
    var talk = try towns()
    try talk.say("hotel \"Casa do Conto\" from day 1 to day 3 cost 92233720368547758.07 EUR")
    try talk.say("shit no its 50")
    #expect(talk.state.trips.first?.bookings.first?.cost?.amount == "50.00", "\(talk.last)")
  }

  /// None of them takes anything away, moves it or is taken for a place.
  @Test(arguments: [
    "Warning: strike on 9 april", "Strike on 9 april, trains not running",
    "give the keys back on the 9th", "call it 1.17 euros to the pound",
    "move Blair Lello to friday if it rains",
  ])
  func `a warning changes nothing unasked`(line: String) throws {
    var talk = try towns()
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before, "\(talk.last)")
  }
}
