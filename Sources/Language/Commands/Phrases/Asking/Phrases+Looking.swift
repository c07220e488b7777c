internal import Session

private let known: SlotSpec = .needs(.stop, .knownStop, "STOP", ask: "Which stop?")
private let day: SlotSpec = .needs(.day, .day(bareNumber: false), "DAY", ask: "Which day?")
private let looks: SlotSpec = .takes(.filter, .choice(["look", "look like", "looking"]), "")
private let anyHour: [SlotSpec] = [
  .takes(.time, .timeAfterDay, "TIME"),
  .takes(.time, .time, after: ["(at|around|in the)"], "TIME"),
]
private let near: SlotSpec = .takes(
  .near, .near, after: ["near", "around", "close to", "by", "nearby", "next to", "in"],
  "STOP | PLACE")

private let howLong =
  "how (long|soon|many days|many weeks|many sleeps|many nights|many months|much longer|much time)"
private let departure =
  "(trip|departure|we go|we leave|we are off|we're off|we set off|we fly|we depart|i go|i leave"
  + "|we travel|trip starts|trip begins|it starts|leaving|going|we start|holiday|our holiday)"
private let giving = "(show|give|gimme|want|need|get|like|let me have|can i have|)"
private let overview = "(overview|summary|rundown|run down|recap|outline|itinerary|run through)"
private let plans = "(stops|places|things|sights|plans|activities|stop|things planned)"
private let having =
  "(do i have|do we have|have i got|have we got|are there|are we doing|am i doing|are we visiting"
  + "|are planned|did i plan|did we plan|is there|)"

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
        "(how much|how high) is budget",
        "\(howLong) (until|till|til|before|to|left until|left before|to go until) \(departure)",
        "how soon (is|do|are|does) \(departure)", "(countdown|count down)",
        "(show|list|see|give|gimme|display|read|want|need|get) (me|) (whole|)"
          + " (trip|everything|itinerary|overview|summary|plan|plan for trip|plan of trip)",
        "\(giving) \(overview) (trip|everything|itinerary|plan|plans|all|)",
        "how (does|is) trip (look|looking)", "what does trip look like",
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
        "(is there|do we have|are there|have we got|have i got|do i have|have we|) (anything|something|plans)"
          + " (planned|happening|going on|) (on|for)",
        "(what|what is) all (is there|is there on|do we have|have we got|is planned|is) (on|for|)",
        "what (do|are) we (make|making|do|doing) (on|)",
        "what (happens|is happening) on", "(show|tell) what (we|i) do on",
        "how many stops (are|) on",
        "is (anything|something) (planned|happening|going) (on|for|)",
        "(list|display|give) (me|) (plan for|stops of|stops on|)", "(the|) (plan|plans) for",
        "where are we (going|) (on|)", "(and|what about|how about|and what about) (on|)",
        "how many \(plans) \(having) (on|for|in)", "how (busy|full|packed) (is|are we on)",
        "(am i|are we|is anything|is something) (busy|free|booked|doing anything) (on|for|)",
        "(which|what) \(plans) \(having) (on|for|in)", "\(giving) \(overview) (of|for|on|)",
      ], [day, looks] + anyHour, in: .inTrip
    ) { fills in fills.day().map { .show(.day($0)) } },
    Frame(
      [
        "(what's|what is|whats|what comes|what happens|what do we do|what do i do|what's on)"
          + " (on|next|planned|happening|coming|)",
        "(what am i|what are we|what will we be|where are we|where am i) (doing|going|seeing|)",
        "(is there|is|do we have|have we got|are we doing) (anything|something)"
          + " (on|planned|happening|)",
      ],
      [
        .needs(.anchor, .position(steps: false), "after STOP", ask: ""),
        .takes(.day, .day(bareNumber: false), after: ["", "on"], "DAY"),
      ], in: .inTrip
    ) { fills in
      switch fills.position {
      case .before(let stop), .after(let stop), .between(let stop, _):
        fills.day().map { .show(.day($0)) } ?? .show(.dayOf(stop))
      case .first, .last, .up, .down, nil: nil
      }
    },
    Frame(
      [
        "(did|have|do) (i|we) (already|ever|) (add|added|put in|plan|planned|book|booked|include"
          + "|included|schedule|scheduled|got|have)", "(is|are)",
      ],
      [
        known,
        .takes(
          .filter,
          .choice([
            "in it", "on it", "in there", "on there", "planned", "booked", "in the trip",
            "in the plan", "on the list", "on my list", "still on",
          ]), "in it"),
        .takes(.day, .day(bareNumber: false), after: ["on", ""], "DAY"),
        .takes(.time, .time, after: ["at", "in the"], "TIME"),
      ], in: .inTrip
    ) { fills in fills.stop().map { .show(.stop($0)) } },
    Frame(
      [
        "what time (is|are|do we|does|for)", "(when's|whens)", "what time's",
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
    Frame(
      [
        "show day of",
        "where (did|have) (i|we) (put|planned|plan|place|placed|scheduled|schedule|move|moved)",
        "(which|what) day (did|have) (i|we) (put|planned|plan|schedule|scheduled)",
      ], [known], in: .inTrip
    ) { fills in
      fills.stop().map { .show(.dayOf($0)) }
    },
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
}
