import Testing

/// What a phrase orders with a word for it is done; what only looks like it, or means something else, is not.
@Suite struct PlainlyOrderedTests {
  @Test(arguments: [
    ("passport sorted tick that", "tick \"renew passport\""),
    ("passport renewed → tick", "tick \"renew passport\""),
    ("insurance: done, tick it", "tick \"buy travel insurance\""),
    ("someone bought the insurance, cross it off", "tick \"buy travel insurance\""),
    ("go ahead and tick the sun cream on the list", "tick \"sun cream\""),
  ])
  func `what is for a list is on it`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    ("take the time off Serralves", "at 2.1 none"),
    ("the beach is called off, take it out", "remove 2.2"),
    ("casa do conto fell thru so take it out", "remove \"Casa do Conto\""),
    ("I've cancelled the river cruise, so take it out", "remove \"River cruise\""),
    ("The river cruise is too expensive, cancel it", "remove \"River cruise\""),
    ("nobody really wants a surf lesson anymore, so drop it from the ideas", "remove idea 2"),
  ])
  func `what is ordered of a plan is done`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    "bring a friend", "bring a friend too", "we have to bring the kids", "we must bring Ana",
    "we need to bring the beach forward", "bring the fado back too", "bring the beach as well",
    "we have to bring everything", "bring a raincoat or an umbrella", "maybe bring a raincoat",
    "don't bring a raincoat", "bring a raincoat?", "bring a raincoat if it rains",
    "should we bring a raincoat?", "two things to pack: i forgot which",
    "pack for rain: if it rains",
    "things to pack, maybe later", "make a todo: pack the sun cream",
    "don't set a task to cancel the newspaper", "we need to remember to pack the charger",
    "the passport isn't renewed, tick it", "the passport is nearly renewed, tick it",
    "if the passport is renewed, tick it off", "the passport is renewed, don't tick it",
    "passport or insurance done, tick it", "nobody bought the insurance, tick it",
    "we haven't renewed the passport, tick it off", "paid the insurance, check it",
    "we've nearly renewed the passport so tick that off", "insurance: done? tick it",
    "passport half renewed, tick", "tick the passport or the insurance on the list",
  ])
  func `what is brought along otherwise, or is not done, is on no list`(line: String) throws {
    try PairsOfLines.expectNoChange(by: line)
  }

  @Test(arguments: [
    ("note fado don't forget to bring cash", "note 4.2 \"don't forget to bring cash\""),
    ("we have to pay 40 EUR for fado", "cost 4.2 40 EUR"),
    ("do the fado for 40 EUR", "cost 4.2 40 EUR"),
    ("renaming the trip to Wine week", "rename trip \"Wine week\""),
    ("I'm calling this trip Wine week", "rename trip \"Wine week\""),
    ("put the dog leash in the bag", "pack \"dog leash\""),
    ("i must remember to remove my shoes in the temple", "todo \"remove my shoes in the temple\""),
  ])
  func `what words say in a text, a price or a name holds nothing back`(
    line: String, command: String
  ) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    "the other hotel is cancelled, remove it", "the flight back is cancelled, remove it",
    "the next flight is cancelled, remove it", "give us an extra day after the flight",
    "100 dollars more for the budget", "cancel the beach reservation", "set a task to done",
    "Bob needs more room in his bag", "keep an eye on the ideas", "call the whole thing off",
    "nobody wants the tower but me, drop it",
    "idea: surf or kayak", "idea: it's too cold for the beach", "idea: maybe kayaking",
    "keep friday as an option", "keep day 3 as an option", "keep Bob as an option",
    "keep it as an idea", "keep the hotel as an idea", "that is something for the ideas list",
    "swimming is not something for the ideas", "park the car under the trees",
    "park lunch and the fado under ideas", "ideas: remove the first one or the second",
    "both ideas belong on thursday or friday", "both ideas go on thursday if it's warm",
    "turn the surf lesson into a real plan for friday or thursday",
    "we want a free day after tuesday or wednesday", "100 people more for the budget",
    "put another day in between day 3 and 9", "write nobody down as a guest",
    "let's spend friday in the hotel", "let's spend friday in Braga or Guimarães",
    "i'd love to get Ana in on friday", "got a room at Torel Palace, maybe thursday till friday",
    "We reserved a room at Torel Palace, arriving thursday or friday and leaving friday",
    "they reserved a room at Torel Palace, arriving 20 April and leaving 22 April",
    "we nearly reserved a room at Torel Palace, arriving 20 April and leaving 22 April",
    "don't check out of Casa do Conto by 11", "we have to check out of Casa do Conto by 10 or 11",
    "the river cruise isn't cancelled, so take it out",
    "if the river cruise is cancelled, take it out",
    "the river cruise was nearly cancelled, take it out", "the fado is cancelled, drop it maybe",
    "the hotel and the flight are cancelled, drop it", "Ana says the fado is cancelled, drop it",
    "nobody wants to drop the beach, drop it", "we no longer need lunch late, drop it",
    "they cancelled the cruise, drop it", "drop the beach as well as you can",
    "cancel the fado reservation or move it", "don't cancel the casa do conto booking",
  ])
  func `what is open, denied or said of something else changes nothing`(line: String) throws {
    try PairsOfLines.expectNoChange(by: line)
  }
}
