internal import Session

/// What all of it may cost: `spending money 60 million dong for the whole thing`.
struct SketchedBudget {
  let scan: SketchScan

  private var context: ChartContext { scan.context }

  /// `nil` where no words say that it is to be spent in all, or not one amount is told.
  var intent: Intent? {
    let isSaid = context.tokens.indices.contains { context.end(ofOneOf: spending, at: $0) != nil }
    let amounts = scan.pieces.compactMap { piece -> Amount? in
      guard case .told(let told) = piece.fact, let cost = told.cost,
        ![.night, .personNight].contains(cost.each)
      else {
        return nil
      }
      return cost
    }
    guard isSaid, amounts.count == 1, let amount = amounts.first else { return nil }
    return .budget(amount)
  }
}

private let spending = BookingWords.ways(
  """
  spending_money budget to_spend we_can_spend i_can_spend spend_at_most can't_spend_more_than
  no_more_than_we_have kitty allowance all_we_have in_the_kitty
  """)
