import Language
import Session
import Testing

@Suite struct DatesSingle {
  @Test(arguments: [
    ("2027-04-19", "2027-04-19"), ("2027-4-9", "2027-04-09"), ("2027/04/19", "2027-04-19"),
    ("19 April 2027", "2027-04-19"), ("19th of April", "2027-04-19"), ("19 april", "2027-04-19"),
    ("the 19th of april", "2027-04-19"), ("Apr 19", "2027-04-19"), ("apr. 19", "2027-04-19"),
    ("April 19th, 2027", "2027-04-19"), ("april 19 2027", "2027-04-19"),
    ("april the 19th", "2027-04-19"), ("may 3rd", "2027-05-03"), ("19-apr-2027", "2027-04-19"),
    ("19apr", "2027-04-19"), ("19. April", "2027-04-19"), ("1er mai", "2027-05-01"),
    ("3 de mayo de 2028", "2028-05-03"), ("the fifth of may", "2027-05-05"),
    ("may the twenty-first", "2027-05-21"), ("19.4.", "2027-04-19"), ("19.4.2028", "2028-04-19"),
    ("19.04.27", "2027-04-19"), ("19/04/2027", "2027-04-19"), ("04/19/2027", "2027-04-19"),
    ("19/04", "2027-04-19"), ("4/19", "2027-04-19"), ("4/4", "2027-04-04"),
    ("19-04-2027", "2027-04-19"), ("4-5-2027", "either 2027-04-05 2027-05-04"),
  ])
  func `a date is read in its many forms`(text: String, meaning: String) throws {
    #expect(try dates(text, context()) == meaning)
  }

  @Test(arguments: [
    ("21 november", "2026-11-21"), ("20 november", "2027-11-20"), ("1 jan", "2027-01-01"),
    ("29 february", "2028-02-29"), ("the 21st", "2026-11-21"), ("the 19th", "2026-12-19"),
    ("19th", "2026-12-19"), ("the 31st", "2026-12-31"), ("the nineteenth", "2026-12-19"),
    ("1 july 2025", "2025-07-01"),
  ])
  func `what is left open is the next one that is not past`(text: String, meaning: String) throws {
    #expect(try dates(text, context()) == meaning)
  }

  @Test(arguments: [
    ("today", "2026-11-21"), ("tomorrow", "2026-11-22"), ("yesterday", "2026-11-20"),
    ("day after tomorrow", "2026-11-23"), ("the day after tomorrow", "2026-11-23"),
    ("the day before yesterday", "2026-11-19"), ("tonight", "2026-11-21"),
    ("this evening", "2026-11-21"), ("in 3 days", "2026-11-24"), ("in two weeks", "2026-12-05"),
    ("in a week", "2026-11-28"), ("in a week's time", "2026-11-28"), ("in a month", "2026-12-21"),
    ("in twenty-one days", "2026-12-12"), ("3 days ago", "2026-11-18"),
    ("a week from now", "2026-11-28"), ("in a fortnight", "2026-12-05"),
    ("in a couple of days", "2026-11-23"), ("3 days after 19 april", "2027-04-22"),
    ("the day before 1 march 2028", "2028-02-29"), ("in 0 days", "2026-11-21"),
  ])
  func `a day is counted from another`(text: String, meaning: String) throws {
    #expect(try dates(text, context()) == meaning)
  }

  @Test(arguments: [
    ("2026-11-21", "friday", "2026-11-27"), ("2026-11-21", "saturday", "2026-11-28"),
    ("2026-11-21", "next friday", "2026-11-27"), ("2026-11-21", "next saturday", "2026-11-28"),
    ("2026-11-23", "friday", "2026-11-27"), ("2026-11-23", "next friday", "2026-12-04"),
    ("2026-11-23", "friday next week", "2026-12-04"), ("2026-11-23", "this friday", "2026-11-27"),
    ("2026-11-27", "this friday", "2026-11-27"), ("2026-11-27", "coming friday", "2026-12-04"),
    ("2026-11-27", "friday", "2026-12-04"), ("2026-11-23", "fri", "2026-11-27"),
    ("2026-11-23", "this coming thurs", "2026-11-26"), ("2026-11-23", "next sun", "2026-12-06"),
  ])
  func `a weekday is the next one, never today`(
    today: String, text: String, meaning: String
  ) throws {
    #expect(try dates(text, context(today: today)) == meaning)
  }

  @Test(arguments: [
    (Weekday.monday, "2026-11-27"), (.sunday, "2026-12-04"), (.saturday, "2026-12-04"),
  ])
  func `next friday is the one of next week`(start: Weekday, meaning: String) throws {
    #expect(try dates("next friday", context(today: "2026-11-22", weekStart: start)) == meaning)
  }

  @Test(arguments: [
    (DateContext.Order.ask, "4/5", "either 2027-04-05 2027-05-04"), (.dmy, "4/5", "2027-05-04"),
    (.mdy, "4/5", "2027-04-05"), (.mdy, "19/04", "2027-04-19"), (.dmy, "04/19", "2027-04-19"),
    (.ask, "12/08, 2015", "either 2015-08-12 2015-12-08"), (.mdy, "12/08, 2015", "2015-12-08"),
    (.dmy, "12/08 2015", "2015-08-12"), (.mdy, "12/08,2015", "2015-12-08"),
    (.ask, "4/5/2028", "either 2028-04-05 2028-05-04"), (.dmy, "4/5/28", "2028-05-04"),
    (.ask, "thu 4/5/2028", "2028-05-04"), (.ask, "4/5 to 4/9", "either " + slashedRanges),
    (.dmy, "4/5 to 9/5", "2027-05-04..2027-05-09"), (.ask, "4/5-20/5", "2027-05-04..2027-05-20"),
    (.ask, "a week starting 19/4", "2027-04-19..2027-04-25"),
    (.mdy, "4/5 for 3 days", "2027-04-05..2027-04-07"),
  ])
  func `two numbers are asked about unless one order is set or only one can be`(
    order: DateContext.Order, text: String, meaning: String
  ) throws {
    #expect(try dates(text, context(order: order)) == meaning)
  }

  @Test(arguments: [
    ("30 february", "impossible"), ("2027-02-29", "impossible"), ("2027-04-31", "impossible"),
    ("31.4.", "impossible"), ("32 may", "impossible"), ("2027-13-01", "impossible"),
    ("31/4", "impossible"), ("45/45/2027", "impossible"), ("0000-01-01", "out of range"),
    ("in 9999999 days", "out of range"), ("in 999999999 months", "out of range"),
    ("999999999 weeks ago", "out of range"),
    ("wed 12 march", "2027-03-12 is no wednesday, 2027-03-10 is"),
    ("Mon, 2027-04-20", "2027-04-20 is no monday, 2027-04-19 is"),
    ("friday the 19th", "2026-12-19 is no friday, 2026-12-18 is"),
    ("saturday the 19th", "2026-12-19"), ("fri 12 march", "2027-03-12"),
    ("Monday, the 19th of April, 2027", "2027-04-19"),
  ])
  func `what no calendar has is a fault`(text: String, meaning: String) throws {
    #expect(try dates(text, context()) == meaning)
  }

  @Test(arguments: [
    "7", "10.30", "19.4", "3", "2027", "may", "2.3", "1,3-4", "19-23", "10:30", "32nd", "day",
    "closed", "first", "14.15.", "1.2.3", "april 10:30", "april 10am", "fridays", "\"19 april\"",
    "12.13", "24", "day three", "last day", "next", "weekend", "march", "the", "from", "",
    "april 19 days", "€", "19:30 may 2",
  ])
  func `what is no date is none`(text: String) throws {
    #expect(try dates(text, context()) == "-")
  }

  @Test func `a shorter date inside a longer one is found too`() throws {
    let tokens = try Lexer.tokens(of: "19 april 2027 for 3 days")
    let spans = try DateRecogniser(context()).spans(in: tokens, from: 0)
    #expect(spans.map(\.tokens.upperBound) == [6, 3, 2])
  }

  @Test func `no date begins inside of a time`() throws {
    let tokens = try Lexer.tokens(of: "10:15 may 2.30 march")
    #expect(try DateRecogniser(context()).spans(in: tokens, from: 2).isEmpty)
    #expect(try DateRecogniser(context()).spans(in: tokens, from: 99).isEmpty)
  }
}

private let slashedRanges = "2027-04-05..2027-04-09 2027-05-04..2027-09-04"
