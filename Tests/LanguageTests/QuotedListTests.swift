import Session
import TestSupport
import Testing

/// Lists of what is to be added, of which some stands in quotes, as Tab writes them.
@Suite struct QuotedListTests {
  private let paris = Plan(made: ["new trip Paris to Paris 2027-04-19..2027-04-23"])

  @Test(arguments: [
    (["Pont Neuf", "Palais Garnier"], ""), (["Pont Neuf", "Palais Garnier"], " to day 2"),
    (["Montmartre", "Sainte-Chapelle", "Pont Neuf"], " to day 2"),
    (["Pont Neuf", "Montmartre", "Palais Garnier"], " on wednesday at 10"),
    (["Pont Neuf", "Palais Garnier"], " to day 3 at 9:00 for 2 hours"),
    (["Pont Neuf", "lunch"], " to day 2"), (["Palais Garnier", "Montmartre"], " on day 2 first"),
    (["Palais Garnier", "Montmartre"], " to ideas"),
  ])
  func `a list does the same however many of its places stand in quotes`(
    _ things: [String], _ tail: String
  ) throws {
    for link in [", ", " and ", ", and "] where things.count > 2 || link != ", and " {
      let plain = list(things, link)
      for mask in 1..<(1 << things.count) {
        let some = things.indices.map { mask >> $0 & 1 == 1 ? "\"\(things[$0])\"" : things[$0] }
        try paris.does("add " + list(some, link) + tail, ["add " + plain + tail])
      }
    }
  }

  private func list(_ things: [String], _ link: String) -> String {
    things.dropLast().joined(separator: ", ") + link + (things.last ?? "")
  }

  @Test(arguments: [
    "add Pont Neuf, Palais Garnier to day 2", "add \"Pont Neuf\", Palais Garnier to day 2",
    "add Pont Neuf and \"Palais Garnier\" to day 2",
    "add \"Pont Neuf\", \"Palais Garnier\" to day 2",
  ])
  func `a list adds all of it, also where one of its places is in the trip`(_ line: String) throws {
    let plan = Plan(made: paris.made + ["add \"Palais Garnier\" to day 1"])
    try plan.does(line, ["add \"Pont Neuf\" to day 2", "add \"Palais Garnier\" to day 2"])
  }

  @Test func `words in quotes are one thing of a list, whatever stands in them`() throws {
    try paris.does(
      "add \"lunch, then cake\", Pont Neuf and \"walk and talk\" to day 2",
      [
        "add text \"lunch, then cake\" to day 2", "add \"Pont Neuf\" to day 2",
        "add text \"walk and talk\" to day 2",
      ])
  }

  @Test(arguments: ["add \"Pont Neuf\", day 2", "add \"Pont Neuf\", on tuesday"])
  func `what tells the day is no thing of a list`(_ line: String) throws {
    try paris.does(line, ["add \"Pont Neuf\" to day 2"])
  }

  @Test func `things to pack are taken out of their quotes`() throws {
    try paris.does(
      "pack \"wet wipes\", hat and \"salt, pepper\"",
      ["pack \"wet wipes\"", "pack hat", "pack \"salt, pepper\""])
    try paris.does("pack 'socks', \"hat\"", ["pack socks", "pack hat"])
  }

  @Test(arguments: [
    "tick \"socks\", hat", "tick \"socks\" and hat", "tick \"socks\" \"hat\"",
    "tick socks, \"hat\"", "tick \"socks\", \"hat\"",
  ])
  func `all of a list is ticked and taken off, however much of it stands in quotes`(
    _ line: String
  ) throws {
    let plan = Plan(made: paris.made + ["pack socks", "pack hat", "pack torch"])
    try plan.does(line, ["tick socks", "tick hat"])
    if line.hasPrefix("tick \"") {
      let removed = "remove task" + line.dropFirst("tick".count)
      try plan.does(removed, ["remove task socks", "remove task hat"])
    }
    try plan.does(line + " off", ["tick socks off", "tick hat off"], behind: [line])
  }

  @Test func `what a list has as one thing is one, though it may be two`() throws {
    let plan = Plan(made: paris.made + ["pack \"rope and pegs\"", "pack hat"])
    try plan.does("tick rope and pegs", ["tick \"rope and pegs\""])
  }

  @Test(arguments: [
    ("new trip to \"Rome\", \"Naples\"", ["new trip to \"Rome\"", "new trip to \"Naples\""]),
    (
      "new trip to \"Rome\" and \"Naples\" 3-9 may",
      ["new trip to \"Rome\" 3-9 may", "new trip to \"Naples\" 3-9 may"]
    ),
    (
      "search \"Pont Neuf\", \"Palais Garnier\"",
      ["search \"Pont Neuf\"", "search \"Palais Garnier\""]
    ),
  ])
  func `where one name can stand several are refused, with a line for each`(
    _ line: String, _ tries: [String]
  ) throws {
    try paris.changesNothing(line)
    #expect(try paris.talk().trouble(with: line)?.tries == tries)
  }

  @Test func `what is not to be packed is no thing of the list`() throws {
    var talk = try paris.talk()
    try talk.say("pack \"socks\" and not \"hat\"")
    let things = talk.state.trips.first?.checklist.map(\.text) ?? []
    #expect(!things.contains("hat") && !things.contains("not \"hat\""))
  }

  @Test func `quoted names alone, all of which are there, are asked about`() throws {
    let plan = Plan(made: paris.made + ["add \"beach\" to day 2", "add \"fado\" to day 4"])
    try plan.changesNothing("\"beach\", \"fado\" on day 3")
  }

  @Test(arguments: ["after 2.1", "on day 2 first"])
  func `what is put somewhere stands there as it was said`(_ place: String) throws {
    let plan = Plan(made: paris.made + ["add \"tea\" to day 2", "add \"cake\" to day 2"])
    for line in [
      "add Pont Neuf, Montmartre, Palais Garnier \(place)",
      "add \"Pont Neuf\", Montmartre and \"Palais Garnier\" \(place)",
    ] {
      var talk = try plan.talk()
      try talk.say(line)
      let names = talk.state.trips.first?.days.dropFirst().first?.stops.map(\.name)
      let added = ["Pont Neuf", "Montmartre", "Palais Garnier"]
      #expect(
        names == (place == "after 2.1" ? ["tea"] + added + ["cake"] : added + ["tea", "cake"]))
    }
  }
}

/// Words with which a line begins that are a verb but for one letter.
@Suite struct MisspeltVerbTests {
  @Test(arguments: [
    "qadd Pont Neuf, Palais Garnier to day 2", "addd \"Pont Neuf\", \"Palais Garnier\" to day 2",
  ])
  func `a misspelt verb is told with the line that was meant, not with a part of it`(
    _ line: String
  ) throws {
    let plan = Plan(made: [
      "new trip Paris to Paris 2027-04-19..2027-04-23", "add \"Palais Garnier\" to day 1",
      "add \"Pont Neuf\" to day 1",
    ])
    let talk = try plan.talk()
    let trouble = try #require(talk.trouble(with: line))
    #expect(trouble.kind == "unknown-verb")
    #expect(
      trouble.tries == ["add " + line.split(separator: " ").dropFirst().joined(separator: " ")])
  }
}

extension MisspeltVerbTests {
  @Test func `a weekday is no verb that was mistyped`() throws {
    let talk = try Plan(made: ["new trip Rome to Rome 2027-05-10..2027-05-15"]).talk()
    let trouble = try #require(talk.trouble(with: "sat 28 blorf, quux dorm 75 chf pp"))
    #expect(!trouble.tries.contains { $0.hasPrefix("seat") }, "\(trouble.tries)")
  }
}

/// Where one sleeps.
@Suite struct SleepingTests {
  private let made = [
    "new trip Rome to Rome 2027-05-04..2027-05-06", "add \"Pantheon\" to day 1",
  ]

  @Test(arguments: ["we sleep at hotel artemide", "I'm staying at hotel artemide"])
  func `where one sleeps is the hotel of the selected day's night`(_ line: String) throws {
    let plan = Plan(made: made + ["day 2"])
    try plan.does(line, ["hotel \"hotel artemide\" from 2027-05-05 to 2027-05-06"])
  }

  @Test(arguments: [
    "we sleep at hotel Roma and eat at Pizzeria Baffo", "we sleep at hotel Roma with Bob",
    "we sleep at hotel Roma on the way to Pisa",
  ])
  func `a house with more behind it is not booked by that name unasked`(_ line: String) throws {
    try Plan(made: made + ["day 2"]).changesNothing(line)
  }

  @Test func `where nights are booked already another house is only offered`() throws {
    let plan = Plan(made: made + ["hotel Artemide from day 1 to day 3", "day 2"])
    try plan.changesNothing("we stay in hotel Artemide")
    try plan.changesNothing("we sleep at hotel Roma")
  }

  @Test func `without a day it is offered for the whole trip`() throws {
    let plan = Plan(made: made + ["day none"])
    try plan.changesNothing("we sleep at hotel artemide")
    #expect(try plan.talk().canonical("we sleep at hotel artemide") == "[offer]")
  }
}
