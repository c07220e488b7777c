import Testing

/// Lines of facts and names in no order that a shape has: what is plain is done, the rest offered.
@Suite struct SketchTests {
  /// In the family's trip to Porto, 19 to 23 April.
  @Test(arguments: [
    (
      "porto 2nts lisbon 2",
      "city day 1 Porto ;; city day 2 Porto ;; city day 3 Lisbon ;; city day 4 Lisbon ;; city day 5 Lisbon"
    ),
    (
      "We shall spend the first two nights in Porto and the remainder in Lisbon.",
      "city day 1 Porto ;; city day 2 Porto ;; city day 3 Lisbon ;; city day 4 Lisbon ;; city day 5 Lisbon"
    ),
    ("my talk wed 2pm 40 min", #"add text talk to day 3 at 14:00 for 40m"#),
    (
      "dinner thu 8pm taberna santo antonio 60 eur, bob paid",
      #"add text "dinner at taberna santo antonio" to day 4 at 20:00 ;; cost 4.1 60 EUR paid by Bob"#
    ),
    (
      "chocolate workshop at the harbour the same day, 2 pm, 90 minutes",
      #"add text "chocolate workshop at the harbour" to day 1 at 14:00 for 90m"#
    ),
    (
      "tp77 opo-lis mon 2155, arr 2240, pnr 7qk3zd, 34a",
      #"flight TP77 OPO to LIS 2027-04-19 21:55 - 22:40 ref 7qk3zd seat 34a"#
    ),
    ("evisas need doing by 12 march", #"todo evisas by 2027-03-12"#),
    (
      "Mrs Okafor has to collect the forms no later than three weeks before we leave.",
      #"todo "Mrs Okafor has to collect the forms" 21 days before"#
    ),
  ])
  func `what holds nothing but names and facts is done`(line: String, wanted: String) throws {
    var talk = try SaidScene.family.talk()
    var other = talk
    try talk.say("show day 1")
    try other.say("show day 1")
    try talk.say(line)
    for command in wanted.split(separator: " ;; ") { try other.say(String(command)) }
    #expect(talk.state == other.state, "\(talk.last)")
  }

  @Test(arguments: [
    (
      "Ben wants to do the Ribeira really early on Tuesday, before the coaches come, let's say 7 and give it three hours",
      #"add "Ribeira" to day 2 at 07:00 for 180m; add note 2.1 "before the coaches come""#
    ),
    (
      "there we sleep three nights in the Motel One Porto-Royal, makes 389 pounds altogether",
      #"hotel "Motel One Porto-Royal" from "#
    ),
    (
      "picking up the hire car at the airport at 11 the day we get there, it's costing 640 pounds",
      #"add "picking up the hire car at the airport" to day 1 at 11:00; cost 1.2 640.00 GBP"#
    ),
    (
      "river aquarium fri 14:00 family ticket 40 eur",
      #"add "river aquarium" to day 5 at 14:00; cost 5.1 40.00 EUR; add note 5.1 family"#
    ),
    (
      "ferry hirtshals-porto mon 12:15, arr 15:30, colour line, 4 pers",
      #"ferry from "hirtshals" to Porto 2027-04-19 12:15 - 15:30"#
    ),
    ("pls put on the pakcing list the buggy n two torches", #"pack buggy; pack "two torches""#),
    ("gotta bring headtorch pills n swimmers", #"pack "headtorch pills"; pack swimmers"#),
    (
      "need a jab like 2 weeks before i go dont let me forget", #"todo "need a jab" 14 days before"#
    ),
    ("spending money 900 euros for the whole thing no more!!", "budget 900.00 EUR"),
  ])
  func `what holds more is offered, and nothing of it done`(line: String, offer: String) throws {
    var talk = try SaidScene.family.talk()
    let before = talk.state
    try talk.say(line)
    guard case .no(let said) = talk.last else {
      Issue.record("\(talk.last)")
      return
    }
    #expect(said.contains("Do you mean: \(offer)"), "\(said)")
    #expect(talk.state == before)
  }

  @Test(arguments: [
    "ad louvre", "brunch thu 14", "lunch from 10 to 10 on thursday",
    "coffee every day but tuesday at 10",
    "I'm Jo by the way", "no aquarium on thursday at 3",
    "shall we see the aquarium on thursday at 3?",
  ])
  func `what may be something else is not sketched`(line: String) throws {
    var talk = try SaidScene.family.talk()
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before, "\(talk.last)")
    if case .no(let said) = talk.last { #expect(!said.contains("Do you mean: add \""), "\(said)") }
  }

  @Test(arguments: [
    (["add text taxi to day 2 at 9:30", "sry 10 not 930"], "add text taxi to day 2 at 10:00"),
    (
      ["add text taxi to day 2", "cost it 640 GBP", "wait sorry it's 604, can't type today"],
      "add text taxi to day 2 ;; cost it 604 GBP"
    ),
  ])
  func `a price or an hour that was just told is put right`(
    lines: [String], wanted: String
  ) throws {
    var talk = try SaidScene.family.talk()
    var other = talk
    for line in lines { try talk.say(line) }
    for command in wanted.split(separator: " ;; ") { try other.say(String(command)) }
    #expect(talk.state == other.state, "\(talk.last)")
  }

  @Test func `a price that is said anew keeps its currency`() throws {
    var talk = try SaidScene.family.talk()
    var other = talk
    for line in ["add text taxi to day 2 at 9:30", "cost it 40 GBP", "sorry 44"] {
      try talk.say(line)
    }
    for line in ["add text taxi to day 2 at 9:30", "cost it 44 GBP"] { try other.say(line) }
    #expect(talk.state == other.state, "\(talk.last)")
  }

  @Test(arguments: [
    "train porto to lisbon tue 10:00, back fri 15:00", "castle tue and wed 10:00",
    "Motel One 20-22 april for 4 people, arriving 15:00", "castle tue 10:00, I cancelled it all",
    "Ana has her exam until 12 march", "sry 604, cancel the port tasting",
    "sry 10:30, not sure though",
  ])
  func `what would lose something that was told is not done`(line: String) throws {
    var talk = try SaidScene.family.talk()
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before, "\(talk.last)")
  }

  @Test func `a stop that cannot take place when it should is offered at its new time`() throws {
    var talk = try SaidScene.family.talk()
    try talk.say("add \"tailors for the suit\" to day 4 at 15:00")
    let before = talk.state
    try talk.say("oops tailors is shut thurs do it fri same time")
    guard case .no(let said) = talk.last else {
      Issue.record("\(talk.last)")
      return
    }
    #expect(said.contains("Do you mean: move 4.1 to day 5?"), "\(said)")
    #expect(talk.state == before)
  }
}
