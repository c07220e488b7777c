import Session
import Testing

/// What is said of journeys that are booked: what goes before and behind them, which of them is meant,
/// and who paid.
@Suite struct BesideJourneysTests {
  /// A trip of six days from 10 May, a monday.
  private let plan = Plan(made: [
    "new trip Rome to Rome 2027-05-10..2027-05-15", "people Anna and 1 kid",
    "flight KL1 from Amsterdam to Rome 2027-05-10 09:10 - 11:20",
    "train from Rome to Porto 2027-05-13 10:00 - 11:00",
    "train from Porto to Lisbon 2027-05-14 22:00 - 07:10",
    "hotel Ribeira in Porto from day 4 to day 5", "cost booking 4 80 EUR",
    "add text supper to day 2 at 20:00", "cost 2.1 30 EUR",
  ])

  @Test(arguments: [
    ("add coffee before the flight", "add text coffee to day 1 at 07:00"),
    ("coffee before the flight", "add text coffee to day 1 at 07:00"),
    ("add lunch after the flight", "add text lunch to day 1 at 11:20"),
    ("lunch after the train to porto", "add text lunch to day 4 at 11:00"),
    ("add tea after the night train", "add text tea to day 6 at 07:10"),
  ])
  func `what is to stand beside a journey stands on its day, on its side`(
    line: String, command: String
  ) throws {
    try plan.does(line, [command])
  }

  @Test(arguments: [
    ("beach after the flight", "at 1.1 11:20"),
    ("beach before lunch", "move 1.1 before 1.3"), ("tower after lunch", "move 1.2 after 1.3"),
    ("add beach after lunch", "add text beach to day 1 after 1.3"),
    ("coffee after lunch", "add text coffee to day 1 after 1.3"),
  ])
  func `what the day has already is moved beside another, unless one more is wanted`(
    line: String, command: String
  ) throws {
    try plan.does(
      line, [command],
      behind: [
        "add text beach to day 1", "add text tower to day 1", "add text lunch to day 1 at 13:00",
      ])
  }

  @Test(arguments: [
    ("beach after the cruise", "at 2.1 16:30"), ("beach after the river cruise", "at 2.1 16:30"),
    ("the beach right after the cruise", "at 2.1 16:30"),
    ("beach before the cruise", "move 2.1 before 2.2"),
  ])
  func `what the day has already is moved beside an activity that is booked`(
    line: String, command: String
  ) throws {
    let made = ["new trip Rome to Rome 2027-05-10..2027-05-15", "add text beach to day 2"]
    let cruise = ["activity \"River cruise\" to day 2 at 15:00 for 90m"]
    try Plan(made: made + cruise + ["add text tea to day 2 at 17:00"]).does(line, [command])
  }

  @Test(arguments: ["lunch after the flight", "lunch before the flight", "walk after lunch"])
  func `what stands there already stays, and what may be another is asked about`(
    line: String
  ) throws {
    try plan.changesNothing(
      line, behind: ["add text lunch to day 1 at 13:00", "add text walk to day 1 before 1.1"])
  }

  @Test(arguments: [
    "the night train gets in at 7:40", "the overnight train arrives at 7:40",
  ])
  func `the night train is the one that goes through the night`(line: String) throws {
    try plan.does(line, ["arrival booking 3 07:40 2027-05-15"], behind: ["show day 4"])
  }

  @Test(arguments: [
    ("I paid for supper", "cost 2.1 30 EUR paid by Anna"),
    ("I paid the hotel", "cost booking 4 80 EUR paid by Anna"),
    ("I've paid for the hotel", "cost booking 4 80 EUR paid by Anna"),
    ("cost 2.1 40 EUR paid by me", "cost 2.1 40 EUR paid by Anna"),
  ])
  func `who says I is the only one who may be`(line: String, command: String) throws {
    try plan.does(line, [command])
  }

  @Test(arguments: ["I paid for supper", "I paid the hotel"])
  func `of two who may say I none is taken`(line: String) throws {
    try plan.changesNothing(line, behind: ["people Anna and Ben"])
  }
}
