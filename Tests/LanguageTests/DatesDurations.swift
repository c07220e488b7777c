import Language
import Session
import Testing

@Suite struct DatesDurations {
  @Test(arguments: [
    ("90m", "90"), ("90 min", "90"), ("90 minutes", "90"), ("1h30", "90"), ("1h", "60"),
    ("1h30m", "90"), ("1 h 30 min", "90"), ("2 hours", "120"), ("two hours", "120"),
    ("an hour", "60"), ("a hour", "60"), ("an hour and a half", "90"), ("2 hrs", "120"),
    ("one and a half hours", "90"), ("two and a half hours", "150"), ("1.5 hours", "90"),
    ("1,5 h", "90"), ("2.25 hours", "135"), ("half an hour", "30"), ("half hour", "30"),
    ("half a day", "240"), ("half day", "240"), ("half-day", "-"), ("1 day", "1440"),
    ("a day", "1440"), ("a quarter of an hour", "15"), ("quarter of an hour", "15"),
    ("three quarters of an hour", "45"), ("3/4 of an hour", "45"), ("½ hour", "30"),
    ("1½ hours", "90"), ("1 1/2 hours", "90"), ("1/2 hour", "30"), ("a couple of hours", "120"),
    ("2 hours 15 minutes", "135"), ("2 hours and 15 minutes", "135"), ("2-hour", "120"),
    ("two-hour", "120"), ("an hour and a quarter", "75"), ("forty-five minutes", "45"),
    ("1 day and 2 hours", "1560"), ("2 weeks", "20160"), ("366 days", "527040"),
    ("0h30", "30"), ("about an hour", "60"), ("an hour or so", "60"), ("another hour", "60"),
    ("couple of hours", "120"), ("1 day, 2 hours and 3 minutes", "1563"), ("roughly 20 min", "20"),
    ("2 huors", "120"), ("30 minuts", "30"), ("a fortnight", "20160"),
  ])
  func `a length is read in its many forms`(text: String, meaning: String) throws {
    #expect(try duration(text) == meaning)
  }

  @Test(arguments: [
    "0 min", "0m", "0 hours", "367 days", "9999999 weeks", "1h75", "53 weeks", "0.001 minutes",
  ])
  func `a length of nothing or of more than a year is impossible`(text: String) throws {
    #expect(["impossible", "-"].contains(try duration(text)))
  }

  @Test(arguments: [
    "90", "hour", "m", "2 tour", "3/4", "30 min 2 hours", "all day", "3 months", "a year", "about",
    "2016h2", "two", "half", "3 nights", "2 months",
    "99999999999999999999 hours", "1:30", "", "€ 2", "\"2 hours\"",
  ])
  func `what is no length is none`(text: String) throws {
    #expect(try duration(text) == "-")
  }

  @Test func `the longest length comes first`() throws {
    let tokens = try Lexer.tokens(of: "1 hour and 30 minutes")
    let spans = DurationRecogniser().spans(in: tokens, from: 0)
    #expect(spans.map(\.tokens.upperBound) == [5, 2])
  }
}
