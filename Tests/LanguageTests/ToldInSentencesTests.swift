import Session
import Testing

/// Stays, ways, lists and money as whole sentences tell them.
@Suite struct ToldInSentencesTests {
  /// A trip of ten days from 5 April, a monday: the first four in Porto, the next three in Matosinhos.
  private func trip() throws -> Talk {
    var talk = Talk(today: testDay)
    for line in [
      "new trip Portugal to Porto 2027-04-05..2027-04-14", "city days 1-4 Porto",
      "city days 5-7 Matosinhos", "city days 8-10 Lisbon", "people Ana, Bob", "currency GBP",
      "add \"Livraria Lello\" to day 2 at 10:00", "add dinner to day 3 at 19:00",
      "pack head lamps", "pack gas",
    ] { try talk.say(line) }
    return talk
  }

  private func agree(_ line: String, _ commands: [String]) throws {
    var (talk, other) = (try trip(), try trip())
    try talk.say(line)
    try talk.sayOffered()
    for command in commands { try other.say(command) }
    #expect(talk.state == other.state, "\(line): \(talk.last)")
  }

  @Test(arguments: [
    ("We are at the Ferry Inn till Thursday", "hotel \"Ferry Inn\" from day 1 to day 4"),
    (
      "we're in the Holiday Village till Thursday, €890",
      "hotel \"Holiday Village\" from day 1 to day 4 cost 890 EUR"
    ),
    ("we've booked the Rocpool from Thursday to Saturday", "hotel Rocpool from day 4 to day 6"),
    (
      "In Matosinhos it's the Wakeup Inn, for the three nights",
      "hotel \"Wakeup Inn\" in Matosinhos from day 5 to day 8"
    ),
  ])
  func `a stay goes on until the day that is told`(line: String, command: String) throws {
    try agree(line, [command])
  }

  @Test func `of two stays the second begins where the first ends`() throws {
    try agree(
      "For the first two nights we are at the Ferry Inn, and after that the Kirkwall Hotel until we leave on Saturday.",
      ["hotel \"Ferry Inn\" from day 1 to day 3", "hotel \"Kirkwall Hotel\" from day 3 to day 6"])
  }

  @Test(arguments: [
    (
      "we'll do two nights in Porto at the Castlebay Hotel then it's three in Matosinhos at the Langass Lodge",
      [
        "hotel \"Castlebay Hotel\" in Porto from day 1 to day 3",
        "hotel \"Langass Lodge\" in Matosinhos from day 3 to day 6",
      ]
    ),
    (
      "three nights Porto at Emerson Spice, then five down in Lisbon at the Z Hotel",
      [
        "hotel \"Emerson Spice\" in Porto from day 1 to day 4",
        "hotel \"Z Hotel\" in Lisbon from day 4 to day 9",
      ]
    ),
  ])
  func `stays are told one after the other`(line: String, commands: [String]) throws {
    try agree(line, commands)
  }

  @Test(arguments: [
    ("kit: knife roll, antacids and loose trousers", ["knife roll", "antacids", "loose trousers"]),
    ("Don't let me forget the swim nappies. Or the armbands.", ["swim nappies", "armbands"]),
    ("things to bring: 60m ropes, gas bottle", ["60m ropes", "gas bottle"]),
    ("we have to pack towels and sun cream", ["towels", "sun cream"]),
  ])
  func `what is to come along goes on the list`(line: String, things: [String]) throws {
    try agree(line, things.map { "pack \"\($0)\"" })
  }

  @Test(arguments: [
    ("gas i already bought today", "tick gas"),
    ("Head lamps is stupid, there is no night, throw it out", "remove task \"head lamps\""),
    ("no hotel yet remind me to book something", "todo \"book something\""),
    ("someone has to buy travel insurance", "todo \"buy travel insurance\""),
    ("euro is 0.85 btw", "rate EUR GBP 0.85"),
    ("budget 20 000 SEK", "budget 20000 SEK"),
  ])
  func `lists, rates and amounts are told in sentences`(line: String, command: String) throws {
    try agree(line, [command])
  }

  /// Each of them changed something that was not said.
  @Test(arguments: [
    "gas is not bought yet", "booked the table for Friday", "we're in the office till Thursday",
    "staying in the Rocpool is too dear for friday", "head lamps are great, don't throw them out",
    "dinner at 8 200 euros", "no Bob out", "no tea on friday", "Easter is coming on Sunday",
    "what the hell, dinner costs 40", "buy camping gas on Friday", "if gas is bought we can go",
    "bring dinner forward to 6 and we'll eat in there at 8",
    "Livraria Lello 42, tickets 14 pp",
    "add walk to day 4 from 4 so we catch the lights, and the museum on Saturday morning",
  ])
  func `what is doubtful is never done by itself`(line: String) throws {
    var talk = try trip()
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before, "\(talk.last)")
  }

  @Test(arguments: [
    ("ughh, tea at 8 on friday", "add tea to day 5 at 8:00"),
    ("Actually, push dinner back to 9", "at 3.1 21:00"),
  ])
  func `what people say before the matter is read past`(line: String, command: String) throws {
    try agree(line, [command])
  }

  @Test func `of a doubtful thing the day is shown, and not only asked for`() throws {
    var talk = try trip()
    let before = talk.state
    try talk.say(
      "Glasnevin Cemetery on the Wednesday, for the 2.30 tour, they have two Meehans in the old section"
    )
    try talk.say("1")
    #expect(talk.state == before, "\(talk.last)")
  }

  @Test func `an hour in the evening is one behind noon`() throws {
    try agree(
      "Dinner with the client Fri evening at Jumbo, 7.30",
      ["add \"Dinner with the client at Jumbo\" to day 5 at 19:30"])
  }

  @Test func `whoever wants to see something is no part of its name`() throws {
    try agree(
      "Kvalvika dunes I want put on the 9th, start 9", ["add \"Kvalvika dunes\" to day 5 at 09:00"])
  }

  @Test(arguments: [
    "\"Dear Sir, unfortunately we must move Wednesday's dinner to 8 pm. Best regards\""
  ])
  func `a sentence that was pasted in quotes is only offered`(line: String) throws {
    var talk = try trip()
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before)
    try talk.sayOffered()
    var other = try trip()
    try other.say("at 3.1 20:00")
    #expect(talk.state == other.state, "\(talk.last)")
  }

  @Test(arguments: [
    ("Which day is now Matosinhos?", "stats when in Matosinhos"),
    ("what time do we need to be at Livraria Lello", "show 2.1"),
    ("Does that still leave us time for Livraria Lello beforehand?", "show day 2"),
    ("Would you kindly read me the whole week from beginning to end?", "show trip"),
    ("run me through friday", "show day 5"),
    ("are we still under the cap?", "costs"),
  ])
  func `a question shows what it names`(line: String, command: String) throws {
    var (talk, other) = (try trip(), try trip())
    let before = talk.state
    try talk.say(line)
    try other.say(command)
    #expect(talk.state == before)
    #expect("\(talk.last)" == "\(other.last)", "\(line)")
  }
}
