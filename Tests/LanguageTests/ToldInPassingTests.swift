import Session
import Testing

/// What people say by the way: payments, delays, corrections and lists, in whole sentences that are done
/// at once.
@Suite struct ToldInPassingTests {
  /// A trip of six days from 10 May, a monday.
  private let plan = Plan(made: [
    "new trip Rome to Rome 2027-05-10..2027-05-15", "people me, Gethin, Moira",
    "hotel \"Castlebay Hotel\" from day 1 to day 3",
    "train from Rome to Porto 2027-05-13 10:00 - 11:00",
    "flight KL1 from Amsterdam to Rome 2027-05-10 07:10 - 10:20",
    "add text \"garden centre\" to day 4", "add text \"forum walk\" to day 5",
    "add text gelato to day 5", "add text \"whisky tasting\" to day 2 at 15:00",
    "cost 2.1 40 EUR paid by Gethin",
  ])

  @Test(arguments: [
    ("I've paid the Castlebay already a hundred and ninety pounds", "cost b1 190 GBP paid by me"),
    ("I've paid for the castlebay already, 190 pounds", "cost b1 190 GBP paid by me"),
    ("Gethin got the train tickets, 112.40 euros", "cost b2 112.40 EUR paid by Gethin"),
    ("Moira put 320 euros on my card for the castlebay", "cost b1 320 EUR paid by me"),
    ("Moira put 320 euros on her card for the castlebay", "cost b1 320 EUR paid by Moira"),
    ("the castlebay costs 25 euros by night", "cost b1 50 EUR"),
  ])
  func `what somebody has paid is what that costs`(line: String, command: String) throws {
    try plan.does(
      line, [command.replacing("b1", with: "booking 1").replacing("b2", with: "booking 2")])
  }

  @Test(arguments: [
    (
      "Her flight's delayed, now leaves 9:40 and lands 12:50",
      ["arrival booking 3 12:50", "departure booking 3 09:40"]
    ),
    ("The booking number of the hotel is HX-4471-B.", ["ref booking 1 \"HX-4471-B\""]),
    ("We've been given seats 14A and 14B on the flight.", ["seat booking 3 \"14A and 14B\""]),
    ("cancel the thursday train", ["remove booking 2"]),
    ("cancel the train on thursday", ["remove booking 2"]),
    (
      "coach from Porto to Rome on Friday at quarter to nine, gets in at three in the afternoon",
      ["bus from Porto to Rome 2027-05-14 08:45 - 15:00"]
    ),
    (
      "The train down leaves Rome at ten past nine on the Tuesday and it's in Porto by 11:40",
      ["train from Rome to Porto 2027-05-11 09:10 - 11:40"]
    ),
    (
      "hotel ibis whole trip, 90 a nite",
      ["hotel ibis from 2027-05-10 to 2027-05-15 cost 450 EUR"]
    ),
  ])
  func `what is booked is told in sentences`(line: String, commands: [String]) throws {
    try plan.does(line, commands)
  }

  @Test(arguments: [
    (["garden show on monday at 10"], "no, he wants tuesday", ["move 1.1 to day 2"]),
    (["garden show on monday at 10"], "Nine o'clock would suit us best.", ["at 1.1 9:00"]),
    (["lunch on monday at 13:00"], "Finally not Monday but Friday", ["move 1.1 to day 5"]),
    (["lunch on monday at 13:00"], "no wait, it was Friday", ["move 1.1 to day 5"]),
    (["lunch on monday at 13:00"], "and drinks after", ["add drinks to day 1"]),
    (["lunch on monday at 13:00"], "Too tight. Make it quarter to three", ["at 1.1 14:45"]),
    (["add wipes to packing"], "and snacks", ["pack snacks"]),
    (
      ["train from Porto to Rome 2027-05-14 10:00 - 13:00"],
      "Correction: the departure is at 9:40.",
      ["departure booking 4 9:40"]
    ),
  ])
  func `what comes behind goes on from it`(
    first: [String], line: String, commands: [String]
  ) throws {
    try plan.does(line, commands, behind: first)
  }

  @Test(arguments: [
    ("standup w team tue 9.30am", ["add text \"standup w team\" to day 2 at 9:30"]),
    ("lunch with the team on monday at 1", ["add \"lunch with the team\" to day 1 at 13:00"]),
    ("The gelato has been pushed to Thursday", ["move 5.2 to day 4"]),
    ("lop the last day off", ["remove day 6"]),
    ("Let's call the whole thing \"Joyful Noise\" instead", ["rename trip \"Joyful Noise\""]),
    ("can the trip be called Next year instead?", ["rename trip \"Next year\""]),
    ("pottery class on wednesday", ["add text \"pottery class\" to day 3"]),
    ("block 12:30 to 13:15 on Monday for lunch", ["add lunch to day 1 at 12:30 for 45m"]),
    ("och we'll not bother with the garden centre", ["remove 4.1"]),
    ("I am afraid we shall have to do without the garden centre.", ["remove 4.1"]),
    ("please, erase the visit of the garden centre", ["remove 4.1"]),
    ("keep the garden centre to an hour and a half", ["stay 4.1 90m"]),
    ("can we have the gelato before the forum walk instead of after it", ["move 5.2 before 5.1"]),
    ("let's keep the gelato as a maybe for now", ["move 5.2 to ideas"]),
    ("put my rug and my tablets on the packing list", ["pack \"my rug\"", "pack \"my tablets\""]),
    ("need to pack inhaler n comfy shoes", ["pack inhaler", "pack \"comfy shoes\""]),
    ("home a day earlier", ["dates 2027-05-10..2027-05-14"]),
    ("lets tack three more days on the end", ["dates 2027-05-10..2027-05-18"]),
    ("use pounds for this trip", ["currency GBP"]),
    ("For the calculation please use 1 EUR = 0.95 CHF.", ["rate EUR CHF 0.95"]),
    ("I'd rather have miles than kilometres", ["set units mi"]),
    ("make a copy of this and call it Next year", ["copy trip as \"Next year\""]),
    ("Put a wee note on the gelato to say bring a spoon", ["add note 5.2 \"bring a spoon\""]),
    ("Friday must be put into chronological order.", ["sort day 5"]),
  ])
  func `everyday sentences are done`(line: String, commands: [String]) throws {
    try plan.does(line, commands)
  }

  @Test(arguments: [
    "the science one", "robot one", "nice one, cheers", "thanks a million, you're a star",
    "the hotel is from saturday till monday", "Gethin would rather do that on Tuesday.",
    "cut sunday", "can we do without the gelato", "it was Moira who paid, not Gethin",
    "he can do without the gelato", "gelato done ❌", "the flight now lands at 6:30",
    "keep within an hour of the gelato", "who paid for the whisky tasting",
    "which day did I put the garden centre on", "what do we have on each day",
  ])
  func `what says nothing of the kind changes nothing unasked`(line: String) throws {
    var talk = try plan.talk()
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before, "\(talk.last)")
  }

  @Test(arguments: [
    "sorry, we need milk", "actually, we need two rooms", "no, he wants the gelato on wednesday",
    "no, they want tuesday and wednesday", "no, I need the toilet",
  ])
  func `what somebody wants takes the place of nothing but a day or an hour`(line: String) throws {
    var talk = try plan.talk()
    try talk.say("add text lunch to day 3 at 13:00")
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before, "\(talk.last)")
  }

  @Test(arguments: [
    ("pack rock n roll shirt", "pack \"rock n roll shirt\""),
    ("pack b n b key", "pack \"b n b key\""),
    ("pack the beauty and the beast dvd", "pack \"the beauty and the beast dvd\""),
  ])
  func `a pair is one thing of a list`(line: String, command: String) throws {
    try plan.does(line, [command])
  }

  @Test func `a trip without dates begins on the day that is told`() throws {
    var talk = Talk(today: testDay)
    for line in ["new trip Vegas to Las Vegas for 4 days", "ok so we start on march 20"] {
      try talk.say(line)
    }
    var other = Talk(today: testDay)
    for line in ["new trip Vegas to Las Vegas for 4 days", "dates 2027-03-20..2027-03-23"] {
      try other.say(line)
    }
    #expect(talk.state == other.state, "\(talk.last)")
  }
}
