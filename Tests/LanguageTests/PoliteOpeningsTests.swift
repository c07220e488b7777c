import Testing

/// Polite and roundabout openings are no part of what they lead to, and no reason for a change by themselves.
@Suite struct PoliteOpeningsTests {
  @Test(arguments: [
    ("Would you mind terribly dropping the lunch on Wednesday?", "remove 3.2"),
    ("do you mind just moving the beach to Thursday?", "move 2.2 to day 4"),
    ("would you mind awfully making Serralves ninety minutes", "stay 2.1 90m"),
    ("Might I ask you to put the beach on Friday?", "move 2.2 to day 5"),
    ("Oh, might I please ask you to push the fado to half past nine?", "at 4.2 21:30"),
    ("Could I trouble you to make this trip one of the favourites?", "favourite"),
    (
      "Would you be so kind as to have the beach on Thursday rather than on Tuesday?",
      "move 2.2 to day 4"
    ),
    (
      "it would be very kind of you to note on the beach that towels are free",
      "note 2.2 \"towels are free\""
    ),
    (
      "I wonder whether you'd be so kind as to put the surf lesson on Thursday",
      "move idea 2 to day 4"
    ),
    ("we would be ever so grateful if you could swap Monday and Thursday", "swap day 1 with day 4"),
    ("Please to move the beach to Friday.", "move 2.2 to day 5"),
  ])
  func `an order behind an opening is done`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    (
      "I'd be obliged if you moved Serralves to Friday and the beach to Thursday.",
      "move 2.1 to day 5; move \"beach\" to day 4"
    ),
    ("I'd be most thankful if you cancelled the beach", "remove 2.2"),
    ("I would truly appreciate it if you put the surf lesson on Thursday", "move idea 2 to day 4"),
    (
      "It would please us greatly to see the Crystal Palace gardens on the last day.",
      "move idea 1 to day 5"
    ),
    ("I would like that the day four has the name Free day", "name day 4 \"Free day\""),
    (
      "Please be advised that the entrance to the Clérigos Tower is 8 euros per person.",
      "cost 1.2 8 EUR each"
    ),
    (
      "Could a glass of wine be added after the fado on Thursday, please?",
      "add \"glass of wine\" to day 4 after 4.2"
    ),
    (
      "It would be helpful to have a reminder to order euros by 1 April.",
      "todo \"order euros\" by 2027-04-01"
    ),
    (
      "I'd be thankful for a breakfast at Confeitaria do Bolhão on Thursday at nine.",
      "add \"breakfast at Confeitaria do Bolhão\" to day 4 at 09:00"
    ),
    ("May we now turn to Thursday?", "day 4"),
  ])
  func `so is what is wished, told or asked for behind one`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    "might I ask you something", "might I ask you not to move the beach to Thursday",
    "might I ask you to think about the beach on Thursday", "might I ask you to wait until Friday",
    "would you mind if I took the beach", "would you mind not moving the beach to Thursday",
    "would you mind the gap at Serralves on Thursday", "would Bob mind dropping the beach",
    "would you mind dropping the beach or the fado", "would you be so kind",
    "I would be grateful if it stopped raining on Tuesday",
    "I'd be grateful if Bob moved to Thursday", "we'd be glad if you came on Thursday",
    "I would be grateful if you didn't move Serralves to Friday",
    "I'd be obliged if you maybe moved Serralves to Friday", "could I trouble you for the salt",
    "could I trouble you for a pen", "I'd appreciate your patience on Monday",
    "I would appreciate a bit of quiet", "it would be helpful to have a car",
    "it would please Bob to drop the beach", "it would be kind of Bob to drop the beach",
    "please be advised that Bob snores", "please be advised that the beach is closed on Tuesday",
    "please be informed that Bob might drop the beach",
    "please be advised that the fado was at nine last year", "I would like that Bob pays",
    "I would like that very much", "I would like that beach on Thursday",
    "could a glass of wine be enough on Thursday", "would you mind waiting until Thursday",
    "would you mind telling Bob that lunch is at two", "we'd be glad of some rain on Thursday",
  ])
  func `what only begins as one, or leads to no order, changes nothing`(line: String) throws {
    try PairsOfLines.expectNoChange(by: line)
  }
}
