import Session
import Testing

/// What people tell of what is booked, of who comes and pays, and of their lists, as it happens.
@Suite struct ToldOfBookingsTests {
  /// A trip of six days from 10 May, a monday.
  private let plan = Plan(made: [
    "new trip Rome to Rome 2027-05-10..2027-05-15", "people Anna, Ben",
    "hotel \"Castlebay Hotel\" in Rome from day 1 to day 3",
    "train CP 123 from Rome to Porto 2027-05-13 10:00 - 11:00",
    "flight KL1 from Amsterdam to Rome 2027-05-10 07:10 - 10:20",
    "hotel Ribeira in Porto from day 4 to day 6",
    "add text \"Train Museum\" to day 3", "add text lunch to day 2 at 13:00",
    "add text supper to day 2 at 20:00", "cost 2.1 20 EUR", "cost 2.2 30 EUR",
    "todo \"order rail pass\"", "todo \"renew passport\"", "pack umbrella",
  ])

  @Test(arguments: [
    "the flight is cancelled", "flight cancelled", "our flight was cancelled",
    "they cancelled our flight", "the flight from amsterdam is cancelled", "KL1 is cancelled",
  ])
  func `what is cancelled is booked no more`(line: String) throws {
    try plan.does(line, ["remove booking 3"])
  }

  @Test(arguments: [
    ("cancel thursday's train", ["remove booking 2"]),
    ("cancel the train to porto", ["remove booking 2"]),
    ("can you delete the hotel in porto", ["remove booking 4"]),
    ("move the train to friday", ["move booking 2 to 2027-05-14"]),
    ("the train tickets were 62 each", ["cost booking 2 124 EUR"]),
    ("move the train museum to friday", ["move 3.1 to day 5"]),
    ("the second hotel costs 90 a night", ["cost booking 4 180 EUR"]),
    ("the porto train now goes at 10:30", ["departure booking 2 10:30"]),
    ("porto hotel reference is PL8812", ["ref booking 4 PL8812"]),
    ("seat on cp123 is 32K", ["seat booking 2 32K"]),
    ("our seats are 7C and 7D", ["seat booking 3 \"7C and 7D\""]),
    ("we got seats 14A and 14B on the flight", ["seat booking 3 \"14A and 14B\""]),
    ("flight code is actually XK9P2M", ["ref booking 3 XK9P2M"]),
    ("checkin at the castlebay is from 3pm", ["arrival booking 1 15:00"]),
    ("Ribeira's check out is noon", ["departure booking 4 12:00"]),
    ("ribeira has breakfast included", ["add note booking 4 \"breakfast included\""]),
  ])
  func `a booking is told by its day, its way, its place and its kind`(
    line: String, commands: [String]
  ) throws {
    try plan.does(line, commands)
  }

  @Test(arguments: [
    ("flight's delayed by an hour", ["arrival booking 3 11:20", "departure booking 3 8:10"]),
    ("our flight is delayed 45 minutes", ["arrival booking 3 11:05", "departure booking 3 7:55"]),
    ("flight is now 2 hours later", ["arrival booking 3 12:20", "departure booking 3 9:10"]),
    ("they moved our train to 9:30", ["departure booking 2 9:30", "arrival booking 2 10:30"]),
    ("the train leaves half an hour earlier", ["departure booking 2 9:30"]),
    ("the flight lands an hour late", ["arrival booking 3 11:20"]),
    ("the flight lands at 10:50, not 10:20", ["arrival booking 3 10:50"]),
    ("the train now goes at 9 instead of 10", ["departure booking 2 9:00"]),
  ])
  func `a delay moves what it is said of`(line: String, commands: [String]) throws {
    try plan.does(line, commands)
  }

  @Test(arguments: [
    ("the castlebay is till thu, not wed", ["departure booking 1 2027-05-13"]),
    ("we're staying one more night at the castlebay", ["departure booking 1 2027-05-13"]),
    ("extend the castlebay by a night", ["departure booking 1 2027-05-13"]),
    ("we leave the castlebay a day early", ["departure booking 1 2027-05-11"]),
    ("castlebay is only one night", ["departure booking 1 2027-05-11"]),
    ("the castlebay is tue till thu", ["move booking 1 to 2027-05-11"]),
    ("hotel in porto only until friday", ["departure booking 4 2027-05-14"]),
    ("we check out of the castlebay on the 13th", ["departure booking 1 2027-05-13"]),
    (
      "we check into the castlebay on tuesday instead of monday",
      ["move booking 1 to 2027-05-11", "departure booking 1 2027-05-12"]
    ),
  ])
  func `the nights of a stay are told anew`(line: String, commands: [String]) throws {
    try plan.does(line, commands)
  }

  @Test(arguments: [
    ("Carla and Dan are joining", ["people Anna, Ben, Carla and Dan"]),
    ("Ben and Carla are joining us", ["people Anna, Ben and Carla"]),
    ("Ben's brother Max comes along as well", ["people Anna, Ben and Max"]),
    ("ben's dropping out", ["people Anna"]),
    ("its just me and Anna now", ["people me, Anna"]),
    ("Ben picked up the tab for lunch, 28", ["cost 2.1 28 EUR paid by Ben"]),
    ("lunch was covered by Ben", ["cost 2.1 20 EUR paid by Ben"]),
    (
      "Ben paid for lunch and supper",
      ["cost 2.1 20 EUR paid by Ben", "cost 2.2 30 EUR paid by Ben"]
    ),
    ("we can't spend more than 900", ["budget 900 EUR"]),
    ("we have 20 grand to spend", ["budget 20000 EUR"]),
    ("ordered the rail passes", ["tick \"order rail pass\""]),
    ("rail pass ordered!", ["tick \"order rail pass\""]),
    ("scratch the umbrella", ["remove task umbrella"]),
    ("remove the umbrella from the list", ["remove task umbrella"]),
    (
      "by 1 march the cards must be ordered",
      ["todo \"the cards must be ordered\" by 2027-03-01"]
    ),
    (
      "remind me to buy travel insurance before 20 march",
      ["todo \"buy travel insurance\" by 2027-03-20"]
    ),
  ])
  func `people, money and lists are told in passing`(line: String, commands: [String]) throws {
    try plan.does(line, commands)
  }

  @Test(arguments: [
    "cancel the train on wednesday", "cancel the bus on thursday", "the flight isn't cancelled",
    "maybe the flight is delayed by an hour",
    "if the train is cancelled we stay", "is the flight delayed by an hour?",
    "they almost cancelled our train", "our train was an hour late",
    "the castlebay is not till friday",
    "the castlebay is till thursday or friday", "one more night would be nice",
    "we wanted one more night at the castlebay", "Dan's flight is delayed by an hour",
    "the passport still needs to be renewed", "the rail pass still needs to be ordered",
    "lunch is not covered by Ben", "we have 900 euros",
    "the castlebay is from saturday till monday",
    "we'll be four, plus two kids", "who paid for lunch and supper", "code of the hotel?",
    "flight number?", "how many nights at the castlebay", "the train is till friday",
    "they cancelled lunch", "Anna and Ben are not joining the lunch",
  ])
  func `what says nothing of the kind changes nothing unasked`(line: String) throws {
    var talk = try plan.talk()
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before, "\(talk.last)")
  }

  @Test func `of several a delay is asked by the times of each`() throws {
    var (talk, other) = (try plan.talk(), try plan.talk())
    let back = "flight KL2 from Porto to Amsterdam 2027-05-15 19:00 - 22:00"
    try talk.say(back)
    try other.say(back)
    let before = talk.state
    try talk.say("our flight is delayed by an hour")
    #expect(talk.state == before, "\(talk.last)")
    try talk.say("both flights are delayed by an hour")
    for line in [
      "arrival booking 3 11:20", "departure booking 3 8:10", "arrival booking 5 23:00",
      "departure booking 5 20:00",
    ] { try other.say(line) }
    #expect(talk.state == other.state, "\(talk.last)")
  }

  @Test(arguments: [
    (
      "hotel: Motel One, day 3 to day 4, ref MO-4471, 560 eur",
      ["hotel \"Motel One\" from day 3 to day 4 ref MO-4471 cost 560 EUR"]
    ),
    (
      "flight: KL9 from Rome to Porto day 3 9:00 - 11:00, ref ABC, 120 eur",
      ["flight KL9 from Rome to Porto 2027-05-12 9:00 - 11:00 ref ABC cost 120 EUR"]
    ),
    (
      "add a torch and a hymn book to the packing list",
      ["pack \"a torch\"", "pack \"a hymn book\""]
    ),
    (
      "add sunscreen to the packing list and also the boogie boards",
      ["pack sunscreen", "pack \"boogie boards\""]
    ),
    ("mo is coming with us, add him", ["people Anna, Ben and mo"]),
  ])
  func `short notes are told apart by their signs`(line: String, commands: [String]) throws {
    try plan.does(line, commands)
  }
}
