import Language
import Session
import Testing

@Suite struct DatesInTrips {
  @Test(arguments: [
    ("tuesday", "2027-04-20"), ("the 21st", "2027-04-21"), ("21.4.", "2027-04-21"),
    ("saturday", "2026-11-28"), ("the 3rd", "2026-12-03"), ("20 april", "2027-04-20"),
    ("25 april", "2027-04-25"), ("next friday", "2026-11-27"), ("tomorrow", "2026-11-22"),
    ("wed the 21st", "2027-04-21"), ("monday to wednesday", "2027-04-19..2027-04-21"),
    ("the 20th to the 22nd", "2027-04-20..2027-04-22"), ("from tuesday for 2 days", twoDays),
    ("tue the 21st", "2027-04-21 is no tuesday, 2027-04-20 is"),
  ])
  func `the trip's own days come first`(text: String, meaning: String) throws {
    #expect(try dates(text, context(trip: "2027-04-19/2027-04-23")) == meaning)
  }

  @Test(arguments: [
    ("tuesday", "2027-04-20"), ("saturday", "2027-04-24"), ("sunday", "2027-04-25"),
    ("the 3rd", "2027-04-03"), ("the 27th", "2027-04-27"), ("the 31st", "2026-12-31"),
    ("12th to the 15th", "2027-04-12..2027-04-15"), ("saturday to monday", twoNightsBehind),
    ("the 29th to the 2nd", "2027-04-29..2027-05-02"), ("tomorrow", "2026-11-22"),
    ("3 december", "2026-12-03"),
  ])
  func `what is said of a trip is beside it where it is not in it`(
    text: String, meaning: String
  ) throws {
    var inTrip = try context(trip: "2027-04-19/2027-04-23")
    inTrip.besideTrip = .daysOfMonthAndWeekdays
    #expect(try dates(text, inTrip) == meaning)
  }

  @Test func `what is said of a running trip is not past`() throws {
    var inTrip = try context(today: "2027-04-20", trip: "2027-04-19/2027-04-23")
    inTrip.besideTrip = .daysOfMonthAndWeekdays
    #expect(try dates("the 17th", inTrip) == "2027-05-17")
    #expect(try dates("the 25th", inTrip) == "2027-04-25")
    inTrip.besideTrip = .daysOfMonth
    #expect(try dates("saturday", inTrip) == "2027-04-24")
    #expect(try dates("saturday", context(trip: "2027-04-19/2027-04-23")) == "2026-11-28")
  }

  @Test(arguments: [
    ("tuesday", "2027-04-20 2027-04-27"), ("the 21st", "2027-04-21"),
    ("tuesday to thursday", "either 2027-04-20..2027-04-22 2027-04-27..2027-04-29"),
    ("from tuesday for 2 days", "either 2027-04-20..2027-04-21 2027-04-27..2027-04-28"),
  ])
  func `two of the trip's tuesdays are both meant`(text: String, meaning: String) throws {
    #expect(try dates(text, context(trip: "2027-04-19/2027-04-28")) == meaning)
  }

  @Test(arguments: [
    ("the 3rd", "2027-04-03 2027-05-03"), ("sat the 3rd", "2027-04-03"),
    ("mon the 3rd", "2027-05-03"), ("the 31st", "2027-03-31"),
  ])
  func `a day of the month may be there twice`(text: String, meaning: String) throws {
    #expect(try dates(text, context(trip: "2027-03-30/2027-05-04")) == meaning)
  }

  @Test(arguments: [
    ("2 july", "2025-07-02"), ("1-5 july", "2025-07-01..2025-07-05"), ("4 july", "2027-07-04"),
    ("28 june to 3 july", "2025-06-28..2025-07-03"), ("5-6 july", "2027-07-05..2027-07-06"),
    ("thursday", "2025-07-03"), ("friday", "2026-11-27"), ("wednesday", "2025-07-02"),
    ("2 july 2027", "2027-07-02"),
  ])
  func `the days of a past trip are no others`(text: String, meaning: String) throws {
    #expect(try dates(text, context(trip: "2025-07-01/2025-07-03")) == meaning)
  }

  @Test func `a range over the year's end is the trip's`() throws {
    let inTrip = try context(trip: "2028-12-30/2029-01-02")
    #expect(try dates("29 dec to 2 jan", inTrip) == "2028-12-29..2029-01-02")
    #expect(try dates("30 dec to 3 jan", inTrip) == "2028-12-30..2029-01-03")
  }

  @Test func `today's weekday is the trip's day even today`() throws {
    let inTrip = try context(today: "2027-04-20", trip: "2027-04-19/2027-04-23")
    #expect(try dates("tuesday", inTrip) == "2027-04-20")
    #expect(try dates("monday", inTrip) == "2027-04-19")
  }

  @Test func `slashes are asked about in a trip too`() throws {
    let inTrip = try context(trip: "2027-05-02/2027-05-06")
    #expect(try dates("4/5", inTrip) == "either 2027-04-05 2027-05-04")
  }
}

private let twoNightsBehind = "2027-04-24..2027-04-26"
private let twoDays = "2027-04-20..2027-04-21"
