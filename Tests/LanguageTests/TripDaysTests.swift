import Testing

/// Days as people tell them who plan a whole trip: with a list behind them, or by the one before.
@Suite struct TripDaysTests {
  private static let plan = Plan(made: ["new trip Porto to \"Porto\" 2027-04-19..2027-04-23"])

  @Test(arguments: [
    (
      "tuesday: swim 10:00, lunch at Ramiro at 1, then picnic till 18",
      [
        "add swim to day 2 at 10:00", "add \"lunch at Ramiro\" to day 2 at 13:00",
        "add picnic to day 2", "add note 2.3 \"till 18\"",
      ]
    ),
    (
      "tuesday: swim (10am), lunch at Ramiro (1pm), picnic (9pm)",
      [
        "add swim to day 2 at 10:00", "add \"lunch at Ramiro\" to day 2 at 13:00",
        "add picnic to day 2 at 21:00",
      ]
    ),
  ])
  func `a day with a colon has all that stands behind it`(line: String, commands: [String]) throws {
    try TripDaysTests.plan.does(line, [commands.joined(separator: "; ")])
  }

  @Test(arguments: [
    "tuesday: castle or tower, beach", "tuesday: maybe castle, tower",
    "tuesday: castle, tower, beach because it is warm", "tuesday: nothing planned, early night",
    "tuesday: up at 7, coffee, off by 8", "tuesday: not the castle, tower",
    "tuesday: castle, tower?",
  ])
  func `a list that is doubted, denied or told with its reason is not done`(line: String) throws {
    try TripDaysTests.plan.changesNothing(line)
  }

  @Test(arguments: [
    ("that evening drinks at the bar at 8", "add \"drinks at the bar\" to day 3 at 20:00"),
    ("that afternoon lunch at Ramiro", "add \"lunch at Ramiro\" to day 3 at 14:00"),
    ("same day dinner at Ramiro 20:00", "add \"dinner at Ramiro\" to day 3 at 20:00"),
  ])
  func `a day is told by the one that was spoken of`(line: String, command: String) throws {
    for selected in [[], ["day 1"]] {
      let first = selected + ["add \"flea market\" to day 3"]
      try TripDaysTests.plan.does(line, [command], behind: first)
    }
  }

  @Test(arguments: [
    ("everything before the 21st in Porto, from then on Braga", 2),
    ("until the 21st in Porto, afterwards Braga", 2),
    ("first two days in Porto, the rest in Braga", 2),
  ])
  func `where days before and behind another one are`(line: String, last: Int) throws {
    let cities = (1...5).map { "city day \($0) \($0 <= last ? "Porto" : "Braga")" }
    try TripDaysTests.plan.does(line, [cities.joined(separator: "; ")])
  }

  @Test(arguments: [
    "everything before the 21st in Porto, from then on Braga or Guimarães",
    "not everything before the 21st in Porto, from then on Braga",
    "if it rains everything before the 21st in Porto, from then on Braga",
  ])
  func `towns that are open or denied stay as they are`(line: String) throws {
    try TripDaysTests.plan.changesNothing(line)
  }
}
