import Testing

/// What a phrase orders with a word for it is done; what only looks like it, or means something else, is not.
@Suite struct PlainlyOrderedTests {
  @Test(arguments: [
    ("We have to bring the camera", "pack camera"), ("bring a raincoat", "pack raincoat"),
    ("Bring playing cards too", "pack \"playing cards\""),
    ("Bob needs hiking poles in the luggage", "pack \"hiking poles\""),
    ("Pack for rain: boots, poncho and hat", "pack boots; pack poncho; pack hat"),
    ("Add \"exchange money\" to the tasks for 10 April", "todo \"exchange money\" by 2027-04-10"),
    (
      "Set a task to cancel the newspaper by 12 April",
      "todo \"cancel the newspaper\" by 2027-04-12"
    ),
    (
      "We need to remember to buy Lello tickets by 1 April",
      "todo \"buy Lello tickets\" by 2027-04-01"
    ),
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
    ("idea: tram 1 to Foz", "add \"tram 1 to Foz\" to ideas"),
    ("save a day trip to Douro valley in the ideas", "add \"day trip to Douro valley\" to ideas"),
    ("keep a tram ride as an idea for now", "add \"tram ride\" to ideas"),
    ("Park the Gaia cable car under ideas", "add \"Gaia cable car\" to ideas"),
    ("The tram museum is something for the idea list", "add \"tram museum\" to ideas"),
    ("Turn the surf lesson into a real plan for Friday", "move idea 2 to day 5"),
    ("Both ideas belong on Thursday", "move idea 1,idea 2 to day 4"),
    ("ideas: remove the first one", "remove idea 1"),
    ("we want a free day after tuesday", "add day after day 2"),
    ("climbing Clérigos takes 40 minutes", "stay 1.2 40m"),
    ("take the time off Serralves", "at 2.1 none"),
    ("100 euros more for the budget", "budget 1300 EUR"),
    ("put Miguel down as a traveller as well", "people Ana, Bob and Miguel"),
    ("Leave a message on day 4 saying sleep in", "add note day 4 \"sleep in\""),
    (
      "For the whole trip please note that Bob doesn't eat fish",
      "note trip \"Bob doesn't eat fish\""
    ),
    ("casa do conto fell thru so take it out", "remove \"Casa do Conto\""),
    ("I've cancelled the river cruise, so take it out, please.", "remove \"River cruise\""),
    ("The river cruise is too expensive, cancel it", "remove \"River cruise\""),
    ("nobody really wants a surf lesson anymore, so drop it from the ideas", "remove idea 2"),
    ("delete the Casa do Conto booking", "remove \"Casa do Conto\""),
    (
      "Got a room at Torel Palace, Thursday till Friday",
      "hotel \"Torel Palace\" from 2027-04-22 to 2027-04-23"
    ),
    (
      "We have reserved a twin room for you at Torel Palace, arriving 22 April and leaving 23 April.",
      "hotel \"Torel Palace\" from 2027-04-22 to 2027-04-23"
    ),
    (
      "We kindly ask you to check out of Casa do Conto by 10:00.",
      "departure \"Casa do Conto\" 10:00"
    ),
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
    try changesNothing(line)
  }

  @Test(arguments: [
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
    try changesNothing(line)
  }

  private func changesNothing(_ line: String) throws {
    var talk = try PairsOfLines.talk()
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before, "\(line): \(talk.last)")
  }
}
