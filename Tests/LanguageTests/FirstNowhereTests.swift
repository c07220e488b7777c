import Testing

/// First lines that tell the days of a trip, and no place that is known.
@Suite struct FirstNowhereTests {
  @Test(arguments: [
    ("travel down the Blorf, 12 to 25 july", "2027-07-12..2027-07-25"),
    ("boys trip down the Blorf, 10-14 may", "2027-05-10..2027-05-14"),
  ])
  func `a trip without a known place is offered by its name`(line: String, dates: String) throws {
    var talk = try SaidScene.start.talk()
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before)
    guard case .no(let said) = talk.last else {
      Issue.record("\(talk.last)")
      return
    }
    #expect(said.contains("new trip") && said.contains(dates), "\(said)")
  }

  @Test func `whoever says who they are is not counted twice`() throws {
    var talk = try SaidScene.start.talk()
    try talk.say(
      "Hello! I am Luana, me and my husband Rafael will make our honeymoon in Portugal, 3 until 16 of september"
    )
    #expect("\(talk.state)".contains("Luana (me)"), "\(talk.last)")
  }

  @Test(arguments: ["get rid of it", "fado night is way too dear, get rid of it"])
  func `what is to be taken away makes no trip`(line: String) throws {
    var talk = try SaidScene.start.talk()
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before, "\(talk.last)")
  }
}
