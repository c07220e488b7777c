import Testing

/// Talk is free: it changes nothing, nor does an act called by another word of its class.
@Suite struct TalkLawTests {
  /// With how many lines are known not to bear it.
  static let talk = [
    Surroundings(front: "please ", 0, 1), Surroundings(front: "ok so ", 0, 4),
    Surroundings(front: "hmm ", 0, 1), Surroundings(front: "hey, ", 0, 5),
    Surroundings(front: "could you ", 0, 0), Surroundings(end: " please", 0, 9),
    Surroundings(end: " thanks", 1, 54),
  ]

  /// How many lines are known to need their very word.
  private static let knownOfActs = KnownViolations(sample: 6, all: 19)

  @Test(arguments: talk)
  func `talk before and behind a line changes nothing`(_ said: Surroundings) throws {
    try LawTally.hold(said, as: "talk", around: \.talk) { $1 == $0.after }
  }

  @Test func `an act can be called by another word of its class`() throws {
    var tally = LawTally()
    for line in LawLine.all {
      for variant in line.sample(of: line.inOtherActs, inEvery: 4) {
        try tally.say(variant, insteadOf: line) { $0 == line.after }
      }
    }
    tally.expect(atMost: TalkLawTests.knownOfActs, of: "another act")
  }
}

extension LawLine {
  /// The talk that the line may be given.
  fileprivate var talk: [Surroundings] {
    TalkLawTests.talk.filter { said in
      // Behind words that are written down as they stand all is written down.
      if !said.end.isEmpty && (endsInText || line.hasSuffix("please")) { return false }
      // `could you the louvre is at 9` is not what people say.
      return said.front != "could you " || orders.contains(firstWord)
    }
  }

  private var firstWord: String { String(line.prefix { $0 != " " }) }

  fileprivate var inOtherActs: [String] {
    acts.filter { $0.contains(firstWord) }.flatMap { $0 }.filter { $0 != firstWord }
      .map { $0 + line.dropFirst(firstWord.count) }
  }
}

/// Words that mean the same at the beginning of an order.
private let acts = [["move", "shift"], ["remove", "delete"], ["add", "include"]]

/// Words with which the tables begin orders.
private let orders: Set = [
  "add", "put", "include", "schedule", "pencil", "stick", "fit", "squeeze", "throw", "book", "save",
  "move", "shift", "push", "bring", "bump", "reschedule", "take", "swap", "switch", "exchange",
  "remove", "delete", "drop", "cancel", "skip", "scratch", "lose", "bin", "forget", "clear", "get",
  "rename", "call", "name", "title", "change", "set", "make", "mark", "tick", "copy", "repeat",
  "duplicate", "start", "begin", "delay", "postpone", "extend", "shorten", "lengthen", "cut",
  "give", "spend", "stay", "note", "open", "close", "create", "plan", "insert", "use",
]
