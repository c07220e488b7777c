import Language
import Session
import Testing

/// Holidays and seasons, and dates in forms of other hands; today is Saturday 21 November 2026.
@Suite struct DatesNamed {
  @Test(arguments: [
    ("christmas", "2026-12-25"), ("xmas eve", "2026-12-24"), ("new year's eve", "2026-12-31"),
    ("easter", "2027-03-28"), ("easter 2028", "2028-04-16"), ("last easter", "2026-04-05"),
    ("good friday of next year", "2027-03-26"), ("easter weekend", "2027-03-26..2027-03-29"),
    ("labor day weekend 2027", "2027-09-04..2027-09-06"), ("three days after easter", "2027-03-31"),
    ("thanksgiving", "2026-11-26"), ("thanksgiving weekend", "2026-11-26..2026-11-29"),
    ("black friday 2027", "2027-11-26"), ("presidents' day", "2027-02-15"),
    ("from christmas to new year's day", "2026-12-25..2027-01-01"), ("pentecost", "2027-05-16"),
    ("christmas market", "-"), ("good fri", "2027-03-26"), ("king's day 2027", "2027-04-27"),
    ("kings day 2031", "2031-04-26"), ("tax day 2028", "2028-04-18"),
    ("boss's day 2033", "2033-10-17"),
    ("MLK Jr. day", "2027-01-18"), ("easter in 2 years", "2028-04-16"),
    ("christmas in 13 months", "2027-12-25"), ("easter 3 months ago", "out of range"),
    ("this summer", "vague 2027-06-21..2027-09-23"), ("next winter", nextWinter),
    ("autumn 2027", "vague 2027-09-24..2027-12-20"),
  ])
  func `a holiday or a season is found by its rule`(text: String, meaning: String) throws {
    #expect(try dates(text, context()) == meaning)
  }

  @Test func `a holiday is that of the country where it is known`() throws {
    var canada = try context()
    canada.country = "CA"
    #expect(try dates("thanksgiving", canada) == "2027-10-11")
    var britain = try context()
    britain.country = "GB"
    #expect(try dates("mother's day", britain) == "2027-03-07")
    #expect(try dates("mother's day", context()) == "2027-03-07 2027-05-09")
    var chile = try context()
    chile.country = "CL"
    #expect(try dates("this summer", chile) == "vague 2026-12-21..2027-03-20")
    let trip = try context(trip: "2027-12-20/2027-12-28")
    #expect(try dates("christmas", trip) == "2027-12-25")
  }

  @Test(arguments: [
    ("10-APR-27", "2027-04-10"), ("2027/21/may", "2027-05-21"), ("may-2027-21", "2027-05-21"),
    ("21-2027-may", "2027-05-21"), ("5.21.2027", "2027-05-21"), ("3/may/2028", "2028-05-03"),
    ("9 aug 96", "1996-08-09"),
    ("2028 march 18", "2028-03-18"), ("October, 1st", "2027-10-01"), ("on day 10 of may", "-"),
    ("day 10 of may", "2027-05-10"), ("the 20th day of june", "2027-06-20"),
    ("20 of next month", "2026-12-20"), ("Jul 9, Fri", "2027-07-09"),
    ("Tuesday, next week", tuesday),
    ("from the 13 to the 15 July", "2027-07-13..2027-07-15"), ("mid-june", midJune),
    ("from 20 to 27 of september", "2027-09-20..2027-09-27"), ("tues", tuesday),
    ("11 to 14 of february", "2027-02-11..2027-02-14"), ("15-19 mar 2027", marchDays),
    ("from thursday 11 to sunday 14 of february", "2027-02-11..2027-02-14"),
    ("in december, from 4 to 8", "2026-12-04..2026-12-08"), ("the fifth last day of may", lastDays),
    ("5 days starting 1 of march", "2027-03-01..2027-03-05"), ("4d", "4 days"),
    ("the 3rd to the 9th of May 2027", "2027-05-03..2027-05-09"),
    ("three weeks hence", "2026-12-12"),
    ("Monday the 12th of April", "2027-04-12"), ("this past friday", "2026-11-20"),
    ("the weekend after next", "2026-12-05..2026-12-06"), ("next week-end", weekend),
    ("5 upcoming days", "2026-11-22..2026-11-26"), ("sunday after next", "2026-11-29 2026-12-06"),
    ("next december", "either 2026-12-01..2026-12-31 2027-12-01..2027-12-31"),
    ("by the end of next month", "vague 2026-12-16..2026-12-31"),
  ])
  func `days are read in the order and the signs of many hands`(
    text: String, meaning: String
  ) throws {
    #expect(try dates(text, context()) == meaning)
  }
}

private let tuesday = "2026-11-24"
private let weekend = "2026-11-28..2026-11-29"
private let midJune = "vague 2027-06-10..2027-06-20"
private let marchDays = "2027-03-15..2027-03-19"
private let lastDays = "2027-05-27"
private let nextWinter = "either 2026-12-21..2027-03-20 2027-12-21..2028-03-20"
