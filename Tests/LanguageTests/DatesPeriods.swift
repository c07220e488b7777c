import Language
import Session
import Testing

@Suite struct DatesPeriods {
  @Test(arguments: [
    ("the 3rd week of may", "2027-05-17..2027-05-23"), ("last week", "2026-11-09..2026-11-15"),
    ("the first week of october", "2027-10-04..2027-10-10"), ("this weekend", weekend),
    ("the last weekend of june", "2027-06-26..2027-06-27"), ("the week after next", afterNext),
    ("the coming week", "2026-11-23..2026-11-29"), ("the weekend after next", weekendAfterNext),
    ("the next 3 days", "2026-11-22..2026-11-24"), ("the next two weeks", twoWeeks),
    ("within 4 days", "2026-11-21..2026-11-24"), ("the rest of the week", weekend),
    ("the last 2 days", "2026-11-19..2026-11-20"), ("earlier this week", "2026-11-16..2026-11-20"),
    ("the second weekend in september", "2027-09-11..2027-09-12"),
    ("last weekend", "2026-11-14..2026-11-15"),
    ("the third week of january", "2027-01-18..2027-01-24"),
    ("the first week of november", "2027-11-01..2027-11-07"),
    ("monday to thursday next week", "2026-11-23..2026-11-26"),
    ("next week between tuesday and friday", "2026-11-24..2026-11-27"),
    ("from the 3rd to the 9th of next month", "2026-12-03..2026-12-09"),
    ("between 22 and 28 this month", "2026-11-22..2026-11-28"),
    ("april between 3 and 5", "2027-04-03..2027-04-05"),
    ("between now and friday", "2026-11-21..2026-11-27"),
    ("between monday and wednesday", "2026-11-23..2026-11-25"),
    ("from the 22nd till the 25th", "2026-11-22..2026-11-25"),
    ("the week beginning 7 december", "2026-12-07..2026-12-13"),
    ("the first two weeks of may", "2027-05-03..2027-05-16"),
    ("the last 10 days of june", "2027-06-21..2027-06-30"),
    ("last working week", "2026-11-09..2026-11-13"),
    ("the workweek after next", "2026-11-30..2026-12-04"),
    ("this calendar week", "2026-11-16..2026-11-22"), ("the remainder of the week", weekend),
  ])
  func `a stretch of days with sharp ends is a range`(text: String, meaning: String) throws {
    #expect(try dates(text, context()) == meaning)
  }

  @Test(arguments: [
    ("the first friday of july", "2027-07-02"), ("the last monday of may", "2027-05-31"),
    ("the 20th of next month", "2026-12-20"), ("the last day of february", "2027-02-28"),
    ("the third thursday in november 2027", "2027-11-18"), ("friday of next week", "2026-11-27"),
    ("sunday this week", "2026-11-22"), ("last monday", "2026-11-09 2026-11-16"),
    ("the first sunday of next year", "2027-01-03"), ("thursday in two weeks", "-"),
    ("a year from now", "2027-11-21"), ("1 month and 3 days ago", "2026-10-18"),
    ("two weeks from tomorrow", "2026-11-22..2026-12-05 or 2026-12-06"), ("tmrw", "2026-11-22"),
    ("2027-apr-19", "2027-04-19"),
    ("april twenty-first", "2027-04-21"), ("june twenty two", "2027-06-22"),
    ("the 2nd of may two thousand twenty eight", "2028-05-02"), ("5/5/84", "1984-05-05"),
    ("19-4-27", "2027-04-19"), ("may 4 nineteen eighty four", "1984-05-04"),
    ("the fifth friday of february 2028", "impossible"), ("the 31st of next month", "2026-12-31"),
    ("the second monday after easter", "2027-04-05"), ("next week's thursday", "2026-11-26"),
    ("the last monday before christmas", "2026-12-21"), ("last week's friday", "2026-11-13"),
    ("the tuesday nearest to 5 may", "2027-05-04"), ("past tuesday", "2026-11-17"),
    ("second closest sunday to 6 may 2027", "2027-05-02"), ("next week - tuesday", "2026-11-24"),
    ("second week of march on wednesday", "2027-03-10"), ("next 6 april", "2027-04-06"),
    ("the friday of the first week of june", "2027-06-04"),
    ("the 32nd of next month", "impossible"), ("the last friday of the month", "2026-11-27"),
  ])
  func `a day can be counted in a longer stretch`(text: String, meaning: String) throws {
    #expect(try dates(text, context()) == meaning)
  }

  @Test(arguments: [
    ("in may", "vague 2027-05-01..2027-05-31"), ("may 2028", "vague 2028-05-01..2028-05-31"),
    ("next month", "vague 2026-12-01..2026-12-31"), ("mid april", "vague 2027-04-10..2027-04-20"),
    ("the end of next month", "vague 2026-12-16..2026-12-31"), ("next june", nextJune),
    ("early next week", "vague 2026-11-23..2026-11-25"), ("q2 2027", quarter),
    ("the second quarter of 2027", quarter), ("next year", "vague 2027-01-01..2027-12-31"),
    ("late march", "vague 2027-03-16..2027-03-31"), ("the rest of the month", restOfMonth),
    ("the next 3 months", "vague 2026-11-22..2027-02-21"),
    ("the year after next", "vague " + y2028),
    ("the first half of 2027", "vague 2027-01-01..2027-06-30"),
    ("first 3 months of 2028", "vague 2028-01-01..2028-03-31"), ("beginning of may", earlyMay),
    ("in november", "vague 2026-11-01..2026-11-30"),
    ("mid next week", "vague 2026-11-24..2026-11-27"),
  ])
  func `a month, or a stretch without sharp ends, is no trip's days`(
    text: String, meaning: String
  ) throws {
    #expect(try dates(text, context()) == meaning)
  }

  @Test(arguments: [
    "may", "2027", "the week", "week 31", "the 27", "q3", "month", "the month", "the year",
    "11/2027",
    "the 1990s", "mid", "early", "the end", "the rest", "next", "quarter", "within",
    "the last stop", "next stop", "the end of the line", "last", "next day",
    "the first museum of the trip", "the last day", "first half", "the day",
  ])
  func `what only may be dates is none in a line of other words`(text: String) throws {
    #expect(try dates(text, context()) == "-")
  }

  @Test func `a stretch without a year is the trip's own first`() throws {
    let inTrip = try context(trip: "2028-05-10/2028-05-14")
    #expect(try dates("in may", inTrip) == "vague 2028-05-01..2028-05-31")
    #expect(try dates("the second friday of may", inTrip) == "2028-05-12")
    #expect(try dates("the second friday of june", inTrip) == "2027-06-11")
  }

  @Test func `weeks begin as the setting says`() throws {
    let sunday = try context(weekStart: .sunday)
    #expect(try dates("next week", sunday) == "2026-11-22..2026-11-28")
    #expect(try dates("the first week of may", sunday) == "2027-05-02..2027-05-08")
    #expect(try dates("friday next week", sunday) == "2026-11-27")
  }

  @Test func `the calendar's ends are no trap`() throws {
    let last = try context(today: "9999-12-31")
    #expect(try dates("next month", last) == "out of range")
    #expect(try dates("next year", last) == "out of range")
    #expect(try dates("the first friday of may", last) == "out of range")
    #expect(try dates("last year", context(today: "0001-01-01")) == "out of range")
    #expect(try dates("the next 999999999 days", context()) == "out of range")
  }
}

private let weekend = "2026-11-21..2026-11-22"
private let afterNext = "2026-11-30..2026-12-06"
private let weekendAfterNext = "2026-12-05..2026-12-06"
private let twoWeeks = "2026-11-22..2026-12-05"
private let nextJune = "vague 2027-06-01..2027-06-30"
private let quarter = "vague 2027-04-01..2027-06-30"
private let restOfMonth = "vague 2026-11-21..2026-11-30"
private let y2028 = "2028-01-01..2028-12-31"
private let earlyMay = "vague 2027-05-01..2027-05-15"
