import Session
import Testing

/// How people put what they want: hours beside a weekday, reasons behind an order, lists, signs in place
/// of words, dictated lines, and what they take back.
@Suite struct EverydayWaysTests {
  /// A trip of five days from 10 May, a monday.
  private let plan = Plan(made: [
    "new trip Rome to Rome 2027-05-10..2027-05-14", "add text \"forum walk\" to day 2 at 10:00",
    "add text lunch to day 2 at 13:00", "add text \"canal tour\" to day 3 at 15:00",
    "add text brunch to day 4 at 11:00", "add text catacombs to day 5",
  ])

  private func stops(_ talk: Talk) -> [Stop] {
    talk.state.trips.flatMap { $0.days.flatMap(\.stops) + $0.ideas }
  }

  @Test(arguments: [
    ("crag wed 9 to 3", "add text crag to day 3 at 09:00 for 360m"),
    ("crag on wednesday 9 to 11", "add text crag to day 3 at 09:00 for 120m"),
    ("add crag wed 9 to 11", "add text crag to day 3 at 09:00 for 120m"),
    ("crag friday 10 til 12", "add text crag to day 5 at 10:00 for 120m"),
    ("wed 9 to 11 crag", "add text crag to day 3 at 09:00 for 120m"),
  ])
  func `two numbers beside a weekday are hours`(line: String, command: String) throws {
    try plan.does(line, [command])
  }

  @Test(arguments: ["move 1 to 3 on wednesday", "add crag wed 12 to 14"])
  func `numbers that may be days or stops are no hours`(line: String) throws {
    var talk = try plan.talk()
    try talk.say(line)
    #expect(!stops(talk).contains { $0.at == ClockTime(hour: 12, minute: 0) }, "\(talk.last)")
  }

  @Test(arguments: [
    ("cancel the catacombs, emma hates museums", "remove 5.1"),
    ("take lunch off tuesday comma moira is bringing sandwiches", "remove 2.2"),
    ("brunch at noon, lea hates mornings", "at 4.1 12:00"),
  ])
  func `why something is done is no part of it`(line: String, command: String) throws {
    try plan.does(line, [command])
  }

  @Test(arguments: [
    "cancel the catacombs, emma wants the orsay", "cancel the catacombs, that won't happen",
    "cancel the catacombs, if emma hates museums", "cancel the catacombs, he doesn't want that",
    "cancel the catacombs, emma doesn't agree",
  ])
  func `what may turn an order is no mere reason`(line: String) throws {
    try plan.changesNothing(line)
  }

  @Test(arguments: [
    ("keep lunch at 2", ["at 2.2 14:00"]),
    ("dinner on wednesday at 8 please", ["add text dinner to day 3 at 20:00"]),
    ("brunch on tuesday not thursday", ["move brunch to day 2"]),
    ("brunch tuesday, not thursday.", ["move brunch to day 2"]),
    ("the forum walk would be better at eleven than at ten", ["at 2.1 11:00"]),
    ("it would be better if the forum walk is moved to friday", ["move 2.1 to day 5"]),
    ("lunch at 1430 insted of 1", ["at 2.2 14:30"]),
    ("could the canal tour be an hour later, pretty please?", ["at 3.1 16:00"]),
    ("put tuesday in time order", ["sort day 2"]),
    ("one-man show on friday", ["add text \"man show\" to day 5"]),
    ("forum swim maybe, idk when", ["add text \"forum swim\" to ideas"]),
  ])
  func `everyday wording is done`(line: String, commands: [String]) throws {
    try plan.does(line, commands)
  }

  @Test(arguments: [
    ("+1 day", "dates 2027-05-10..2027-05-15"),
    ("+ dinner fri 8pm", "add text dinner to day 5 at 20:00"),
    ("day 1 <-> day 2", "swap day 1 and day 2"), ("fri <-> mon", "swap day 1 and day 5"),
  ])
  func `signs stand for words`(line: String, command: String) throws {
    try plan.does(line, [command])
  }

  @Test(arguments: [
    (
      "add swimming, sauna, massage to day 1",
      ["add text swimming to day 1", "add text sauna to day 1", "add text massage to day 1"]
    ),
    ("add a swim and a walk to day 1", ["add text swim to day 1", "add text walk to day 1"]),
    ("add bike ride and picnic to day 1", ["add text \"bike ride and picnic\" to day 1"]),
  ])
  func `what is plainly a list is several stops`(line: String, commands: [String]) throws {
    try plan.does(line, commands)
  }

  @Test(arguments: [
    (
      "third till fifth day in split", ["city day 3 split", "city day 4 split", "city day 5 split"]
    ),
    (
      "first two days in split, last three days in zadar",
      [
        "city day 1 split", "city day 2 split", "city day 3 zadar", "city day 4 zadar",
        "city day 5 zadar",
      ]
    ),
  ])
  func `days are counted from their edge`(line: String, commands: [String]) throws {
    try plan.does(line, commands)
  }

  @Test(arguments: [
    "I removed the canal tour by accident, can I have it back?", "can i have it back?",
    "oops I deleted the canal tour by mistake", "nooo undo that",
    "oh dear that is not what i said undo the last thing",
  ])
  func `what was removed by mistake comes back`(line: String) throws {
    try plan.does(line, ["undo"], behind: ["remove canal tour"])
  }

  @Test(arguments: ["I removed the forum walk by accident", "I did not remove it by accident"])
  func `what was not removed does not come back`(line: String) throws {
    try plan.changesNothing(line, behind: ["remove canal tour"])
  }

  @Test(arguments: [
    ("no, brunch is better on tuesday", ["move 4.1 to day 2"]),
    ("actually 11, she's never on time", ["at 1.1 11:00"]),
  ])
  func `a whole sentence behind no says what is to be done`(line: String, commands: [String]) throws
  {
    try plan.does(line, commands, behind: ["add text coffee to day 1 at 9:30"])
  }

  @Test(arguments: ["show me miles instead", "show me the way instead"])
  func `an order takes no stop's place`(line: String) throws {
    var talk = try plan.talk()
    try talk.say("add text coffee to day 1 at 9:30")
    try talk.say(line)
    let names = stops(talk).map(\.name)
    #expect(names.contains("coffee") && !names.contains { $0.hasPrefix("show") }, "\(talk.last)")
  }
}
