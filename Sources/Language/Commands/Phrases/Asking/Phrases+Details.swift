internal import Session

private let known: SlotSpec = .needs(.stop, .knownStop, "STOP", ask: "Which stop?")

extension Frame {
  static let detailsPhrases: [Frame] = [
    Frame(
      [
        "(where|where's|wheres) (is|are|)", "tell (me|us) (more|) about",
        "(more|details|info|information) (about|of|on|for)", "what do you know about",
        "what (is|kind of place is)", "(what's|whats|which is)",
      ], [known], in: .inTrip
    ) { fills in fills.stop().map { .details(.stop($0)) } },
    Frame(
      [
        "(show|tell|give) (more|details|info|information) (about|of|on|for)", "tell (more|) about",
        "(details|more|info|information) (about|of|on|for)", "(show|describe|details)",
        "what is", "what's",
      ], [.needs(.place, .subject, "N", ask: "Which result?")]
    ) { fills in
      guard case .results(let rows)? = fills.subject, rows.count == 1 else { return nil }
      return rows.first.map { .details(.number($0)) }
    },
    Frame([""], [.needs(.number, .result, "N", ask: "")]) { fills in
      fills.integer().map { .details(.number($0)) }
    },
  ]

  /// Questions for the way from one place to another.
  static let distancePhrases: [Frame] = [
    Frame(
      [
        "how (far|many km|many kilometres|many miles) (is it|is|are|) (from|between|)",
        "how far apart are", "(what's|what is|) distance (from|between|)",
        "how (do|can|could) (i|we) (get|go|come) (from|)",
      ],
      [
        .needs(.near, .near, "STOP | PLACE", ask: "From where?"),
        .needs(
          .anchor, .near, after: ["(to|from|and)", "away from"], "STOP | PLACE", ask: "To where?"),
      ]
    ) { fills in
      guard let one = fills.near, let other = fills.near(.anchor) else { return nil }
      return .distance(one, other)
    }
  ]
}
