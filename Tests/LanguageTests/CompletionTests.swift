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

  @Test func `files are wanted by run`() {
    #expect(draft("run exa").file?.prefix == "exa")
    #expect(draft("run examples/po").file?.prefix == "examples/po")
    #expect(draft("add exa").file == nil)
  }
}
