/// A sum in the smallest unit of its currency, which may be below zero: what is left, or owed.
package struct Balance: Hashable, Sendable {
  package var minorUnits: Int128
  package var currency: Currency

  package init(_ minorUnits: Int128, _ currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  package init(_ money: Money) { self.init(Int128(money.minorUnits), money.currency) }

  /// The amount with all decimals of its currency: `-12.50`.
  package var amount: String {
    let digits = String(minorUnits.magnitude)
    let sign = minorUnits < 0 ? "-" : ""
    guard currency.decimals > 0 else { return sign + digits }
    let missing = max(0, currency.decimals + 1 - digits.utf8.count)
    let filled = String(repeating: "0", count: missing) + digits
    return "\(sign)\(filled.dropLast(currency.decimals)).\(filled.suffix(currency.decimals))"
  }
}

/// A whole number parted so that the parts add up to it: each gets what is due to it rounded down,
/// and what is left goes, one each, to those that lost most by that; of equals to the first.
///
/// Where no weight is above zero, all get the same.
package func apportioned(_ total: Int128, by weights: [Int128]) -> [Int128] {
  guard !weights.isEmpty else { return [] }
  let sum = weights.reduce(0) { $0 + max($1, 0) }
  guard sum > 0 else { return apportioned(total, by: weights.map { _ in 1 }) }
  let whole = total.magnitude
  let exact = weights.map { weight -> (quotient: UInt128, remainder: UInt128) in
    let product = whole.multipliedFullWidth(by: max(weight, 0).magnitude)
    return sum.magnitude.dividingFullWidth((product.high, product.low))
  }
  let left = Int(whole - exact.reduce(0) { $0 + $1.quotient })
  let losers = exact.indices.sorted {
    (exact[$0].remainder, $1) > (exact[$1].remainder, $0)
  }
  var parts = exact.map { Int128($0.quotient) }
  for index in losers.prefix(left) { parts[index] += 1 }
  return total < 0 ? parts.map { -$0 } : parts
}

/// A whole number parted into so many that differ by one at most, the larger ones first.
package func shared(_ total: Int128, among count: Int) -> [Int128] {
  apportioned(total, by: Array(repeating: 1, count: count))
}
