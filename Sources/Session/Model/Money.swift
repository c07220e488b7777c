/// An amount in the smallest unit of its currency (cents, yen); never negative.
package struct Money: Hashable, Sendable {
  package var minorUnits: Int64
  package var currency: Currency

  package init(minorUnits: Int64, currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// Why a written amount is none of a currency.
  package enum Fault: Error, Hashable, Sendable {
    case notANumber, tooManyDecimals, tooLarge
  }

  /// Reads plain digits with at most one point, such as `12.5`.
  package init(digits text: String, currency: Currency) throws(Fault) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty }),
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } })
    else { throw .notANumber }
    let fraction = parts.count == 2 ? String(parts[1]) : ""
    guard fraction.utf8.count <= currency.decimals else { throw .tooManyDecimals }
    let zeros = String(repeating: "0", count: currency.decimals - fraction.utf8.count)
    guard let units = Int64(parts[0] + fraction + zeros) else { throw .tooLarge }
    self.init(minorUnits: units, currency: currency)
  }

  /// The amount with all decimals of its currency, such as `12.50` or `900`.
  package var amount: String {
    guard currency.decimals > 0 else { return String(minorUnits) }
    let digits = String(minorUnits)
    let missing = max(0, currency.decimals + 1 - digits.utf8.count)
    let filled = String(repeating: "0", count: missing) + digits
    return "\(filled.dropLast(currency.decimals)).\(filled.suffix(currency.decimals))"
  }
}
