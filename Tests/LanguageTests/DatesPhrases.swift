import Testing

/// Dates as people say them in whole lines; the trip is Porto from 19 to 23 April 2027.
@Suite struct DatesPhrases {
  @Test(arguments: [
    ("extend the trip to 25 april", "end trip on 2027-04-25"),
    ("extend the trip by two days", "extend trip by 2 days"),
    ("make the trip end on wednesday", "end trip on 2027-04-21"),
    ("make the trip a day longer", "extend trip by 1 day"),
    ("make the trip 2 days shorter", "shorten trip by 2 days"),
    ("please shorten the trip by a day", "shorten trip by 1 day"),
    ("sorry, 19 to 24 april", "dates 2027-04-19..2027-04-24"),
    ("no, 20 to 23 april", "dates 2027-04-20..2027-04-23"),
    ("i meant the 18th to the 22nd of april", "dates 2027-04-18..2027-04-22"),
    ("when does the trip start?", "dates"), ("when are we going", "dates"),
    ("move the trip to the first monday of june", "shift trip to 2027-06-07"),
    ("new trip to Rome the last weekend of june", "new trip to Rome 2027-06-26..2027-06-27"),
    ("new trip to Rome the next 3 days", "new trip to Rome 2026-11-22..2026-11-24"),
    ("going to Lisbon from the 3rd to the 9th of next month", lisbon),
    ("day the 20th", "day 2027-04-20"), ("add lunch on the 20th at half past twelve", lunch),
  ])
  func `dates in a line are read`(line: String, wanted: String) throws {
    var talk = Talk()
    try talk.say("new trip Porto to Porto 2027-04-19..2027-04-23")
    #expect(talk.canonical(line) == wanted)
  }

  @Test(arguments: [
    ("new trip to Rome in may", "[vague-dates]"), ("new trip to Rome mid april", "[vague-dates]"),
    ("dates next month", "[vague-dates]"), ("dates the end of may", "[vague-dates]"),
    ("dates 23-19 april", "[reversed-dates]"), ("new trip to Rome 4/5 to 4/9", "[ambiguous-date]"),
    ("dates tue 19 to fri 23 april", "[wrong-weekday]"),
    ("shift trip to tuesday 19 april", "[wrong-weekday]"),
    ("dates 30 february", "[impossible-date]"), ("new trip to Rome 4/5", "[ambiguous-date]"),
  ])
  func `dates that are none, or not exact, change nothing`(line: String, wanted: String) {
    #expect(canonical(line) == wanted)
  }

  @Test(arguments: [
    ("new trip May Day", "new trip \"May Day\""), ("new trip March", "new trip March"),
    ("rename trip Mid Summer", "rename trip \"Mid Summer\""),
    ("day the last day", "day last day"), ("day next", "day next"),
    ("show the first day", "show day 1"),
    ("new trip \"in may\" to Porto", "new trip \"in may\" to Porto"),
    ("name day 2 the end of the week", "name day 2 \"the end of the week\""),
  ])
  func `a name that sounds like dates stays a name`(line: String, wanted: String) {
    #expect(canonical(line) == wanted)
  }
}

private let lisbon = "new trip to Lisbon 2026-12-03..2026-12-09"
private let lunch = "add lunch to 2027-04-20 at 12:30"
