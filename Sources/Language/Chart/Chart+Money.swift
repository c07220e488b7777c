internal import Session

extension Chart {
  func currencies(at index: Int) -> [Span] {
    guard let token = context.token(index), token.kind == .word || token.kind == .sign else {
      return []
    }
    if case .code(let currency)? = currencyMark(at: index) {
      return [Span(end: index + 1, value: .currency(currency), score: Score.known)]
    }
    return [
      Span(end: index + 1, value: .fault(.unknownCurrency(token.text)), score: Score.guess)
    ]
  }

  /// An amount with its currency before or behind, or without one.
  func amounts(at index: Int) -> [Span] {
    if context.token(index)?.says("-") == true {
      return amounts(at: index + 1).map {
        Span(end: $0.end, value: .fault(.negativeAmount), score: $0.score + Score.known)
      }
    }
    if let mark = currencyMark(at: index), let (end, digits) = amountDigits(at: index + 1) {
      return [amount(digits, mark, index..<end)]
    }
    guard let (end, digits) = amountDigits(at: index) else { return [] }
    let plain = amount(digits, nil, index..<end)
    guard let mark = currencyMark(at: end) else { return [plain] + unknownCurrency(plain, index) }
    return [plain, amount(digits, mark, index..<end + 1)]
  }

  private func amount(_ digits: String, _ mark: CurrencyMark?, _ tokens: Range<Int>) -> Span {
    Span(
      end: tokens.upperBound, value: .amount(Amount(digits: digits, currency: mark)),
      score: tokens.count * Score.known)
  }

  /// A word behind an amount that is no currency.
  private func unknownCurrency(_ amount: Span, _ index: Int) -> [Span] {
    guard let token = context.token(amount.end), token.kind == .word else { return [] }
    return [
      Span(
        end: amount.end + 1, value: .fault(.unknownCurrency(token.text)),
        score: amount.score + Score.guess)
    ]
  }

  /// Digits with a point, or a comma before one or two decimals, or commas between thousands.
  private func amountDigits(at index: Int) -> (end: Int, digits: String)? {
    guard let (end, text) = decimal(at: index) else { return nil }
    var (last, digits) = (end, text)
    while !digits.contains("."), let comma = context.token(last), comma.says(","), comma.isGlued,
      let group = self.digits(at: last + 1), context.tokens[last + 1].isGlued
    {
      guard group.utf8.count == 3 else {
        return group.utf8.count < 3 ? (last + 2, "\(digits).\(group)") : (last, digits)
      }
      guard let (after, rest) = decimal(at: last + 1) else { break }
      (last, digits) = (after, digits + rest)
    }
    return (last, digits)
  }

  private func currencyMark(at index: Int) -> CurrencyMark? {
    guard let token = context.token(index), token.kind != .quoted else { return nil }
    switch token.folded {
    case "$": return .dollarSign
    case "¥": return .yenSign
    case "€", "euro", "euros": return .code(.euro)
    case "£", "pound", "pounds", "quid": return .code(.pound)
    case "dollar", "dollars": return .dollarSign
    case "yen": return .code(.yen)
    default: return token.kind == .word ? Currency(code: token.text).map(CurrencyMark.code) : nil
    }
  }
}
