import Testing

/// A text that was not quoted and takes more words than it is: nothing is written down that nobody meant.
@Suite struct RunOnTextTests {
  @Test(arguments: [
    "lunch usually takes me an hour whatever I eat",
    "name Wednesday Wine day, nah, leave it without a name",
    "thursday has space. cathedral at 10, then tram ride at 12",
    "He calls it a tourist trap, I call it ugly. The river cruise can go.",
    "pack the umbrella please it's Porto after all",
    "pack sandals, a hat I can buy there",
    "pack an umbrella, or no, I'm sure the hotel lends them, skip it",
    "remind me to book the fado by March, ah no, that's done already, ignore me",
    "Somebody has to do the laundry on Wednesday, so give it an hour from five.",
    "I have forgot: we must buy a SIM card until the 12 April",
    "add to the list that we have to print the boarding passes two days before we go",
    "Two weeks before the travel we must print the tickets.",
    "To Lello write please the note: tickets one buys before in internet",
    "Regarding the fado, please record that formal dress is not required.",
    "Would you schedule afternoon tea for four o'clock on Thursday, please?",
    "the hotel wrote back, Monday to Thursday is confirmed",
    "One night is still open and he's nervous. Hotel Vila Galé in Braga, Thursday to Friday, 95 euros.",
    "add here a picnic at 13 hours",
    "my sister Clara is joining us, add her to the people",
    "it's gonna be a family trip now, style-wise",
    "Porto alone is a dull name for a trip, call it Our Porto Adventure instead",
    "Register the hotel Vila Galé in Braga from Thursday to Friday for 110 euros in total.",
    "Include an umbrella and a scarf in the packing list.",
  ])
  func `what runs on past what it is to be is no more than offered`(line: String) throws {
    try PairsOfLines.expectNoChange(by: line)
  }

  @Test(arguments: [
    "swithc the market to tuesday 9am", "throw the surf lesson onto thursday, 9 in the morning",
    "I really want to try the surf lesson, put it on Thursday at 10 in the morning",
    "The Crystal Palace gardens would fit right after Lello, so put them there",
    "yes yes you get your ice cream, put ice cream in straight after the beach",
  ])
  func `a word before a stop that is there makes no new one`(line: String) throws {
    try PairsOfLines.expectNoChange(by: line)
  }

  @Test(arguments: [
    "We still needed a bed for Thursday night, so I booked the Dom Vilas in Braga for 85 euros.",
    "Please enter a guided tour of the synagogue, which we have reserved for Thursday at 15:00 for one hour.",
  ])
  func `what is added leaves no day and no sum of money out`(line: String) throws {
    try PairsOfLines.expectNoChange(by: line)
  }

  @Test(arguments: [
    "charger packed. call the bank", "remove the tower. buy milk",
    "charger packed. sun cream off the list, they sell it there", "tower done. wine tasting",
  ])
  func `a second sentence that orders or names something is not dropped`(line: String) throws {
    try PairsOfLines.expectNoChange(by: line)
  }

  @Test(arguments: [
    ("add dinner on friday; cost it 20 EUR each", "add dinner to day 5; cost 5.1 40 EUR"),
    ("add lunch on friday, 20 EUR each", "add lunch to day 5; cost 5.1 40 EUR"),
    ("add Sunday roast to thursday at 13:00", "add \"Sunday roast\" to day 4 at 13:00"),
    ("add dinner on friday at 20:00 since thursday is full", "add dinner to day 5 at 20:00"),
    ("note day 2: no, thanks", "note day 2 \"no, thanks\""),
    ("put a note on the beach: please bring change", "note 2.2 \"please bring change\""),
    ("remind me to make sure we have cash", "todo \"make sure we have cash\""),
    ("todo: we need stamps", "todo \"we need stamps\""),
    (
      "remind me to print the tickets, because they don't take phones",
      "todo \"print the tickets, because they don't take phones\""
    ),
    ("pack what you can carry", "pack \"what you can carry\""),
    ("move the beach to friday. my back hurts", "move 2.2 to day 5"),
    ("move the beach to friday. storm coming", "move 2.2 to day 5"),
    ("bad news. move the beach to friday", "move 2.2 to day 5"),
    ("brekkie at the hotel on tues 8.30am", "add \"brekkie at the hotel\" to day 2 at 08:30"),
    ("put drinks as a group on friday", "add \"drinks as a group\" to day 5"),
    ("rename the beach to the beach that is quiet", "rename 2.2 \"the beach that is quiet\""),
    ("call day 5 we're off", "name day 5 \"we're off\""),
    ("add can-can show to thursday at 21:00", "add \"can-can show\" to day 4 at 21:00"),
    ("climb the tower on friday at 10", "add \"climb the tower\" to day 5 at 10:00"),
    ("the beach goes from 14:00 to 16:00", "stay 2.2 120m"),
  ])
  func `what only seems to run on is done as it was said`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    ("remove the tower. it's cold, wet and windy there", "remove 1.2"),
    ("charger packed. Bob is happy", "tick charger"),
    ("coffee somewhere thu 9am", "add \"coffee somewhere\" to day 4 at 09:00"),
    ("add \"here a picnic\" at 13:00", "add \"here a picnic\" to day 2 at 13:00"),
    (
      "todo ask the hotel whether we have to pay in cash",
      "todo \"ask the hotel whether we have to pay in cash\""
    ),
    ("add Where the Wild Things Are to thursday", "add \"Where the Wild Things Are\" to day 4"),
  ])
  func `what only tells is left out, and names may be whole sentences`(
    line: String, command: String
  ) throws {
    try PairsOfLines.expect(line, leaves: command)
  }
}
