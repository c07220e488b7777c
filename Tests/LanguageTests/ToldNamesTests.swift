import Testing

/// Stops told by what they are and where, and what is said of one thing in other words than a command has.
@Suite struct ToldNamesTests {
  @Test(arguments: [
    ("Let the walk along the Ribeira begin at four in the afternoon.", "at 1.4 16:00"),
    ("The walk in Ribeira we make before the tower.", "move 1.4 before 1.2"),
    ("The lesson of surf, put her on Wednesday after the lunch.", "move idea 2 to day 3 after 3.2"),
    ("remove the walk in the Ribeira", "remove 1.4"),
    ("add a walk in the Ribeira to wednesday", "add \"walk in the Ribeira\" to day 3"),
    ("Would you be so kind as to move the fado evening to Wednesday?", "move 4.2 to day 3"),
    ("move the fado to Wednesday evening", "move 4.2 to day 3; at \"fado\" 19:00"),
  ])
  func `a stop is told by what it is and where, or by when it is`(
    line: String, command: String
  ) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    ("make monday's lunch shorter like forty five minutes", "stay 1.3 45m"),
    ("Make lunch on Monday longer, an hour and a half I'd say", "stay 1.3 90m"),
    ("make lunch on monday longer by half an hour", "stay 1.3 90m"),
    ("make lunch on monday half an hour longer", "stay 1.3 90m"),
    ("The Clérigos Tower need not take longer than forty-five minutes.", "stay 1.2 45m"),
    ("tower and lunch on monday both 30 min later", "at 1.2 12:30; at 1.3 14:00"),
    ("erase only the time of the beach", "at 2.2 none"),
    ("Squeeze one empty day between the Tuesday and the Wednesday.", "add day after day 2"),
    ("whole trip one week later, flights n all", "shift trip by 7 days with bookings"),
    ("Set the market aside for now, no fixed day.", "move 4.1 to ideas"),
    ("Keep as an idea the Wine museum, without day.", "add \"Wine museum\" to ideas"),
    ("put the surf lesson on the same day as the fado", "move idea 2 to day 4"),
    ("serralves to weds, last thing on the list that day", "move 2.1 to day 3 last"),
    (
      "Kindly set the check-in time at the Casa do Conto to 4 p.m.",
      "arrival \"Casa do Conto\" 16:00"
    ),
    ("We can get into the hotel room from three.", "arrival \"Casa do Conto\" 15:00"),
    ("pop in the reference of the river cruise, it's RC4471", "ref \"River cruise\" RC4471"),
    ("flight seat is 12B not 12A", "seat TP1234 12B"),
    (
      "oh bob is the one who paid for the hotel put that in",
      "cost \"Casa do Conto\" 420 EUR paid by Bob"
    ),
    ("For the fado each pays 22 euros.", "cost 4.2 22 EUR each"),
    ("can you put serralves at twenty euros, each i mean", "cost 2.1 20 EUR each"),
    (
      "The dinner at Tuesday has costed 54 euros and Bob has paid it.",
      "cost 2.3 54 EUR paid by Bob"
    ),
    ("Take the price off the cellar tour.", "cost 3.1 none"),
    ("budget up by 200", "budget 1400 EUR"),
    ("No spending limit any more.", "budget none"),
    ("the beach should say Matosinhos beach", "rename 2.2 \"Matosinhos beach\""),
    (
      "Say what the trip is about: port wine and old friends.",
      "describe \"port wine and old friends\""
    ),
    (
      "Keep with the hotel that the door code is 4471.",
      "note \"Casa do Conto\" \"the door code is 4471\""
    ),
    (
      "reminder: reserve table at Cafe Santiago, by march 20",
      "todo \"reserve table at Cafe Santiago\" by 2027-03-20"
    ),
    ("In the bag must come also the rain jackets.", "pack \"rain jackets\""),
    (
      "I've packed the sun cream and the charger so you can check both of those off",
      "tick \"sun cream\", charger"
    ),
    ("Combine Wednesday and Thursday into one day, would you?", "merge day 3 with day 4"),
    (
      "we have seen Lello now and it was wonderful, so you can mark it as done",
      "done 1.1"
    ),
    ("quick one, cellar tour to thu", "move 3.1 to day 4"),
    ("people Ana Bob and Tim", "people Ana, Bob, Tim"),
  ])
  func `one matter of one thing is told in many ways`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    "make lunch on monday not longer, an hour and a half", "one of the lunches has to go",
    "the beach should say bring towels", "please record it",
    "make Serralves a bit longer, 30 minutes, or not", "the river cruise can be longer, 30 minutes",
    "put the budget up by 50 dollars", "put the budget up by 100 each",
    "let's take the flight off the ideas list", "Bob said for the dinner each pays 20 EUR",
    "mark it as a past trip", "we need to take the train and the bus", "a hole in my bag",
    "change charger on the packing list to done", "add beach on day 3 and milk on my todo list",
    "reminder: parking is free until monday", "remove the hotel by the castle",
    "keep with the hotel that we have", "that is nonsense. fado at 23:00",
    "climb the tower after the surf lesson",
  ])
  func `what is denied, left open or not known is not done`(line: String) throws {
    try PairsOfLines.expectNoChange(by: line)
  }

  @Test(arguments: ["# the big one", ";", "?", ", would you?", "; please enter it", "  "])
  func `a line without words is no order`(line: String) throws {
    try PairsOfLines.expectNoChange(by: line)
  }
}
