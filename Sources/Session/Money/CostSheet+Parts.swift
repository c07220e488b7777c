extension CostSheet {
  /// What is spent by day, kind, person or currency; the parts add up to the whole.
  func parts(by grouping: CostGrouping, of trip: Trip) -> [CostPart] {
    switch grouping {
    case .day:
      return trip.days.indices.compactMap { part("day \($0 + 1)", share(of: $0 + 1)) }
        + [part("on no day", rows.filter { $0.entry.days.isEmpty }.map(Portion.init))]
        .compactMap(\.self)
    case .kind:
      return grouped(\.kind).sorted { left, right in
        (left.total?.minorUnits ?? 0) > (right.total?.minorUnits ?? 0)
      }
    case .person:
      let payers = grouped { $0.paidBy ?? "" }
      return payers.filter { !$0.name.isEmpty }
        + payers.filter(\.name.isEmpty).map { part in
          CostPart("not said who", total: part.total, others: part.others)
        }
    case .currency:
      return sums.map { sum in
        CostPart(
          sum.sum.currency.code, total: sum.converted,
          others: sum.converted == nil ? [sum.sum] : [])
      }
    }
  }

  /// Each thing by itself.
  func items(_ rows: [Row]) -> [CostPart] {
    rows.map { item($0, Portion($0)) }
  }

  /// What falls on one day, thing by thing: of a hotel one night.
  func items(onDay number: Int) -> [CostPart] {
    rows.flatMap { row in portions(of: row, on: number).map { item(row, $0) } }
  }

  /// What falls on one day in each currency, and what that comes to.
  func sums(onDay number: Int) -> [CurrencySum] {
    let portions = share(of: number)
    return sums.compactMap { whole in
      let own = portions.filter { $0.money.currency == whole.sum.currency }
      guard let sum = CostSheet.total(of: own.map(\.money)) else { return nil }
      return CurrencySum(
        sum: sum, rate: whole.rate, converted: CostSheet.total(of: own.compactMap(\.converted)))
    }
  }

  private func item(_ row: Row, _ portion: Portion) -> CostPart {
    CostPart(
      row.entry.name, total: portion.converted,
      others: portion.converted == nil ? [portion.money] : [], paidBy: row.entry.paidBy)
  }

  /// Of one entry so much, in its own currency and in the one that is reckoned in.
  private struct Portion {
    var money: Balance
    var converted: Balance?

    init(_ money: Balance, _ converted: Balance?) {
      self.money = money
      self.converted = converted
    }

    init(_ row: Row) { self.init(Balance(row.entry.money), row.converted) }
  }

  private func share(of day: Int) -> [Portion] { rows.flatMap { portions(of: $0, on: day) } }

  private func portions(of row: Row, on day: Int) -> [Portion] {
    let days = row.entry.days
    guard let index = days.firstIndex(of: day) else { return [] }
    let money = shared(Int128(row.entry.money.minorUnits), among: days.count)[index]
    let converted = row.converted.map {
      Balance(shared($0.minorUnits, among: days.count)[index], $0.currency)
    }
    return [Portion(Balance(money, row.entry.money.currency), converted)]
  }

  private func grouped(_ key: (CostEntry) -> String) -> [CostPart] {
    var names: [String] = []
    for row in rows where !names.contains(key(row.entry)) { names.append(key(row.entry)) }
    return names.compactMap { name in
      part(name, rows.filter { key($0.entry) == name }.map(Portion.init))
    }
  }

  /// `nil` where there is nothing to it.
  private func part(_ name: String, _ portions: [Portion]) -> CostPart? {
    guard !portions.isEmpty else { return nil }
    let left = portions.filter { $0.converted == nil }.map(\.money)
    var others: [Balance] = []
    for currency in sums.map(\.sum.currency) {
      if let sum = CostSheet.total(of: left.filter { $0.currency == currency }) {
        others.append(sum)
      }
    }
    return CostPart(
      name, total: CostSheet.total(of: portions.compactMap(\.converted)), others: others)
  }
}
