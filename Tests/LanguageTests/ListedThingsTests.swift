import Testing

/// Lists, with what is said beside their things; stops that are put elsewhere; days that are made one or two.
@Suite struct ListedThingsTests {
  @Test(arguments: [
    ("pack socks, and pack it well", "pack socks"), ("pack socks, and pack light", "pack socks"),
    ("pack a hat, and pack swimsuits", "pack \"a hat\"; pack swimsuits"),
    ("pack socks, hat and a light", "pack socks; pack hat; pack \"a light\""),
    ("pack shorts and pack them early", "pack shorts"),
    ("we put the charger in already", "tick charger"),
    ("I already put the sun cream in", "tick \"sun cream\""),
    ("the sun cream is packed", "tick \"sun cream\""),
  ])
  func `how one packs is nothing to pack`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    "pack socks, and no scarf", "pack socks, and don't pack a scarf",
    "pack socks, no hat and a scarf",
    "I put the charger in", "also put fado on day 3",
  ])
  func `what is not to be packed, or is an order of its own, is on no list`(line: String) throws {
    try PairsOfLines.expectNoChange(by: line)
  }

  @Test func `a wish behind a packing list is none of its things`() throws {
    var talk = try PairsOfLines.talk()
    try talk.say("pack socks")
    try talk.say("and we need lunch in Braga on Friday at 13:00, one hour")
    let done = talk.state
    var other = try PairsOfLines.talk()
    try other.say("pack socks")
    try other.say("add \"lunch in Braga\" to day 5 at 13:00 for 1h")
    #expect(done == other.state, "\(talk.last)")
  }

  @Test(arguments: [
    ("put the beach on day 2 for 3 hours", "stay 2.2 3h"),
    ("put the beach on day 3 for 3 hours", "move 2.2 to day 3; stay 3.3 3h"),
    ("put the beach on day 2 and a walk", "add walk to day 2"),
    ("put the beach on day 3 and a walk", "move 2.2 to day 3; add walk to day 3"),
    (
      "Move Serralves to Wednesday and put the cellar tour on Tuesday",
      "move 2.1 to day 3; move \"Port cellar tour\" to day 2"
    ),
    ("put the fado on friday for two hours", "move 4.2 to day 5; stay 5.1 2h"),
    ("put the beach on friday and the fado on wednesday", "move 2.2 to day 5; move 4.2 to day 3"),
    ("remove the beach and put the cellar tour on Tuesday", "remove 2.2; move 3.1 to day 2"),
    ("Make lunch on day 1 longer, an hour and a half", "stay 1.3 90m"),
    ("make Serralves an hour longer", "stay 2.1 3h"),
    ("we'll need an hour more at Serralves, so three in total", "stay 2.1 3h"),
    ("Combine Wednesday and Thursday", "merge day 3 with day 4"),
    ("it's long, split wednesday after lunch", "split day 3 after 3.2"),
  ])
  func `what is said of a place and a length is done`(line: String, command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    ("An hour at the market and two for the fado", "stay 4.1 60m; stay 4.2 120m"),
    ("30 minutes at the market and 45 for the fado", "stay 4.1 30m; stay 4.2 45m"),
  ])
  func `numbers that may be lengths are asked`(line: String, command: String) throws {
    try PairsOfLines.expect(line, offers: command)
  }

  @Test(arguments: [
    "half an hour for the beach and dinner at 9", "an hour at the market and nine for the fado",
    "make the beach longer, it's only an hour",
    "put the beach on day 2", "put the beach on day 2?", "put the beach on day 3?",
    "put Casa do Conto on day 2", "you put the beach on friday",
    "move Serralves to Wednesday and put the cellar tour on Tuesday or Friday",
    "I've booked the fado for day 4", "combine lunch and the cellar tour",
    "put the beach on day 3 and a walk or not", "put the beach on day 3 for 3 hours, maybe",
    "Make lunch longer, an hour and a half",
  ])
  func `what is there already or is booked is not there twice`(line: String) throws {
    try PairsOfLines.expectNoChange(by: line)
  }
}
