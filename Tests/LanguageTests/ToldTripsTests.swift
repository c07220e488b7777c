import Testing

/// Trips as people tell of them first, in one line, whatever the order.
@Suite struct ToldTripsTests {
  @Test(arguments: [
    ("Lisbon 3 nights from 12 march, me n my wife", "to Lisbon 2027-03-12..2027-03-15; people 2"),
    (
      "family trip to Rome, 1 august for one week, me, wife, 3 childrens and my mother",
      "people 3 adults and 3 kids"
    ),
    ("Lisbon 3 nights then Rome 2 nights, from the 5th of April", "city day 4 Rome"),
    ("next month we go to Lisbon, from 17 to 21, my boyfriend and me", "2026-12-17..2026-12-21"),
    ("we are a group of 6 friends in Rome, the days 20, 21, 22 and 23 of november", "people 6"),
    ("2 wks Portugal, 27 March, 3 ppl, max 5k EUR all in", "budget 5000 EUR"),
    ("3 nights in Rome, 2 nights in Lisbon from 5 april", "2027-04-05..2027-04-10"),
    ("1-3 may Rome, 4-6 may Lisbon, 7-9 may Porto", "city day 3 Rome; city day 4 Lisbon"),
    ("Lisbon and Porto, three nights each, begin 3 october", "city day 3 Lisbon; city day 4 Porto"),
    (
      "a trip to Rome called Roman Holiday from 1 to 4 june", "\"Roman Holiday\" to Rome 2027-06-01"
    ),
    ("a 4 day trip to Rome on 5 May for two, max 2000 euros", "2027-05-05..2027-05-08"),
    ("3 nights in Rome on 3 May, 2 nights in Lisbon on 6 May", "2027-05-03..2027-05-08"),
    ("Rome from the 3rd of May, home on the 7th", "2027-05-03..2027-05-07"),
    ("stay in Rome 1-4 june with my wife", "people 2"),
    ("Rome 1-4 june for two, budget 2000 euros", "budget 2000 EUR"),
    ("xmas + new year in rome, 22/12 to 4/1", "2026-12-22..2027-01-04"),
    ("we're off for three days to Lisbon 27 mar til 29 mar", "2027-03-27..2027-03-29"),
    // What tells more than was understood is kept in its words.
    ("Rome 1-7 june, wedding on 3 june", "wedding\" to 2027-06-03"),
    ("our choir goes to Rome 1-7 june", "about \"our choir goes to Rome 1-7 june\""),
  ])
  func `what a line tells of a trip is all taken, or kept in its words`(
    line: String, part: String
  ) throws {
    let read = try SaidScene.start.talk().canonical(line)
    #expect(read.contains(part), "\(read)")
  }

  /// What is over, called off, doubted, or told of one thing of the trip.
  @Test(arguments: [
    "scrap the trip to Rome from 1 to 4 june", "switch to the trip to Rome from 1 to 4 june",
    "our trip to Rome 1-4 june was cancelled", "our trip to Rome 1-4 june is called off",
    "we went to Rome 1-4 june with Tom", "book a hotel in Rome for 1-4 june",
    "Rome 1-4 june in case the office is closed", "i guess Rome 1-4 june",
    "Lisbon 3 nights, Rome 2 nights from 5 april, 2 double rooms",
    "10 days in Portugal from 5 april: Lisbon 3 nights, Porto 2 nights",
    "Rome 1-4 june with airbnb", "Rome from 5 may, 120 euros a night",
    "I paid 300 euros for the flight to Rome 1-4 june", "3 nights in Rome, back on 10 may",
    "Rome from 5 may, passport expires 20 may", "Rome in may, hotels from 20 to 30 euros",
    "Rome the 3, 5 and 20 of may", "Rome the first half of november", "Rome in late june",
    "maybe Rome 1-4 june", "what do we do in Rome 3-7 may?",
    "Rome 1-4 june, staying at a hotel called Ibis",
    "3 nights in Rome on 3 May, 2 nights in Lisbon on 8 May",
    "Rome 3 may, choir concert 5 may, wedding 9 may",
    "Rome on 3 May, Lisbon on 6 May, Porto on 9 May",
  ])
  func `what may be meant otherwise is not done`(line: String) throws {
    var talk = try SaidScene.start.talk()
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before, "\(talk.last)")
  }

  /// A trip of so many days, people or nights that no number holds it.
  @Test(arguments: [
    "rome for 9223372036854775807 weeks from 5 may", "rome the days 30, 31 and 32 of may",
    "rome 99999999999999999999 nights in may for 9223372036854775807 people",
    "from 31 to 31 in may, rome", "rome (",
    "party of 9223372036854775807 and 9223372036854775807 kids to rome 1-4 may",
    "rome - rome , rome from rome to", "Rome 2027-01-01..9000-01-01, Porto 9000-01-02..9900-01-01",
  ])
  func `numbers that are too large end nothing`(line: String) throws {
    var talk = try SaidScene.start.talk()
    try talk.say(line)
  }
}
