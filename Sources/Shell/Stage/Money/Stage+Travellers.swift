internal import Session
internal import World

extension Stage {
  /// `Ana, Bob and 2 kids`; `nil` where nothing is said of who travels.
  func travellers(of trip: Trip) -> String? {
    guard let people = trip.people else { return nil }
    let named = trip.companions.map(\.name)
    let children = max(0, (trip.children ?? 0) - trip.companions.count { $0.kind == .child })
    let adults = max(0, people - named.count - children)
    guard !named.isEmpty || children > 0 else {
      return people == 1 ? "1 person" : "\(people) people"
    }
    return listed(
      named
        + [(adults, "adult"), (children, "kid")].filter { $0.0 > 0 }
        .map { counted($0.0, $0.1) })
  }

  /// `budget 900.00 EUR, 120.00 EUR left`.
  func budget(of trip: Trip) -> String? {
    guard let budget = trip.budget else { return nil }
    let sheet = CostSheet(trip, trip.costEntries, settings: session.settings)
    guard sheet.others.isEmpty, let total = sheet.total, total.currency == budget.currency else {
      return "budget \(budget.text)"
    }
    let left = Int128(budget.minorUnits) - total.minorUnits
    let words = left < 0 ? "over" : "left"
    return "budget \(budget.text), \(Balance(abs(left), budget.currency).text) \(words)"
  }
}
