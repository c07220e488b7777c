import Language
import Testing

@Test(arguments: [
  "never mind", "nevermind", "nvm", "forget it", "forget that", "forget about it", "scratch that",
  "cancel that", "drop it", "oh, never mind", "ok forget about it then", "Never mind, thanks.",
  "forget I said that", "no, cancel that!",
])
func `words that leave a thought are one act`(line: String) {
  #expect(DialogueAct.of(line) == .retract)
}

@Test(arguments: [
  ("yes", DialogueAct.affirm), ("sure, go ahead", .affirm), ("that's right", .affirm),
  ("no", .decline), ("no thanks", .decline), ("nah", .decline), ("neither of them", .declineAll),
  ("none", .declineAll), ("not sure", .pass), ("skip", .pass), ("I don't know yet", .pass),
  ("done", .enough), ("that's all", .enough), ("thank you very much", .thank),
  ("good night", .leave), ("2", .choose(2)), ("the second one please", .choose(2)),
  ("number 3", .choose(3)), ("3rd", .choose(3)), ("the last", .choose(-1)),
  ("no wait", .correct), ("sorry", .correct), ("actually", .correct),
])
func `a whole line can be one act`(line: String, act: DialogueAct) {
  #expect(DialogueAct.of(line) == act)
}

@Test(arguments: [
  "forget lunch", "cancel the museum", "drop it off at the hotel", "never mind the weather, go",
  "2.1", "day 2", "19-23", "yes move it", "\"never mind\"", "scratch that itch", "no lunch", "",
  "remove it", "call it done", "https://example.org",
])
func `a line that says more is none`(line: String) {
  #expect(DialogueAct.of(line) == nil)
}

@Test(arguments: [
  ("no, wednesday", DialogueAct.correct, 2), ("I mean dinner", .correct, 2),
  ("scratch that, add tea", .retract, 3), ("sorry, day 3", .correct, 2),
  ("thanks, move lunch", .thank, 2), ("never mind, show day 2", .retract, 3),
  ("yes, the first", .affirm, 2),
])
func `a line can begin with an act`(line: String, act: DialogueAct, end: Int) throws {
  let found = try #require(DialogueAct.opening(try Lexer.tokens(of: line)))
  #expect(found.act == act)
  #expect(found.end == end)
}

@Test(arguments: ["move lunch", "nobody knows", "thanksgiving dinner", "actually"])
func `other words begin none, nor do these alone`(line: String) throws {
  #expect(DialogueAct.opening(try Lexer.tokens(of: line)) == nil)
}

@Test(arguments: [
  ("add the '50s diner", ["add", "the", "'", "50", "s", "diner"]),
  ("rock 'n' roll", ["rock", "n", "roll"]), ("add 'two words' here", ["add", "two words", "here"]),
  ("it's Ana's", ["it's", "Ana's"]),
  ("say 'it\\'s' now", ["say", "it's", "now"]), ("'tis late", ["'", "tis", "late"]),
  ("a 'b\nc' d", ["a", "'", "b", "c", "'", "d"]),
])
func `an apostrophe quotes only where another closes it on its line`(
  line: String, texts: [String]
) throws {
  #expect(try Lexer.tokens(of: line).map(\.text) == texts)
}

@Test func `an open quote asks for the next line, an open apostrophe does not`() throws {
  #expect(throws: Lexer.Fault.openQuote(at: 4)) { try Lexer.tokens(of: "add \"the diner") }
  #expect(try Lexer.tokens(of: "add 'the diner").count == 4)
}

@Test func `many apostrophes that close nothing are read in no time`() {
  let line = String(repeating: "'a ", count: 900) + String(repeating: "b", count: 60_000)
  #expect((try? Lexer.tokens(of: line))?.count == 1801)
}
