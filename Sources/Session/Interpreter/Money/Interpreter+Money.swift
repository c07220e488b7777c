extension Interpreter {
  func decideOnMoney(_ intent: Intent) throws(Interruption) -> Decision {
    if case .money(let wish) = intent { return try decide(wish) }
    let trip = try resolver.currentTrip()
    if case .people(let count) = intent { return try people(count, trip) }
    if case .rate(let from, let to, let text) = intent { return try rate(trip, from, to, text) }
    if case .budget(let amount) = intent { return try budget(trip, amount) }
    throw .problem(.inconsistent("a command about money that is none"))
  }

  private func decide(_ wish: MoneyIntent) throws(Interruption) -> Decision {
    switch wish {
    case .currency(let currency):
      let trip = try resolver.currentTrip()
      return try change(
        trip, [.currency(Change(before: trip.currency, after: currency))], .money(wish))
    case .costs(let costs): return try self.costs(costs)
    case .settle: return try settle()
    case .paid(let stop, let payer): return try paid(stop, by: payer)
    case .party(let party): return try self.party(party, try resolver.currentTrip())
    case .forgetRate(let from, let to):
      let trip = try resolver.currentTrip()
      let pairs = [pair(from, to), pair(to, from)].filter { trip.rates[$0] != nil }
      return try change(
        trip, pairs.map { .rate(pair: $0, Change(before: trip.rates[$0], after: nil)) },
        .money(wish))
    }
  }

  private func change(
    _ trip: Trip, _ changes: [TripChange], _ canonical: Intent, _ notices: [Notice] = []
  ) throws(Interruption) -> Decision {
    var draft = TripDraft(trip)
    for change in changes where change != change.reversed { try draft.apply(.changed(change)) }
    return outcome(draft, canonical, notices: notices + [.moneyOf(trip.id)])
  }

  /// A mere number; the names stay where there are no more of them.
  private func people(_ count: Int?, _ trip: Trip) throws(Interruption) -> Decision {
    if let count, count < 1 { throw .problem(.notPositive, at: .number) }
    if let count, count > Trip.peopleAtMost {
      throw .problem(.tooManyPeople(limit: Trip.peopleAtMost), at: .number)
    }
    guard let count, count >= trip.companions.count, count == trip.people else {
      let kept = count.map { $0 >= trip.companions.count } ?? false ? trip.companions : []
      return try change(
        trip,
        [
          .people(Change(before: trip.people, after: count)),
          .children(Change(before: trip.children, after: childrenNamed(kept))),
          .companions(Change(before: trip.companions, after: kept)),
        ], .people(count), replaced(trip.companions, by: kept))
    }
    return try change(trip, [], .people(count))
  }

  /// Of a number that says nothing of children, those that are known by name are known still.
  private func childrenNamed(_ companions: [Companion]) -> Int? {
    let count = companions.count { $0.kind == .child }
    return count == 0 ? nil : count
  }

  private func party(_ said: Party, _ trip: Trip) throws(Interruption) -> Decision {
    var party = said
    party.named = []
    for companion in said.named {
      guard let name = words(companion.name) else { throw .problem(.emptyName, at: .number) }
      let new = Companion(name: name)
      guard !party.named.contains(where: { $0.isCalled(name) || new.isCalled($0.name) }) else {
        throw .problem(.namedTwice(name), at: .number)
      }
      party.named.append(Companion(name: name, kind: companion.kind))
    }
    guard party.count > 0 else { throw .problem(.notPositive, at: .number) }
    let children = party.allChildren == 0 ? nil : party.allChildren
    return try change(
      trip,
      [
        .people(Change(before: trip.people, after: party.count)),
        .children(Change(before: trip.children, after: children)),
        .companions(Change(before: trip.companions, after: party.named)),
      ], .money(.party(party)), replaced(trip.companions, by: party.named))
  }

  /// Names that are known no more.
  private func replaced(_ before: [Companion], by after: [Companion]) -> [Notice] {
    let gone = before.map(\.name).filter { name in !after.contains { $0.name == name } }
    return gone.isEmpty ? [] : [.partyReplaced(gone)]
  }

  private func pair(_ from: Currency, _ to: Currency) -> String { "\(from.code)/\(to.code)" }

  /// It serves the other way round too, so that one told so before is no more.
  private func rate(
    _ trip: Trip, _ from: Currency, _ to: Currency, _ text: String
  ) throws(Interruption) -> Decision {
    let rate = oneLine(text)
    let parts = rate.split(separator: ".", omittingEmptySubsequences: false)
    guard rate.utf8.count <= 20, (1...2).contains(parts.count),
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } })
    else { throw .problem(.money(.notANumber, to), at: .number) }
    guard rate.utf8.contains(where: { (49...57).contains($0) }), from != to else {
      throw .problem(.notPositive, at: .number)
    }
    let (own, other) = (pair(from, to), pair(to, from))
    return try change(
      trip,
      [
        .rate(pair: own, Change(before: trip.rates[own], after: rate)),
        .rate(pair: other, Change(before: trip.rates[other], after: nil)),
      ], .rate(from: from, to: to, rate),
      trip.rates[other].map { [.otherRateGone(from: to, to: from, $0)] } ?? [])
  }

  private func budget(_ trip: Trip, _ amount: Amount?) throws(Interruption) -> Decision {
    let price = try amount.map { (amount) throws(Interruption) in
      try self.price(
        amount, of: trip.name, paidBy: nil, nights: max(0, trip.days.count - 1), in: trip
      ) { .budget($0) }
    }
    return try change(
      trip, [.budget(Change(before: trip.budget, after: price?.money))],
      .budget(price.map { Amount(spelling: $0.money) }), price?.notices ?? [])
  }
}
