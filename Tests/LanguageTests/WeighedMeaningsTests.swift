import Testing

/// What a line was read as and what lines like it were found to mean, weighed against each other.
@Suite struct WeighedMeaningsTests {
  @Test(arguments: [
    ("market takes us two hours tops, put that", "stay 4.1 120m"),
    ("You may put three hours down for the fado, they never stop on time.", "stay 4.2 180m"),
    (
      "gotta reserve the table for fado night... list it",
      "todo \"reserve the table for fado night\""
    ),
  ])
  func `what rules would do is only offered where little speaks for it`(
    _ line: String, _ command: String
  ) throws {
    try PairsOfLines.expect(line, offers: command)
  }

  @Test(arguments: [
    ("Lello opens late, so let's say quarter past ten", "at 1.1 10:15"),
    (
      "pull the walk forward so it comes second on monday, after lello",
      "move 1.4 to day 1 after 1.1"
    ),
  ])
  func `what no rule reads is done where it is as good as sure`(
    _ line: String, _ command: String
  ) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    "Lello opens late, so let's not say quarter past ten",
    "Lello opens late, so maybe let's say quarter past ten",
    "Lello opens late, so let's say quarter past ten?",
    "Lello opens late, so let's say quarter past ten or eleven",
    "Lello opens late, so let's say zorb quarter past ten",
    "don't cut tuesday in two behind the beach", "cut tuesday in two behind the beach?",
    "maybe cut tuesday in two behind the beach", "if it rains cut tuesday in two behind the beach",
    "cut tuesday in two behind the zorb beach",
  ])
  func `nothing is done of it where it is asked, denied, left open or has a strange word`(
    _ line: String
  ) throws {
    try PairsOfLines.expectNoChange(by: line)
  }

  @Test(arguments: [
    ("Serralves opens late, so let's say quarter past eleven", "at 2.1 11:15"),
    ("lunch at 2 on tuesday", "add lunch to day 2 at 14:00"),
    ("pack what you can carry", "pack \"what you can carry\""),
  ])
  func `what is named, or goes on a list, is no strange word`(
    _ line: String, _ command: String
  ) throws {
    try PairsOfLines.expect(line, leaves: command)
  }
}
