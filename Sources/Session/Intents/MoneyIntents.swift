/// What a trip costs, who pays and who travels.
package enum MoneyIntent: Hashable, Sendable {
  /// In which amounts without a currency are.
  case currency(Currency?)
  case costs(CostsWish)
  /// Who owes whom.
  case settle
  /// Who paid what a stop costs; `nil` where nobody did yet.
  case paid(StopReference, by: String?)
  /// Those who travel.
  case party(Party)
  /// A rate is not known any more.
  case forgetRate(from: Currency, to: Currency)
}

/// Which costs are asked for.
package enum CostsWish: Hashable, Sendable {
  case all(by: CostGrouping)
  /// What is left of the budget.
  case left
  case day(DayReference)
  case stop(StopReference)
}

/// What costs are added up by.
package enum CostGrouping: String, CaseIterable, Hashable, Sendable {
  case day, kind, person, currency
}

/// Who travels, by name as far as they have one.
package struct Party: Hashable, Sendable {
  package var named: [Companion]
  /// How many more grown-ups, and how many more children.
  package var adults: Int
  package var children: Int

  package init(named: [Companion], adults: Int = 0, children: Int = 0) {
    self.named = named
    self.adults = adults
    self.children = children
  }

  package var count: Int { named.count + adults + children }

  /// All children, with a name or without.
  package var allChildren: Int { named.count { $0.kind == .child } + children }
}
