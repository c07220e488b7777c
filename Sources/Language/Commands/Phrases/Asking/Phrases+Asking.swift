internal import Session

private let day: SlotSpec = .needs(.day, .day(bareNumber: false), "DAY", ask: "Which day?")

private let known: SlotSpec = .needs(.stop, .knownStop, "STOP", ask: "Which stop?")

extension Frame {
  /// More questions that `show` answers: how long, how soon, and what stands around a stop.
  static let askingPhrases: [Frame] = [
    Frame(
      [
        "how many nights (is trip|is it|do we have|do i have|are there|have we got|)",
        "how many (days|weeks|sleeps) (is it|are left|left|to go|) (till|til|until|before|to)"
          + " (we go|we leave|we fly|we start|trip|trip starts|trip begins|departure|go|then)",
        "how long (is it|) (till|til|until|before|to)"
          + " (trip|we go|we leave|we fly|trip starts|trip begins|departure|we start)",
        "how long (is it|) to go (until trip|until we go|)",
        "how soon (is trip|do we go|do we leave)",
        "(what|which) trip is (open|selected|current|this|on)",
        "(what's|what is|which is) (open|current|selected) trip", "(is|what) trip open",
      ], in: .inTrip
    ) { _ in .show(.trip) },
    Frame(
      ["(is|are|have we done|did we do|have we been to|have we seen)"],
      [
        known,
        .takes(.filter, .choice(["done", "finished", "ticked off", "yet", "already"]), "done"),
      ],
      in: .inTrip
    ) { fills in fills.stop().map { .show(.stop($0)) } },
    Frame(
      ["(what|which) (date|day) is day"], [.needs(.number, .integer, "N", ask: "")], in: .inTrip
    ) { fields in fields.integer().map { .show(.day(.number($0))) } },
    Frame(
      ["(is|are|do we have|have we)"],
      [
        .needs(.day, .day(bareNumber: false), after: ["", "time on", "on"], "DAY", ask: ""),
        .needs(
          .filter,
          .choice([
            "free", "empty", "full", "busy", "open", "planned", "available", "still free",
            "still empty", "already full", "packed", "booked", "planned yet", "off",
          ]), "free", ask: ""),
      ], in: .inTrip
    ) { fills in fills.day().map { .show(.day($0)) } },
    Frame(
      [
        "where (do|are|will|can|shall) (we|i) (be|) (eat|eating|sleep|sleeping|stay|staying|go|going|have lunch|have dinner|)"
      ],
      [.needs(.day, .day(bareNumber: false), after: ["on", "for", ""], "DAY", ask: "")],
      in: .inTrip
    ) { fills in fills.day().map { .show(.day($0)) } },
    Frame(["how (full|busy|packed|free) is"], [day], in: .inTrip) { fills in
      fills.day().map { .show(.day($0)) }
    },
  ]

  /// How people leave the day that is selected.
  static let noDayPhrases: [Frame] = [
    Frame(
      [
        "(back|go back|return|switch|switch back) to (whole|entire|) trip",
        "(leave|close|deselect|unselect) (this|) day",
      ], in: .inTrip
    ) { _ in .selectNoDay }
  ]

  /// How people ask for their trips where one is open.
  static let tripListPhrases: [Frame] = [
    Frame(["(go|go back|back|return) to (trips|all trips|list of trips|trip list)"]) { _ in
      .trips(.all)
    },
    Frame(["(what|which) are favourites", "(what|which) are (favourite|favorite) trips"]) { _ in
      .trips(.favourite)
    },
  ]

  /// How people ask what was done to something.
  static let logOfPhrases: [Frame] = [
    Frame(
      [
        "(show|list|see|display|) (log|history|changes|journal) (of|for|about|on|to)",
        "(what|when) (did|have) (i|we) (do|change|changed|done) (on|to|with|about|of)",
        "what (happened|changed) (to|with|on)",
      ], [day], in: .inTrip
    ) { fills in fills.day().map { .log(.day($0)) } },
    Frame(
      [
        "(show|list|see|display|) (log|history|changes|journal) (of|for|about|to)",
        "(what|when) (did|have) (i|we) (do|change|changed|done) (to|with|about|of)",
        "what (happened|changed) (to|with)", "when did (i|we) add", "when was",
      ],
      [
        .needs(.stop, .knownStop, "STOP", ask: "Which stop?"),
        .takes(.filter, .choice(["added", "changed", "moved"]), "added"),
      ], in: .inTrip
    ) { fills in fills.stop().map { .log(.stop($0)) } },
    Frame(
      ["(show|list|see|display|) (log|history|changes|journal) (of|for|about) trip"], in: .inTrip
    ) { _ in .log(nil) },
  ]

  /// How people save without saying where: they are asked.
  static let saveAsScriptPhrases: [Frame] = [
    Frame(
      ["(save|write|export) (this|it|trip|everything|) (as|to|into) (script|file)"],
      [
        .needs(.file, .file, after: ["", "called", "named"], "FILE", ask: "To which file?")
      ]
    ) { fills in fills.text(.file).map { .save(file: $0, entries: nil) } },
    Frame(
      ["save (this|it|trip|this trip|everything|all of it|all this|now|changes)"],
      [.needs(.file, .file, after: ["as", "to"], "FILE", ask: "To which file?")]
    ) { fills in fills.text(.file).map { .save(file: $0, entries: nil) } },
  ]

  /// How people say that they do not know how to go on.
  static let lostPhrases: [Frame] = [
    Frame([
      "(don't|do not) (understand|get it|get this|know what to do|know how this works)",
      "(lost|stuck|confused)", "who are you", "what are you", "what is (this|tripsh)",
    ]) { _ in .help(nil) },
    Frame(
      ["how does"],
      [
        .needs(.topic, .word, "WORD", ask: ""),
        .needs(.filter, .choice(["work"]), "work", ask: ""),
      ]
    ) { fills in fills.text(.topic).map { .help($0) } },
  ]

  /// Kinds of places with words for near, and nothing else.
  static let nearbyPhrases: [Frame] = [
    Frame(
      [""],
      [
        .needs(.kind, .kind, "KIND", ask: ""),
        .needs(
          .filter,
          .choice(["nearby", "around here", "near here", "close by", "near me", "around"]),
          "nearby", ask: ""),
      ], in: .inTrip
    ) { fills in .suggest(kind: fills.text(.kind), near: nil) }
  ]
}
