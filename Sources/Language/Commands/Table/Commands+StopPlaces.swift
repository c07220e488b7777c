internal import Session

extension CommandSpec {
  static let place = CommandSpec(
    .place, .places, "Says where a stop is; it keeps its name.",
    sets: true,
    examples: [
      "place 1.1 Clérigos Tower", "place 1.2 \"Cantinho\" @ 41.1466, -8.6153", "place 1.1 none",
    ],
    [
      Frame(
        ["place"],
        [
          .needs(.stop, .stop, "STOP", ask: "Which stop?"),
          .needs(.place, .place, "PLACE", ask: "Where is it?"),
        ]
      ) { fills in
        // `place lunch on tuesday` puts it there.
        guard let stop = fills.stop(), let place = fills.place(), !place.isLedTo else { return nil }
        return .placeStop(stop, place)
      },
      Frame(
        ["place"],
        [
          .needs(.stop, .stop, "STOP", ask: "Which stop?"),
          .needs(.place, .cleared, "none", ask: ""),
        ]
      ) { fills in fills.stop().map { .placeStop($0, nil) } },
      Frame(["place"], [ofBooking, .needs(.place, .place, "PLACE", ask: "")]) { fills in
        guard let booking = fills.booking, let place = fills.place(), !place.isLedTo else {
          return nil
        }
        return .booking(.place(booking, place))
      },
      Frame(["place"], [ofBooking, .needs(.place, .cleared, "none", ask: "")]) { fills in
        fills.booking.map { .booking(.place($0, nil)) }
      },
    ])

  static let resolve = CommandSpec(
    .resolve, .places,
    "Offers a place for each stop that has none; what people do anywhere is left alone.",
    examples: ["resolve", "resolve day 2"],
    [
      Frame(["resolve"], [.takes(.day, .day(bareNumber: true), "DAY")]) { fills in
        .resolve(fills.day())
      }
    ])
}

extension PlaceReference {
  /// Whether its words begin as those that tell when or where in a day: `at noon`.
  fileprivate var isLedTo: Bool {
    guard case .named(let text, quoted: false) = self, let first = text.split(separator: " ").first
    else { return false }
    return leading.contains(folded(String(first)))
  }
}

private let leading: Set = [
  "at", "on", "in", "to", "before", "after", "by", "for", "from", "between", "first", "last",
  "into",
]
