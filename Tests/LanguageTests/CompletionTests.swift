import Language
import Session
import Testing

@Suite struct CompletionTests {
  private func offers(_ text: String) -> [String] {
    draft(text).candidates.map(\.insertion)
  }

  private func draft(_ text: String) -> CompletionDraft {
    let trips = ["Porto", "Paris", "Spring Break"].enumerated().map { number, name in
      TripSummary(Trip(id: TripID(number + 1), name: name))
    }
    return Completions(session: portoSession(), today: testDay, sources: CompletionSources(trips))
      .draft(for: text)
  }

  @Test func `nothing typed offers every command`() {
    let all = offers("")
    #expect(all.contains("new") && all.contains("add") && all.contains("undo"))
  }

  @Test(arguments: [
    ("und", ["undo"]), ("new t", ["trip"]), ("open p", ["Porto", "Paris"]),
    ("open sp", ["\"Spring Break\""]), ("set date", ["date-order"]),
    ("set date-order ", ["ask", "dmy", "mdy"]), ("trips p", ["past"]),
    ("move 1.1 t", ["to"]), ("move 1.1 to day", ["day 1", "day 2", "day 3", "day 4", "day 5"]),
    ("move 1.1 to i", ["ideas"]), ("at pick", ["1.1"]), ("at 1.", ["1.1", "1.2"]),
    ("add \"x\" to day 1 a", ["at", "after"]), ("cost 1.1 5 EU", []),
    ("style bu", ["business"]), ("help und", ["undo"]),
    ("on we", ["wednesday", "this weekend", "next weekend"]),
  ])
  func `the end of a text is completed`(_ text: String, _ wanted: [String]) {
    // Words of people's own come behind those of commands.
    #expect(Array(offers(text).prefix(max(wanted.count, 1))) == wanted)
  }

  /// Beginnings and what comes first behind them.
  @Test(arguments: [
    ("wha", "what"), ("whi", "which"), ("how", "how"), ("how ", "is"), ("how ma", "many"),
    ("how fa", "far"), ("how many st", "stops"), ("whe", "when"), ("wher", "where"),
    ("what i", "is"), ("which da", "day"), ("tak", "take"), ("pu", "put"), ("let'", "let's"),
    ("I'", "I'd"), ("I'm go", "going to"), ("I'm going t", "to"), ("let's ad", "add"),
    ("please und", "undo"), ("on fr", "friday"), ("on ", "this weekend"), ("o", "open"),
    ("move lunch to fr", "friday"), ("put lunch on ", "day 1"), ("add x to ", "day 1"),
    ("add x to day 1; und", "undo"), ("add x to day 1 and mov", "move"),
    ("add x to day 1 then move 1.1 t", "to"), ("undo and open po", "Porto"),
    ("open sprbrk", "\"Spring Break\""), ("rmv", "remove"), ("days then day ", "day 1"),
    ("show day 1 then day ", "day 1"), ("on friday ", "add"), ("on friday vi", "visit"),
    ("on sat", "saturday"), ("add lunch on sa", "saturday"), ("add lunch on fr", "friday"),
    ("move 1.1 to su", "sunday"), ("add a din", "dinner"),
    ("add din", "dinner"), ("add lunch to day 1 and add bru", "brunch"),
  ])
  func `a beginning goes on as people say it`(_ text: String, _ wanted: String) {
    let found = offers(text)
    #expect(found.first == wanted, "\(found.prefix(5))")
  }

  @Test func `a trip's name goes on without its accents, composed or not`() {
    let trip = TripSummary(Trip(id: TripID(1), name: "Évora"))
    for typed in ["evo", "évo", "e\u{301}vo", "ÉVO"] {
      let draft = Completions(
        session: portoSession(), today: testDay, sources: CompletionSources([trip])
      ).draft(for: "open " + typed)
      #expect(draft.candidates.map(\.insertion) == ["Évora"])
      #expect(draft.candidates.first?.replacing == typed.unicodeScalars.count)
    }
  }

  @Test(arguments: [
    ("remove pkeys", ["1.1"]), ("note pkup", ["1.1"]), ("undo and remove pkeys", ["1.1"]),
    ("pkeys", ["details 1.1"]), ("pick", ["details 1.1"]), ("lwana", ["details 1.2"]),
    ("u", ["undo"]),
  ])
  func `letters of a stop in their order find it behind a verb, and alone`(
    _ text: String, _ wanted: [String]
  ) {
    #expect(Array(offers(text).prefix(1)) == wanted)
    #expect(Set(offers(text)).count == offers(text).count)
  }

  @Test func `places are wanted where a place may stand`() {
    #expect(draft("add liv").place?.prefix == "liv")
    #expect(draft("add livraria l").place?.prefix == "livraria l")
    #expect(draft("add livraria l").place?.replacing == 10)
    #expect(draft("add \"livraria l").place?.prefix == "livraria l")
    #expect(draft("add \"livraria l").place?.replacing == 11)
    #expect(draft("new trip to por").place?.prefix == "por")
    #expect(draft("city day 2 lis").place?.prefix == "lis")
    #expect(draft("place 1.1 lis").place?.prefix == "lis")
    #expect(draft("set home lis").place?.prefix == "lis")
    #expect(draft("flight from lis").place?.prefix == "lis")
    #expect(draft("flight TP1234 lis").place?.prefix == "lis")
    #expect(draft("flight TP1234 lis").place?.isEndOfWay == true)
    #expect(draft("hotel \"Casa do Conto\" in lis").place?.isEndOfWay == false)
    #expect(draft("train from Lisbon to por").place?.prefix == "por")
    #expect(draft("hotel \"Casa do Conto\" in por").place?.prefix == "por")
    #expect(draft("flight from Lisbon on mon").place == nil)
    #expect(draft("open por").place == nil)
    #expect(draft("take me to lis").place?.prefix == "lis")
    #expect(draft("I'm going to new yo").place?.prefix == "new yo")
    #expect(draft("add x to day 1; search lis").place?.prefix == "lis")
  }

  @Test func `own words and everyday things are no places`() {
    for line in [
      "add text paris", "add text \"paris", "add breakfast", "add breakfast ", "add lunch",
      "take me ",
    ] {
      #expect(draft(line).place == nil, "\(line)")
    }
    #expect(draft("add dinner with").place?.isPlain == false)
    #expect(draft("add \"lunch").place?.prefix == "lunch")
    #expect(draft("search breakfast").place?.prefix == "breakfast")
  }

  @Test func `where a trip or a day goes is told from other places`() {
    for line in ["new trip to par", "destination par", "city day 2 par", "set home par"] {
      #expect(draft(line).place?.isGoal == true, "\(line)")
    }
    for line in ["add par", "place 1.1 par", "search par"] {
      #expect(draft(line).place?.isGoal == false, "\(line)")
    }
    #expect(draft("new trip to par").place?.isElsewhere == true)
  }

  @Test func `behind a name in quotes another one begins only where it is led to`() {
    for line in ["add \"livraria lello\" ", "add \"livraria lello\" to d", "search \"lello\" po"] {
      #expect(draft(line).place == nil, "\(line)")
    }
    #expect(draft("add \"livraria lello\", pa").place?.prefix == "pa")
    #expect(draft("search \"lello\" near po").place?.prefix == "po")
  }

  @Test func `both quotes of a name are no part of it`() {
    let open = draft("search \"Städel Museum\"").place
    #expect((open?.prefix, open?.isClosed, open?.replacing) == ("Städel Museum", true, 15))
  }

  @Test func `what lies near a place is looked for by its kind, too`() {
    for line in ["restaurants near lis", "museums near lis", "search museum near lis"] {
      let session = portoSession()
      let quick = Completions(session: session, today: testDay, sources: CompletionSources([]))
        .draft(for: line, quickly: true)
      #expect(quick.place?.prefix == "lis", "\(line)")
    }
  }

  @Test func `behind words that lead on it is no longer the place that is typed`() {
    #expect(draft("add livraria l").place?.isPlain == true)
    #expect(draft("add livraria lello to d").place?.isPlain == false)
    #expect(draft("add livraria lello before l").place?.isPlain == false)
    #expect(draft("search museum near lis").place?.prefix == "lis")
  }

  @Test func `in a text of one's own nothing is offered`() {
    for line in ["note 1.1 near ", "note 1.1 how many ", "note 1.1 on fri"] {
      #expect(offers(line).isEmpty, "\(line)")
    }
  }

  @Test(arguments: [
    ("trip.md", "trip.", "md"), ("trip.md", "trip", ".md"), ("Château d'If", "chateau d'", "If"),
    ("Livraria Lello", "livraria ", "Lello"), ("St. Mark's", "st", ". Mark's"),
  ])
  func `what is missing of a name begins behind the signs that were typed`(
    _ name: String, _ typed: String, _ more: String
  ) {
    #expect(rest(of: name, behind: typed) == more)
  }

  @Test func `files are wanted by run`() {
    #expect(draft("run exa").file?.prefix == "exa")
    #expect(draft("run examples/po").file?.prefix == "examples/po")
    #expect(draft("add exa").file == nil)
  }

  /// The place that is typed in a trip of which a day is selected.
  private func quickPlace(_ text: String) -> [CompletionDraft.Open] {
    var session = portoSession()
    session.cursor.day = DayID(2)
    let draft = Completions(session: session, today: testDay, sources: CompletionSources([]))
      .draft(for: text, quickly: true)
    return [draft.place].compactMap { $0 } + draft.furtherPlaces
  }

  @Test(arguments: [
    ("what is near pan", "pan"), ("what is close to pan", "pan"),
    ("what's near the pan", "the pan"),
    ("see colo", "colo"), ("go to the colo", "the colo"), ("how far is pan", "pan"),
    ("add train from rome to mil", "mil"), ("we fly from lis", "lis"),
    ("tomorrow we take the train to mil", "mil"), ("new trip from lon", "lon"),
    ("new trip to rome and mil", "mil"), ("add colosseum, pant", "pant"),
    ("add colosseum and pant", "pant"), ("city bra", "bra"), ("visit the pant", "the pant"),
    ("let's visit pan", "pan"),
  ])
  func `a place is typed where the grammar takes one`(_ text: String, _ wanted: String) {
    #expect(quickPlace(text).last?.prefix == wanted)
  }

  @Test(arguments: [
    "note 1.1 the train to mil", "note 1.1 \"the colo", "add text \"colo",
    "todo take the bus to mil",
    "rename 1.1 \"colo", "new trip from mar", "new trip from friday", "move livr",
    "title day 1 colo",
  ])
  func `own words and dates are no places`(_ text: String) {
    #expect(quickPlace(text).isEmpty)
  }

  @Test func `in a trip what people go to is any place, without one where a trip goes`() {
    #expect(quickPlace("go to the colo").first?.isGoal == false)
    #expect(quickPlace("see colo").first?.isGoal == false)
    let alone = Completions(
      session: Session(window: WindowID(1)), today: testDay, sources: CompletionSources([])
    ).draft(for: "I'm going to lis", quickly: true)
    #expect(alone.place?.isGoal == true)
  }

  @Test(arguments: [
    ("map day ", "day 1", 4), ("move 1.1 to day ", "day 1", 4), ("undo this ", "this trip", 5),
    ("new trip Rome next ", "next weekend", 5),
  ])
  func `a value goes on behind its first words`(
    _ text: String, _ wanted: String, _ replacing: Int
  ) {
    let candidate = draft(text).candidates.first { $0.insertion == wanted }
    #expect(candidate?.replacing == replacing, "\(offers(text))")
  }

  @Test func `behind a word that leads to a time times are offered, and no place`() {
    #expect(draft("add X at ").place == nil)
    #expect(offers("add X at ").contains("09:00"))
  }

  @Test(arguments: [
    ("map ", "near", "(STOP | PLACE)"), ("map ", "trip", "TRIP"), ("set ", "home", "PLACE"),
    ("set ", "theme", "colours"), ("undo ", "today", "made today"),
    ("new ", "trip", "Makes a trip"),
  ])
  func `behind the words of a command each row tells of itself`(
    _ text: String, _ wanted: String, _ summary: String
  ) {
    let row = draft(text).candidates.first { $0.insertion == wanted }
    #expect(row?.summary.hasPrefix(summary) == true, "\(row?.summary ?? "none")")
    #expect(!draft(text).candidates.contains { $0.insertion.isEmpty })
  }

  @Test(arguments: [
    ("export ", "porto.md"), ("export po", "porto.ics"), ("export plan", "plan.gpx"),
    ("export plan.k", "plan.kml"), ("export out/", "out/porto.html"), ("save ", "porto.trip"),
  ])
  func `what is written is called after the trip, or as it is typed`(
    _ text: String, _ wanted: String
  ) {
    #expect(offers(text).contains(wanted), "\(offers(text))")
    #expect(draft(text).file?.isWritten == true)
  }
}
