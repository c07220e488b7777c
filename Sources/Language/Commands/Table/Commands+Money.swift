internal import Session

extension CommandSpec {
  static let people = CommandSpec(
    .people, .money, "Says how many travel, or who.", sets: true,
    examples: ["people 4", "people Ana, Bob and 2 kids", "people none"],
    [
      Frame(["people"], [.needs(.number, .integer, "N", ask: "How many, or who?")]) { fills in
        fills.integer().map(Intent.people)
      },
      Frame(
        ["people"], [.needs(.number, .party, "NAMES [and N kids]", ask: "Who?")]
      ) { fills in fills.party.map { .money(.party($0)) } },
      Frame(["people"], [.needs(.number, .cleared, "none", ask: "")]) { _ in .people(nil) },
    ])

  static let currency = CommandSpec(
    .currency, .money, "Says in which currency amounts without one are, in this trip.",
    sets: true, examples: ["currency JPY", "currency none"],
    [
      Frame(
        ["currency"], [.needs(.currency, .currency, "CURRENCY", ask: "Which currency?")]
      ) { fills in fills.currency(.currency).map { .money(.currency($0)) } },
      Frame(["currency"], [.needs(.currency, .cleared, "none", ask: "")]) { _ in
        .money(.currency(nil))
      },
    ])

  static let rate = CommandSpec(
    .rate, .money, "Keeps an exchange rate with the trip; it serves the other way round too.",
    sets: true, examples: ["rate USD EUR 0.92", "rate USD EUR none"],
    [
      Frame(
        ["rate"],
        [
          .needs(.currency, .currency, "FROM", ask: "From which currency?"),
          .needs(.otherCurrency, .currency, "TO", ask: "To which currency?"),
          .needs(.number, .decimal, "NUMBER", ask: "At what rate?"),
        ]
      ) { fills in
        guard let from = fills.currency(.currency), let to = fills.currency(.otherCurrency),
          let rate = fills.text(.number)
        else { return nil }
        return .rate(from: from, to: to, rate)
      },
      Frame(
        ["rate"],
        [
          .needs(.currency, .currency, "FROM", ask: "From which currency?"),
          .needs(.otherCurrency, .currency, "TO", ask: "To which currency?"),
          .needs(.number, .cleared, "none", ask: ""),
        ]
      ) { fills in
        guard let from = fills.currency(.currency), let to = fills.currency(.otherCurrency) else {
          return nil
        }
        return .money(.forgetRate(from: from, to: to))
      },
    ])

  static let budget = CommandSpec(
    .budget, .money, "Says what the trip may cost.", sets: true,
    examples: ["budget 900 EUR", "budget none"],
    [
      Frame(["budget"], [.needs(.amount, .price, "AMOUNT [CURRENCY] [each]", ask: "How much?")]) {
        fills in fills.budget
      },
      Frame(["budget"], [.needs(.amount, .cleared, "none", ask: "")]) { _ in .budget(nil) },
    ])

  static let costs = CommandSpec(
    .costs, .money, "Adds up what the trip, a day or a stop costs, and what is left.",
    examples: ["costs", "costs by kind", "costs day 1", "costs 1.1"],
    [
      Frame(
        ["costs"] + SpokenMoney.costs + SpokenMoney.left,
        [
          .takes(
            .filter, .choice(CostGrouping.words.map(\.key).sorted()), after: ["by", "per"],
            "day | kind | person | currency")
        ]
      ) { fills in
        let grouping = fills.text(.filter).flatMap { CostGrouping.words[$0] }
        return .money(.costs(.all(by: grouping ?? .day)))
      },
      Frame(
        ["costs", "costs of", "costs on", "costs for"] + SpokenMoney.costsOf,
        [.needs(.day, .day(bareNumber: false), "DAY", ask: "Which day?")]
      ) { fills in fills.day().map { .money(.costs(.day($0))) } },
      Frame(
        ["costs", "costs of"] + SpokenMoney.costsOf,
        [.needs(.stop, .knownStop, "STOP", ask: "Which stop?")]
      ) { fills in fills.stop().map { .money(.costs(.stop($0))) } },
    ])

  static let settle = CommandSpec(
    .settle, .money, "Tells who owes whom, in the fewest payments.", examples: ["settle"],
    [Frame(["settle", "settle up"] + SpokenMoney.settle) { _ in .money(.settle) }])
}

extension CostGrouping {
  /// What each is called, in other words too.
  fileprivate static let words: [String: CostGrouping] = {
    let others: [String: CostGrouping] = [
      "category": .kind, "categories": .kind, "kinds": .kind, "type": .kind, "types": .kind,
      "days": .day, "people": .person, "traveller": .person, "travellers": .person,
      "currencies": .currency,
    ]
    return allCases.reduce(into: others) { $0[$1.rawValue] = $1 }
  }()
}
