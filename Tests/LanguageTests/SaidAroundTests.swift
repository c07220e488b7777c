import Session
import Testing

/// What people say around the matter, and everyday things that they plan without a word for adding them.
@Suite struct SaidAroundTests {
  /// A trip of five days from 10 May, a monday; the second day is selected.
  private let plan = Plan(made: [
    "new trip Rome to Rome 2027-05-10..2027-05-14", "add text \"forum walk\" to day 1 at 10:00",
    "add text lunch to day 2 at 13:00", "add text dinner to day 2 at 20:00", "day 2",
  ])

  @Test(arguments: [
    ("oh and nappies on the packing list plese", "pack nappies"),
    ("nappies on the packing list", "pack nappies"),
    ("visa on my to-do list, cheers", "todo visa"),
    ("beach on day 1 innit", "add text beach to day 1"),
    ("hey babe, karaoke on thursday, obvs", "add text karaoke to day 4"),
    ("fave this trip <3", "favourite"), ("lunch at 2 :)", "at lunch 14:00"),
    ("oops undo dat", "undo"),
    ("put the spa on my wishlist", "add text spa to ideas"),
    ("put karaoke on the bucket list please", "add text karaoke to ideas"),
    ("we'll just have a walk on wednesday", "add text walk to day 3"),
    ("it's just for two people", "people 2"),
    ("it would be great if you could move lunch to thursday", "move lunch to day 4"),
    ("could I trouble you to put my torch on the packing list?", "pack \"my torch\""),
    ("swap tue/thu", "swap day 2 with day 4"),
    ("gotta get a rail card, add that to my todos", "todo \"a rail card\""),
    ("mate take back what I just did", "undo"),
    ("team dinner on day 1 at 8pm", "add text \"team dinner\" to day 1 at 20:00"),
    ("honey tasting on day 1 at 3pm", "add text \"honey tasting\" to day 1 at 15:00"),
    ("team, lunch is at 2", "at lunch 14:00"), ("guys can you drop lunch", "remove lunch"),
    ("my default currency shld be usd", "set currency USD"),
  ])
  func `talk around the matter is free`(line: String, command: String) throws {
    try plan.does(line, [command])
  }

  @Test(arguments: [
    ("pool on tuesday", "add text pool to day 2"), ("ramen on day 2", "add text ramen to day 2"),
    ("crabbing on friday", "add text crabbing to day 5"),
    ("ice cream on wednesday", "add text \"ice cream\" to day 3"),
    ("boat trip on friday", "add text \"boat trip\" to day 5"),
    ("tapas after lunch", "add text tapas after lunch"),
  ])
  func `everyday things are planned by their name and a day`(line: String, command: String) throws {
    try plan.does(line, [command])
  }

  @Test(arguments: [
    "move dinner to day 3, we're not doing that anymore",
    "remove day 2 jk", "karaoke on day 3, sod it", "full packing list",
    "everything on the packing list",
    "packing list for Rome", "in case go to the beach", "purse 50 euros",
    "dinner is currently at 9",
    "boat trip on wednesday, max 8h", "pasta and wine tasting on day 3",
    "add karaoke to day 1 and then clear the screen",
    "rain on day 1", "strike on wednesday", "the beach is closed on friday",
    "is the pool open on friday?",
    "ramen", "is my hat on the packing list", "the hat is on the packing list",
    "yes yes in a minute, put the passports on the packing list for me if you must",
  ])
  func `what only tells something plans nothing`(line: String) throws {
    try plan.changesNothing(line)
  }

  @Test(arguments: [
    ("stick the tent and the esky on the packing list, ta", ["the tent", "the esky"]),
    ("need to pack charger, meds n a scarf", ["charger", "meds", "a scarf"]),
    ("pack a hat and a coat", ["a hat", "a coat"]), ("pack salt and pepper", ["salt and pepper"]),
    ("pack socks, salt n pepper", ["socks", "salt n pepper"]),
    ("pack earplugs and padlock", ["earplugs", "padlock"]),
    ("pack phone charger and adapter for the car", ["phone charger", "adapter for the car"]),
    ("pack boots and rain jacket", ["boots", "rain jacket"]),
    ("pack torch and rope and gloves", ["torch", "rope", "gloves"]),
    ("pack knee and elbow pads", ["knee and elbow pads"]),
    ("pack hot and cold packs", ["hot and cold packs"]),
    ("pack bits and bobs", ["bits and bobs"]),
    ("pack \"torch and rope\"", ["torch and rope"]),
  ])
  func `each thing of a list stands by itself`(line: String, things: [String]) throws {
    try plan.does(line, things.map { "pack \"\($0)\"" })
  }

  @Test func `a copy is made of the trip that is named`() throws {
    try plan.does("duplicate Rome, start date 6 september 2027", ["copy trip from 2027-09-06"])
  }

  @Test(arguments: [
    "when I write 4/5, I mean always the 4th of May",
    "we are returning one day early, so remove the last day",
  ])
  func `what is told twice, or of no word, is not done`(line: String) throws {
    try plan.changesNothing(line)
  }

  @Test func `in before an hour in digits tells when a way gets in`() throws {
    try plan.does(
      "Ferry Wed 0715 Porto to Lisbon, in 0955",
      ["ferry from Porto to Lisbon 2027-05-12 07:15 - 09:55"])
  }

  @Test func `the ticket is no thing that is planned`() throws {
    var talk = try plan.talk()
    try talk.say("ticket was 120 euros")
    #expect(!talk.state.trips.flatMap(\.days).flatMap(\.stops).contains { $0.name == "Ticket" })
  }
}
