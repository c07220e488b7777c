import Testing

/// What is booked, as mails, tickets and people tell it.
@Suite struct TripBookingsTests {
  private static let made = [
    "new trip Portugal to Portugal 2027-04-19..2027-04-27", "people Ana, Bob",
    "city day 1-4 Lisboa", "city day 5-9 Porto",
  ]
  private static let plan = Plan(made: made)

  @Test(arguments: [
    (
      "nights 5-7 Pensione Aurora, 95 a night",
      "hotel \"Pensione Aurora\" from day 5 to day 8 cost 285 EUR"
    ),
    ("night 5: Pensione Aurora", "hotel \"Pensione Aurora\" from day 5 to day 6"),
    (
      "we sleep at Casa Lola the first two nights in porto",
      "hotel \"Casa Lola\" in Porto from day 5 to day 7"
    ),
    (
      "we sleep at Casa Lola the last two nights in lisboa",
      "hotel \"Casa Lola\" in Lisboa from day 3 to day 5"
    ),
    (
      "our night in the ryokan Hakone Ginyu is from 23 to 24 april",
      "hotel \"ryokan Hakone Ginyu\" from day 5 to day 6"
    ),
    (
      "Camping Porto 23-25 april, 62/night",
      "hotel \"Camping Porto\" from day 5 to day 7 cost 124 EUR"
    ),
  ])
  func `where one sleeps which nights`(line: String, command: String) throws {
    try TripBookingsTests.plan.does(line, [command])
  }

  @Test(arguments: [
    "nights 5-7 Pensione Aurora or Casa Lola", "not nights 5-7 Pensione Aurora",
    "nights 5-7 Pensione Aurora? 95 a night", "nights 5-7 cancel hotel",
    "nights 5-7 Hotel David, I think", "nights 5-7 would be Pensione Aurora, 95 a night",
    "nights 5-7 same hotel", "nights 5-7 Bob books Hotel David",
    "nights 5-7 Pensione Aurora, too dear, 95 a night",
    "nights 5-12 Pensione Aurora", "Casa Lola 23-25 april", "Casa Lola 23-25 april?",
    "maybe we sleep at Casa Lola the first two nights in porto",
  ])
  func `what may be no night is not booked`(line: String) throws {
    try TripBookingsTests.plan.changesNothing(line)
  }

  @Test(arguments: [
    (
      "your flight TP1934 from Lisbon to Porto on 23 april leaves at 11:50",
      ["flight TP1934 Lisbon to Porto 2027-04-23 11:50"]
    ),
    (
      "return leg TP1934 on the 27th from Porto 18:40, Lisbon 19:40",
      ["flight TP1934 Porto to Lisbon 2027-04-27 18:40 - 19:40"]
    ),
    (
      "fly home on the 27th with TP1934, porto to lisbon, 18:40 till 19:40",
      ["flight TP1934 Porto to Lisbon 2027-04-27 18:40 - 19:40"]
    ),
    (
      "We are happy to confirm your tea ceremony at Camellia on 23 April at 3 pm, reservation number TC4417",
      ["activity \"tea ceremony at Camellia\" to 2027-04-23 at 15:00 ref TC4417"]
    ),
  ])
  func `journeys and what is confirmed`(line: String, commands: [String]) throws {
    var said = try TripBookingsTests.plan.talk()
    var wanted = said
    try said.say(line)
    try wanted.say(commands.joined(separator: "; "))
    #expect(said.state == wanted.state, "\(line): \(said.last)")
  }

  @Test func `what goes on from where the first way ended is a second one`() throws {
    let talk = try TripBookingsTests.plan.talk()
    #expect(
      talk.canonical("train lisboa-porto 10:00 on friday, then bus porto-braga 14:00-15:00")
        == "train from lisboa to porto 2027-04-23 10:00; "
        + "bus from porto to braga 2027-04-23 14:00 - 15:00")
  }

  private static let booked = Plan(
    made: made + [
      "flight TP1934 Lisbon to Porto 2027-04-23 11:50 - 12:50",
      "hotel \"Casa do Conto\" from day 5 to day 8 cost 420 EUR", "day none",
    ])

  @Test(arguments: [
    ("Ana put the hotel on her card", "cost booking 2 420 EUR paid by Ana"),
    ("Ana put the flight on her card, 380 for both", "cost booking 1 380 EUR paid by Ana"),
    ("we put the hotel on Ana's card", "cost booking 2 420 EUR paid by Ana"),
    ("the flights cost 380 for both", "cost booking 1 380 EUR"),
    ("check in Casa do Conto after 3", "arrival booking 2 15:00"),
    ("check-in Casa do Conto 13:00", "arrival booking 2 13:00"),
    ("check in on friday at 3", "arrival booking 2 15:00"),
    ("note on flight: there by 10:15", "note booking 1 \"there by 10:15\""),
    ("use pounds for this trip", "currency GBP"), ("please keep this trip in GBP", "currency GBP"),
    ("we shouldn't spend more than 1,600 euros altogether", "budget 1600 EUR"),
  ])
  func `what is told of what is booked, and of money`(line: String, command: String) throws {
    try TripBookingsTests.booked.does(line, [command])
  }

  @Test(arguments: [
    "the hotel is on Ana's card", "Zoe didn't put the hotel on her card",
    "did Ana put the hotel on her card?",
    "if Ana put the hotel on her card", "the flights or the hotel cost 380",
    "Ana put the hotel or the flight on her card", "don't use pounds for this trip",
    "check out of Casa do Conto by 10:00",
  ])
  func `what is asked, denied or open costs nothing`(line: String) throws {
    try TripBookingsTests.booked.changesNothing(line)
  }
}
