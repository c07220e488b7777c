internal import Session

extension Frame {
  static let peoplePhrases: [Frame] = [
    Frame(
      [
        "(there are|there's|there is|there will be|there'll be|) (we are|we're|) (a group of|)",
        "(for|it's for|make it|make that)",
      ],
      [
        .needs(.number, .integer, "N", ask: "How many?"),
        .needs(
          .filter,
          .choice(["of us", "people", "travellers", "travelers", "persons", "adults"]), "of us",
          ask: ""),
        .takes(
          .policy,
          .choice(
            WordPattern.texts(
              of: "(are|) (coming|going|travelling|traveling|going along|coming along)")),
          "are coming"),
      ], in: .inTrip
    ) { fills in fills.integer().map { .people($0) } },
    Frame(["we are", "we're"], [.needs(.number, .integer, "N", ask: "")], in: .inTrip) { fills in
      fills.integer().map { .people($0) }
    },
    Frame(
      ["", "(we are|we're)"],
      [
        .needs(.number, .integer, "N", ask: ""),
        .needs(
          .entry, .integer, after: ["(adults|adult|grown ups|people) (and|plus|,)"], "N", ask: ""),
        .needs(
          .filter, .choice(["kids", "kid", "children", "child", "babies", "baby", "teenagers"]),
          "children", ask: ""),
      ], in: .inTrip
    ) { fills in
      guard let one = fills.integer(), let other = fills.integer(.entry) else { return nil }
      return .people(one + other)
    },
    Frame(
      ["", "(we are|we're)"],
      [
        .needs(.number, .integer, "N", ask: ""),
        .needs(
          .filter,
          .choice(
            WordPattern.texts(of: "(adults|adult|of us) (and|plus) (a|one) (kid|child|baby)")),
          "adults and a child", ask: ""),
      ], in: .inTrip
    ) { fills in fills.integer().map { .people($0 + 1) } },
    Frame(
      [
        "(it's|it is|) (just|only) (me|myself)", "(going|travelling|traveling) (alone|solo)",
        "by myself", "on my own",
      ], in: .inTrip
    ) { _ in .people(1) },
    Frame(
      ["(it's|it is|) (just|only) (the|)"],
      [
        .needs(.number, .integer, "N", ask: ""),
        .needs(.filter, .choice(["of us", "people"]), "of us", ask: ""),
      ], in: .inTrip
    ) { fills in fills.integer().map { .people($0) } },
  ]

  /// How people say what a trip may cost.
  static let budgetPhrases: [Frame] = [
    Frame(
      [
        "budget (is|of|for trip is|will be|should be)", "budget's",
        "(set|change|make|raise|lower) budget (to|)",
        "(have|got) budget of", "trip may cost (up to|at most|)", "spend at most",
      ], [.needs(.amount, .amount, after: ["", ":", "about"], "AMOUNT", ask: "How much?")],
      in: .inTrip
    ) { fills in .budget(fills.amount) },
    Frame(
      ["have"],
      [
        .needs(.amount, .amount, "AMOUNT", ask: ""),
        .needs(
          .filter, .choice(["to spend", "for the trip", "for this trip", "for everything"]),
          "to spend", ask: ""),
      ], in: .inTrip
    ) { fills in .budget(fills.amount) },
    Frame(
      [
        "(no|remove|clear|forget|forget about|drop|unset|scrap|ditch|delete|get rid of|lose"
          + "|cancel) budget",
        "(don't|do not|no longer) (want|need|have) budget",
      ], in: .inTrip
    ) { _ in .budget(nil) },
  ]

  /// How people say what a currency is worth.
  static let ratePhrases: [Frame] = [
    Frame(
      ["(set|) (rate|exchange rate) (from|of|for|)"],
      [
        .needs(.currency, .currency, "FROM", ask: ""),
        .needs(.otherCurrency, .currency, after: ["", "to", "/", "in"], "TO", ask: ""),
        .needs(.number, .decimal, after: ["", "(is|=|at|to|:)"], "NUMBER", ask: ""),
      ], in: .inTrip, build: rated),
    Frame(
      ["(a|one|1)"],
      [
        .needs(.currency, .currency, "FROM", ask: ""),
        .needs(
          .number, .decimal, after: ["(is|=|equals|costs|buys|is worth|makes|is about)"], "NUMBER",
          ask: ""),
        .needs(.otherCurrency, .currency, "TO", ask: ""),
      ], in: .inTrip, build: rated),
  ]

  @Sendable private static func rated(_ fills: Fills) -> Intent? {
    guard let from = fills.currency(.currency), let to = fills.currency(.otherCurrency),
      let rate = fills.text(.number)
    else { return nil }
    return .rate(from: from, to: to, rate)
  }
}
