/// What a trip costs, exactly.
enum MoneyRules {
  /// What stops of the days and bookings cost.
  private static func costs(of trip: CheckedTrip) -> [Money] {
    trip.days.flatMap { $0.stops.compactMap(\.stop.cost) }
      + trip.bookings.compactMap(\.booking.cost)
  }

  /// Each currency is changed as one sum, as `costs` does.
  static func overBudget(_ trip: CheckedTrip) -> [Sighting] {
    guard let budget = trip.trip.budget else { return [] }
    let rates = Rates(trip.trip.rates)
    var total: Int64 = 0
    for (currency, costs) in Dictionary(grouping: costs(of: trip), by: \.currency) {
      guard let own = sum(of: costs.map(\.minorUnits)) else { return [] }
      let money = Money(minorUnits: own, currency: currency)
      guard let part = rates.converted(money, to: budget.currency) else { continue }
      guard let sum = sum(of: [total, part.minorUnits]) else { return [] }
      total = sum
    }
    guard total > budget.minorUnits else { return [] }
    let sum = Money(minorUnits: total, currency: budget.currency)
    let over = Money(minorUnits: total - budget.minorUnits, currency: budget.currency)
    return [Sighting("the trip costs \(sum), \(over) more than its budget of \(budget)")]
  }

  /// `nil` where it is more than can be counted.
  private static func sum(of parts: [Int64]) -> Int64? {
    var sum: Int64 = 0
    for part in parts {
      let (next, overflow) = sum.addingReportingOverflow(part)
      guard !overflow else { return nil }
      sum = next
    }
    return sum
  }

  /// Where sums are told in one currency, amounts of others need a rate.
  static func withoutRate(_ trip: CheckedTrip) -> [Sighting] {
    let home = trip.trip.budget?.currency ?? trip.trip.currency ?? trip.currency
    let rates = Rates(trip.trip.rates)
    let codes = Set(costs(of: trip).map(\.currency)).filter {
      $0 != home && !rates.knows($0, home)
    }
    guard trip.trip.budget != nil || Set(costs(of: trip).map(\.currency)).count > 1 else {
      return []
    }
    return codes.map(\.code).sorted().map { code in
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

/// The rates of a trip, which serve both ways.
struct Rates {
  private let rates: [String: String]

  init(_ rates: [String: String]) { self.rates = rates }

  func knows(_ from: Currency, _ to: Currency) -> Bool { fraction(from, to) != nil }

  /// The amount in another currency, rounded half up to its smallest unit; `nil` without a rate, or
  /// where it is more than can be counted.
  func converted(_ money: Money, to currency: Currency) -> Money? {
    guard money.currency != currency else { return money }
    guard let rate = fraction(money.currency, currency) else { return nil }
    var (over, under) = rate
    let digits = currency.decimals - money.currency.decimals
    let scale = (0..<abs(digits)).reduce(Int128(1)) { value, _ in value * 10 }
    if digits >= 0 {
      over = over.multiplied(by: scale)
    } else {
      under = under.multiplied(by: scale)
    }
    let (product, overflow) = over.multipliedReportingOverflow(by: Int128(money.minorUnits))
    let (twice, tooMuch) = product.multipliedReportingOverflow(by: 2)
    guard !overflow, !tooMuch, under > 0, over > 0, under < Int128.max / 4 else { return nil }
    let (whole, missing) = twice.addingReportingOverflow(under)
    guard !missing else { return nil }
    return Int64(exactly: whole / (2 * under)).map { Money(minorUnits: $0, currency: currency) }
  }

  /// How much of one is how much of the other.
  private func fraction(_ from: Currency, _ to: Currency) -> (Int128, Int128)? {
    if let rate = rates["\(from.code)/\(to.code)"] { return Rates.decimal(rate) }
    return rates["\(to.code)/\(from.code)"].flatMap(Rates.decimal).map { ($1, $0) }
  }

  private static func decimal(_ text: String) -> (Int128, Int128)? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), text.utf8.count <= 20,
      let digits = Int128(parts.joined()), digits > 0
    else { return nil }
    let decimals = parts.count == 2 ? parts[1].utf8.count : 0
    return (digits, (0..<decimals).reduce(Int128(1)) { value, _ in value * 10 })
  }
}

extension Int128 {
  /// The product; 0 where it is more than can be counted.
  fileprivate func multiplied(by other: Int128) -> Int128 {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? 0 : product
  }
}
