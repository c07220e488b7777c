internal import Session

private let ways = "(swap|switch|exchange|flip|trade|interchange) (stops|stop|places of|)"
private let one: [SlotSpec] = [
  .takes(.stop, .knownStop, "STOP"), .takes(.stop, .stopOfDay(leaving: false), "STOP"),
]
private let other: [SlotSpec] = [
  .takes(.stops, .knownStop, after: ["(with|and|for)"], "STOP"),
  .takes(.stops, .stopOfDay(leaving: false), after: ["(with|and|for)"], "STOP"),
]
private let everything =
  "(everything|all|all of it|all stops|every stop|all plans|the plans|plans|stops)"
private let laterOrEarlier: SlotSpec = .needs(
  .filter, .choice(["later", "later on", "earlier", "sooner"]), after: [""], "later", ask: "")

/// Two stops; bare numbers alone are days, or the stops of the selected one.
@Sendable private func swapped(_ fills: Fills) -> Intent? {
  guard let one = fills.stop(), let other = fills.stop(.stops) else { return nil }
  if case .number = one, case .number = other { return nil }
  return .arrange(.swap(one, other))
}

@Sendable private func replaced(_ fills: Fills) -> Intent? {
  guard let stop = fills.stop(), let what = fills.subject else { return nil }
  return .arrange(.replace(stop, what))
}

@Sendable private func shifted(_ fills: Fills) -> Intent? {
  guard let minutes = fills.integer(.duration), minutes % 1440 != 0 else { return nil }
  let isEarlier = fills.says("earlier", .filter) || fills.says("sooner", .filter)
  return .arrange(.shift(fills.day() ?? .here, minutes: isEarlier ? -minutes : minutes))
}

extension Frame {
  /// How people put several stops elsewhere at once.
  static let arrangePhrases: [Frame] = [
    Frame([ways], one + other + [.takes(.filter, .choice(["around", "over"]), "")], in: .inTrip) {
      fills in swapped(fills)
    },
    Frame(
      ["(move|shift|push|put|make|start|have) \(everything)", "(move|shift|push|start)"],
      [
        .takes(.day, .day(bareNumber: false), after: ["", "(on|of|from|in)"], "DAY"),
        .needs(.duration, .duration, after: ["", "by", "back by"], "DURATION", ask: ""),
        laterOrEarlier,
      ], in: .inTrip
    ) { fills in fills.has(.day) ? shifted(fills) : nil },
    Frame(
      ["(move|shift|push|make|start|have) \(everything)"],
      [
        .needs(.duration, .duration, after: ["", "by", "back by"], "DURATION", ask: ""),
        laterOrEarlier,
      ], in: .onDay, build: shifted),
    Frame(
      ["(move|shift|push|make|start|have) \(everything)"],
      [
        .needs(.duration, .duration, after: ["", "by", "back by"], "DURATION", ask: ""),
        laterOrEarlier,
        .takes(.day, .day(bareNumber: true), after: ["", "on"], "DAY", ask: "On which day?"),
      ], insistsOn: .day, in: .offDay
    ) { fills in
      guard fills.has(.day), let minutes = fills.integer(.duration), minutes % 1440 != 0 else {
        return nil
      }
      return shifted(fills)
    },
    Frame(
      ["(replace|exchange|substitute)"],
      [
        .needs(.stop, .knownStop, "STOP", ask: "Which stop?"),
        .needs(.place, .subject, after: ["(with|by|for)"], "PLACE", ask: "With what?"),
      ], in: .inTrip, build: replaced),
    Frame(
      ["(swap|swap out|trade)"],
      [
        .needs(.stop, .knownStop, "STOP", ask: "Which stop?"),
        .needs(.place, .subject, after: ["for"], "PLACE", ask: "With what?"),
      ], in: .inTrip, build: replaced),
    Frame(
      ["(do|visit|see|have)"],
      [
        .needs(.place, .subject, "PLACE", ask: ""),
        .needs(.stop, .knownStop, after: ["instead of"], "STOP", ask: ""),
      ], in: .inTrip, build: replaced),
    Frame(
      ["(push|put|delay|postpone) \(everything)"],
      [
        .takes(.day, .day(bareNumber: false), after: ["", "(on|of|from|in)"], "DAY"),
        .takes(.filter, .choice(["back", "off"]), "back"),
        .needs(.duration, .duration, after: ["", "by"], "DURATION", ask: ""),
      ], in: .inTrip
    ) { fills in fills.has(.day) ? shifted(fills) : nil },
    Frame(
      ["(repeat|copy|duplicate|have|do) (same|)"],
      [
        .needs(.stop, .knownStop, "STOP", ask: "Which stop?"),
        .needs(
          .filter,
          .choice([
            "every day", "each day", "on every day", "on each day", "to every day", "to each day",
            "to all days", "on all days", "daily", "to all other days", "on all other days",
            "every other day of the trip", "on the other days", "to the other days", "all days",
          ]), "every day", ask: ""),
      ], in: .inTrip
    ) { fills in fills.stop().map { .arrange(.everyDay($0)) } },
  ]
}
