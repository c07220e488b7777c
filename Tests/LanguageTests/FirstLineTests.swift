import Testing

/// What is said first of a trip, in words that no command has: an offer, of which nothing is done.
@Suite struct FirstLineTests {
  @Test(arguments: [
    (
      "four of us to lisbon 12-16 march: Ana, Bob, Carla and me",
      "new trip to lisbon 2027-03-12..2027-03-16; people Ana, Bob, Carla and \"me\""
    ),
    (
      "Hi! I'm taking my class 9b to Rome this spring, Monday May 10 to Friday May 14, can you set that up?",
      "new trip to Rome 2027-05-10..2027-05-14"
    ),
  ])
  func `a place beside days is offered with those who travel`(line: String, trip: String) throws {
    var talk = try SaidScene.start.talk()
    try talk.say(line)
    // It is done where all of its words are known.
    if case .no(let said) = talk.last {
      #expect(said.contains("Do you mean: \(trip)"), "\(said)")
    } else {
      #expect("\(talk.last)".contains("done("), "\(talk.last)")
    }
  }

  @Test(arguments: ["what is there in Rome 3-7 may?", "what is there in lisbon?"])
  func `questions, refusals and days that are over offer no trip`(line: String) throws {
    var talk = try SaidScene.start.talk()
    try talk.say(line)
    if case .no(let said) = talk.last { #expect(!said.contains("new trip to"), "\(said)") }
    #expect(try talk.state == SaidScene.start.talk().state)
  }
}
