import Testing

/// What is so now, as people tell it who leave the rest to the one who keeps the plan.
@Suite struct StatementTests {
  @Test(arguments: [
    ("we're not doing the Clérigos Tower after all", "remove 1.2"),
    ("we won't be seeing the beach any more", "remove 2.2"),
    ("the beach is just an idea for now, not a plan for tuesday", "move 2.2 to ideas"),
    ("we'd much prefer having the fado on wednesday", "move 4.2 to day 3"),
    (
      "walking shoes and a rain jacket should go on the packing list",
      "pack \"walking shoes\"; pack \"rain jacket\""
    ),
  ])
  func `a statement that means a change is offered as that`(line: String, command: String) throws {
    try PairsOfLines.expect(line, offers: command)
  }

  @Test(arguments: [
    ("make thursday's city Braga", "city day 4 Braga"),
    ("rename the beach on tuesday to Praia da Luz", "rename 2.2 \"Praia da Luz\""),
    ("rename the lunch on wednesday to picnic", "rename 3.2 \"picnic\""),
    ("set the style of the trip to relaxed", "style relaxed"),
    ("let's use pounds as the currency of this trip", "currency GBP"),
    (
      "we also have to print the boarding passes by 10 april",
      "todo \"print the boarding passes\" by 2027-04-10"
    ),
  ])
  func `words that say what is meant are no part of it`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    ("write this down for dinner: table is Schmidt's", "note 2.3 \"table is Schmidt's\""),
    ("Jot this down for the whole trip: meet at gate 12", "note trip \"meet at gate 12\""),
    ("General note for the whole trip: dial 112", "note trip \"dial 112\""),
    (
      "Add to the notes for Bolhão market that they only take cash",
      "add note 4.1 \"they only take cash\""
    ),
    ("for the exchange rate: one pound buys 1.15 euros", "rate GBP EUR 1.15"),
    ("we dont really have a budget anymore, take it out", "budget none"),
    ("fado doesn't need a set time", "at 4.2 none"),
    ("ribeira walk 1st thing mon", "move 1.4 first"),
    ("charger not packed yet", "tick charger off"),
    ("I already put the charger in my suitcase, so tick it", "tick charger"),
    ("take the beach off tuesday and put it on thursday", "move 2.2 to day 4"),
    ("It's going to be Ana, Bob and two kids this time", "people Ana, Bob and 2 kids"),
    ("we can do without the surf lesson", "remove idea 2"),
  ])
  func `a phrase that can mean nothing else is done`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    "dont let me forget the camera, put it on the packing list",
    "I booked us a food tour for Thursday at 11 for three hours",
    "another one for the ideas pile - kayaking on the Douro", "tower first then lello",
    "we packed the passport in our suitcase already",
    "I need a reminder, I forget everything",
    "yes - add them to the packing list", "ok, put it on the todo list",
    "the note for the fado says what?", "we did the tower first, then lello",
  ])
  func `a phrase of which a part may be talk is not done`(line: String) throws {
    var talk = try PairsOfLines.talk()
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before, "\(line): \(talk.last)")
  }

  @Test(arguments: [
    "add the Hotel Mercure for the night from thursday to friday, 95 euros",
    "set the style of the trip to", "rename the beach to",
    "rename the beach on tuesday to Praia da Luz, no wait",
    "we're not doing the Clérigos Tower or the beach", "are we not doing the tower after all?",
    "if we're not doing the tower, we sleep longer",
  ])
  func `what names somebody, takes in too much or leaves it open changes nothing`(
    line: String
  )
    throws
  {
    var talk = try PairsOfLines.talk()
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before, "\(line): \(talk.last)")
  }
}
