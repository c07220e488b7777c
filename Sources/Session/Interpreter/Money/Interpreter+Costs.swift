extension Interpreter {
  func costs(_ wish: CostsWish) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let sheet = CostSheet(trip, trip.costEntries, settings: scene.session.settings)
    switch wish {
    case .all(let grouping):
      return look(
        .money(.costs(wish)),
        .costs(whole(sheet, trip, by: grouping)))
    case .left:
      return look(
        .money(.costs(.all(by: .day))), .costs(whole(sheet, trip, by: .day)),
        notices: trip.budget == nil ? [.noBudget] : [])
    case .day(let reference):
      let day = try resolver.day(reference, of: trip, at: .day) { .money(.costs(.day($0))) }
      let number = trip.number(of: day.id) ?? 0
      var report = CostReport(
        .day(number), parts: sheet.items(onDay: number), sheet, people: trip.people)
      report.sums = sheet.sums(onDay: number)
      return look(.money(.costs(.day(.number(number)))), .costs(report))
    case .stop(let reference):
      let placed = try resolver.stop(reference, of: trip, at: .stop) { .money(.costs(.stop($0))) }
      let entries = (trip.costEntries + trip.ideaCosts).filter {
        $0.source == .stop(placed.stop.id)
      }
      let own = CostSheet(trip, entries, settings: scene.session.settings)
      var report = CostReport(
        .one(placed.stop.name), parts: own.items(own.rows), own, people: trip.people)
      report.sums = own.sums
      return look(.money(.costs(.stop(placed.reference))), .costs(report))
    }
  }

  private func whole(_ sheet: CostSheet, _ trip: Trip, by grouping: CostGrouping) -> CostReport {
    var report = CostReport(
      .trip(by: grouping), parts: sheet.parts(by: grouping, of: trip), sheet,
      people: trip.people)
    report.sums = sheet.sums
    report.budget = trip.budget.map { Balance($0) }
    report.left = left(of: trip.budget, sheet, trip)
    let ideas = CostSheet(trip, trip.ideaCosts, settings: scene.session.settings)
    report.ideas = ideas.sums.map(\.sum)
    return report
  }

  /// Only where all that is spent can be told in the currency of the budget.
  private func left(of budget: Money?, _ sheet: CostSheet, _ trip: Trip) -> Balance? {
    guard let budget, sheet.others.isEmpty else { return nil }
    guard let total = sheet.total else { return Balance(budget) }
    guard total.currency == budget.currency else { return nil }
    return Balance(Int128(budget.minorUnits) - total.minorUnits, budget.currency)
  }
}

extension CostReport {
  /// The parts, and what they add up to.
  fileprivate init(_ scope: Scope, parts: [CostPart], _ sheet: CostSheet, people: Int?) {
    self.init(scope: scope, parts: parts)
    total = CostSheet.total(of: parts.compactMap(\.total))
    for currency in sheet.sums.map(\.sum.currency) {
      let left = parts.flatMap(\.others).filter { $0.currency == currency }
      if let sum = CostSheet.total(of: left) { others.append(sum) }
    }
    self.people = people
    if let people, (2...Trip.peopleAtMost).contains(people), let total {
      shares = shared(total.minorUnits, among: people).map { Balance($0, total.currency) }
    }
  }
}
