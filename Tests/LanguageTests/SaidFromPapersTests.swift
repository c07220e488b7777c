import Testing

/// What people type who have the papers of a trip before them.
@Suite struct SaidFromPapersTests {
  @Test(arguments: [
    (
      "Surf lesson should be listed as surf lesson with Ana",
      "rename idea 2 \"surf lesson with Ana\""
    ),
    ("Wednesday's lunch gets a new name, lunch by the river", "rename 3.2 \"lunch by the river\""),
    (
      "What you call the Ribeira walk should read Evening stroll by the river, please.",
      "rename 1.4 \"Evening stroll by the river\""
    ),
    ("Retitle the beach as “Matosinhos beach”.", "rename 2.2 \"Matosinhos beach\""),
    ("Label Wednesday “Cellars and port”.", "name day 3 \"Cellars and port\""),
    ("Bolhão shouldn't take us longer than an hour", "stay 4.1 1h"),
    ("Leave the length of the Lello visit open", "stay 1.1 none"),
    ("no hour for the fado yet, leave that blank", "at 4.2 none"),
    ("trip now 19 to 24 April", "dates 2027-04-19..2027-04-24"),
    ("we must be out of the hotel by 11", "departure \"Casa do Conto\" 11:00"),
    ("seat on the plane has changed to 14C", "seat TP1234 14C"),
    ("cruise voucher number: DR3307", "ref \"River cruise\" DR3307"),
    ("File QX81LM as the confirmation number of Casa do Conto.", "ref \"Casa do Conto\" QX81LM"),
    (
      "the flight leaves at 7:25 now and lands at 8:20",
      "departure TP1234 07:25; arrival TP1234 08:20"
    ),
    ("raise our limit by 250 euros", "budget 1450 EUR"),
  ])
  func `a field is told in words`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    "put the days back as they might be", "maybe we must be out of the hotel by 11",
    "we must be out of the hotel by 11 or 12",
    "file QX81LM as the confirmation number of the beach",
    "Bolhão shouldn't take us longer than an hour, or should it", "trip maybe now 19 to 24 April",
    "that one costs 18 euros",
    "and with the hotel, can you note down: ring the bell twice",
    "on the packing list it should say phone charger, not just charger",
    "the trip needs a nicer name, let's call it Porto at last",
    "we can stay on saturday as well!! add one day at the end",
    "Booked Vila Galé in Braga, one night from Thursday, 95 euros",
    "we'll need a proper rest on tuesday before we go out, so a nap at 6pm for an hour and a half",
    "save it.", "record it.",
  ])
  func `what says more, less or something else is no more than offered`(line: String) throws {
    try PairsOfLines.expectNoChange(by: line)
  }

  @Test(arguments: [
    ("write Mercado do Bolhão in place of Bolhão market", "rename 4.1 \"Mercado do Bolhão\"")
  ])
  func `what may be meant otherwise is offered`(line: String, command: String) throws {
    try PairsOfLines.expect(line, offers: command)
  }

  @Test(arguments: [
    "the beach must be listed as Matosinhos or Foz", "the beach has a new title, ask Ana for it",
    "the beach is to be listed as an idea",
    "the flight should be listed as a train", "instead of the beach write to Ana",
    "put \"coffee\" next to Serralves at 12:00", "put a note on the beach, then remove fado",
    "count 4 for dinner at Cafe Santiago", "Friday isn't in the hotel any more",
    "the trip should be listed as private", "the trip is now cancelled",
    "remove the stop before dinner", "hotel in Braga: Vila Galé, thu to fri, 95 EUR",
    "They've put TP1234 back, it goes at 7:40 now and lands at 8:35",
    "move the fado to some other day", "put terminal 1 in the notes of the flight",
    "Two hours for Serralves is too short, please give it three.",
    "the fado is not cancelled, take it out", "the passport still needs to be renewed",
    "the price of the fado is wrong, remove it",
  ])
  func `what only looks like such a field is none`(line: String) throws {
    try PairsOfLines.expectNoChange(by: line)
  }

  @Test func `put back is what was changed last`() throws {
    var talk = try PairsOfLines.talk()
    let before = talk.state
    try talk.say("swap day 2 with day 3")
    try talk.say("put the days back as they were")
    #expect(talk.state == before, "\(talk.last)")
  }
}
