internal import Session

/// What changes about those who travel and the budget: `Carla's joining us`, `add 300 to the budget`.
extension LineReader {
  /// The trip's people or budget as they are behind what is told; `nil` where nothing of them is.
  func changedGroup(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard let trip = session.currentTrip, tokens.count > 1, tokens.count < 14,
      !tokens.contains(where: { $0.says("?") }),
      tokens.contains(where: { changeWords.contains($0.folded) })
    else { return nil }
    let chart = Chart(context(expanded.text, tokens))
    if let intent = party(chart, of: trip) ?? budget(chart, of: trip) {
      return .understood(told(intent, by: tokens, of: expanded, typed: line))
    }
    return laterParty(chart, of: trip).map {
      told($0, by: tokens, of: expanded, typed: line).offered
    }
  }

  // MARK: - Who travels

  private func party(_ chart: Chart, of trip: Trip) -> Intent? {
    let context = chart.context
    for (name, end) in companions(context) {
      let travels = context.travels(name)
      if !travels, let rest = context.end(ofOneOf: joining, at: end), isEnd(rest, chart) {
        return party(of: trip, with: name)
      }
      // `no Rob out`, `add Rob out`
      if travels, end == 1 || !context.matches(["out"], at: end),
        let rest = context.end(ofOneOf: leaving, at: end),
        let left = party(of: trip, without: name),
        isEnd(rest, chart) || saysSum(rest, chart) == left.goers
      {
        return left
      }
    }
    return nil
  }

  private func endsLine(_ ways: [[String]], at index: Int, _ chart: Chart) -> Bool {
    chart.context.end(ofOneOf: ways, at: index).map { isEnd($0, chart) } ?? false
  }

  /// Whether nothing but words that say no more stands there.
  func isEnd(_ start: Int, _ chart: Chart) -> Bool {
    let context = chart.context
    var end = start
    while let next = context.end(ofOneOf: tails, at: end) { end = next }
    return end == context.tokens.count
  }

  /// `Margaret will be joining us from Sunday onwards`: from when somebody comes the trip does not tell.
  private func laterParty(_ chart: Chart, of trip: Trip) -> Intent? {
    let context = chart.context
    for (name, end) in companions(context) where !context.travels(name) {
      guard let rest = context.end(ofOneOf: joining, at: end) else { continue }
      let start = context.matches(["us"], at: rest) ? rest + 1 : rest
      // `Easter is coming from …`
      guard context.matches(["from"], at: start), CommonWords.kind(of: folded(name)).isEmpty else {
        continue
      }
      let goesOn = chart.spans(.day(bareNumber: false), at: start + 1).contains { day in
        isEnd(context.end(ofOneOf: onwards, at: day.end) ?? day.end, chart)
      }
      if goesOn { return party(of: trip, with: name) }
    }
    return nil
  }

  private func party(of trip: Trip, with name: String) -> Intent? {
    guard trip.people != nil || !trip.companions.isEmpty else { return nil }
    var party = Party(of: trip)
    party.named.append(Companion(name: name))
    return .money(.party(party))
  }

  private func party(of trip: Trip, without name: String) -> Intent? {
    var party = Party(of: trip)
    party.named.removeAll { $0.isCalled(name) }
    return party.count > 0 ? .money(.party(party)) : nil
  }

  // MARK: - The budget

  private func budget(_ chart: Chart, of trip: Trip) -> Intent? {
    guard let budget = trip.budget,
      chart.context.tokens.contains(where: { budgetWords.contains($0.folded) })
    else { return nil }
    for change in changes(chart.context) {
      for span in chart.spans(.amount, at: change.start) {
        guard case .amount(let amount) = span.value, amount.each == nil,
          change.endings.isEmpty
            ? isEnd(span.end, chart)
            : endsLine(change.endings, at: span.end, chart),
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
      (budgetIs, 1, higher), (budgetIs, -1, lower),
    ]
    return ways.compactMap { leads, sign, endings in
      context.end(ofOneOf: leads, at: start).map {
        BudgetChange(start: $0, sign: sign, endings: endings)
      }
    }
  }
}

extension Party {
  /// Those who travel, as a trip has them.
  fileprivate init(of trip: Trip) {
    let unnamed = max(0, (trip.people ?? trip.companions.count) - trip.companions.count)
    let namedChildren = trip.companions.count { $0.kind == .child }
    let children = min(unnamed, max(0, (trip.children ?? 0) - namedChildren))
    self.init(named: trip.companions, adults: unnamed - children, children: children)
  }
}

private let onwards: [[String]] = [["on"], ["onwards"], ["onward"]]
private let joining = BookingWords.ways(
  """
  is_joining joins joining is_coming coming comes will_come is_coming_along is_coming_too
  coming_along wants_to_come wants_to_join is_tagging_along tags_along is_now_coming can_come
  will_join has_joined is_in to_the_people to_the_group to_the_travellers to_our_group
  is_coming_with can_make_it will_be_joining will_be_coming will_come_along is_going_to_join
  is_going_to_come comes_along is_joining_us will_join_us
  """)
private let leaving = BookingWords.ways(
  """
  dropped_out has_dropped_out is_dropping_out drops_out is_not_coming isn't_coming not_coming
  can't_come cant_come cant_make_it can't_come_any_more isnt_coming not_coming_anymore cannot_come can_not_come can't_make_it cannot_make_it won't_come won't_be_coming
  has_cancelled cancelled is_out bailed has_bailed is_staying_home is_staying_at_home stays_home
  had_to_cancel is_no_longer_coming pulled_out has_pulled_out from_the_people from_the_group
  from_the_travellers out_of_the_group off_the_people out
  """)
private let budgetWords: Set = ["budget", "kitty"]
/// One of them stands in each line of which this reads anything.
private let changeWords = budgetWords.union((joining + leaving).compactMap(\.last))
private let tails = BookingWords.ways(
  """
  thanks thank_you please cheers us too now with along also sadly unfortunately anymore . ! as_well after_all in_the_end
  on_the_trip on_this_trip any_more to_us with_us
  """)
private let adding = BookingWords.ways("add put stick chuck")
private let intoBudget = BookingWords.ways(
  """
  to_the_budget to_our_budget on_the_budget into_the_budget to_the_kitty into_the_kitty
  more_to_the_budget to_my_budget
  """)
private let taking = BookingWords.ways("take knock cut")
private let offBudget = BookingWords.ways(
  "off_the_budget from_the_budget off_our_budget from_our_budget out_of_the_budget")
private let raising = BookingWords.ways(
  """
  raise_the_budget_by raise_our_budget_by increase_the_budget_by increase_our_budget_by
  up_the_budget_by bump_the_budget_by bump_the_budget_up_by lift_the_budget_by
  the_budget_goes_up_by the_budget_went_up_by
  """)
private let cutting = BookingWords.ways(
  """
  cut_the_budget_by reduce_the_budget_by lower_the_budget_by drop_the_budget_by
  decrease_the_budget_by cut_our_budget_by reduce_our_budget_by lower_our_budget_by
  """)
private let budgetIs = BookingWords.ways("the_budget_is the_budget_is_now our_budget_is")
private let higher = BookingWords.ways("more higher bigger")
private let lower = BookingWords.ways("less lower smaller")
