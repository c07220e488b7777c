/// How much of one currency one of another is worth, exactly as it was written.
package struct ExchangeRate: Hashable, Sendable {
  /// The digits that were written, of `from` in `to`, or the other way round; of a rate over a third
  /// currency what both come to.
  package let text: String
  /// Whether the rate is written the other way round.
  package let isInverse: Bool
  package let from: Currency
  package let to: Currency
  /// The two rates of which it is made, where it goes over a third currency; else none.
  package let steps: [ExchangeRate]
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
    steps = []
    (numerator, denominator) = isInverse ? (ten, digits) : (digits, ten)
  }

  /// One rate after the other; `nil` where that is too exact to be reckoned.
  init?(_ first: ExchangeRate, then second: ExchangeRate) {
    let across = (reduced(first.numerator, second.denominator))
    let back = (reduced(second.numerator, first.denominator))
    let top = across.0.multipliedReportingOverflow(by: back.0)
    let bottom = across.1.multipliedReportingOverflow(by: back.1)
    guard !top.overflow, !bottom.overflow else { return nil }
    (numerator, denominator) = (top.partialValue, bottom.partialValue)
    (from, to, isInverse, steps) = (first.from, second.to, false, [first, second])
    text = decimals(numerator, denominator)
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

/// Both without the factor that they share.
private func reduced(_ one: UInt128, _ other: UInt128) -> (UInt128, UInt128) {
  var (large, small) = (one, other)
  while small > 0 { (large, small) = (small, large % small) }
  return (one / large, other / large)
}

/// A fraction in six significant digits at least, as far as it has so many.
private func decimals(_ top: UInt128, _ bottom: UInt128) -> String {
  let (whole, first) = top.quotientAndRemainder(dividingBy: bottom)
  var (rest, digits, significant) = (first, "", whole > 0 ? String(whole).count : 0)
  while rest > 0, significant < 7, rest < .max / 10, digits.utf8.count < 30 {
    let (digit, next) = (rest * 10).quotientAndRemainder(dividingBy: bottom)
    digits += String(digit)
    rest = next
    if significant > 0 || digit > 0 { significant += 1 }
  }
  return digits.isEmpty ? String(whole) : "\(whole).\(digits)"
}

extension Trip {
  /// The rate from one currency to another: as it was told, else the one of the other way round, else
  /// over one third currency, the first by its code for which both are told.
  package func rate(from: Currency, to: Currency) -> ExchangeRate? {
    if let told = toldRate(from: from, to: to) { return told }
    guard from != to, rates.count > 1 else { return nil }
    return ratedCurrencies.lazy.compactMap { third in
      toldRate(from: from, to: third).flatMap { first in
        toldRate(from: third, to: to).flatMap { ExchangeRate(first, then: $0) }
      }
    }.first
  }

  /// The currencies of which a rate is told, by their codes.
  package var ratedCurrencies: [Currency] {
    Set(rates.keys.flatMap { $0.split(separator: "/").map(String.init) }).sorted()
      .compactMap { Currency(code: $0) }
  }

  private func toldRate(from: Currency, to: Currency) -> ExchangeRate? {
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
