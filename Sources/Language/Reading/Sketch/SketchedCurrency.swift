internal import Session

/// In what money the trip is reckoned: `everything in GBP from now`.
struct SketchedCurrency {
  let chart: Chart

  private var context: ChartContext { chart.context }

  /// `nil` where not everything is meant, or where no currency is told.
  var intent: Intent? {
    guard context.tokens.count < 9, let start = context.end(ofOneOf: everything, at: lead),
      let (currency, behind) = chart.currency(at: start),
      case let end = context.end(ofOneOf: fromNow, at: behind) ?? behind,
      context.tokens[end...].allSatisfy({ $0.kind == .sign })
    else { return nil }
    return .money(.currency(currency))
  }

  private var lead: Int { context.end(ofOneOf: leads, at: 0) ?? 0 }
}

private let leads = BookingWords.ways("show put reckon count give_me do keep have")
private let everything = BookingWords.ways(
  """
  everything_in all_in it_all_in all_costs_in all_of_it_in the_costs_in costs_in prices_in sums_in
  totals_in all_amounts_in money_in everything_to
  """)
private let fromNow = BookingWords.ways("from_now from_now_on from_here_on please now pls")
