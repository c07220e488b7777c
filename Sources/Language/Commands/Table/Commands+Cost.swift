internal import Session

extension CommandSpec {
  static let cost = CommandSpec(
    .cost, .stops, "Says what a stop costs, for all or for each, and who paid.",
    sets: true,
    examples: ["cost 1.1 12.50", "cost 1.2 30 USD paid by Ana", "cost 1.1 none"],
    [
      Frame(
        ["cost"],
        [
          .needs(.stop, .stop, "STOP", ask: "Which stop?"),
          .needs(
            .amount, .price,
            "AMOUNT [CURRENCY] [each | per adult | per person | per night] [paid by NAME]",
            ask: "How much?"),
        ]
      ) { fills in fills.stop().map { .cost($0, fills.amount) } },
      Frame(
        ["cost"],
        [
          .needs(.stop, .stop, "STOP", ask: "Which stop?"),
          .needs(.amount, .cleared, "none", ask: ""),
        ]
      ) { fills in fills.stop().map { .cost($0, nil) } },
      Frame(["cost"], [ofBooking, .needs(.amount, .price, "AMOUNT [CURRENCY] …", ask: "")]) {
        fills in fills.booking.map { .booking(.cost($0, fills.amount)) }
      },
      Frame(["cost"], [ofBooking, .needs(.amount, .cleared, "none", ask: "")]) { fills in
        fills.booking.map { .booking(.cost($0, nil)) }
      },
      Frame(
        ["cost"],
        [ofBooking, .needs(.name, .name, after: ["paid by"], "NAME", ask: "")]
      ) { fills in
        guard let booking = fills.booking, let name = fills.text(.name) else { return nil }
        return .booking(.paid(booking, by: folded(name) == "none" ? nil : name))
      },
      Frame(
        ["cost"],
        [
          .needs(.stop, .stop, "STOP", ask: "Which stop?"),
          .needs(.name, .name, after: ["paid by"], "NAME", ask: "Who paid?"),
        ]
      ) { fills in
        guard let stop = fills.stop(), let name = fills.text(.name) else { return nil }
        return .money(.paid(stop, by: folded(name) == "none" ? nil : name))
      },
    ])
}
