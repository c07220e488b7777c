internal import Session

/// How what something costs is told: in another currency than the trip is reckoned in, with its rate.
struct Prices: Hashable {
  /// The rates by the code of the currency that they change: `GBP/EUR 1.17`.
  private var rates: [String: String] = [:]

  /// With no rate at all.
  init() {}

  init(of trip: Trip, _ settings: Settings) {
    guard !trip.rates.isEmpty else { return }
    let bases = [trip.budget?.currency, trip.ownCurrency(settings)].compactMap(\.self)
    for currency in trip.ratedCurrencies {
      // What is reckoned in stands as it is; a rate told into that comes before one over others.
      let ways = bases.prefix { $0 != currency }.compactMap { trip.rate(from: currency, to: $0) }
      rates[currency.code] = (ways.first(where: \.steps.isEmpty) ?? ways.first)?.told
    }
  }

  /// `20.00 GBP (GBP/EUR 1.17)`.
  func text(_ money: Money) -> String {
    rates[money.currency.code].map { "\(money.text) (\($0))" } ?? money.text
  }

  /// `45.00 EUR paid by Ana`; nothing where nothing is paid.
  func text(_ money: Money?, paidBy payer: String?) -> String {
    money.map { text($0) + (payer.map { " paid by \($0)" } ?? "") } ?? ""
  }
}

extension Stage {
  func prices(of trip: Trip) -> Prices { Prices(of: trip, session.settings) }
}

extension ExchangeRate {
  /// `GBP/EUR 1.17` as it was told; `USD/EUR 0.92, EUR/JPY 160` over a third currency.
  var told: String {
    if !steps.isEmpty { return steps.map(\.told).joined(separator: ", ") }
    return isInverse ? "\(to.code)/\(from.code) \(text)" : "\(from.code)/\(to.code) \(text)"
  }

  /// `1 USD = 0.92 EUR`, as it was told.
  var words: String {
    if !steps.isEmpty { return steps.map(\.words).joined(separator: " and ") }
    return isInverse ? "1 \(to.code) = \(text) \(from.code)" : "1 \(from.code) = \(text) \(to.code)"
  }
}
