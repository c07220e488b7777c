extension Interpreter {
  func settle() throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    return look(.money(.settle), .settlement(settlement(trip)))
  }

  /// Grown-ups share what was paid; children pay nothing.
  private func settlement(_ trip: Trip) -> SettlementReport {
    let sheet = CostSheet(trip, trip.costEntries, settings: scene.session.settings)
    let paid = sheet.rows.filter { $0.entry.paidBy != nil }
    let sharers = trip.companions.filter { $0.kind == .adult }.map(\.name)
    var report = SettlementReport(sharers: sharers)
    report.unpaid = sheet.rows.filter { $0.entry.paidBy == nil }.map(\.entry.name)
    let adults = trip.adults ?? sharers.count
    if sharers.count < max(2, adults) {
      report.missing = .names(known: sharers, of: trip.adults)
    } else if sheet.rows.isEmpty {
      report.missing = .costs
    } else if paid.isEmpty {
      report.missing = .payers
    } else {
      report.accounts = accounts(paid, sharers)
    }
    return report
  }

  /// One account of all that can be told in one currency, and one for each other one.
  private func accounts(_ rows: [CostSheet.Row], _ sharers: [String]) -> [Settlement] {
    let reckoned = rows.compactMap { row in row.converted.map { (row.entry.paidBy ?? "", $0) } }
    let left = rows.filter { $0.converted == nil }
      .map { ($0.entry.paidBy ?? "", Balance($0.entry.money)) }
    var accounts = [account(reckoned, sharers)]
    var currencies: [Currency] = []
    for (_, sum) in left where !currencies.contains(sum.currency) {
      currencies.append(sum.currency)
      accounts.append(account(left.filter { $0.1.currency == sum.currency }, sharers))
    }
    return accounts.compactMap(\.self)
  }

  private func account(_ paid: [(name: String, sum: Balance)], _ sharers: [String]) -> Settlement? {
    guard let total = CostSheet.total(of: paid.map(\.sum)) else { return nil }
    let shares = shared(total.minorUnits, among: sharers.count)
    // Who paid and does not travel gets all of it back.
    var names = sharers
    for (name, _) in paid where !names.contains(where: { folded($0) == folded(name) }) {
      names.append(name)
    }
    let people = names.enumerated().map { index, name in
      let own = paid.filter { folded($0.name) == folded(name) }.map(\.sum.minorUnits)
      return Settlement.Person(
        name: name, paid: Balance(own.reduce(0, +), total.currency),
        share: Balance(index < shares.count ? shares[index] : 0, total.currency))
    }
    let payments = fewestPayments(people.map(\.balance.minorUnits)).map {
      Settlement.Payment(
        from: people[$0.from].name, to: people[$0.to].name,
        amount: Balance($0.amount, total.currency))
    }
    return Settlement(total: total, people: people, payments: payments)
  }
}
