/// What a trip costs, exactly.
enum MoneyRules {
  /// Each currency is changed as one sum, as `costs` does.
  static func overBudget(_ trip: CheckedTrip) -> [Sighting] {
    guard let budget = trip.trip.budget else { return [] }
    var total: Int128 = 0
    for (currency, costs) in sums(of: trip.trip) {
      let rate = trip.trip.rate(from: currency, to: budget.currency)
      total += currency == budget.currency ? costs : rate?.converted(costs) ?? 0
    }
    guard total > budget.minorUnits, let units = Int64(exactly: total) else { return [] }
    let sum = Money(minorUnits: units, currency: budget.currency)
    let over = Money(minorUnits: units - budget.minorUnits, currency: budget.currency)
    return [Sighting("the trip costs \(sum), \(over) more than its budget of \(budget)")]
  }

  /// What stops of the days and bookings cost, in each currency.
  private static func sums(of trip: Trip) -> [Currency: Int128] {
    trip.costEntries.reduce(into: [:]) { sums, entry in
      sums[entry.money.currency, default: 0] += Int128(entry.money.minorUnits)
    }
  }

  /// Where sums are told in one currency, amounts of others need a rate.
  static func withoutRate(_ trip: CheckedTrip) -> [Sighting] {
    let home = trip.trip.budget?.currency ?? trip.trip.currency ?? trip.currency
    let currencies = sums(of: trip.trip).keys
    guard trip.trip.budget != nil || currencies.count > 1 else { return [] }
    return currencies.filter { $0 != home && trip.trip.rate(from: $0, to: home) == nil }
      .map(\.code).sorted().map { code in
        Sighting("there are costs in \(code) and no rate: rate \(code) \(home.code) NUMBER")
      }
  }

  static func unknownPayer(_ trip: CheckedTrip) -> [Sighting] {
    let names = Set(trip.trip.companions.map { folded($0.name) })
    guard !names.isEmpty else { return [] }
    func isUnknown(_ name: String?) -> String? {
      name.flatMap { names.contains(folded($0)) ? nil : $0 }
    }
    let stops = trip.days.flatMap(\.stops).compactMap { stop in
      isUnknown(stop.stop.paidBy).map { name in
        Sighting("\(name: name), who paid \(stop), is not among the people", stop: stop)
      }
    }
    return stops
      + trip.bookings.compactMap { booking in
        isUnknown(booking.booking.paidBy).map { name in
          Sighting(
            "\(name: name), who paid \(booking), is not among the people",
            day: trip.day(of: booking), booking: booking)
        }
      }
  }
}
