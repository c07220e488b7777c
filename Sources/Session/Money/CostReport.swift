/// What a trip costs, added up.
///
/// The amounts of the parts add up to the total, in each currency.
package struct CostReport: Hashable, Sendable {
  package enum Scope: Hashable, Sendable {
    case trip(by: CostGrouping)
    /// The day of this number.
    case day(Int)
    /// One thing that costs something, by name.
    case one(String)
  }

  package var scope: Scope
  package var parts: [CostPart] = []
  /// In the currency that is reckoned in; `nil` where nothing is, or can be changed into it.
  package var total: Balance?
  /// What no rate changes into that currency, a sum for each other one.
  package var others: [Balance] = []
  /// What there is of each currency, and what it comes to where a rate is known.
  package var sums: [CurrencySum] = []
  package var budget: Balance?
  /// What is left of the budget, below zero where more is spent; `nil` where that cannot be told.
  package var left: Balance?
  package var people: Int?
  /// What falls to each of those who travel; they add up to the total.
  package var shares: [Balance] = []
  /// What ideas would cost, which is in no sum.
  package var ideas: [Balance] = []
}

/// A part of what is spent.
package struct CostPart: Hashable, Sendable {
  package var name: String
  package var total: Balance?
  package var others: [Balance] = []
  package var paidBy: String?

  package init(_ name: String, total: Balance?, others: [Balance] = [], paidBy: String? = nil) {
    self.name = name
    self.total = total
    self.others = others
    self.paidBy = paidBy
  }
}

package struct CurrencySum: Hashable, Sendable {
  package var sum: Balance
  package var rate: ExchangeRate?
  /// What it comes to at that rate.
  package var converted: Balance?
}

/// Who owes whom, in each currency that cannot be changed into another.
package struct SettlementReport: Hashable, Sendable {
  package enum Missing: Hashable, Sendable {
    /// Nobody has a name, or only some of so many grown-ups have.
    case names(known: [String], of: Int?)
    case costs, payers
  }

  package var missing: Missing?
  package var accounts: [Settlement] = []
  /// What costs something and nobody has paid, by name.
  package var unpaid: [String] = []
  package var sharers: [String] = []
}

package struct Settlement: Hashable, Sendable {
  package struct Person: Hashable, Sendable {
    package var name: String
    package var paid: Balance
    package var share: Balance
    /// What they get back, or owe where it is below zero.
    package var balance: Balance { Balance(paid.minorUnits - share.minorUnits, paid.currency) }
  }

  package struct Payment: Hashable, Sendable {
    package var from: String
    package var to: String
    package var amount: Balance
  }

  package var total: Balance
  package var people: [Person]
  package var payments: [Payment]
}
