import Language
import Testing

/// Lines that no shape fits, in a trip to Porto from 19 to 23 April: as what they are done, and what is
/// offered.
@Suite struct SketchedLinesTests {
  private func porto(_ lines: [String]) throws -> Talk {
    var talk = try SaidScene.start.talk()
    try talk.say("new trip to porto 2027-04-19..2027-04-23")
    for line in lines { try talk.say(line) }
    return talk
  }

  @Test(arguments: [
    // What is asked.
    (["add text tour to day 2"], "whats on tues apart from the tour", "show day 2"),
    ([], "so who owes who rn", "settle"),
    ([], "what does day 2 cost us all in all rn", "costs day 2"),
    ([], "how much so far & who owes who", "costs; settle"),
    ([], "How much of it is already spoken for?", "costs"),
    ([], "what's the damage pp", "costs by person"),
    ([], "Have we somewhere to sleep every night?", "nights"),
    ([], "Is there some day where nothing is planned yet", "free"),
    // Who travels.
    (
      [], "we are four persons, me Paweł, my wife Magda and kids Zosia and Antek",
      #"people "Paweł (me)", Magda, kid Zosia and kid Antek"#
    ),
    // What is booked.
    (
      [], "htl stary, 4 nts, 118 pn, chk in 3pm",
      #"hotel "htl stary" from 2027-04-19 to 2027-04-23 check-in 15:00 cost 472.00 EUR"#
    ),
    // Days, tasks, what to pack.
    (
      [], "Tuesday's programme: 09:30 port tasting, 14:00 tram ride",
      #"add "port tasting" to day 2 at 09:30; add "tram ride" to day 2 at 14:00"#
    ),
    (
      [], "Deadlines: consent forms by 12 March; deposits by 26 March; collect wifi D-3",
      #"todo "consent forms" by 2027-03-12; todo deposits by 2027-03-26; todo "collect wifi" 3 days before"#
    ),
    ([], "I must buy skis by end of march", #"todo "buy skis" by 2027-03-31"#),
    (
      [], "Everyone must bring: a waterproof jacket, stout shoes",
      #"pack "a waterproof jacket"; pack "stout shoes""#
    ),
    (
      [#"hotel "Casa Azul" from day 1 to day 4"#], "hotel costs 612 eur for everything",
      "cost booking 1 612.00 EUR"
    ),
    // What is told first says only why.
    (
      ["add text tour to day 2", "add text picnic to day 3"],
      "Jean has just telephoned to say that she is late, so please exchange Tuesday and Wednesday.",
      "swap day 2 with day 3"
    ),
  ])
  func `what is plain is done`(before: [String], line: String, wanted: String) throws {
    var talk = try porto(before)
    try talk.say(line)
    let said: String? =
      switch talk.last {
      case .done(let intent), .shown(_, let intent): intent.canonicalLine
      case .nothing, .effect, .no: nil
      }
    #expect(said == wanted, "\(talk.last)")
  }

  @Test(arguments: [
    ([], "its me (sam) ollie priya n jess", #"people "sam (me)", ollie, priya and jess"#),
    (
      ["add text kickoff to day 2 at 10:00", "add text review to day 3"],
      "no wait kickoff wed, review tue", "move 2.1 to day 3; move 3.1 to day 2"
    ),
    (
      ["add text kickoff to day 1 at 9:00"], "Kickoff slipped to Tue, same time.",
      "move 1.1 to day 2"
    ),
    (
      ["add text tour to day 3"], "Oh dear, Ana says wednesday is not good, better thursday",
      "move 3.1 to day 4"
    ),
    (
      ["add text lunch to day 2", "add text taxi to day 1", "cost 1.1 96 EUR"],
      "Lunch, scrap it. And the 96 was 69, typo.", "remove 2.1; cost 1.1 69.00 EUR"
    ),
    (
      [#"hotel "Casa Azul" from day 1 to day 4 ref HB-44719"#],
      "Dear me, I read that without my spectacles: it ends in 791, not 719.",
      #"ref booking 1 "HB-44791""#
    ),
    (
      [], "Would you also make a note, for the tour as a whole, that Jo cannot manage stairs?",
      #"add note trip "Jo cannot manage stairs""#
    ),
    ([], "Pound's 1.72 dollars, 5.70 ringgit", "rate GBP USD 1.72; rate GBP MYR 5.70"),
    ([], "Everything in GBP from now. Total?", "currency GBP; costs"),
    ([], "We have 3500 euro for everything, how much it left?", "budget 3500.00 EUR; costs"),
    (
      [
        "train from Porto to Lisbon day 1 10:00 - 13:00",
        "train from Lisbon to Porto day 5 10:00 - 13:00",
      ],
      "Both trains together were $146.40.",
      #"cost booking 1 146.40 USD; add note booking 1 "for both trains""#
    ),
  ])
  func `what says more is offered in words that mean the same later`(
    before: [String], line: String, offer: String
  ) throws {
    var talk = try porto(before)
    let state = talk.state
    try talk.say(line)
    #expect(talk.last == .no("not sure of that, so nothing was changed. Do you mean: \(offer)?"))
    #expect(talk.state == state)
  }

  @Test(arguments: [
    // What is taken back in the same breath, and what is asked first.
    (["add text lunch to day 2"], "cancel lunch. wait, no"),
    // What is told asks for nothing.
    ([], "total bill was 86 eur"),
    (["add text lunch to day 2"], "where is lunch? move it to friday"),
    ([], "that's nap time. 3 o'clock then"),
    // No single word makes another trip.
    ([], "no no, take that away, too hot for kids"),
    // What is told of something else, what is told with a price, and no money that it is not.
    (["add text museum to day 2"], "the flight that we booked was delayed until 9:40"),
    (["add text museum to day 2"], "all in all"),
    (["add text museum to day 2"], "coach 10:30 wed porto braga"),
    ([#"hotel "Casa Azul" from day 1 to day 4"#], "Check-in: Tue, Apr 20 3pm"),
    // What is told of a town of the trip is no mere telling.
    (
      ["city day 2 Porto", #"hotel "Casa Azul" from day 1 to day 2"#],
      "porto we're in wombats, Ana paid 280 quid for all of us"
    ),
  ])
  func `what may turn a sentence round, or lose one, is never done`(
    before: [String], line: String
  ) throws {
    var talk = try porto(before)
    let state = talk.state
    try talk.say(line)
    #expect(talk.state == state, "\(talk.last)")
    if case .no(let said) = talk.last { #expect(!said.contains("new trip"), "\(said)") }
  }
}
