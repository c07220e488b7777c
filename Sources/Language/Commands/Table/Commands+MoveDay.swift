internal import Session

extension CommandSpec {
  static let moveDay = CommandSpec(
    .moveDay, .days,
    "Moves what is planned on a day to another, where the dates stay, or a day into another trip.",
    examples: ["move day 1 to day 3", "move friday to monday", "move day 1 to trip Lisbon"],
    [
      Frame(
        ["move"],
        [
          .needs(.day, .day(bareNumber: false), "DAY", ask: "Which day?"),
          .needs(.otherDay, .day(bareNumber: true), after: ["to"], "DAY", ask: "To which day?"),
          withBookings,
        ]
      ) { fills in
        guard let day = fills.day(), let other = fills.day(.otherDay) else { return nil }
        return fills.takingBookings(.moveDay(day, to: other))
      },
      Frame(
        ["move"], [dayToGo, perhapsItsTrip, toTrip(.trip, "to trip", "into trip")],
        build: dayGone),
      Frame(
        ["move"], [dayToGo, toTrip(.knownTrip(orOpen: false), "to", "into")], build: dayGone),
      Frame(
        ["move"], [dayToGo, itsTrip, toTrip(.knownTrip(orOpen: true), "to", "into")],
        build: dayGone),
    ])

  private static let dayToGo = SlotSpec.needs(
    .day, .day(bareNumber: false), "DAY", ask: "Which day?")
  private static let itsTrip = SlotSpec.needs(
    .otherTrip, .knownTrip(orOpen: true), after: ["of", "from"], "TRIP", ask: "")

  private static let perhapsItsTrip = SlotSpec.takes(
    .otherTrip, .knownTrip(orOpen: true), after: ["of", "from"], "TRIP")

  private static func toTrip(_ type: SlotType, _ words: String...) -> SlotSpec {
    .needs(.trip, type, after: words, "TRIP", ask: "Into which trip?")
  }
}

@Sendable private func dayGone(_ fills: Fills) -> Intent? {
  guard let day = fills.day(), let trip = fills.trip() else { return nil }
  return .plan(.toTrip(day, of: fills.trip(.otherTrip), to: trip))
}
