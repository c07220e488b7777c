import Language
import Session
import Testing

/// Phrases around names and texts, orders behind what is told, reasons beside an order.
@Suite struct AroundNamesTests {
  private let plan = Plan(made: [
    "new trip Porto to Porto 2027-04-19..2027-04-23", "add \"Livraria Lello\" to day 1 at 10:00",
    "add \"Clérigos Tower\" to day 1 at 12:00", "add lunch to day 1 at 13:30",
    "add \"beach\" to day 2 at 14:00", "add \"cellar tour\" to day 3 at 11:00",
    "add lunch to day 3",
    "add \"Bolhão market\" to day 4", "add fado to day 4 at 21:00", "add \"surf lesson\" to ideas",
    "flight TP1234 LIS to OPO day 1 07:05 - 08:00", "hotel \"Casa do Conto\" from day 1 to day 4",
    "people Ana, Bob", "budget 1200 EUR", "todo \"renew passport\"", "pack charger", "day 2",
  ])

  @Test(arguments: [
    (
      "the beach deserves a remark: red flag means no swimming",
      "note 2.1 red flag means no swimming"
    ),
    ("fado should say \"doors open at 20:30\"", "note 4.2 \"doors open at 20:30\""),
    ("Tuesday's note is: bring coins", "note day 2 bring coins"),
    ("attach \"meet Luis\" to the beach", "add note 2.1 meet Luis"),
    ("trip note, Ana is vegetarian", "note trip Ana is vegetarian"),
    ("describe the trip as our spring break", "describe our spring break"),
    ("a task for January 15: order the passes", "todo order the passes by 2027-01-15"),
    ("passport is renewed now", "tick renew passport"),
    ("fado would be better on wednesday", "move 4.2 to day 3"),
    ("the beach can wait until friday", "move 2.1 to day 5"),
    ("Lello should follow the tower", "move 1.1 after 1.2"),
    ("let's not spend more than 1100 euros altogether", "budget 1100 EUR"),
    ("a pound is 1.17 euros today", "rate GBP EUR 1.17"),
    (
      "new hotel: Vila Azul, day 4 to day 5, 110 euros",
      "hotel \"Vila Azul\" from day 4 to day 5 cost 110 EUR"
    ),
    (
      "bus FB31 takes us from Porto to Braga on thursday, 9:00 to 10:30",
      "bus FB31 Porto to Braga 2027-04-22 09:00 - 10:30"
    ),
    ("wednesdays lunch should go to thursday", "move 3.2 to day 4"),
  ])
  func `around a name or a text stand few words that say what is meant`(
    line: String, command: String
  ) throws {
    try plan.does(line, [command])
  }

  @Test(arguments: [
    "the beach can maybe wait until friday", "the beach can not wait until friday",
    "fado or the beach would be better on wednesday", "the beach can wait until friday?",
    "passport is not renewed now", "if the surf lesson idea can go",
  ])
  func `a phrase with a word that doubts, denies or asks changes nothing`(line: String) throws {
    try plan.changesNothing(line)
  }

  @Test(arguments: [
    ("the beach is closed, remove it", "remove 2.1"),
    ("charger is packed, tick it", "tick charger"),
    ("we need plug adapters, pack them", "pack plug adapters"),
    ("oh and a travel towel, pack that as well", "pack travel towel"),
  ])
  func `an order behind what is told is about that`(line: String, command: String) throws {
    try plan.does(line, [command])
  }

  @Test(arguments: [
    "our flight is not cancelled, remove it", "passport is glorp renewed, tick it",
    "maybe a travel towel, pack that",
  ])
  func `an order behind what is told otherwise is not carried out`(line: String) throws {
    try plan.changesNothing(line)
  }

  @Test(arguments: [
    ("start Lello at 11, we're all pretty slow in the morning", "at 1.1 11:00"),
    ("have the beach at 3 because the bus is late", "at 2.1 15:00"),
    ("since Ana hates heights, take the tower off the plan", "remove 1.2"),
  ])
  func `a reason beside a clear order leaves it clear`(line: String, command: String) throws {
    try plan.does(line, [command])
  }

  @Test(arguments: [
    "cut the beach, just kidding", "move fado to day 3, that was a joke",
    "move the beach to friday, it stays on tuesday",
    "start Lello at 11, we glorp slow in the morning",
  ])
  func `what takes back, doubts or is not known is no reason`(line: String) throws {
    try plan.changesNothing(line)
  }

  @Test(arguments: [
    ("picnic in the park on wednesday", "add text \"picnic in the park\" to day 3"),
    ("drinks at Base on wednesday at 6pm", "add text \"drinks at Base\" to day 3 at 18:00"),
    ("beach an hour later", "at 2.1 15:00"), ("an hour later for the beach", "at 2.1 15:00"),
    ("fado will be around 60 euros", "cost 4.2 60 EUR"),
    ("Livraria Lello costs 8 euros", "cost 1.1 8 EUR"),
    ("put Bolhão market last on monday", "move 4.1 to day 1 last"),
    ("move fado to day 1 before lunch", "move 4.2 to day 1 before 1.3"),
    ("forget the budget, no limit", "budget none"),
  ])
  func `plain words mean what they say`(line: String, command: String) throws {
    try plan.does(line, [command])
  }

  @Test(arguments: [
    ("put the cellar tour on tuesday", "move 3.1 to day 2"),
    ("can you put the cellar tour on thursday please", "move 3.1 to day 4"),
    ("put the Clérigos on friday", "move 1.2 to day 5"),
    ("put livraria lello on friday", "move 1.1 to day 5"),
    ("put the beach on friday too", "copy 2.1 to day 5"),
    ("put lunch on tuesday", "add lunch to day 2"),
  ])
  func `what has its day is put on another, and is not there twice`(
    line: String, command: String
  ) throws {
    try plan.does(line, [command])
  }

  @Test(arguments: [
    "don't put the beach on friday", "put the beach on friday or saturday",
    "put the beach on friday if it's sunny", "maybe put the beach on friday",
    "we could put the beach on friday", "you put the beach on friday",
    "put the beach on friday but it's cold", "put the beach on friday as an option",
    // By its kind another one may be meant.
    "put the market on friday",
  ])
  func `what is not plainly put elsewhere stays`(line: String) throws {
    try plan.changesNothing(line)
  }

  @Test(arguments: ["one night at the ibis riverside", "ibis riverside for 1 night"])
  func `where nights are told of a thing that is no town one sleeps there`(line: String) throws {
    var talk = try plan.talk()
    try talk.say(line)
    #expect(
      talk.last
        == .no(
          "not sure of that, so nothing was changed. "
            + "Do you mean: hotel \"ibis riverside\" from 2027-04-22 to 2027-04-23?"))
  }

  @Test func `a second order to pack is no thing`() throws {
    try plan.does("pack a hat, and pack swimsuits", ["pack \"a hat\"", "pack swimsuits"])
  }

  @Test func `what is so already by a phrase adds nothing`() throws {
    try plan.changesNothing("put Monday's stops in time order")
  }

  @Test func `the two of them are no more than two`() throws {
    try plan.changesNothing("cancel the two of them")
  }

  @Test func `what one feels describes no trip`() throws {
    try plan.changesNothing("I'm so excited about the cruise")
  }
}
