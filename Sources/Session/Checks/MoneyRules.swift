/// What a trip costs, exactly.
enum MoneyRules {
  /// By the same sheet as `costs`.
  private static func sheet(_ trip: CheckedTrip) -> CostSheet {
    CostSheet(trip.trip, trip.trip.costEntries, currency: trip.currency)
  }

  static func overBudget(_ trip: CheckedTrip) -> [Sighting] {
    guard let budget = trip.trip.budget, let total = sheet(trip).total,
      total.currency == budget.currency, total.minorUnits > budget.minorUnits,
      let units = Int64(exactly: total.minorUnits)
    else { return [] }
    let sum = Money(minorUnits: units, currency: budget.currency)
    let over = Money(minorUnits: units - budget.minorUnits, currency: budget.currency)
    return [
      Sighting(
        "the trip costs \(sum), \(over) more than its budget of \(budget)",
        fix: .budget(Amount(spelling: sum)))
    ]
  }

  /// Where sums are told in one currency, amounts of others need a rate.
  static func withoutRate(_ trip: CheckedTrip) -> [Sighting] {
    let sheet = sheet(trip)
    let home = trip.trip.budget?.currency ?? sheet.base
    return sheet.sums.map(\.sum.currency)
      .filter { $0 != home && trip.trip.rate(from: $0, to: home) == nil }
      .map(\.code).sorted().map { code in
        Sighting(
          "there are costs in \(code) and no rate", orElse: "rate \(code) \(home.code) NUMBER")
      }
  }

  static func unknownPayer(_ trip: CheckedTrip) -> [Sighting] {
    guard !trip.trip.companions.isEmpty else { return [] }
    func isUnknown(_ name: String?) -> String? {
      name.flatMap { trip.trip.companion(called: $0) == nil ? $0 : nil }
    }
    let stops = trip.days.flatMap(\.stops).compactMap { stop in
      isUnknown(stop.stop.paidBy).map { name in
        Sighting(
          "\(name: name), who paid \(stop), is not among the people", stop: stop,
          fix: joined(by: name, trip))
      }
    }
    return stops
      + trip.bookings.compactMap { booking in
        isUnknown(booking.booking.paidBy).map { name in
          Sighting(
            "\(name: name), who paid \(booking), is not among the people",
            day: trip.day(of: booking), booking: booking, fix: joined(by: name, trip))
        }
      }
  }

  /// One more among the people, one of those without a name where there are some.
  private static func joined(by name: String, _ trip: CheckedTrip) -> Intent {
    let named = trip.trip.companions
    let children = max(
      0, (trip.trip.children ?? 0) - named.count { $0.kind == .child })
    let adults = max(0, (trip.trip.people ?? named.count) - named.count - children)
    return .money(
      .party(
        Party(
          named: named + [Companion(name: name)], adults: max(0, adults - 1), children: children)))
  }
}
