internal import Session

extension CommandSpec {
  static let people = CommandSpec(
    .people, .money, "Says how many travel.", sets: true, examples: ["people 4", "people none"],
    [
      Frame(["people"], [.needs(.number, .integer, "N", ask: "How many?")]) { fills in
        fills.integer().map(Intent.people)
      },
      Frame(["people"], [.needs(.number, .cleared, "none", ask: "")]) { _ in .people(nil) },
    ])

  static let rate = CommandSpec(
    .rate, .money, "Keeps an exchange rate with the trip.", sets: true,
    examples: ["rate USD EUR 0.92"],
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
      }
    ])

  static let budget = CommandSpec(
    .budget, .money, "Says what the trip may cost.", sets: true,
    examples: ["budget 900 EUR", "budget none"],
    [
      Frame(["budget"], [.needs(.amount, .amount, "AMOUNT [CURRENCY]", ask: "How much?")]) {
        fills in .budget(fills.amount)
      },
      Frame(["budget"], [.needs(.amount, .cleared, "none", ask: "")]) { _ in .budget(nil) },
    ])
}
