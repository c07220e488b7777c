import Testing

/// Words that lead to something in the line of a booking, and the same words where they do not.
struct BookingWordsTests {
  @Test(arguments: [
    ("hotel The Reference from day 1 to day 2", "hotel \"The Reference\" from day 1 to day 2"),
    (
      "hotel The Reference from day 1 to day 2 ref XK7",
      "hotel \"The Reference\" from day 1 to day 2 ref \"XK7\""
    ),
    ("hotel Casa ref XK7 from day 1 to day 2", "hotel Casa from day 1 to day 2 ref \"XK7\""),
    (
      "hotel Casa ref TO123 from day 1 to day 2",
      "hotel Casa from day 1 to day 2 ref \"TO123\""
    ),
    (
      "hotel Casa from day 1 to day 2 ref \"from\"",
      "hotel Casa from day 1 to day 2 ref \"from\""
    ),
  ])
  func `a reference is what stands behind its word, or the word is of a name`(
    _ line: String, _ meant: String
  ) {
    #expect(canonical(line) == meant)
  }

  @Test(arguments: [
    ("check-in 15:00-22:00", "check-in 15:00-22:00"),
    ("check-in 15:00 - 22:00", "check-in 15:00-22:00"),
    ("check-in from 3pm to 10pm", "check-in 15:00-22:00"),
    ("check in between 3pm and 10pm", "check-in 15:00-22:00"),
    ("check-in until 22:00", "check-in until 22:00"),
    ("check-in by 10 pm check-out 11:00", "check-in until 22:00 check-out 11:00"),
    ("check-in 15:00-2:00", "check-in 15:00-02:00"),
    ("check-in 15:00", "check-in 15:00"), ("check-in from 15:00", "check-in 15:00"),
  ])
  func `check-in may have an end`(_ said: String, _ meant: String) {
    let stay = "hotel Casa from day 1 to day 2 "
    #expect(canonical(stay + said) == stay + meant)
  }

  @Test(arguments: [
    ("arrival booking 1 until 22:00", "arrival booking 1 until 22:00"),
    ("arrival booking 1 until none", "arrival booking 1 until none"),
    ("arrival booking 1 15:00", "arrival booking 1 15:00"),
  ])
  func `the end of check-in is said of a booking that there is`(_ line: String, _ meant: String) {
    #expect(canonical(line) == meant)
  }

  @Test(arguments: [
    "hotel Casa ref from day 1 to day 2", "hotel Casa from day 1 ref to day 2",
    "flight TP1 LIS to OPO ref on day 1",
  ])
  func `a word with nothing behind it books nothing`(_ line: String) {
    #expect(canonical(line).first == "[")
  }
}
