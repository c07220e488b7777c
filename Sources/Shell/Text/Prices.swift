internal import Session

/// How what something costs is told: in another currency than the trip is reckoned in, with its rate.
struct Prices: Hashable {
  /// The rates by the code of the currency that they change: `GBP/EUR 1.17`.
  private var rates: [String: String] = [:]

  /// With no rate at all.
  init() {}

  init(of trip: Trip, _ settings: Settings) {
    guard !trip.rates.isEmpty else { return }
    let bases = [trip.budget?.currency, trip.ownCurrency(settings)].compactMap { $0?.code }
    for (index, base) in bases.enumerated() {
      let known = trip.rates(into: base).filter { !bases[...index].contains($0.key) }
      rates.merge(known) { first, _ in first }
    }
  }

  /// `20.00 GBP (GBP/EUR 1.17)`.
  func text(_ money: Money) -> String {
    rates[money.currency.code].map { "\(money.text) (\($0))" } ?? money.text
  }
}

extension Stage {
  func prices(of trip: Trip) -> Prices { Prices(of: trip, session.settings) }
}

extension Trip {
  /// The rates between a currency and others, by the code of the other.
  fileprivate func rates(into base: String) -> [String: String] {
    var found: [String: String] = [:]
    for (pair, rate) in rates {
      let codes = pair.split(separator: "/").map(String.init)
      guard codes.count == 2, codes.contains(base), let other = codes.first(where: { $0 != base })
      else { continue }
      // A rate serves both ways, but one that is told this way round comes first.
      if found[other] == nil || codes[1] == base { found[other] = "\(pair) \(rate)" }
    }
    return found
  }
}
