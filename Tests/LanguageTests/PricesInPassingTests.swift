import Language
import Session
import Testing

/// Prices without a currency, prices of rooms, and what else is told beside a name.
@Suite struct PricesInPassingTests {
  private let plan = Plan(made: [
    "new trip Porto to Porto 2027-04-19..2027-04-23", "people Ana, Rui and Tom",
    "add text dinner to day 1 at 20:00", "city day 4 Lisbon",
  ])

  /// Holds that a line is only offered, as these commands.
  private func offers(_ line: String, _ commands: String, behind first: [String] = []) throws {
    var talk = try plan.talk()
    for line in first { try talk.say(line) }
    let before = talk.state
    try talk.say(line)
    #expect(talk.last == .no("not sure of that, so nothing was changed. Do you mean: \(commands)?"))
    #expect(talk.state == before)
  }

  @Test(arguments: [
    ("flowers 350 paid by Rui", #"add "flowers" to day 2; cost 2.1 350.00 EUR paid by Rui"#),
    ("flowers 350, paid by rui", #"add "flowers" to day 2; cost 2.1 350.00 EUR paid by Rui"#),
  ])
  func `a number beside who paid is what was paid`(line: String, commands: String) throws {
    try offers(line, commands, behind: ["day 2"])
  }

  @Test func `a stop beside another one is put there`() throws {
    try plan.does(
      "fado night on day 1 after the dinner", [#"add "fado night" to day 1 after 1.1"#])
  }

  @Test func `what somebody paid for on the selected day is done`() throws {
    try plan.does(
      "tom paid 40 for balloons", ["add text balloons to day 2; cost 2.1 40 EUR paid by Tom"],
      behind: ["day 2"])
  }

  @Test func `a number that tells which one is no price`() throws {
    try offers("room 12 paid by Rui", #"add "room 12" to day 2"#, behind: ["day 2"])
  }

  @Test(arguments: [
    (
      "hotel Azul from day 1 to day 4, 6 rooms, 150 eur per room per night",
      #"hotel Azul from day 1 to day 4 cost 2700 EUR note "6 rooms""#
    ),
    (
      "hotel Azul from day 1 to day 4 80.50 per room per night, 2 rooms",
      #"hotel Azul from day 1 to day 4 cost 483 EUR note "2 rooms""#
    ),
    (
      "hotel Azul from day 1 to day 4 150 per room per night",
      #"hotel Azul from day 1 to day 4 cost 450 EUR note "1 room""#
    ),
    (
      "hotel Azul from day 1 to day 4, 6 rooms, 150 a night each",
      #"hotel Azul from day 1 to day 4 cost 2700 EUR note "6 rooms""#
    ),
    (
      "hotel Azul from day 1 to day 4, two rooms 80.50 each per night",
      #"hotel Azul from day 1 to day 4 cost 483 EUR note "two rooms""#
    ),
    (
      "hotel Azul from day 1 to day 4, 300 each, 2 rooms",
      #"hotel Azul from day 1 to day 4 cost 600 EUR note "2 rooms""#
    ),
    (
      "hotel Azul from day 1 to day 4, 2 rooms, 100 each of us",
      #"hotel Azul from day 1 to day 4 cost 300 EUR note "2 rooms""#
    ),
    (
      "hotel Azul from day 1 to day 4 cost 100 EUR each",
      "hotel Azul from day 1 to day 4 cost 300 EUR"
    ),
  ])
  func `what rooms cost is that of all rooms, or of one that is noted`(
    line: String, command: String
  ) throws {
    try plan.does(line, [command])
  }

  @Test(arguments: [
    ("cost dinner 12 EUR or 14 USD", ["cost dinner 12 EUR", "cost dinner 14 USD"]),
    ("cost dinner 12 EUR / 14 USD", ["cost dinner 12 EUR", "cost dinner 14 USD"]),
    ("budget 1000 EUR or 1100 USD", ["budget 1000 EUR", "budget 1100 USD"]),
    (
      "hotel Azul from day 1 to day 3 120 EUR (130 USD)",
      ["hotel Azul from day 1 to day 3 120 EUR", "hotel Azul from day 1 to day 3 130 USD"]
    ),
  ])
  func `of a price in two currencies none is taken, and each is told as a line`(
    line: String, tries: [String]
  ) throws {
    try plan.changesNothing(line)
    #expect(try plan.talk().trouble(with: line)?.tries == tries)
  }

  @Test func `two prices of two things, and those of a text, are no choice`() throws {
    try plan.does("note dinner 12 EUR or 14 USD", ["note 1.1 \"12 EUR or 14 USD\""])
    try plan.does("cost dinner 12 EUR paid by Ana", ["cost 1.1 12 EUR paid by Ana"])
  }

  @Test(arguments: [
    "hotel Azul from day 1 to day 3, 3 beds, 150 eur per room per night",
    "hotel Azul from day 1 to day 3, 1 room, 2 rooms, 150 eur per room per night",
    "hotel Two Rooms from day 1 to day 3, 150 eur per room per night",
  ])
  func `what names no rooms, or two numbers of them, multiplies no price`(line: String) throws {
    var talk = try plan.talk()
    try talk.say(line)
    let cost = talk.state.trips.first?.bookings.first?.cost
    #expect(cost == nil || cost?.minorUnits == 30000, "\(talk.last)")
  }

  @Test(arguments: ["2 beds", "1 twin", "2 rooms"])
  func `how many beds and rooms there are is noted`(words: String) throws {
    try plan.does(
      "hotel Azul from day 1 to day 3, \(words)",
      ["hotel Azul from day 1 to day 3 note \"\(words)\""])
  }

  @Test(arguments: [
    (
      "flamenco show before the dinner on day 1",
      #"add "flamenco show" to day 1 before 1.1"#
    )
  ])
  func `words for a stop beside which something is are none of its name`(
    line: String, commands: String
  ) throws {
    try offers(line, commands)
  }

  @Test func `a town in brackets takes no days`() throws {
    var talk = try plan.talk()
    try talk.say("day 2 Porto (Lisbon)")
    #expect(!"\(talk.last)".contains("city day 3"), "\(talk.last)")
  }

  @Test func `under a town stands what is done on its day`() throws {
    try plan.does("lisboa: supper at 7pm", ["add text supper to day 4 at 19:00"])
    try plan.changesNothing("lisboa: not the castle")
  }

  @Test func `a number with a reference right behind a journey is that of the journey`() throws {
    let train = "train from Porto to Lisbon 2027-04-20 10:00 - 13:00"
    try offers(
      "ic 525 ref XK4RT9", #"rename booking 1 "ic 525"; ref booking 1 "XK4RT9""#, behind: [train])
    try plan.changesNothing("ic 525 ref XK4RT9")
  }
}
