import Testing

/// What those who note shortly order with signs; what only looks like it stays as it is.
@Suite struct SignedOrderTests {
  @Test(arguments: [
    ("Lunch Mon → Fri", "move 1.3 to day 5"), ("wed lunch -> thu", "move 3.2 to day 4"),
    ("market: D4 -> D3", "move 4.1 to day 3"),
    ("River cruise → Wed", "move \"River cruise\" to day 3"),
    ("D1 walk -> ideas", "move 1.4 to ideas"), ("D1 walk -> ideas (rain)", "move 1.4 to ideas"),
    ("mon lunch 1.30 -> 2", "at 1.3 14:00"), ("fado 21:00 → 21:30", "at 4.2 21:30"),
    ("Serralves 2h → 90 min", "stay 2.1 90m"), ("costs → per day", "costs by day"),
  ])
  func `behind an arrow stands what something becomes`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    ("Mon ↔ Thu", "swap day 1 with day 4"), ("Wed <-> Thu please", "swap day 3 with day 4"),
    ("D4 + D5: merge", "merge day 4 with day 5"), ("Wed lunch – out", "remove 3.2"),
    ("River cruise: cancelled", "remove \"River cruise\""), ("tower – scrapped", "remove 1.2"),
    ("Budget: +200", "budget 1400 EUR"), ("budget -100", "budget 1100 EUR"),
    (
      "Ideas: + bike tour, + tram 22",
      "add \"bike tour\" to ideas; add \"tram 22\" to ideas"
    ),
    ("packing: + umbrella, + hat", "pack umbrella; pack hat"),
    ("Title D5 = Braga day trip", "name day 5 \"Braga day trip\""),
    ("thu = chill day, name it", "name day 4 \"chill day\""),
    ("Passport ✓ renewed", "tick \"renew passport\""), ("sun cream ✓", "tick \"sun cream\""),
  ])
  func `other signs swap, take away, add, name and tick`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    "dinner: out", "dinner – out", "Bob – out", "tower – closed", "tower – not cancelled",
    "fado: off?", "fado: maybe off", "beach: cancelled or not", "beach – cancelled if it rains",
    "budget: +200 or not", "Budget: +", "Thu → Wed", "Thu → fado", "Lisbon → Porto",
    "Mon ↔ lunch", "Mon ↔ Thu?", "lunch → dinner", "beach → Bob", "ideas: +1", "temp: +5",
    "D4 + D5: rain", "D4 + D5: merge?", "D1 walk -> ideas (maybe)", "wed lunch -> thu maybe",
    "wed lunch -> thu or fri", "thu = fado", "Passport ✓ not", "lunch ✓", "Passport ✓?",
    "cruise – cancelled, refund pending",
  ])
  func `what is not wholly understood beside a sign changes nothing`(line: String) throws {
    try PairsOfLines.expectNoChange(by: line)
  }
}
