import Session
import Testing

/// What is told as it might be, of somebody else, or as one thinks of it.
@Suite struct NotSoTests {
  @Test(arguments: [
    "the fado would come to 90 euros", "we'd be in Braga on thursday", "the fado is a great idea",
    "we're in two minds on thursday", "Sofia is coming on friday", "rain is coming",
    "set the style of friday to relaxed", "set the style to packed, I'm joking",
    "surf sounds fun, put it on friday morning", "use pounds as the currency or euros",
    "put the beach on thursday, don't move it to wednesday", "fado used to cost 90",
    "Ana would have paid 90 for fado", "Ana had to pay the hotel", "Bob wants to pay the hotel",
    "did Ana pay the hotel", "don't forget to remove the beach",
    "don't forget to move dinner to friday", "the 9:00 train to Braga on friday is too early",
    "drop by Lello on monday", "the beach should be on some other day",
    "we have to be relaxed on the trip", "put dinner on tuesday", "put the lunch on day 3",
    "stick lunch on wednesday", "put in the list",
    "put metro tickets in the list",
    "we'd take the train back to Porto from Braga on friday at 17:00",
  ])
  func `what is not so yet changes nothing`(line: String) throws {
    try PairsOfLines.expectNoChange(by: line)
  }

  @Test(arguments: [
    ("flight TP123 to Lisbon friday 18:00", "TP123"), ("train IC523 to Braga friday 9:00", "IC523"),
    ("flight TP123 to Lisbon leaves friday 18:00", "TP123"),
  ])
  func `the number of a journey is no place from which it leaves`(
    line: String, number: String
  ) throws {
    var talk = try PairsOfLines.talk()
    try talk.say("flight TP9 Lisbon to Porto 2027-04-19 07:05 - 08:00")
    try talk.say(line)
    let booked = talk.state.trips.flatMap(\.bookings).filter { $0.name == number }
    #expect(booked.count == 1 && booked.first?.from?.name != number, "\(line): \(talk.last)")
  }

  @Test func `an order that is denied is not offered`() throws {
    var talk = try PairsOfLines.talk()
    try talk.say("put the beach on thursday, don't move it to wednesday")
    #expect(!"\(talk.last)".contains("to wednesday"))
  }

  @Test(arguments: [
    ("use pounds as the currency, no wait, euros", "set currency EUR"),
    ("dinner came to 60 euros for two", "cost 2.3 60 EUR"),
    ("it's all about food this time, style food", "style food"),
    ("someone has to water the plants, so remind me to ask Bob", "todo \"ask Bob\""),
    ("todo check in online 2 days b4", "todo \"check in online\" 2 days before"),
    (
      "Please add train IC523 from Porto to Braga on Friday 23 April, 08:45 - 09:52",
      "train IC523 Porto to Braga 2027-04-23 08:45 - 09:52"
    ),
    (
      "could you add bus 44 Porto to Braga friday 9:00", "bus 44 Porto to Braga 2027-04-23 09:00"
    ),
    (
      "the 9:00 train from Porto to Braga on friday is booked",
      "train Porto to Braga 2027-04-23 09:00"
    ),
    (
      "our train back to Lisbon leaves Porto on friday at 18:00",
      "train Porto to Lisbon 2027-04-23 18:00"
    ),
    (
      "Our Nozomi back to Lisbon leaves Porto on friday at 18:00",
      "train Nozomi Porto to Lisbon 2027-04-23 18:00"
    ),
    (
      "the flight to Faro leaves Porto on friday at 18:00",
      "flight Porto to Faro 2027-04-23 18:00"
    ),
    ("fado is 62 euros for all three of us", "cost 4.2 62 EUR"),
    (
      "we have tickets for the opera on thursday at eight in the evening",
      #"add "tickets for the opera" to day 4 at 20:00"#
    ),
    (
      "out: LX1580 Zurich to Vienna Mon 06:55-08:15",
      "flight LX1580 Zurich to Vienna 2027-04-19 06:55 - 08:15"
    ),
    (
      "For the way home we have the ferry from Braga to Faro on friday, 10:30 to 18:20",
      "ferry Braga to Faro 2027-04-23 10:30 - 18:20"
    ),
    ("rename this whole thing to Porto with Mum", "rename trip \"Porto with Mum\""),
    ("the trip should be called Mum's trip", "rename trip \"Mum's trip\""),
    ("drop the beach on tuesday", "remove 2.2"),
    ("put lunch on tuesday", "add lunch to day 2"),
    ("style relaxed, food and fun", "style \"relaxed, food and fun\""),
    ("the fado is just an idea", "move 4.2 to ideas"),
    ("clara is coming", "people Ana, Bob, clara"),
    (
      "make dinner on Tuesday half an hour earlier, as the little one falls asleep otherwise",
      "at 2.3 19:30"
    ),
  ])
  func `what is told is done as it is told`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }
}
