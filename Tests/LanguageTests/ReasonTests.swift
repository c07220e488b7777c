import Testing

/// Orders with the reason for them, and what is told beside them.
@Suite struct ReasonTests {
  @Test(arguments: [
    ("it's so nice there, name monday Old town", "name day 1 \"Old town\""),
    ("we are tired, merge wednesday and thursday", "merge day 3 with day 4"),
    ("merge wednesday and thursday because we are tired", "merge day 3 with day 4"),
    ("it's so nice there, split wednesday after the cellar tour", "split day 3 after 3.1"),
    ("pack sandals so we can walk on the rocks", "pack sandals"),
    ("copy the trip as Rainy plan since it pours in april", "copy trip as \"Rainy plan\""),
    ("Remove Casa do Conto, as we're not sleeping there any more", "remove \"Casa do Conto\""),
    ("nah scrap fado, Ana fell asleep last time", "remove 4.2"),
    ("there's so little on them, merge wednesday and thursday", "merge day 3 with day 4"),
  ])
  func `an order is none of the words beside it`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    ("we'll all be hungry by 7 so bring dinner forward an hour", "at 2.3 19:00"),
    ("we all want more sand, so copy the beach onto friday as well", "copy 2.2 to day 5"),
  ])
  func `an order follows from what is told with hours and days`(
    line: String, command: String
  )
    throws
  {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    ("Get us to Bolhão market at 8:30 before it fills up", "at 4.1 08:30"),
    ("Do the Ribeira walk at 19:30 for the sunset", "at 1.4 19:30"),
    ("better go to the beach at 9 than in the crowds", "at 2.2 09:00"),
    ("In case it rains, put the jazz club in the ideas", "add \"jazz club\" to ideas"),
    ("move the beach to friday to keep Ana happy", "move 2.2 to day 5"),
  ])
  func `what something is for is no part of it`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    "we'll maybe all be hungry by 7 so bring dinner forward an hour",
    "if we'll all be hungry by 7 so bring dinner forward an hour",
    "we'll not all be hungry by 7 so bring dinner forward an hour",
    "we'll all be glorp by 7 so bring dinner forward an hour",
    "put the beach on friday to glorp Ana happy", "better go to the beach at 9 or not than later",
    "get us to Bolhão market at 8:30 before it glorps up",
    "is it so nice there, name monday Old town?",
    "maybe we are tired, merge wednesday and thursday",
    "Ana got another day off, so add the 24th of April too",
    "we are glorp, merge wednesday and thursday",
    "maybe I think we should shift the beach to friday",
    "shift the beach to friday, I think", "I think we might shift the beach to friday",
    "I think we should shift the beach to Friday", "I think we should drop the beach some day",
  ])
  func `what is told in doubt or in words that nobody knows is not passed over`(line: String) throws
  {
    var talk = try PairsOfLines.talk()
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before, "\(line): \(talk.last)")
  }

  @Test(arguments: [
    "put the beach on friday because we are tired", "since we are tired, put the beach on friday",
  ])
  func `another beach is not put there for a reason`(line: String) throws {
    var talk = try PairsOfLines.talk()
    try talk.say(line)
    #expect(!"\(talk.last)".contains("add"), "\(talk.last)")
  }
}
