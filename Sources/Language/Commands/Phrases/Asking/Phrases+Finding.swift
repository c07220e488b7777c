internal import Session

private let found: SlotSpec = .needs(.words, .name, "WORDS", ask: "Which words?")
private let whatTrip = "(in|on|) (which|what|any|any of) (trip|trips)"

/// What stands in other words behind an article: a search for `the museum` is one for `museum`.
private func plain(_ words: String?) -> String? { words.map { spokenNames($0).last ?? $0 } }

@Sendable private func finding(_ fills: Fills) -> Intent? {
  plain(fills.text(.words)).map { .find($0) }
}

extension Frame {
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
    },
    // Of what is no stop of the trip the places are told.
    Frame(
      [
        "where (is|are)", "(where's|wheres)", "(tell|show) (me|us|) (more|something|) about",
        "(more|details|info|information) (about|on)", "what do you know about",
        "where (exactly|) (is|are)",
      ],
      [
        .needs(.words, .name, "PLACE", ask: ""),
        .takes(.filter, .choice(["located", "exactly", "anyway"]), "located"),
      ]
    ) { fills in plain(fills.text(.words)).map { .search(words: $0, kind: nil, near: nil) } },
  ]

  static let findPhrases: [Frame] = [
    Frame(
      [
        "\(whatTrip) (did|do) (i|we) (have|visit|see|go to|do)",
        "\(whatTrip) (is|was|has|had|have|are|were|include|includes|includes|contains)",
        "(where|when) did (i|we) (have|eat|see|visit|do|go to)",
        "have (i|we) (ever|) (been to|visited|seen)",
        "(did|have|do) (i|we) (already|ever|) (add|added|put in|plan|planned|book|booked|include"
          + "|included|schedule|scheduled|got|have)",
      ],
      [
        found,
        .takes(
          .filter,
          .choice([
            "in it", "on it", "in there", "on there", "planned", "booked", "in the trip",
            "in the plan", "on the list", "on my list", "yet", "already",
          ]), "in it"),
      ], build: finding),
    Frame(
      ["(find|search|search for|look for)"],
      [
        found,
        .needs(
          .filter, .choice(["in all trips", "in my trips", "in our trips", "in all my trips"]),
          "in all trips", ask: ""),
      ], build: finding),
  ]
}
