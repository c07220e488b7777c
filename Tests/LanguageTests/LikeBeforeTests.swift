import Testing

/// What was done last is taken back, or done again, as people say it; where more is said it is not.
@Suite struct LikeBeforeTests {
  @Test(arguments: [
    ("move \"beach\" to day 5", "no, like it was before"),
    ("move \"beach\" to day 5", "put it back as it was"),
    ("move \"beach\" to day 5", "I spoke too soon, would you kindly put it back as it was?"),
    ("move \"beach\" to day 5", "that was a bad idea, take it back"),
    ("remove \"Serralves\"", "Excuse me, I was wrong, bring it again"),
    (
      "swap day 1 with day 2",
      "I've thought about it once more and it was better the way it was, so undo that please."
    ),
    ("remove 1.4", "Oops, I still need that"), ("remove 2.1", "omg no bring it back"),
    ("at 2.3 21:00", "That's far too late for Leo, please go back to how it was."),
    ("swap day 2 with day 3", "hmm no, leave it as it was before"),
    ("swap day 2 with day 3", "oops wrong days, revert"),
    ("cost 4.2 50 EUR", "That price was wrong, undo it"),
    ("remove beach", "lol jk bring it back"),
  ])
  func `what was done is taken back`(first: String, line: String) throws {
    var said = try PairsOfLines.talk()
    let before = said.state
    try said.say(first)
    #expect(said.state != before)
    try said.say(line)
    #expect(said.state == before, "\(said.last)")
  }

  @Test func `what was taken back is done again`() throws {
    var said = try PairsOfLines.talk()
    try said.say("move \"beach\" to day 5")
    let moved = said.state
    try said.say("undo")
    try said.say("undo was wrong - reinstate")
    #expect(said.state == moved, "\(said.last)")
  }

  @Test(arguments: [
    ("move \"beach\" to day 5", "I still need that"),
    ("move \"beach\" to day 5", "it was better last year"),
    ("move \"beach\" to day 5", "leave it as it is"),
    ("move \"beach\" to day 5", "it was better on Thursday"),
    ("move \"beach\" to day 5", "no, lunch like it was before"),
    ("move \"beach\" to day 5", "don't put it back as it was"),
    ("move \"beach\" to day 5", "maybe put it back as it was"),
    ("move \"beach\" to day 5", "was it better the way it was?"),
    ("move \"beach\" to day 5", "that's far too late for Leo"),
    ("move \"beach\" to day 5", "it was so nice the way it was in Lisbon"),
    ("move \"beach\" to day 5", "Bob liked it better before"),
    ("remove \"fado\"", "I still need that towel"), ("remove \"fado\"", "do we still want it?"),
  ])
  func `what tells more, or of something else, takes nothing back`(
    first: String, line: String
  ) throws {
    var said = try PairsOfLines.talk()
    try said.say(first)
    let before = said.state
    try said.say(line)
    #expect(said.state == before, "\(line): \(said.last)")
  }
}
