import Testing

/// What is ordered beside what is told: an order behind its reason, a told matter that is to be put down, and
/// what is meant beside what is not.
@Suite struct OrdersBesideTalkTests {
  @Test(arguments: [
    (
      "tuesday is too full, so the river cruise moves to wednesday",
      "move river cruise to wednesday"
    ),
    (
      "there's no breakfast at the hotel and I'm useless without it, so add breakfast at Zenith on wednesday at nine",
      "add \"breakfast at Zenith\" to day 3 at 09:00"
    ),
    (
      "the ladies with the good cheese pack up early, so Bolhão market at half past eight please",
      "at 4.1 08:30"
    ),
    (
      "the boat on the river isn't happening, remove River cruise from the bookings",
      "remove River cruise"
    ),
    ("our money won't be enough, put the budget to 1600 euros", "budget 1600 EUR"),
    ("We have to be home on Thursday night, so drop Friday from the trip", "remove day 5"),
  ])
  func `an order behind what is only told is done as by itself`(
    line: String, command: String
  ) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    ("I've cancelled the river cruise, so take it out, please", "remove River cruise"),
    ("nobody wants to see Lello, so take it off the plan", "remove 1.1"),
  ])
  func `what an order points to is the one thing that was told of`(
    line: String, command: String
  ) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    (
      "I need to apply for a new ID card by the 15th of January, put that on the list",
      "todo \"apply for a new ID card\" by 2027-01-15"
    ),
    (
      "there's a train from Porto to Braga on Friday at 9:15 that gets in at 10:10, please enter it",
      "train from Porto to Braga 2027-04-23 09:15 - 10:10"
    ),
    ("one of us has to ring the hotel, put that on the list", "todo \"ring the hotel\""),
    ("the surf lesson is 45 euros a head, I just looked, put that in", "cost idea 2 45 EUR each"),
  ])
  func `what is told and said to be put down is put down`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    ("drop the Ribeira walk, we won't have the legs for it", "remove 1.4")
  ])
  func `a reason may deny something`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    ("three hours for Serralves instead of two", "stay 2.1 3h"),
    ("the river cruise takes an hour and a half, not an hour", "stay River cruise 90m"),
    ("I'd like the fado on wednesday rather than on thursday", "move 4.2 to day 3"),
    ("the cellar tour is not at 11 but at half past eleven", "at 3.1 11:30"),
    ("dinner at nine instead of eight", "at 2.3 21:00"),
  ])
  func `what stands against what is meant is left out`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    "once we get tickets, the fado goes to wednesday",
    "if it rains, so be it, move the beach to friday?",
    "should the weather turn, we hold the Military Museum in reserve, so list it among the ideas",
    "drop the fado, we don't mean it",
    "drop the fado, no, we want that",
    "it's a long day, so we can rest at the beach on friday",
    "don't move the beach to friday, not thursday",
    "passport's done by the way, renewed it on thursday, so tick that",
    "the hotel's gone down a little, put that in", "would the beach be better on wednesday?",
    "remove the beach, put it on the list",
    "Lello wants ten euros a head these days so write that in",
    "in Santiago it's four hours earlier, so call Chile after lunch",
    "cruises leave every hour from ten to six, so no stress",
    "Ana asked so many times, so leave the fado on thursday",
  ])
  func `what is open, taken back or told of something else changes nothing`(line: String) throws {
    try PairsOfLines.expectNoChange(by: line)
  }

  @Test(arguments: [
    ("remove lunch wed", "remove 3.2"), ("del wed lunch", "remove 3.2"),
    ("drop tues dinner", "remove 2.3"),
    ("drop both things on wednesday", "remove 3.1,3.2"),
    ("merge the last two days", "merge day 4 with day 5"),
    ("throw out the surf lesson idea", "remove idea 2"),
    ("move the surf lesson idea to thursday", "move idea 2 to day 4"),
  ])
  func `a stop is told by the day beside it, or as the idea that it is`(
    line: String, command: String
  ) throws {
    try PairsOfLines.expect(line, leaves: command)
  }
}

/// What is likely but not told by all words of a line stays an offer, or nothing.
@Suite struct UncertainOfferTests {
  @Test(arguments: [
    "remove the dinner time", "remove the tour price", "delete the lello note",
    "cancel the fado tickets",
    "move the beach towel to wednesday", "drop the museum shop", "cancel the dinner with mum",
    "the hotel price is wrong, remove it", "the note on lello is wrong, remove it",
    "the hotel breakfast is too expensive, drop it", "the second hotel is cancelled, remove it",
    "the river cruise is not cancelled, take it out", "nobody wants the tower but me, drop it",
    "the fado might be cancelled, take it out", "it might rain on tuesday so drop the beach",
    "bob lands at 10 so lello would be at 11", "the fado is late so it ends at 23",
    "the market opens at 8 so it's full at 9", "the tower is popular so the line is 2 hours long",
    "lello at 11 its full", "the flight lands at 8 so breakfast at 9",
    "it rains on wednesday so coffee at 3",
    "the fado is at 9 so dinner is at 7", "we have a reservation at 9 not 8",
    "lello at 12 instead of the tower",
    "hotel from day 1 to day 5 not day 4", "we booked a room at Ibis for friday, check-in 15:00",
    "note rain on day 3 as a possibility", "bring cash to the market at 9", "save money as an idea",
    "who packed the sun cream, tick it", "ana isn't coming so remove her from the trip",
    "Budget: +",
    "the charger is too expensive, remove it", "lello opens late so the tower first",
  ])
  func `what a word of the line speaks against is not done`(line: String) throws {
    try PairsOfLines.expectNoChange(by: line)
  }

  @Test(arguments: [
    ("dinner on wednesday, not tuesday", "move 2.3 to day 3"),
    ("dinner on wednesday instead of tuesday", "move 2.3 to day 3"),
    ("walk on tuesday, not monday", "move 1.4 to day 2"),
  ])
  func `what stands on the day that is not meant moves`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }
}
