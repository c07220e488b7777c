internal import Session

extension CommandSpec {
  static let search = CommandSpec(
    .search, .places, "Finds places; the numbers of the results can be added.",
    examples: [
      "search louvre", "search museum kind museum near Porto", "search church near Clérigos Tower",
    ],
    [
      Frame(
        ["search", "look up", "look for"],
        [
          .needs(.words, .name, "WORDS", ask: "What are you looking for?"),
          .takes(.kind, .kindName, after: ["kind"], "KIND"),
          .takes(.near, .near, after: ["near"], "STOP | PLACE"),
        ]
      ) { fills in
        fills.text(.words).map { .search(words: $0, kind: fills.text(.kind), near: fills.near) }
      }
    ])

  static let more = CommandSpec(
    .more, .places, "Shows the next results.", examples: ["search springfield", "more"],
    [Frame(["more", "show more", "show me more"]) { _ in .more }])

  static let suggest = CommandSpec(
    .suggest, .places,
    "Offers what is worth seeing near a stop, the day's city or the trip's place.",
    examples: ["suggest", "suggest museum near Porto", "suggest museum near airport"],
    [
      Frame(
        suggesting,
        [
          .takes(.kind, .kindName, "KIND"),
          .takes(.near, .near, after: ["near"], "STOP | PLACE"),
        ]
      ) { fills in .suggest(kind: fills.text(.kind), near: fills.near) },
      // What is found is added to the day that is selected.
      Frame(
        suggesting,
        [
          .takes(.kind, .kindName, "KIND"),
          .needs(.day, .day(bareNumber: false), after: ["for", "on"], "DAY", ask: ""),
        ]
      ) { fills in fills.day().map { .suggesting(fills.text(.kind), on: $0) } },
      Frame(
        suggesting,
        [
          .takes(.kind, .kindName, "KIND"),
          .needs(.day, .day(bareNumber: false), "DAY", ask: ""),
        ]
      ) { fills in fills.day().map { .suggesting(fills.text(.kind), on: $0) } },
    ])

  /// `suggest something nice` is `suggest`.
  private static let suggesting = [
    "suggest",
    "(suggest|recommend) (something|anything|some things|a few things|things|stuff|some ideas) "
      + "(nice|good|fun|cool|interesting|to do|to see|to visit|worth seeing|else|)",
  ]

  static let details = CommandSpec(
    .details, .places, "Tells all that is known of a result or a stop.",
    examples: ["search louvre", "details 1"],
    [
      Frame(["details"], [.needs(.number, .integer, "N", ask: "Which result?")]) { fills in
        fills.integer().map { .details(.number($0)) }
      },
      Frame(["details"], [.needs(.stop, .stop, "STOP", ask: "Which stop?")]) { fills in
        fills.stop().map { .details(.stop($0)) }
      },
    ])

  static let find = CommandSpec(
    .find, .places, "Looks for words in all trips.", examples: ["find lunch"],
    [
      Frame(
        ["find"], [.needs(.words, .text(orNone: false), "WORDS", ask: "Which words?")]
      ) { fills in fills.text(.words).map(Intent.find) }
    ])
}

extension Intent {
  /// What is worth seeing on a day, to be added to it.
  fileprivate static func suggesting(_ kind: String?, on day: DayReference) -> Intent {
    .several([.selectDay(day), .suggest(kind: kind, near: nil)])
  }
}
