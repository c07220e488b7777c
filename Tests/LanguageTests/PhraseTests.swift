import Testing

/// How people say it, beside the canonical shapes.
@Suite struct PhraseTests {
  @Test(arguments: [
    ("please add the louvre to day 2", "add \"the louvre\" to day 2"),
    ("put the louvre on tuesday morning", "add louvre to 2027-04-20 at 09:00"),
    ("could you remove the keys, thanks", "remove \"the keys\""),
    ("add lunch tuesday", "add lunch to 2027-04-20"),
    ("get rid of keys and lunch with Ana", "remove \"keys\",\"lunch with Ana\""),
    ("lunch with Ana is at 1pm", "at \"lunch with Ana\" 13:00"),
    ("lunch with Ana takes 90 minutes", "stay \"lunch with Ana\" 90m"),
    ("lunch with Ana costs 22 euros", "cost \"lunch with Ana\" 22 EUR"),
    ("move the second stop on day 1 up", "move 1.2 up"),
    ("swap days two and three", "swap day 2 with day 3"),
    ("we're going to rome for a week from 3 may", "new trip to rome 2027-05-03..2027-05-09"),
    ("actually make it half past ten", "at it 10:30"),
    ("move everything two days later", "shift trip by 2 days"),
    ("rename this trip to Northern Portugal", "rename trip \"Northern Portugal\""),
    ("undo the last two things", "undo 2"), ("what am i doing on tuesday", "show 2027-04-20"),
  ])
  func `a phrase is read as its canonical command`(_ phrase: String, _ wanted: String) throws {
    var talk = Talk()
    for line in scene { try talk.say(line) }
    #expect(talk.canonical(phrase) == wanted)
  }

  @Test(arguments: [
    "don't add the louvre to day 2", "should i add the louvre to day 2?", "asdf qwer zxcv",
    "rm -rf /", "move lunch to day 3, i don't know",
  ])
  func `what is no order is refused`(_ line: String) {
    #expect(canonical(line).hasPrefix("["))
  }
}

private let scene = [
  "new trip Porto to Porto 2027-04-19..2027-04-23", "add \"keys\" to day 1",
  "add \"lunch with Ana\" to day 1",
]
