import Language
import Session
import TestSupport
import Testing

/// Lines of which only some pieces tell what is meant.
@Suite struct SpokenClausesTests {
  @Test(arguments: [
    ("can we scrap the cellar tour, 18 euros for grape juice honestly", "remove 3.1"),
    ("move the beach to thursday, not now love, sorry, to friday", "move 2.2 to day 5"),
    ("enough porto for today, close it", "close"),
  ])
  func `what broke in or is said besides is left out of what is offered`(
    _ line: String, _ command: String
  ) throws {
    try PairsOfLines.expect(line, offers: command)
  }

  @Test(arguments: [
    (
      "I've thought about the beach and honestly tuesday is too full, so take it to friday",
      "move 2.2 to day 5"
    ),
    ("Serralves is shut on mondays they say, move it to wednesday", "move 2.1 to day 3"),
    (
      "thursday will be wet, the market is no fun then, wednesday is better, put it there",
      "move 4.1 to day 3"
    ),
    ("they let you into Lello for 40 minutes these days so shorten it to that", "stay 1.1 40m"),
  ])
  func `an order behind a story is offered with what the story names in the place of it`(
    _ line: String, _ command: String
  ) throws {
    try PairsOfLines.expect(line, offers: command)
  }

  @Test(arguments: [
    "everyone says Bom Jesus is a must, but don't put it on friday at 11",
    "they let you into Lello for 40 minutes these days but don't shorten it to that",
  ])
  func `an order behind a story that is denied is not offered`(_ line: String) throws {
    try PairsOfLines.expectNothing(of: line)
  }

  @Test(arguments: [
    "take out the fado, never mind", "move lunch to friday, no, forget it",
    "delete day 3, leave it as it is", "swap monday and tuesday? lol keep it",
  ])
  func `nothing is done or offered of what is left in the end`(_ line: String) throws {
    try PairsOfLines.expectNothing(of: line)
  }

  @Test func `a look behind what is left is shown`() throws {
    var talk = try PairsOfLines.talk()
    try talk.say("is the beach before or, never mind, show me wednesday")
    guard case .shown = talk.last else {
      Issue.record("\(talk.last)")
      return
    }
  }

  @Test(arguments: [
    ("move the tower to friday no to thursday", "move 1.2 to day 4"),
    (
      "remind me to pay the deposit by march first no by april first",
      "todo \"pay the deposit\" by 2027-04-01"
    ),
    ("delete the beach no not the beach the ribeira walk", "remove 1.4"),
    ("add espresso before no after the tower on monday", "add \"espresso\" to day 1 after 1.2"),
    ("put a nap on wednesday at three pm no half past three pm", "add \"nap\" to day 3 at 15:30"),
    ("the market takes an hour no an hour and a half", "stay 4.1 90m"),
    ("call day two beach day no call it sand day", "name day 2 \"sand day\""),
    ("cellar tour starts at ten no sorry ten thirty", "at 3.1 10:30"),
    (
      "activity pottery on wednesday at five pm for two hours make that three hours",
      "activity \"pottery\" to day 3 at 17:00 for 3h"
    ),
  ])
  func `what is said again in the same breath stands for what it puts right`(
    _ line: String, _ command: String
  ) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    "no kids on day 2", "the tower has no lift on monday", "note the tower: no lift, no shade",
    "serralves three hours, who am I kidding, one hour",
  ])
  func `no takes nothing back that is not said again`(_ line: String) throws {
    var talk = try PairsOfLines.talk()
    let before = talk.state
    try talk.say(line)
    #expect(
      talk.state == before || "\(talk.last)".contains("no lift, no shade"), "\(talk.last)")
  }

  @Test(arguments: [
    ("note 2.2 drive 1 hour, wait 1 hour", "note 2.2 \"drive 1 hour, wait 1 hour\""),
    ("todo say no to the tour, no to the boat", "todo \"say no to the tour, no to the boat\""),
    (
      "note 1.2 a lift on the left, no lift on the right",
      "note 1.2 \"a lift on the left, no lift on the right\""
    ),
    ("name day 3 The End No The Beginning", "name day 3 \"The End No The Beginning\""),
    ("name day 4 Rest, no plans", "name day 4 \"Rest, no plans\""),
    ("name day 3 To Salzburg", "name day 3 \"To Salzburg\""),
    ("rename 1.2 Bar No 5", "rename 1.2 \"Bar No 5\""),
    ("add Gallery A to day 2", "add \"Gallery A\" to day 2"),
    ("add lunch at Cafe No at noon to day 3", "add \"lunch at Cafe No\" to day 3 at 12:00"),
    ("note the beach: turn left, leave it", "note 2.2 \"turn left, leave it\""),
    ("add hike to day 4 for 8.25 h", "add \"hike\" to day 4 for 495m"),
    ("stay 1.2 10.75 h", "stay 1.2 645m"),
    ("show day 2, never mind", "show day 2"),
  ])
  func `a text, a name or a length with such words in it is kept whole`(
    _ line: String, _ command: String
  ) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    ("walk in Foz on wednesday at 16.30 h", "add \"walk in Foz\" to day 3 at 16:30"),
    ("add supper to day 3, 20.00 h", "add \"supper\" to day 3 at 20:00"),
  ])
  func `an hour with its letter is one of the day`(_ line: String, _ command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }

  @Test(arguments: [
    "delete the beach, nevermind", "delete the beach? no", "move fado to day 3, ah keep it",
    "fado on thursday? no, leave it be",
  ])
  func `who says no in the end is offered nothing`(_ line: String) throws {
    try PairsOfLines.expectNothing(of: line)
  }

  @Test(arguments: [
    ("day 4 shall be known as chaos day", "name day 4 \"chaos day\""),
    ("the name of this trip should read Porto in April", "rename trip \"Porto in April\""),
    ("squish thu and fri into one day", "merge day 4 with day 5"),
    (
      "breakfast at the hotel, tues, 8am, ok bye",
      "add \"breakfast at the hotel\" to day 2 at 08:00"
    ),
    ("cellar tour costs 20 euro by person", "cost 3.1 20 EUR each"),
    (
      "so for the cellar tour just note down that Bob gets the tickets",
      "note 3.1 \"Bob gets the tickets\""
    ),
    (
      "remind us three days before departure to print the passes",
      "todo \"print the passes\" 3 days before"
    ),
    ("TODO – book fado table – by 31 Mar", "todo \"book fado table\" by 2027-03-31"),
    ("pack umbrella + socks", "pack umbrella; pack socks"),
  ])
  func `such words are understood`(_ line: String, _ command: String) throws {
    try PairsOfLines.expect(line, leaves: command)
  }
}
