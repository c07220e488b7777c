internal import Session

/// What all of it may cost: `spending money 60 million dong for the whole thing`.
struct SketchedBudget {
  let scan: SketchScan

  private var context: ChartContext { scan.context }

  /// Whether words say that something is to be spent in all.
  static func isSaid(in context: ChartContext) -> Bool {
    context.tokens.indices.contains { context.end(ofOneOf: spending, at: $0) != nil }
      // `max 400 euros a head`, with nothing before it that could cost so much
      || isLimit(in: context)
  }

  /// `max 400 euros a head`, and nothing of which that could be the price.
  private static func isLimit(in context: ChartContext) -> Bool {
    guard let start = context.end(ofOneOf: limits, at: 0), !context.travels("max") else {
      return false
    }
    return Chart(context).spans(.amount, at: start).contains { span in
      let end = context.end(ofOneOf: inAll, at: span.end) ?? span.end
      return context.tokens[end...].allSatisfy { $0.kind == .sign }
    }
  }

  /// `nil` where no words say that it is to be spent in all, or not one amount is told.
  var intent: Intent? {
    let isSaid = SketchedBudget.isSaid(in: context)
    let amounts = scan.pieces.compactMap { piece -> Amount? in
      guard case .told(let told) = piece.fact, let cost = told.cost,
        cost.each?.isByNight != true
      else {
        return nil
      }
      return cost
    }
    guard isSaid, amounts.count == 1, let amount = amounts.first else { return nil }
    return .budget(amount)
  }
}

private let spending =
  BookingWords.ways(
    """
    for_everything for_the_whole_thing for_the_whole_trip set_aside for_it_all for_all_of_it
    saved_up put_aside for_the_trip for_the_holiday
    """)
  + BookingWords.ways(
    """
    spending_money budget to_spend we_can_spend i_can_spend spend_at_most can't_spend_more_than
    no_more_than_we_have kitty allowance all_we_have in_the_kitty
    """)
private let limits = BookingWords.ways(
  """
  max maximum at_most no_more_than not_more_than limit_is our_limit_is the_limit_is spending_limit
  max. we_have_max let's_say_max lets_say_max
  """)
private let inAll = BookingWords.ways(
  "in_all in_total total all_in altogether for_everything for_the_trip pp each a_head per_head")
