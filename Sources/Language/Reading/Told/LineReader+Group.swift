internal import Session

/// What changes about those who travel and the budget: `Carla's joining us`, `add 300 to the budget`.
extension LineReader {
  /// The trip's people or budget as they are behind what is told; `nil` where nothing of them is.
  func changedGroup(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    change(tokens, of: expanded, typed: line) ?? groupNow(tokens, of: expanded, typed: line)
      ?? exchangedGroup(tokens, of: expanded, typed: line)
  }

  private func change(
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

  func party(_ chart: Chart, of trip: Trip) -> Intent? {
    let context = chart.context
    for (names, end) in companionsNamed(context) {
      let travel = names.allSatisfy(context.travels)
      let ways = names.count > 1 ? joining + joiningTogether : joining
      let others = names.filter { !context.travels($0) }
      if !others.isEmpty,
        let rest = context.end(ofOneOf: ways, at: end), isEnd(rest, chart)
      {
        return party(of: trip, with: others)
      }
      // `no Rob out`, `add Rob out`
      let parting = names.count > 1 ? leaving + leavingTogether : leaving
      if travel, end == 1 || !context.matches(["out"], at: end),
        let rest = context.end(ofOneOf: parting, at: end),
        let left = party(of: trip, without: names),
        isEnd(rest, chart) || saysSum(rest, chart) == left.goers || tellsLeft(rest, chart, left)
      {
        return left
      }
    }
    return nil
  }

  /// `…, it's just Ana`: all that is left tells who goes on travelling.
  private func tellsLeft(_ start: Int, _ chart: Chart, _ left: Intent) -> Bool {
    let context = chart.context
    let behind = context.end(ofOneOf: tails, at: start) ?? start
    guard case .money(.party(let party)) = left, party.count == party.named.count,
      let sign = context.token(behind), [",", ".", ";", "so"].contains(sign.folded),
      let names = context.end(ofOneOf: justThey, at: behind + 1)
    else { return false }
    let said = context.tokens[names...].filter {
      $0.kind == .word && !["and", "now"].contains($0.folded)
    }
    return said.count == party.named.count
      && said.allSatisfy { name in party.named.contains { $0.isCalled(name.text) } }
  }

  func endsLine(_ ways: [[String]], at index: Int, _ chart: Chart) -> Bool {
    chart.context.end(ofOneOf: ways, at: index).map { isEnd($0, chart) } ?? false
  }

  /// Whether nothing but words that say no more stands there.
  func isEnd(_ start: Int, _ chart: Chart) -> Bool {
    let context = chart.context
    var end = start
    while let next = context.end(ofOneOf: tails, at: end) { end = next }
    return end == context.tokens.count || tellsKin(end, context)
  }

  /// `… she's my sister`: all that is left tells who somebody is.
  private func tellsKin(_ start: Int, _ context: ChartContext) -> Bool {
    let lead = context.matches([","], at: start) ? start + 1 : start
    guard let end = context.end(ofOneOf: beingKin, at: lead) else { return false }
    let rest = context.tokens[end...].drop {
      ["my", "our", "his", "her", "a", "an", "the"].contains($0.folded)
    }
    // Who is a child is no grown-up more.
    let isYoung = rest.contains {
      ["baby", "toddler", "infant"].contains($0.folded)
        || PartyWords.children.contains($0.folded) || PartyWords.offspring.contains($0.folded)
    }
    return !rest.isEmpty && rest.count < 4 && !isYoung
      && rest.allSatisfy {
        PartyWords.isKin($0.folded) || PartyWords.describing.contains($0.folded)
          || PartyWords.friends.contains($0.folded)
      }
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
      if goesOn { return party(of: trip, with: [name]) }
    }
    return nil
  }

  private func party(of trip: Trip, with names: [String]) -> Intent? {
    guard trip.people != nil || !trip.companions.isEmpty else { return nil }
    var party = Party(of: trip)
    party.named += names.map { Companion(name: $0) }
    return .money(.party(party))
  }

  private func party(of trip: Trip, without names: [String]) -> Intent? {
    var party = Party(of: trip)
    party.named.removeAll { one in names.contains { one.isCalled($0) } }
    return party.count > 0 ? .money(.party(party)) : nil
  }
}

extension Party {
  /// Those who travel, as a trip has them.
  init(of trip: Trip) {
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
  will_join has_joined is_in to_the_ppl to_the_ppl_coming to_the_people_coming to_the_party to_the_crew to_the_gang to_the_travelers to_the_people to_the_group to_the_travellers to_our_group
  is_coming_with can_make_it to_those_travelling to_those_who_travel to_the_people_travelling will_be_joining will_be_coming will_come_along is_going_to_join
  is_going_to_come comes_along is_joining_us will_join_us
  """)
private let leaving = BookingWords.ways(
  """
  dropped_out has_dropped_out is_dropping_out drops_out is_not_coming isn't_coming not_coming
  can't_come cant_come cant_make_it can't_come_any_more isnt_coming not_coming_anymore cannot_come can_not_come can't_make_it cannot_make_it won't_come won't_be_coming
  has_cancelled cancelled is_out bailed has_bailed is_staying_home is_staying_at_home stays_home
  has_to_stay_home has_to_stay_at_home must_stay_home needs_to_stay_home dropping_out not_joining is_not_joining isn't_joining pulling_out can't_join can't_go isn't_going is_not_going
  cannot_join is_not_able_to_travel isn't_able_to_travel is_not_able_to_come isn't_able_to_come is_not_able_to_join is_unable_to_come
  is_unable_to_travel is_unable_to_join can't_travel cannot_travel won't_travel isn't_travelling is_not_travelling isn't_coming_anymore isnt_coming_anymore
  is_not_coming_anymore won't_join won't_be_joining doesn't_come had_to_cancel is_no_longer_coming pulled_out has_pulled_out from_the_people from_the_group
  from_the_travellers out_of_the_group off_the_people out
  """)
private let beingKin = BookingWords.ways(
  "she's he's they're she_is he_is they_are shes hes theyre who_is that's thats that_is")
private let justThey = BookingWords.ways(
  "its_just it's_just it_is_just its_only it's_only just only so_just so_it's_just so_its_just")
/// The same of several.
private let joiningTogether =
  together(joining) + BookingWords.ways("r_coming r_coming_too r_joining r_in")
private let leavingTogether = together(leaving)
private func together(_ ways: [[String]]) -> [[String]] {
  let many = [
    "is": "are", "isn't": "aren't", "isnt": "aren't", "has": "have", "comes": "come",
    "joins": "join", "wants": "want", "tags": "tag", "drops": "drop", "stays": "stay",
    "doesn't": "don't",
  ]
  return ways.map { $0.map { many[$0] ?? $0 } }
}
let budgetWords: Set = ["budget", "kitty"]
/// One of them stands in each line of which this reads anything.
private let changeWords = budgetWords.union(
  (joining + leaving + joiningTogether + leavingTogether).compactMap(\.last))
private let tails =
  BookingWords.ways(
    """
    thanks thank_you please cheers us too now with along also sadly unfortunately now then anymore . ! as_well after_all in_the_end
    on_the_trip on_this_trip any_more this_time to_us with_us add_him add_her add_them so_add_him so_add_her so_add_them
    """) + ["him", "her", "them"].map { [",", "add", $0] }
