import Session
import Testing

/// What `when` reads beside what any line may say; today is Saturday 21 November 2026.
@Suite struct DatesAsked {
  @Test(arguments: [
    ("may", "2027-05-01..2027-05-31"), ("2028", "2028-01-01..2028-12-31"), ("the week", week),
    ("q3", "2027-07-01..2027-09-30"), ("h1 2028", "2028-01-01..2028-06-30"),
    ("the 27", "2026-11-27"), ("week 31 of 2027", "2027-08-02..2027-08-08"),
    ("11/2027", "2027-11-01..2027-11-30"), ("2027-11", "2027-11-01..2027-11-30"),
    ("the 1990s", "1990-01-01..1999-12-31"), ("the 21st century", "2000-01-01..2099-12-31"),
    ("nineteen eighty four", "1984-01-01..1984-12-31"), ("the month", "2026-11-01..2026-11-30"),
    ("a few days ago", "2026-11-18"), ("two sundays from now", "2026-11-29"),
    ("next day", "2026-11-22"), ("on friday", "2026-11-27"), ("in june", "2027-06-01..2027-06-30"),
    ("during the second week of may", "2027-05-10..2027-05-16"),
    ("june 99", "1999-06-01..1999-06-30"),
    ("from 2027 to 5 may 2027", "2027-01-01..2027-05-05"), ("my weekend", "2026-11-21..2026-11-22"),
    ("tomorrow at 8", "2026-11-22 at 08:00"), ("8pm on friday", "2026-11-27 at 20:00"),
    ("friday morning", "2026-11-27 at 09:00"), ("tonight at 7", "2026-11-21 at 19:00"),
    ("half past nine tomorrow", "2026-11-22 at 09:30"), ("at 15", "at 15:00"),
    ("at 8h30", "at 08:30"),
    ("next monday at a quarter to eight", "2026-11-23 at 07:45"), ("19h30", "at 19:30"),
    ("1h30", "for 90m"),
    ("for 8h30", "for 510m"), ("3 months", "for 129600m"), ("all day", "for 1440m"),
    ("the whole week", "for 10080m"),
    ("1 year, 2 months and 3 days", "for 616320m"), ("half a year", "for 262800m"),
    ("3h", "for 180m"),
    ("an hour or so", "for 60m"), ("about two hours", "for 120m"), ("another hour", "for 60m"),
    ("sunday the 13th", "2026-12-13"), ("friday the 13th", "2027-08-13"),
    ("saturday 30", "2027-01-30"), ("2 weeks since 2026", "2026-01-15"),
    ("in three weeks on friday", "2026-12-11"), ("tuesday in 3 days", "2026-11-24"),
    ("a month from now on monday", "2026-12-21"), ("on the day after", "2026-11-22"),
    ("the following friday", "2026-11-27"), ("friday 7.5", "2027-05-07"),
    ("2027 5 21", "2027-05-21"), ("21 5 2027", "2027-05-21"), ("5 / 21", "2027-05-21"),
    ("march to date", "2026-03-01..2026-11-21"), ("month to date", "2026-11-01..2026-11-21"),
    ("from 5 november to now", "2026-11-05..2026-11-21"),
    ("from nov to 3 feb", "2026-11-01..2027-02-03"),
    ("2027 until the 9th of may 2028", "2027-01-01..2028-05-09"),
    ("cy 2028", "2028-01-01..2028-12-31"), ("q1-2027", "2027-01-01..2027-03-31"),
    ("next 3 business days", "2026-11-23..2026-11-25"),
    ("2 previous workdays", "2026-11-19..2026-11-20"),
    ("the next two quarters", "2027-01-01..2027-06-30"),
    ("last 3 quarters", "2026-01-01..2026-09-30"),
    ("the next three decades", "2030-01-01..2059-12-31"), ("in 3w", "2026-12-12"),
    ("in 2mo", "2027-01-21"), ("2y", "for 1051200m"), ("a few months", "for 129600m"),
    ("a hundred days", "for 144000m"), ("sixty and five minutes", "for 65m"),
    ("7", "at 07:00"), ("noon", "at 12:00"), ("at noon on the 3rd of may", "2027-05-03 at 12:00"),
  ])
  func `a phrase alone is read wherever it can mean one thing`(phrase: String, wanted: String) {
    #expect(canonical("when \(phrase)", in: Session(window: WindowID(1))) == "when \(wanted)")
  }

  @Test(arguments: [
    ("15", "[ambiguous-phrase]"), ("4.22", "[ambiguous-phrase]"), ("8h30", "[ambiguous-phrase]"),
    ("friday 22", "[unexpected-word]"), ("4/5", "[ambiguous-date]"), ("19.4", "[unexpected-word]"),
    ("the week beginning 5 may", "[ambiguous-date]"), ("30 february", "[impossible-date]"),
    ("25:00", "[impossible-time]"), ("five at night", "[unexpected-word]"),
    ("the seventies", "[unexpected-word]"), ("the 32nd", "[unexpected-word]"),
    ("soon", "[unexpected-word]"), ("the other day", "[unexpected-word]"),
    ("two or three days", "[unexpected-word]"), ("since may", "[unexpected-word]"),
    ("before friday", "[unexpected-word]"), ("may or june", "[unexpected-word]"),
    ("in half an hour", "[ambiguous-phrase]"), ("tonight at 2", "[ambiguous-phrase]"),
    ("sunday after next", "[ambiguous-date]"), ("mother's day", "[ambiguous-date]"),
    ("next december", "[ambiguous-date]"), ("june to august", "[ambiguous-date]"),
    ("2027 - 2029", "[ambiguous-date]"), ("sunday in two weeks", "[ambiguous-date]"),
    ("friday 3 days from now", "[wrong-weekday]"), ("next 25 december", "[ambiguous-date]"),
    ("the week of 22 november", "[ambiguous-date]"), ("several hours", "[unexpected-word]"),
    ("a year from halloween", "[unexpected-word]"), ("0930-1130", "[unexpected-word]"),
    ("the day we met", "[unexpected-word]"),
    ("0 minutes", "[impossible-duration]"), ("half past thirteen", "[unexpected-word]"),
  ])
  func `a phrase that means several things or none is asked about`(
    phrase: String, wanted: String
  ) {
    #expect(canonical("when \(phrase)", in: Session(window: WindowID(1))) == wanted)
  }
}

private let week = "2026-11-16..2026-11-22"
