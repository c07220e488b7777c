internal import Session

private let known: SlotSpec = .needs(.stop, .knownStop, "STOP", ask: "Which stop?")
private let day: SlotSpec = .needs(.day, .day(bareNumber: false), "DAY", ask: "Which day?")
private let looks: SlotSpec = .takes(.filter, .choice(["look", "look like", "looking"]), "")
private let near: SlotSpec = .takes(
  .near, .near, after: ["near", "around", "close to", "by", "nearby", "next to", "in"],
  "STOP | PLACE")

extension Frame {
  /// Questions that `show` answers.
  static let showPhrases: [Frame] = [
    Frame(
      [
        "how many (stops|places|things|sights) (do i have|do we have|are there|are in|are we visiting)",
        "how long is trip", "when (does|do) (trip|we|i) (start|end|begin|leave|finish|go|return)",
        "(when|how long) is trip", "when are we (leaving|going|travelling|traveling|off|back)",
        "(what|what's|what is) (is|) (plan|itinerary|schedule)", "where am i",
        "(which|what) trip is this",
        "(which|what) trip am i (in|on|at|working on|looking at)", "(what is|what's) budget",
        "(how much|how high) is budget", "how long until (trip|we leave|we go)",
        "(show|list|see|give|display) (me|) (whole|) (trip|everything|itinerary|overview|summary|plan)",
        "how (does|is) trip (look|looking)", "what does trip look like", "overview", "itinerary",
        "what have we (got|planned) (so far|)", "what (am i|are we) doing",
      ], in: .inTrip
    ) { _ in .show(.trip) },
    Frame(["(what's|what is|whats|what comes|what comes up) next"], in: .offDay) { _ in
      .show(.trip)
    },
    Frame(
      [
        "(what's|what is|whats|show|see|look at|have a look at|how does|how is|how's)"
          + " (on|for|planned for|planned on|happening|happening on|the plan for|plan for|plan on|)",
        "(what do|what did|what have) (i|we) (have|do|have planned|got|have got|got planned|plan|planned)"
          + " (on|for|)",
        "(what am i|what are we|what will we be) (doing|seeing|visiting|up to) (on|)",
        "(is there|do we have|are there|) (anything|something|plans) (planned|happening|) (on|for)",
        "what (happens|is happening) on", "(show|tell) what (we|i) do on",
        "how many stops (are|) on",
        "is (anything|something) (planned|happening|going) (on|for|)",
        "(list|display|give) (me|) (plan for|stops of|stops on|)", "(the|) (plan|plans) for",
        "where are we (going|) (on|)", "(and|what about|how about|and what about) (on|)",
      ], [day, looks], in: .inTrip
    ) { fills in fills.day().map { .show(.day($0)) } },
    Frame(
      [
        "what time (is|are|do we|does|for)", "(when's|whens)",
        "when (is|are|do we do|do we see|does)",
        "when (are|do) we (going to|go to|visiting|visit|doing|do|seeing|see|at|in)",
        "(which|what) day (is|are|do we|does|are we at|are we going to|do we see)",
        "how long (do|are) we (stay|staying|be|spend|) (at|in)",
        "how (much|expensive|long) (is|does|did|was|are|do we have at|are we at|do we need for|are we in)",
        "what does", "what about",
      ],
      [known, .takes(.filter, .choice(["on", "cost", "take", "start", "begin", "last"]), "on")],
      in: .inTrip
    ) { fills in fills.stop().map { .show(.stop($0)) } },
    Frame([
      "(what|which) ideas (do we have|do i have|are there|have we got|have i got)", "ideas",
      "(what's|what is|what are|whats) (in|on|) (ideas|ideas list|idea list|wish list|wishlist)",
      "(show|list|see|display) (ideas|ideas list|idea list|list of ideas|wish list|wishlist)",
    ]) { _ in .show(.ideas) },
    Frame(["(show|list|see|display) (results|search results)"]) { _ in .show(.results) },
  ]

  static let daysPhrases: [Frame] = [
    Frame(
      [
        "(show|list|see|display|what are) days", "how many days (do we have|do i have|are there)",
        "how many days (is trip|is it|does trip have|have we got|are left|are in trip)",
        "list of days", "(what|which) (day|days) (is|are) (still|) (empty|free|open|unplanned)",
      ], in: .inTrip
    ) { _ in .days }
  ]

  static let detailsPhrases: [Frame] = [
    Frame(
      [
        "(where|where's|wheres) (is|are|)", "tell (me|us) (more|) about",
        "(more|details|info|information) (about|of|on|for)", "what do you know about",
        "what (is|kind of place is)",
      ], [known], in: .inTrip
    ) { fills in fills.stop().map { .details(.stop($0)) } },
    Frame(
      [
        "(show|tell|give) (more|details|info|information) (about|of|on|for)", "tell (more|) about",
        "(details|more|info|information) (about|of|on|for)", "(show|describe|details)",
        "what is", "what's",
      ], [.needs(.place, .subject, "N", ask: "Which result?")]
    ) { fills in
      guard case .results(let rows)? = fills.subject, rows.count == 1 else { return nil }
      return rows.first.map { .details(.number($0)) }
    },
    Frame([""], [.needs(.number, .result, "N", ask: "")]) { fills in
      fills.integer().map { .details(.number($0)) }
    },
  ]

  /// Questions for the way from one place to another.
  static let distancePhrases: [Frame] = [
    Frame(
      [
        "how (far|many km|many kilometres|many miles) (is it|is|are|) (from|between|)",
        "how far apart are", "(what's|what is|) distance (from|between)",
      ],
      [
        .needs(.near, .near, "STOP | PLACE", ask: "From where?"),
        .needs(
          .anchor, .near, after: ["(to|from|and)", "away from"], "STOP | PLACE", ask: "To where?"),
      ]
    ) { fills in
      guard let one = fills.near, let other = fills.near(.anchor) else { return nil }
      return .distance(one, other)
    }
  ]

  static let searchPhrases: [Frame] = [
    Frame(
      ["(search|look|hunt) for", "google", "where can (i|we) find"],
      [
        .needs(.words, .name, "WORDS", ask: "What are you looking for?"),
        .takes(.kind, .word, after: ["kind"], "KIND"),
        .takes(.near, .near, after: ["near", "close to", "around"], "STOP | PLACE"),
      ]
    ) { fills in
      fills.text(.words).map { .search(words: $0, kind: fills.text(.kind), near: fills.near) }
    }
  ]

  static let morePhrases: [Frame] = [
    Frame([
      "(show|give|see|list) more (results|)", "more results", "(the|) next (results|page)",
      "(anything|what) else (is there|do you have|have you got|)",
    ]) { _ in .more }
  ]

  static let suggestPhrases: [Frame] = [
    Frame(
      [
        "anything (to do|to see|interesting|nice|good|worth seeing)",
        "(what|what's|what is) (is|) (there|else is there|) to (do|see|visit)",
        "what (else|) (can|could) (we|i) (do|see|visit)", "(things|something) to (do|see|visit)",
        "(what|what's|what is) (is|) (nearby|near)",
        "(suggest|recommend) (something|anything|places|sights|)",
        "(give|have) (me|us|) (ideas|suggestions|recommendations) (for|)", "suggestions",
        "what to (do|see)",
      ], [near]
    ) { fills in .suggest(kind: nil, near: fills.near) },
    Frame(
      ["what's", "what is", "whats"],
      [.needs(.near, .near, after: ["near", "around", "close to", "next to"], "PLACE", ask: "")]
    ) { fills in .suggest(kind: nil, near: fills.near) },
    Frame(
      [""],
      [
        .needs(.kind, .kind, "KIND", ask: ""),
        .needs(
          .near, .near, after: ["near", "around", "close to", "nearby", "next to", "by", "in"],
          "PLACE",
          ask: ""),
      ], in: .inTrip
    ) { fills in .suggest(kind: fills.text(.kind), near: fills.near) },
    Frame(["where (can|could|do|should) (we|i) eat"], [near]) { fills in
      .suggest(kind: "restaurant", near: fills.near)
    },
    Frame(
      [
        "(suggest|recommend|any|are there|is there|find|show|know)",
        "(what|which) (good|nice|other|)", "are there (any|good|nice|other)",
      ],
      [
        .needs(.kind, .kind, "KIND", ask: ""),
        .takes(.filter, .choice(["are there", "is there", "nearby", "to see", "to visit"]), ""),
        near,
      ]
    ) { fills in .suggest(kind: fills.text(.kind), near: fills.near) },
  ]

  static let findPhrases: [Frame] = [
    Frame(
      [
        "(in|on|) (which|what) trip (did|do) (i|we) (have|visit|see|go to|do)",
        "(in|on|) (which|what) trip (is|was|has|had|are|were)",
        "(where|when) did (i|we) (have|eat|see|visit|do|go to)",
        "(which|what) trips (have|had|include)",
        "have (i|we) (ever|) (been to|visited|seen)",
      ],
      [.needs(.words, .name, "WORDS", ask: "Which words?")]
    ) { fills in fills.text(.words).map { .find($0) } },
    Frame(
      ["(find|search|search for|look for)"],
      [
        .needs(.words, .name, "WORDS", ask: "Which words?"),
        .needs(
          .filter, .choice(["in all trips", "in my trips", "in our trips", "in all my trips"]),
          "in all trips", ask: ""),
      ]
    ) { fills in fills.text(.words).map { .find($0) } },
  ]
}
