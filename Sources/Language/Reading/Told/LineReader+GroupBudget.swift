internal import Session

/// By how much the budget of those who travel changes: `add 300 to the budget`.
extension LineReader {
  func budget(_ chart: Chart, of trip: Trip) -> Intent? {
    guard chart.context.tokens.contains(where: { budgetWords.contains($0.folded) }) else {
      return nil
    }
    for change in changes(chart.context) {
      for span in chart.spans(.amount, at: change.start) {
        guard case .amount(let amount) = span.value, amount.each == nil,
          change.endings.isEmpty
            ? isEnd(span.end, chart) : endsLine(change.endings, at: span.end, chart)
        else { continue }
        guard let budget = trip.budget else {
          // What is added where there is none is all of it.
          if change.sign > 0, !change.endings.isEmpty { return .budget(amount) }
          continue
        }
        guard
          amount.currency == nil
            || amount.currency?.currency(in: chart.context.country) == budget.currency,
          let more = try? Money(digits: amount.digits, currency: budget.currency)
        else { continue }
        let (units, tooMuch) = budget.minorUnits.addingReportingOverflow(
          change.sign * more.minorUnits)
        guard !tooMuch, units >= 0 else { continue }
        return .budget(
          Amount(spelling: Money(minorUnits: units, currency: budget.currency)))
      }
    }
    return nil
  }

  /// Where an amount may begin by which the budget changes, and what has to stand behind it.
  private struct BudgetChange {
    var start: Int
    var sign: Int64
    var endings: [[String]]
  }

  private func changes(_ context: ChartContext) -> [BudgetChange] {
    let start = WordLattice(context.tokens).behindTalk
    let ways: [([[String]], Int64, [[String]])] = [
      (adding, 1, intoBudget), (taking, -1, offBudget), (raising, 1, []), (cutting, -1, []),
      (budgetIs, 1, higher), (budgetIs, -1, lower), (needing, 1, moreBudget),
    ]
    return ways.compactMap { leads, sign, endings in
      context.end(ofOneOf: leads, at: start).map {
        BudgetChange(start: $0, sign: sign, endings: endings)
      }
    }
  }
}

private let adding = BookingWords.ways("add put stick chuck")
private let intoBudget = BookingWords.ways(
  """
  to_the_budget to_our_budget to_budget into_budget on_the_budget into_the_budget to_the_kitty into_the_kitty
  more_to_the_budget to_my_budget
  """)
private let taking = BookingWords.ways("take knock cut")
private let offBudget = BookingWords.ways(
  "off_the_budget from_the_budget off_our_budget from_our_budget out_of_the_budget")
private let raising = BookingWords.ways(
  """
  raise_the_budget_by raise_our_budget_by increase_the_budget_by increase_our_budget_by
  up_the_budget_by bump_the_budget_by bump_the_budget_up_by lift_the_budget_by
  our_budget_went_up_by our_budget_goes_up_by the_budget_is_up_by our_budget_is_up_by
  the_budget_goes_up_by the_budget_went_up_by
  """)
private let cutting = BookingWords.ways(
  """
  cut_the_budget_by reduce_the_budget_by lower_the_budget_by drop_the_budget_by
  decrease_the_budget_by cut_our_budget_by reduce_our_budget_by lower_our_budget_by
  """)
private let needing = BookingWords.ways("we_need i_need we'll_need we_will_need")
private let moreBudget = BookingWords.ways("more_budget more_in_the_budget extra_budget")
private let budgetIs = BookingWords.ways("the_budget_is the_budget_is_now our_budget_is")
private let higher = BookingWords.ways("more higher bigger")
private let lower = BookingWords.ways("less lower smaller")
