import Testing

/// What stands beside an order or a fact: why, from where it is known, and what is not meant.
@Suite struct ToldBesideOrdersTests {
  @Test(arguments: [
    ("drop the beach, my feet hurt", "remove 2.2"),
    ("take sun cream off the packing list, we'll buy it there", "remove task \"sun cream\""),
    (
      "we'll be dead on the first evening, so the Ribeira walk should be on Tuesday instead",
      "move 1.4 to day 2"
    ),
    ("Lello is for me too short, give there 20 minutes more.", "stay 1.1 80m"),
    ("lello half an hr earlier pls, the queue gets insane", "at 1.1 09:30"),
    ("fado doesn't need a set time, they play all night", "at 4.2 none"),
    ("skip the beach, way too cold in April", "remove 2.2"),
    ("skip the beach, no time for it", "remove 2.2"),
    ("Put an umbrella on the packing list, you never know", "pack umbrella"),
  ])
  func `a reason behind a comma is no part of an order`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    "drop the beach, we argue", "drop the beach, my dad demands", "drop the beach, it is tempting",
    "drop the beach, my feet glorp", "drop the beach, maybe my feet hurt",
    "drop the beach, no time to decide", "skip the beach, too good to miss",
    "budget 2000, the glorp hurt", "drop the beach, the weather decides",
    "drop the beach, the plan stands", "drop fado, we replace it with a swim",
    "delete the trip, no energy", "can't wait to delete the trip", "I promise to delete the trip",
    "no arguments for dropping the beach", "can't wait to cancel the flight",
  ])
  func `what doubts, argues or is not known is no reason`(line: String) throws {
    try PairsOfLines.expectNoChange(by: line)
  }

  @Test(arguments: [
    ("we don't need a fixed time for the beach, remove the time", "at 2.2 none"),
    ("we have not more than 1000 euros for the travel, please change the budget", "budget 1000"),
    (
      "we'll be in Guimarães on thursday actually, make that the city for the day",
      "city day 4 Guimarães"
    ),
    ("we don't want a budget any more, delete it", "budget none"),
    (
      "we have to book the tram tickets by the end of march, can you put that on the to-do list",
      "todo \"book the tram tickets\" by 2027-03-31"
    ),
  ])
  func `the end of a line says once more what it has told`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    "the fado is not called off, please change the budget",
    "the sun cream is not packed, tick it", "the beach is at three, change the budget",
  ])
  func `an end that says something else is not passed over`(line: String) throws {
    try PairsOfLines.expectNoChange(by: line)
  }

  @Test(arguments: [
    ("ice cream after the beach, not before", "add \"ice cream\" to day 2 after 2.2"),
    ("Bob paid for the hotel, not Ana", "cost \"Casa do Conto\" 420 EUR paid by Bob"),
    ("call Wednesday Port day, not Thursday", "name day 3 \"Port day\""),
    ("our flight seats are 22A and 22B now, not 12A", "seat TP1234 \"22A and 22B\""),
  ])
  func `what is not meant stands against another of its kind`(line: String, command: String) throws
  {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    ("note 2.1 Bob is vegan, not Ana", "note 2.1 \"Bob is vegan, not Ana\""),
    ("note 2.1 pills before food, not after", "note 2.1 \"pills before food, not after\""),
    ("todo give Bob the keys, not Ana", "todo \"give Bob the keys, not Ana\""),
    ("note 2.1 door code B12 not B13", "note 2.1 \"door code B12 not B13\""),
  ])
  func `what is written down keeps what is not meant`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    "move the stop before dinner to day 3, not after", "Ana and Carla are coming, not Bob",
    "add a bus from Porto to Braga before lunch on day 3, not after",
    "do the beach after 3, not before",
  ])
  func `what is not meant turns nothing else`(line: String) throws {
    try PairsOfLines.expectNoChange(by: line)
  }

  @Test(arguments: [
    (
      "we can get sun cream over there, so take it off the packing list",
      "remove task \"sun cream\""
    ),
    ("no charger needed, take it off the list", "remove task charger"),
    (
      "Our bank card already includes travel insurance, so that task can be taken off the list.",
      "remove task \"buy travel insurance\""
    ),
  ])
  func `what is told of goes off its list`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    "the sun cream is packed, take it off the list",
    "maybe we can get sun cream over there, so take it off the packing list",
    "we can get sun cream over there, so take it off the to-do list",
    "we can get sun cream and a charger over there, so take it off the packing list",
    "we can get the other sun cream over there, so take it off the list",
  ])
  func `what is packed, in doubt or not alone stays on its list`(line: String) throws {
    try PairsOfLines.expectNoChange(by: line)
  }

  @Test(arguments: [
    ("the hotel says we can check in from three", "arrival \"Casa do Conto\" 15:00"),
    ("The cruise sails at 16:30 says the ticket", "departure \"River cruise\" 16:30"),
    ("the river cruise takes two hours, they told us on the phone", "stay \"River cruise\" 120m"),
    ("invoice says Casa do Conto is 450 euros now", "cost \"Casa do Conto\" 450 EUR"),
  ])
  func `a fact is known from somewhere`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    "the museum says the fado is cancelled", "Bob says the fado starts at 22:00",
    "the ticket says maybe the cruise sails at 16:30", "the website says drop the beach",
    "the hotel says not to come before three", "the guide says Serralves closes at 17:00",
    "the website says the cruise costs 40, is that too much", "they say the other cruise costs 40",
    "the cruise costs 40 according not to the website", "they told us to move dinner to 9",
  ])
  func `what is proposed or doubted is no fact`(line: String) throws {
    try PairsOfLines.expectNoChange(by: line)
  }

  @Test(arguments: [
    ("Delete both ideas", "remove idea 1,idea 2"), ("drop both lunches", "remove 1.3,3.2"),
    ("both thu stops to wed pls", "move 4.1,4.2 to day 3"),
    ("Shift both of Thursday's items to Friday", "move 4.1,4.2 to day 5"),
  ])
  func `both are the two that there are`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    "maybe drop both lunches", "don't drop both lunches", "drop both lunches if it rains",
    "drop both stops on monday", "drop both glorps", "both ideas are great", "we have both ideas",
    "could both ideas go on day 3", "swap both lunches",
  ])
  func `both are none where there are not two, or in doubt`(line: String) throws {
    try PairsOfLines.expectNoChange(by: line)
  }
}
