internal import Session

extension Chart {
  func currencies(at index: Int) -> [Span] {
    guard let token = context.token(index), token.kind == .word || token.kind == .sign else {
      return []
    }
    if let (mark, end) = currencyMark(at: index) {
      let currency = mark.currency(in: context.country)
      return [Span(end: end, value: .currency(currency), score: (end - index) * Score.known)]
    }
    return [
      Span(
        end: index + 1, value: .fault(.unknownCurrency(token.text, amount: nil)),
        score: Score.guess)
    ]
  }

  /// An amount with its currency before or behind, or without one.
  func amounts(at index: Int) -> [Span] {
    if context.token(index)?.says("-") == true {
      return amounts(at: index + 1).map {
        Span(end: $0.end, value: .fault(.negativeAmount), score: $0.score + Score.known)
      }
    }
    if let (mark, start) = currencyMark(at: index), !isWordOfSentences(index),
      let (end, digits) = amountDigits(at: start)
    {
      return [amount(digits, mark, index..<end)]
    }
    guard let (end, digits) = amountDigits(at: index) else { return [] }
    let plain = amount(digits, nil, index..<end)
    guard let (mark, markEnd) = currencyMark(at: end) else {
      return [plain] + unknownCurrency(plain, index)
    }
    let whole = amount(digits, mark, index..<markEnd)
    guard !digits.contains("."), let (last, cents) = cents(at: markEnd) else {
      return [plain, whole]
    }
    return [plain, whole, amount("\(digits).\(cents)", mark, index..<last)]
  }

  /// `all 4` are no four lek, `try 3` no lira.
  private func isWordOfSentences(_ index: Int) -> Bool {
    let token = context.tokens[index]
    return token.kind == .word && token.text == token.folded
      && context.money(calledBy: token.folded) == nil
      && !Lexicon.shared.classes(of: token.spoken).isEmpty
  }

  /// The hundredths behind a currency, as two digits: `12 euros 50`, `twelve euros and fifty cents`.
  private func cents(at index: Int) -> (end: Int, digits: String)? {
    let start = context.matches(["and"], at: index) ? index + 1 : index
    let number: (Int, Int)? =
      if let digits = digits(at: start), digits.utf8.count == 2, let value = Int(digits) {
        (start + 1, value)
      } else {
        NumberWords.cardinal(in: context.tokens, from: start)
          .map { ($0.tokens.upperBound, $0.value) }
      }
    guard let (end, value) = number, (1...99).contains(value) else { return nil }
    let unit = ["cent", "cents", "pence", "p"].contains { context.matches([$0], at: end) }
    guard unit || start == index else { return nil }
    return (unit ? end + 1 : end, padded(value, 2))
  }

  private func amount(_ digits: String, _ mark: CurrencyMark?, _ tokens: Range<Int>) -> Span {
    Span(
      end: tokens.upperBound, value: .amount(Amount(digits: digits, currency: mark)),
      score: tokens.count * Score.known)
  }

  /// A word behind an amount that is no currency.
  private func unknownCurrency(_ amount: Span, _ index: Int) -> [Span] {
    guard let token = context.token(amount.end), token.kind == .word,
      case .amount(let said) = amount.value
    else { return [] }
    return [
      Span(
        end: amount.end + 1, value: .fault(.unknownCurrency(token.text, amount: said.digits)),
        score: amount.score + Score.guess)
    ]
  }

  /// Digits with a point, or a comma before one or two decimals, or commas between thousands.
  private func amountDigits(at index: Int) -> (end: Int, digits: String)? {
    guard let (end, text) = decimal(at: index) else { return spokenAmount(at: index) }
    // `1.5k`, `4.2 million`
    if let unit = context.token(end), let zeros = scale(unit) {
      return (end + 1, scaled(text, by: zeros))
    }
    if let spaced = groupsApart(behind: end, text, from: index) { return spaced }
    var (last, digits) = (end, text)
    while !digits.contains("."), let comma = context.token(last), comma.says(","), comma.isGlued,
      let group = self.digits(at: last + 1), context.tokens[last + 1].isGlued
    {
      // `1,05,000`, as India parts it
      if group.utf8.count == 2, countsLakhs, let rest = lastGroups(behind: last + 2) {
        return (rest.end, digits + group + rest.digits)
      }
      guard group.utf8.count == 3 else {
        return group.utf8.count < 3 ? (last + 2, "\(digits).\(group)") : (last, digits)
      }
      guard let (after, rest) = decimal(at: last + 1) else { break }
      (last, digits) = (after, digits + rest)
    }
    return (last, digits)
  }

  /// How many zeros a word behind a number stands for.
  private func scale(_ unit: Token) -> Int? {
    switch unit.folded {
    case "k": unit.isGlued ? 3 : nil
    case "thousand", "grand": 3
    case "lakh", "lakhs": 5
    case "million", "millions", "mio": 6
    case "crore", "crores": 7
    default: nil
    }
  }

  /// A number of at most so many decimals, with its point so many places further on.
  private func scaled(_ digits: String, by zeros: Int) -> String {
    let parts = digits.split(separator: ".").map(String.init)
    let decimals = parts.count == 2 ? parts[1] : ""
    guard decimals.utf8.count <= zeros else { return digits }
    return (parts.first ?? "") + decimals
      + String(repeating: "0", count: zeros - decimals.utf8.count)
  }

  /// A whole amount in words, which needs a currency behind it, or nothing at all: `twelve`, `a
  /// hundred and fifty`.
  private func spokenAmount(at index: Int) -> (end: Int, digits: String)? {
    let number = NumberWords.amount.spans(in: context.tokens, from: index)
    return number.first { currencyMark(at: $0.tokens.upperBound) != nil || endsLine($0) }
      .map { ($0.tokens.upperBound, String($0.value)) }
  }

  private func endsLine(_ span: WhenSpan<Int>) -> Bool {
    let end = span.tokens.upperBound
    return end == context.tokens.count || context.filler(at: end) != nil
  }

  /// A currency by its sign, its code or its name, and where it ends.
  private func currencyMark(at index: Int) -> (mark: CurrencyMark, end: Int)? {
    guard let token = context.token(index), token.kind != .quoted else { return nil }
    if let next = context.token(index + 1), next.kind == .word,
      let currency = Currency(calledBy: "\(token.folded) \(next.folded)", in: context.country)
    {
      return (.code(currency), index + 2)
    }
    // `Rs. 500`
    let isShort = token.says("rs") && context.matches(["."], at: index + 1)
    return mark(of: token).map { ($0, isShort ? index + 2 : index + 1) }
  }

  /// A currency alone, by its sign, its code or its name, perhaps as an owner: `GBP`, `pound's`.
  func currency(at index: Int) -> (currency: Currency, end: Int)? {
    if let (mark, end) = currencyMark(at: index) {
      return (mark.currency(in: context.country), end)
    }
    guard let token = context.token(index), token.kind == .word,
      token.text.hasSuffix("'s") || token.text.hasSuffix("\u{2019}s"),
      let currency = Currency(calledBy: String(token.text.dropLast(2)), in: context.country)
    else { return nil }
    return (currency, index + 1)
  }

  private func mark(of token: Token) -> CurrencyMark? {
    switch token.folded {
    case "$", "dollar", "dollars", "bucks": return .dollarSign
    case "¥": return .yenSign
    case let name:
      // Bob who travels is no boliviano.
      let mayBeCode =
        token.kind == .word && !context.travels(token.text)
        && !(wordsLikeCodes.contains(token.text))
      let coded = mayBeCode ? Currency(code: token.text) : nil
      return (context.money(calledBy: name) ?? coded).map(CurrencyMark.code)
    }
  }
}

/// Codes that are rather words where they are not written large: `184.60 all in`.
private let wordsLikeCodes: Set = ["all", "top", "cup", "try", "pen", "cop", "bam", "mop"]
