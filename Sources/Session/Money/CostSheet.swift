/// What is spent, with each amount in the currency that is reckoned in where a rate is known.
///
/// Each currency is changed as one sum and rounded once; what that comes to is parted among its
/// entries, so that they always add up to it.
package struct CostSheet {
  package struct Row: Hashable {
    package let entry: CostEntry
    /// In the currency that is reckoned in; `nil` where no rate is known.
    package let converted: Balance?
  }

  package let base: Currency
  package let rows: [Row]
  package let sums: [CurrencySum]

  package init(_ trip: Trip, _ entries: [CostEntry], settings: Settings) {
    self.init(trip, entries, currency: trip.ownCurrency(settings))
  }

  /// `currency`: that of the trip, or of the settings.
  init(_ trip: Trip, _ entries: [CostEntry], currency own: Currency) {
    let base = trip.reckoning(entries, own)
    self.base = base
    var currencies: [Currency] = []
    for entry in entries where !currencies.contains(entry.money.currency) {
      currencies.append(entry.money.currency)
    }
    var converted: [Int: Balance] = [:]
    var sums: [CurrencySum] = []
    for currency in currencies {
      let own = entries.indices.filter { entries[$0].money.currency == currency }
      let amounts = own.map { Int128(entries[$0].money.minorUnits) }
      let sum = amounts.reduce(0, +)
      let rate = currency == base ? nil : trip.rate(from: currency, to: base)
      let total = currency == base ? sum : rate.flatMap { $0.converted(sum) }
      sums.append(
        CurrencySum(
          sum: Balance(sum, currency), rate: total == nil ? nil : rate,
          converted: total.map { Balance($0, base) }))
      guard let total else { continue }
      for (index, part) in zip(own, apportioned(total, by: amounts)) {
        converted[index] = Balance(part, base)
      }
    }
    rows = entries.indices.map { Row(entry: entries[$0], converted: converted[$0]) }
    self.sums = sums
  }

  /// All that can be reckoned in one currency; `nil` where nothing can.
  package var total: Balance? { CostSheet.total(of: rows.compactMap(\.converted)) }

  /// What cannot, a sum for each currency.
  package var others: [Balance] { sums.filter { $0.converted == nil }.map(\.sum) }

  static func total(of parts: [Balance]) -> Balance? {
    guard let first = parts.first else { return nil }
    return Balance(parts.reduce(0) { $0 + $1.minorUnits }, first.currency)
  }
}

extension Trip {
  /// The currency of what is said without one.
  package func ownCurrency(_ settings: Settings) -> Currency { currency ?? settings.ownCurrency }

  /// The currency that sums are told in: of the budget, the trip, or the settings the first into
  /// which any of this can be changed; else the first that it was paid in.
  fileprivate func reckoning(_ entries: [CostEntry], _ own: Currency) -> Currency {
    let wanted = [budget?.currency, own].compactMap(\.self)
    let found = wanted.first { base in
      entries.contains {
        $0.money.currency == base || rate(from: $0.money.currency, to: base) != nil
      }
    }
    return found ?? entries.first?.money.currency ?? wanted.first ?? own
  }
}
