import Language
import Session
import Testing

/// Costs, money, cities, ideas and things to do as people tell them who know no command.
@Suite struct ToldInPlainWordsTests {
  private let plan = Plan(made: [
    "new trip Porto to Porto 2027-04-19..2027-04-23", "people Ana, Rui and Tom",
    "add \"Grand Thermal Bath\" to day 2 at 14:00", "add \"port tasting\" to day 3 at 10:00",
    "flight BA2738 Porto to London day 5 10:00 - 12:00",
    "hotel \"Chalet Rosa\" in Porto from day 1 to day 3",
  ])

  @Test(arguments: [
    ("the BA2738 flight cost 640 pounds, paid by Tom", "cost booking 1 640 GBP paid by Tom"),
    ("BA 2738 flight was 640 pounds", "cost booking 1 640 GBP"),
    ("the rosa chalet was 320 euros in total, Ana paid it", "cost booking 2 320 EUR paid by Ana"),
    ("the baths are 30 euros each", "cost 2.1 30 EUR each"),
    ("grand baths cost 60 euros, tom paid", "cost 2.1 60 EUR paid by Tom"),
    ("that one is 20 euros", "cost booking 2 20 EUR"),
    ("the port tasting is 90 euros for the whole trip, Ana pays", "cost 3.1 90 EUR paid by Ana"),
  ])
  func `what costs something is named by some of its words`(line: String, command: String) throws {
    try plan.does(line, [command])
  }

  @Test(arguments: [
    "the grand flight was 20 euros or 30", "are the baths 30 euros each?",
    "the baths are not 30 euros each",
  ])
  func `no price is told by a question, a choice or a denial`(line: String) throws {
    try plan.changesNothing(line)
  }

  @Test(arguments: [
    ("that one is 900 crowns", "cost booking 3 900 SEK"), ("1 euro = 11 crowns", "rate EUR SEK 11"),
    ("11.5 kronor to the euro", "rate EUR SEK 11.5"), ("budget 9000 kr", "budget 9000 SEK"),
  ])
  func `money of several countries is that of where the trip comes to`(
    line: String, command: String
  ) throws {
    try plan.does(line, [command], behind: ["hotel Lund in Malmö from day 3 to day 5"])
  }

  @Test(arguments: ["port tasting costs 40 crowns", "1 euro = 11 crowns", "budget 9000 kr"])
  func `money of several countries is asked about where none of them is known`(line: String) throws
  {
    try plan.changesNothing(line)
  }

  @Test(arguments: [
    "20 to 22 april lisbon", "lisbon 20-22 april", "days 2 to 4 lisbon",
    "and lisbon for the rest, 20th to 22nd",
  ])
  func `several days and a town alone tell where one is then`(line: String) throws {
    try plan.does(line, ["city day 2 Lisbon", "city day 3 Lisbon", "city day 4 Lisbon"])
  }

  @Test(arguments: ["lunch lisbon 20 to 22 april", "8 to 10 lisbon"])
  func `with another word, or where hours may be meant, it is no city of days`(line: String) throws
  {
    try plan.changesNothing(line)
  }

  @Test(arguments: [
    ("idea: day trip to Braga", "day trip to Braga"),
    ("another idea, an afternoon in Lisbon", "an afternoon in Lisbon"),
    ("one more idea, swimming in the river", "swimming in the river"),
    ("also an idea: half a day in Braga", "half a day in Braga"),
  ])
  func `an idea is kept in the words in which it is told`(line: String, text: String) throws {
    try plan.does(line, ["add \"\(text)\" to ideas"])
  }

  @Test(arguments: [
    (
      "pick up the rented car at the airport on the 19th at 11:45",
      "add \"pick up the rented car at the airport\" to day 1 at 11:45"
    ),
    ("drop off the keys on the 20th at 10:00", "add \"drop off the keys\" to day 2 at 10:00"),
    ("return the hired car on friday at 9:15", "add \"return the hired car\" to day 5 at 9:15"),
    ("swimming at Sé on thursday at 3pm", "add \"swimming at Sé\" to day 4 at 15:00"),
  ])
  func `something to do begins with a verb`(line: String, command: String) throws {
    try plan.does(line, [command])
  }

  @Test func `a few words that no place is called come next`() throws {
    try plan.does(
      "then ski passes at 11:45", ["add \"ski passes\" to day 3 at 11:45"], behind: ["show 3.1"])
  }

  @Test func `who of all travels is written down`() throws {
    try plan.does(
      "the others fly from Lisbon to Porto, EW7284, on the 19th, 09:40 to 11:10",
      ["flight EW7284 Lisbon to Porto day 1 09:40 - 11:10 note \"the others\""])
    try plan.does(
      "Ana and Rui fly from Lisbon to Porto, EW7284, on the 19th, 09:40 to 11:10",
      ["flight EW7284 Lisbon to Porto day 1 09:40 - 11:10 note \"Ana and Rui\""])
  }

  @Test(arguments: [
    "so wednesday is the wine day and tuesday is called easy day",
    "call wednesday wine day and tuesday easy day",
  ])
  func `several days are called something in one line`(line: String) throws {
    try plan.does(line, ["name day 3 \"wine day\"", "name day 2 \"easy day\""])
  }

  @Test(arguments: ["wednesday is called Rock and Roll day", "call wednesday Rock and Roll day"])
  func `a title may have an and`(line: String) throws {
    try plan.does(line, ["name day 3 \"Rock and Roll day\""])
  }

  @Test(arguments: [
    ("pack swimming things too", "swimming things"), ("pack socks as well", "socks"),
    ("oh and a travel towel, pack that as well", "travel towel"),
  ])
  func `what is to be packed too is packed without that word`(line: String, thing: String) throws {
    try plan.does(line, ["pack \"\(thing)\""])
  }

  @Test(arguments: [
    ("move the port tasting to thursday, we'll be too tired on wednesday", "move 3.1 to day 4"),
    ("remove the chalet rosa, too loud", "remove booking 2"),
    ("remove the port tasting, way too loud", "remove 3.1"),
  ])
  func `a reason behind a comma changes nothing else`(line: String, command: String) throws {
    try plan.does(line, [command])
  }

  @Test func `an hour is refused of what is then`() throws {
    try plan.does("10:00 no way, make it 11am", ["at 3.1 11:00"], behind: ["show 3.1"])
    try plan.does("10 is way too early, make it 11am", ["at 3.1 11:00"], behind: ["show 3.1"])
    try plan.changesNothing("9:30 no way, make it 11am", behind: ["show 3.1"])
  }

  @Test(arguments: [
    "on wednesday the lesson is at 1pm", "no wait, on wednesday, the lesson is at 1pm",
    "on day 3 the surf lesson starts at 13:00",
  ])
  func `an hour is told of what is there on a day that stands before it`(line: String) throws {
    try plan.does(
      line, ["at 3.2 13:00"],
      behind: [
        "add \"surf lesson\" to day 3 at 15:00", "add \"surf lesson\" to day 4 at 15:00",
        "day none",
      ])
  }

  @Test func `where the trip goes in words of one's own is no question`() throws {
    let lodge = Plan(made: ["new trip Snow to \"Saalhof\" 2027-02-13..2027-02-20"])
    try lodge.does(
      "hotel Rosa in saalhof from day 1 to day 3", ["hotel Rosa in \"Saalhof\" from day 1 to day 3"]
    )
  }

  @Test func `a day and an hour stand for those before`() throws {
    try plan.does(
      "put it on thursday at 10:30... no, friday at 3pm", ["move 3.1 to day 5", "at 5.1 15:00"],
      behind: ["show 3.1"])
  }

  @Test func `what is to be brought back was taken away before`() throws {
    let removed = ["remove 3.1, sold out"]
    try plan.does("oh no, they have places again, bring it back", ["undo"], behind: removed)
    try plan.changesNothing("no, don't bring it back", behind: removed)
    try plan.changesNothing("bring it back", behind: ["budget 900 EUR"])
  }

  @Test func `another house is offered for the nights of the one that is booked there`() throws {
    var talk = try plan.talk()
    try talk.say("take Avail Hostel in Porto instead, same dates, 70 euros")
    let stay = #"hotel "Avail Hostel" in Porto from 2027-04-19 to 2027-04-21 cost 70.00 EUR"#
    #expect(
      talk.last
        == .no("not sure of that, so nothing was changed. Do you mean: remove booking 2; \(stay)?"))
  }
}
