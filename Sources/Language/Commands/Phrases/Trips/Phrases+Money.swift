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
}
