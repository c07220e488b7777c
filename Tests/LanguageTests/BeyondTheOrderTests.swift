import Testing

/// What goes beyond an order is no part of a name, and what is only talk changes nothing.
@Suite struct BeyondTheOrderTests {
  @Test(arguments: [
    ("name day 3 Slow day because we will be tired", "name day 3 \"Slow day\""),
    ("rename the beach to Praia da Luz, we have been there", "rename 2.2 \"Praia da Luz\""),
    ("name day 3 Douro, the port wines", "name day 3 \"Douro, the port wines\""),
    ("rename the fado on day 4 into \"Fado night\"", "rename 4.2 \"Fado night\""),
    ("rename fado on day 4 to Fado night", "rename 4.2 \"Fado night\""),
    ("note day 4's fado bring coins", "note 4.2 \"bring coins\""),
    ("add a table to day 4", "add table to day 4"),
    ("add A Brasileira to day 4", "add \"A Brasileira\" to day 4"),
    ("add \"a table\" to day 4", "add \"a table\" to day 4"),
    ("add a cocktail on friday for the view", "add cocktail to day 5; note 5.1 \"for the view\""),
    ("add dinner at the harbour for the sunset", "add \"dinner at the harbour for the sunset\""),
    ("rename the surf lesson idea to surf camp", "rename idea 2 \"surf camp\""),
    ("pop a coffee stop in", "add \"coffee stop\""),
    ("fit a boat trip in on thursday", "add \"boat trip\" to day 4"),
  ])
  func `a name ends where the reason for it begins`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    (
      "rename the trip to Northern Portugal as the old name is dull",
      "rename trip \"Northern Portugal\""
    ),
    ("name day 5 Mia's day, it's her birthday", "name day 5 \"Mia's day\""),
    ("name day 3 Good as it gets", "name day 3 Good"),
    ("name day 3 Porto, I love you", "name day 3 Porto"),
  ])
  func `what may be a reason or a part of the name is asked`(line: String, command: String) throws {
    try PairsOfLines.expect(line, offers: command)
  }

  @Test(arguments: [
    "name day 6 Mia's day, it's her birthday", "name day 4 Mr. Bean, it's funny",
    "rename the trip to Life as it is", "call the trip Porto or maybe Oporto",
    "name day 3 Wine day, not Beer day", "call the trip Spring break as that's what it is",
    "rename the market to Bolhão, that's shorter", "rename the lunch on day 2 into picnic",
    "rename the trip to Porto as the old name is dull",
  ])
  func `a second thought is no name`(line: String) throws { try changesNothing(line) }

  @Test(arguments: [
    "the fado could cost 90 euros", "the fado may be 90 euros", "fado isn't 90 euros for two",
    "the fado is not 90 euros", "the charger should be in my bag already",
    "the charger was in my bag", "the charger isn't in my bag", "the note on the beach is gone",
    "the note on the beach is wrong", "the note on the beach should be shorter",
    "they're in Braga on thursday", "my parents are in Braga on thursday",
    "the others are in Braga on thursday",
    "the note on day 2 is old", "the beach doesn't cost anything", "Ana could pay for the fado",
    "the insurance isn't bought yet", "skip the beach? not sure", "put the charger in",
    "drop the beach? it rains", "move the fado to friday? or not",
    "a friend of Mum's is putting us up", "call mum before the trip",
  ])
  func `what may be so, is not so, or is so for others changes nothing`(line: String) throws {
    try changesNothing(line)
  }

  @Test(arguments: [
    ("the fado isn't 90 euros, it's 80", "cost 4.2 80 EUR"),
    ("fado is 90 euros for two", "cost 4.2 90 EUR"), ("the charger is in my bag", "tick charger"),
    ("the note on the beach: bring a towel", "note 2.2 \"bring a towel\""),
    ("we're in Braga on thursday", "city day 4 Braga"),
    ("could you drop the beach? it rains", "remove 2.2"),
    ("call mum before the trip, remind me", "todo \"call mum\""),
    ("check in online 2 days before the trip, remind me", "todo \"check in online\" 2 days before"),
    ("call the trip Mum's birthday", "rename trip \"Mum's birthday\""),
    ("remove the hotel, a friend of Mum's is putting us up", "remove \"Casa do Conto\""),
    ("remove the beach, a walk is nicer", "remove 2.2"),
    ("remove the beach, add a walk", "remove 2.2; add walk to day 2"),
  ])
  func `what is so is done`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  private func changesNothing(_ line: String) throws {
    var talk = try PairsOfLines.talk()
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before, "\(line): \(talk.last)")
  }
}
