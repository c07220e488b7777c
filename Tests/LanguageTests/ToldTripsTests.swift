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
  ])
  func `what a line tells of a trip is all taken`(line: String, part: String) throws {
    let read = try SaidScene.start.talk().canonical(line)
    #expect(read.contains(part), "\(read)")
  }

  /// A trip of so many days, people or nights that no number holds it.
  @Test(arguments: [
    "rome for 9223372036854775807 weeks from 5 may", "rome the days 30, 31 and 32 of may",
    "rome 99999999999999999999 nights in may for 9223372036854775807 people",
    "from 31 to 31 in may, rome", "rome (",
    "party of 9223372036854775807 and 9223372036854775807 kids to rome 1-4 may",
    "rome - rome , rome from rome to",
  ])
  func `numbers that are too large end nothing`(line: String) throws {
    var talk = try SaidScene.start.talk()
    try talk.say(line)
  }
}
