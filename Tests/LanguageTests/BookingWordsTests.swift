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
    "hotel Casa ref from day 1 to day 2", "hotel Casa from day 1 ref to day 2",
    "flight TP1 LIS to OPO ref on day 1",
  ])
  func `a word with nothing behind it books nothing`(_ line: String) {
    #expect(canonical(line).first == "[")
  }
}
