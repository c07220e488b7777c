/// How much of one currency one of another is worth, exactly as it was written.
package struct ExchangeRate: Hashable, Sendable {
  /// The digits that were written, of `from` in `to`, or the other way round.
  package let text: String
  /// Whether the rate is written the other way round.
  package let isInverse: Bool
  package let from: Currency
  package let to: Currency
  private let numerator: UInt128
  private let denominator: UInt128

  /// `nil` where the text is no number above zero.
  init?(_ text: String, from: Currency, to: Currency, isInverse: Bool) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), text.utf8.count <= 30,
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let digits = UInt128(parts.joined()), digits > 0
    else { return nil }
    var ten: UInt128 = 1
    for _ in 0..<(parts.count == 2 ? parts[1].utf8.count : 0) { ten *= 10 }
    self.text = text
    self.isInverse = isInverse
    self.from = from
    self.to = to
    (numerator, denominator) = isInverse ? (ten, digits) : (digits, ten)
  }

  /// The sum in the other currency, half a unit rounded up; `nil` where it is too large to count.
  package func converted(_ units: Int128) -> Int128? {
    var (top, bottom) = (numerator, denominator)
    for _ in 0..<to.decimals { top = top.times10 }
    for _ in 0..<from.decimals { bottom = bottom.times10 }
    guard top < .max, bottom < .max / 2 else { return nil }
    let product = units.magnitude.multipliedReportingOverflow(by: top)
    guard !product.overflow else { return nil }
    let (whole, rest) = product.partialValue.quotientAndRemainder(dividingBy: bottom)
    let rounded = whole + (rest * 2 >= bottom ? 1 : 0)
    // So that however many of them can be added up.
    guard rounded < 1 << 110 else { return nil }
    let found = Int128(rounded)
    return units < 0 ? -found : found
  }
}

extension UInt128 {
  /// Ten times as much, or the largest number there is.
  fileprivate var times10: UInt128 {
    let product = multipliedReportingOverflow(by: 10)
    return product.overflow ? .max : product.partialValue
  }
}

extension Trip {
  /// The rate from one currency to another: as it was told, else the one of the other way round.
  package func rate(from: Currency, to: Currency) -> ExchangeRate? {
    if let text = rates["\(from.code)/\(to.code)"],
      let rate = ExchangeRate(text, from: from, to: to, isInverse: false)
    {
      return rate
    }
    return rates["\(to.code)/\(from.code)"].flatMap {
      ExchangeRate($0, from: from, to: to, isInverse: true)
    }
  }
}
