import Testing

/// What is so now, as people tell it who leave the rest to the one who keeps the plan.
@Suite struct StatementTests {
  @Test(arguments: [
    ("we're not doing the Clérigos Tower after all", "remove 1.2"),
    ("we won't be seeing the beach any more", "remove 2.2"),
    ("the beach is just an idea for now, not a plan for tuesday", "move 2.2 to ideas"),
    ("the fado came to 90 euros in the end", "cost 4.2 90.00 EUR"),
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
    "there's three of us now, Sofia is coming as well",
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
