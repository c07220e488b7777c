import Session
import Testing

/// Lines that once changed something else than what they tell.
@Suite struct NothingElseTests {
  /// A trip of six days from 10 May, a monday.
  private let plan = Plan(made: [
    "new trip Porto to Porto 2027-05-10..2027-05-15", "people Sara, Tom and kids Mia and Leo",
    "hotel Ibis in Porto from day 1 to day 3 cost 200 EUR",
    "hotel Foss in Porto from day 5 to day 6",
    "ferry Baldur from text \"Afurada\" to text \"Ribeira\" day 2 9:00 - 9:30",
    "ferry Viking from text \"Ribeira\" to text \"Afurada\" day 3 9:00 - 9:30",
    "drive from text \"the ferry\" to text \"Braga\" day 4 9:00",
  ])

  @Test(arguments: [
    ("add lunch to day 2 at 12:30, 1200 ISK each, 3 of us", "3600 ISK", "3 of us"),
    ("add lunch to day 2 at 12:30, 20 euros each, only 2 of us", "40 EUR", "only 2 of us"),
  ])
  func `how many share a price changes nothing of who travels`(
    line: String, sum: String, note: String
  ) throws {
    try plan.does(
      line,
      ["add lunch to day 2 at 12:30", "cost 2.1 \(sum)", "add note 2.1 \"\(note)\""])
  }

  @Test(arguments: ["hostel", "motel", "airbnb"])
  func `all the days of a stay behind a bare word for one are another stay`(word: String) throws {
    try plan.does("\(word) from day 4 to day 5", ["hotel \(word) from day 4 to day 5"])
  }

  @Test func `an article tells of the stay that there is`() throws {
    try Plan(made: Array(plan.made.prefix(3)))
      .does(
        "the hotel from day 4 to day 5", ["move booking 1 to day 4", "departure booking 1 day 5"])
  }

  @Test func `a ferry is asked for where a drive begins at one`() throws {
    try plan.changesNothing("the ferry is now 7,500 per adult")
    try plan.does("the viking is now 7,500 per adult", ["cost booking 4 15000"])
  }

  @Test(arguments: [
    "Sara and I paid for the Ibis", "Tom and Sara paid for the Ibis",
    "Ana and Bob paid for the Ibis",
    "hotel Rosa in Porto from day 4 to day 5 paid by Sara and Tom",
    "cost the Ibis 200 paid by Sara and Tom", "cost booking 1 200 EUR paid by Ana and Bob",
  ])
  func `of two who paid none is dropped in silence`(line: String) throws {
    try plan.changesNothing(line)
  }

  @Test func `one who paid is kept and a note may name two`() throws {
    try plan.does("Sara paid for the Ibis", ["cost booking 1 200 EUR paid by Sara"])
    try plan.does(
      "note booking 1 Sara and Tom paid half", ["note booking 1 \"Sara and Tom paid half\""])
  }

  @Test func `what follows a train's way is its number and its price`() throws {
    try plan.does(
      "train from Porto to Lisbon nightjet NJ 467 on day 2 21:40, arrives 7:52 next day, 198.80 EUR",
      ["train \"NJ 467\" Porto to Lisbon day 2 21:40 - 7:52 +1 cost 198.80 EUR"])
    try plan.changesNothing(
      "train from Porto to Lisbon on day 2 21:40, arrives 23:52, sleeper 2 beds 41 42, 198.80 EUR")
  }

  @Test(arguments: [
    ("rename hotel ibis to Ibis Centro", "rename booking 1 \"Ibis Centro\""),
    ("rename Ibis to Ibis Centro", "rename booking 1 \"Ibis Centro\""),
    ("rename b1 to X", "rename booking 1 \"X\""),
    ("rename booking 1 \"to X\"", "rename booking 1 \"to X\""),
  ])
  func `what leads to a new name is no part of it`(line: String, command: String) throws {
    try plan.does(line, [command])
  }

  @Test func `a name ends where its word does`() throws {
    try plan.changesNothing("rename Foss3 Foss Paris")
  }

  @Test(arguments: [
    ("arrives 7:05 the day before", "7:05 -1"), ("arrives 7:05 the previous day", "7:05 -1"),
    ("arrives 9:05 same day", "9:05"), ("arrives 7:05 the day after", "7:05 +1"),
  ])
  func `the day of an arrival goes by that of its departure`(said: String, written: String) throws {
    let behind = ["show day 5"]
    let zones = Plan(made: plan.made)
    let way = "flight XY12 from text \"Here\" to text \"There\" day 3"
    var talk = try zones.talk()
    for line in behind { try talk.say(line) }
    try talk.say("\(way) 7:25, \(said)")
    var other = try zones.talk()
    for line in behind { try other.say(line) }
    try other.say("\(way) 7:25 - \(written)")
    #expect(talk.state == other.state, "\(said): \(talk.last)")
  }

  @Test func `a first night with its price is a night in a hotel`() throws {
    try plan.does(
      "the first night in Lisbon at Hotel Marktgasse for 245 francs",
      ["hotel \"Hotel Marktgasse\" in Lisbon from day 1 to day 2 cost 245 CHF"])
  }

  @Test func `where a hotel is is not what it is called`() throws {
    try plan.does(
      "hotel in Lisbon from day 3 to day 5", ["hotel \"hotel\" in Lisbon from day 3 to day 5"])
  }

  @Test func `a reference ends at its comma`() throws {
    try plan.does(
      "hotel Rosa in Porto from day 3 to day 5 ref FW-22, breakfast included",
      ["hotel Rosa in Porto from day 3 to day 5 ref \"FW-22\" note \"breakfast included\""])
    try plan.does(
      "train from Porto to Lisbon day 2 9:00 - 11:00, confirmation XYZ, window seats 4A and 4B",
      ["train from Porto to Lisbon day 2 9:00 - 11:00 ref XYZ seat \"window 4A and 4B\""])
  }

  @Test(arguments: [
    "flight TP10 OPO to LIS day 2 9:00 - 10:00 ref K9PLQ thats my flight",
    "flight TP10 OPO to LIS day 2 9:00 - 10:00 seat 14C by the window",
  ])
  func `what follows a code is asked, and no part of it`(line: String) throws {
    try plan.changesNothing(line)
  }

  @Test func `the word of the command is no part of a hotel's name`() throws {
    try plan.does(
      "hotel Ibis 2 in Porto from day 3 to day 5 for 310 per night for 2 rooms",
      ["hotel \"Ibis 2\" in Porto from day 3 to day 5 cost 620 note \"2 rooms\""])
    try plan.does(
      "cancel the hotel ibis", ["remove booking 1"],
      behind: ["hotel \"hotel Ibis 2\" in Porto from day 3 to day 4"])
  }

  @Test func `of hotels the one without a name is not meant rather than the others`() throws {
    try plan.changesNothing(
      "cancel the hotel", behind: ["hotel from day 3 to day 5", "day none"])
  }

  @Test func `the name of a ferry stands before where it leaves`() throws {
    try plan.does(
      "ferry Sæfari Lisbon to Porto day 2 14:00 - 17:00",
      ["ferry \"Sæfari\" Lisbon to Porto day 2 14:00 - 17:00"])
  }

  @Test(arguments: ["add 300 to the budget", "add 300 to budget"])
  func `what is added to no budget is all of it`(line: String) throws {
    try plan.does(line, ["budget 300"])
  }
}
