import Testing

/// Lines of which a half was taken for the whole, or that speak of what no stop and no seat is.
@Suite struct TornNamesTests {
  @Test(arguments: [
    "river tour on friday at 11", "lello tour on friday at 11",
    "book seats two weeks before or after", "seats are by the window of the second coach",
    "I put the flights on my card", "LIS-FRA LH1173 20 april 07:00-11:00",
  ])
  func `what may be another thing than the one that is there changes nothing`(line: String) throws {
    var talk = try PairsOfLines.talk()
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before, "\(line): \(talk.last)")
  }

  @Test(arguments: [
    ("saturday canal tour at 11", "canal tour"),
    ("we go on a canal tour on saturday at 11", "canal tour"),
    ("wine workshop on saturday at 11", "wine workshop"),
  ])
  func `what people go on is named with the word for it`(line: String, name: String) throws {
    let plan = Plan(made: ["new trip Porto to \"Porto\" 2027-04-23..2027-04-25"])
    try plan.does(line, ["add text \"\(name)\" to day 2 at 11:00"])
  }

  @Test func `what was picked up is given back as another thing to do`() throws {
    let plan = Plan(made: [
      "new trip Porto to \"Porto\" 2027-04-19..2027-04-23",
      "add \"pick up the car at the airport\" to day 1 at 10:00",
    ])
    for line in [
      "give it back on the 22nd at 2pm", "drop it off on the 22nd at 14:00",
      "we return it on thursday at 2pm",
    ] {
      try plan.does(line, ["add \"return the car\" to day 4 at 14:00"])
    }
    try plan.does("return car 22 april 11:30", ["add \"return car\" to day 4 at 11:30"])
    try plan.changesNothing("maybe give it back on the 22nd")
    try plan.changesNothing("don't give it back on the 22nd")
  }
}
