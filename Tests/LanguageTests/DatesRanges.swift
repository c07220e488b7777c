import Language
import Session
import Testing

@Suite struct DatesRanges {
  @Test(arguments: [
    "2027-04-19..2027-04-23", "19-23 april", "19 apr to 23 apr", "19 to 23 April",
    "from 19 to 23 April", "April 19-23", "april 19 to 23", "from 19 april until 23 april 2027",
    "the 19th of april till the 23rd", "19th-23rd april", "19–23 April 2027", "19.4.-23.4.",
    "19.-23.4.2027", "19.-23. April", "19-23/4", "19/4 - 23/4", "from the 19th to 23 april",
    "between 19 and 23 april", "between the 19th and the 23rd of april", "april 19 through 23",
    "mon 19 to fri 23 april", "Mon 2027-04-19 – Fri 2027-04-23", "2027-04-19..23",
    "from 19 april for 4 nights", "from 19 april for 5 days", "5 days from 19 april 2027",
    "for five days starting 19 april", "19 april for 5 days", "4 nights from 19 april",
    "2027-04-19...2027-04-23", "19 april 2027 to 23 april",
  ])
  func `a range is read in its many forms`(text: String) throws {
    #expect(try dates(text, context()).split(separator: " ")[0] == "2027-04-19..2027-04-23")
  }

  @Test(arguments: [
    ("3-7 may 2027", "2027-05-03..2027-05-07"), ("30 dec to 2 jan", "2026-12-30..2027-01-02"),
    ("24 dec - 2 jan", "2026-12-24..2027-01-02"), ("1-4 june", "2027-06-01..2027-06-04"),
    ("30 dec to 2 jan 2028", "2027-12-30..2028-01-02"), ("12.6.-15.6.", "2027-06-12..2027-06-15"),
    ("30 dec 2027 to 2 jan", "2027-12-30..2028-01-02"), ("1 dec until 5 dec", decemberDays),
    ("21-22 november", "2026-11-21..2026-11-22"), ("june 1 through june 4", juneDays),
    ("10th to 14th of june", "2027-06-10..2027-06-14"), ("20 nov to 22 nov", novemberDays),
    ("27 feb to 29 feb", "2028-02-27..2028-02-29"), ("Thu 26 nov to Sun 29 nov", longWeekend),
    ("the 28th of april till the 2nd", "2027-04-28..2027-05-02"),
    ("from the 28th to 2 may", "2027-04-28..2027-05-02"), ("the 28th to the 2nd", overNovember),
    ("dec 30th 2027 to the 2nd", "2027-12-30..2028-01-02"), ("5 May to 8 May", mayDays),
    ("the 30th to 2 jan 2028", "2027-12-30..2028-01-02"), ("2 april 2027 for 10 days", tenDays),
    ("2025-07-01..2025-07-03", "2025-07-01..2025-07-03"),
    ("24 dec to the 2nd", "2026-12-24..2027-01-02"),
  ])
  func `a range without a year is the next whose end is not past`(
    text: String, meaning: String
  ) throws {
    #expect(try dates(text, context()) == meaning)
  }

  @Test func `a range that still runs is not past`() throws {
    let today = try context(today: "2027-04-21")
    #expect(try dates("19-23 april", today) == "2027-04-19..2027-04-23")
    #expect(try dates("19-20 april", today) == "2028-04-19..2028-04-20")
    #expect(try dates("30 dec to 2 jan", context(today: "2027-01-02")) == "2026-12-30..2027-01-02")
    #expect(try dates("30 dec to 2 jan", context(today: "2027-01-03")) == "2027-12-30..2028-01-02")
  }

  @Test func `the calendar has an end`() throws {
    let last = try context(today: "9999-12-31")
    #expect(try dates("tomorrow", last) == "out of range")
    #expect(try dates("saturday", last) == "out of range")
    #expect(try dates("today for 3 days", last) == "out of range")
    #expect(try dates("1 january", last) == "impossible")
    #expect(try dates("yesterday", context(today: "0001-01-01")) == "out of range")
  }

  @Test(arguments: [
    ("from friday for 5 days", "2026-11-27..2026-12-01"), ("friday to sunday", longFriday),
    ("in two weeks for 4 days", "2026-12-05..2026-12-08"), ("tomorrow for 2 days", twoDays),
    ("today to friday", "2026-11-21..2026-11-27"), ("friday to friday", "2026-11-27..2026-12-04"),
    ("tomorrow until the 25th", "2026-11-22..2026-11-25"), ("today till tomorrow", today),
    ("from friday to 2 december", "2026-11-27..2026-12-02"), ("for a month from 3 may", aMonth),
    ("for a fortnight from 1 june", "2027-06-01..2027-06-14"), ("next week", nextWeek),
    ("a week starting 3 May", "2027-05-03..2027-05-09"), ("the week of 5 may", firstMayWeek),
    ("for a week from 3 may", "2027-05-03..2027-05-09"), ("this week", "2026-11-16..2026-11-22"),
    ("a week beginning on the 3rd of may", "2027-05-03..2027-05-09"),
    ("10 days starting 2 april", tenDays), ("the weekend of 25 april", spring),
    ("the weekend of 21 april", spring),
  ])
  func `a range is said by a beginning and a length`(text: String, meaning: String) throws {
    #expect(try dates(text, context()) == meaning)
  }

  @Test(arguments: [
    ("a week from 3 May", "2027-05-03..2027-05-09 or 2027-05-10"),
    ("a week from friday", "2026-11-27..2026-12-03 or 2026-12-04"),
  ])
  func `a week from a day is seven days, and the day a week later`(
    text: String, meaning: String
  ) throws {
    #expect(try dates(text, context()) == meaning)
  }

  @Test(arguments: [
    ("2026-11-21", "this weekend", "2026-11-21..2026-11-22"),
    ("2026-11-21", "next weekend", "2026-11-28..2026-11-29"),
    ("2026-11-22", "this weekend", "2026-11-21..2026-11-22"),
    ("2026-11-22", "next weekend", "2026-11-28..2026-11-29"),
    ("2026-11-26", "this weekend", "2026-11-28..2026-11-29"),
    ("2026-11-26", "the weekend", "2026-11-28..2026-11-29"),
    ("2026-11-26", "next weekend", "2026-12-05..2026-12-06"),
  ])
  func `a weekend is saturday and sunday`(today: String, text: String, meaning: String) throws {
    #expect(try dates(text, context(today: today)) == meaning)
  }

  @Test(arguments: [
    ("for a week", "7 days"), ("for a fortnight", "14 days"), ("for 5 days", "5 days"),
    ("5 nights", "6 days"), ("5 day", "5 days"), ("5-day", "5 days"), ("two weeks", "14 days"),
    ("a day", "1 days"), ("one night", "2 days"), ("0 days", "out of range"),
    ("for 0 nights", "out of range"), ("999999999 weeks", "out of range"), ("for a month", "-"),
  ])
  func `a length has no beginning`(text: String, meaning: String) throws {
    #expect(try dates(text, context()) == meaning)
  }

  @Test(arguments: [
    ("23 april to 19 april", "reversed 2027-04-23 2027-04-19"),
    ("2027-04-23..2027-04-19", "reversed 2027-04-23 2027-04-19"),
    ("23 april 2027 to 19 april 2027", "reversed 2027-04-23 2027-04-19"),
    ("april 23-19", "reversed 2027-04-23 2027-04-19"), ("20 may to 3 april", mayToApril),
    ("friday to tomorrow", "reversed 2026-11-27 2026-11-22"),
    ("2027-04-28..2027-04-31", "impossible"), ("2027-02-27..2027-02-29", "impossible"),
    ("28 april to 31 april", "impossible"), ("30 february for 3 days", "impossible"),
    ("wed 19 to fri 23 april", "2027-04-19 is no wednesday, 2027-04-21 is"),
    ("mon 19 to wed 23 april", "2027-04-23 is no wednesday, 2027-04-21 is"),
    ("2027-04-19 for 0 days", "out of range"), ("from 9999-12-31 for 2 days", "out of range"),
  ])
  func `a range that cannot be is a fault`(text: String, meaning: String) throws {
    #expect(try dates(text, context()) == meaning)
  }

  @Test(arguments: [
    "3 to friday", "from 1 to 4", "19 to 2027-04", "april 19 to 2 days", "between 1 and 3",
    "first to third", "19 april to", "from april", "to 23 april",
  ])
  func `what is no range is none`(text: String) throws {
    #expect(try dates(text, context()) == "-")
  }
}

private let decemberDays = "2026-12-01..2026-12-05"
private let juneDays = "2027-06-01..2027-06-04"
private let novemberDays = "2026-11-20..2026-11-22"
private let longWeekend = "2026-11-26..2026-11-29"
private let overNovember = "2026-11-28..2026-12-02"
private let mayDays = "2027-05-05..2027-05-08"
private let tenDays = "2027-04-02..2027-04-11"
private let longFriday = "2026-11-27..2026-11-29"
private let twoDays = "2026-11-22..2026-11-23"
private let today = "2026-11-21..2026-11-22"
private let aMonth = "2027-05-03..2027-06-02"
private let nextWeek = "2026-11-23..2026-11-29"
private let spring = "2027-04-24..2027-04-25"
private let firstMayWeek = "2027-05-03..2027-05-09"
private let mayToApril = "reversed 2027-05-20 2027-04-03"
