internal import JSON
internal import Session

extension Stage {
  /// What is spent, for programs.
  func data(of report: CostReport) -> JSONValue {
    .object([
      "by": .string(report.word), "day": .optional(report.day),
      "parts": .array(report.parts.map(\.object)), "total": report.total.object,
      "others": .array(report.others.map(\.object)),
      "sums": .array(report.sums.map(\.object)), "budget": report.budget.object,
      "left": report.left.object, "people": .optional(report.people),
      "shares": .array(report.shares.map(\.object)),
      "ideas": .array(report.ideas.map(\.object)),
    ])
  }

  func data(of report: SettlementReport) -> JSONValue {
    .object([
      "missing": .optional(report.missing?.word),
      "accounts": .array(report.accounts.map(\.object)),
      "unpaid": .array(report.unpaid.map(JSONValue.string)),
    ])
  }
}

extension CostReport {
  fileprivate var word: String {
    switch scope {
    case .trip(let grouping): grouping.rawValue
    case .day, .one: "item"
    }
  }

  fileprivate var day: Int? { if case .day(let number) = scope { number } else { nil } }
}

extension Balance {
  var object: JSONValue {
    .object(["amount": .string(amount), "currency": .string(currency.code)])
  }
}

extension Balance? {
  fileprivate var object: JSONValue { self?.object ?? .null }
}

extension CostPart {
  fileprivate var object: JSONValue {
    .object([
      "name": .string(name), "amount": total.object, "others": .array(others.map(\.object)),
      "paidBy": .optional(paidBy),
    ])
  }
}

extension CurrencySum {
  fileprivate var object: JSONValue {
    let told = rate.map { rate -> JSONValue in
      let (from, to) = rate.isInverse ? (rate.to, rate.from) : (rate.from, rate.to)
      return .object(["pair": .string("\(from.code)/\(to.code)"), "rate": .string(rate.text)])
    }
    return .object(["sum": sum.object, "rate": told ?? .null, "converted": converted.object])
  }
}

extension SettlementReport.Missing {
  fileprivate var word: String {
    switch self {
    case .names: "names"
    case .costs: "costs"
    case .payers: "payers"
    }
  }
}

extension Settlement {
  fileprivate var object: JSONValue {
    .object([
      "total": total.object,
      "people": .array(
        people.map {
          .object([
            "name": .string($0.name), "paid": $0.paid.object, "share": $0.share.object,
            "balance": $0.balance.object,
          ])
        }),
      "payments": .array(
        payments.map {
          .object([
            "from": .string($0.from), "to": .string($0.to), "amount": $0.amount.object,
          ])
        }),
    ])
  }
}
