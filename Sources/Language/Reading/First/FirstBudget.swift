internal import Session

/// What a trip that is told of for the first time may cost: `budget 2500 euros`, `max 5k EUR all in`.
struct FirstBudget {
  let amount: Amount
  let tokens: Range<Int>
  /// Whether words say that it is what all of it may cost.
  let isCertain: Bool

  /// The one amount of the line that has a currency, or stands beside a word for the budget.
  init?(_ chart: Chart) {
    let context = chart.context
    var found: [(Amount, Range<Int>)] = []
    var index = 0
    while index < context.tokens.count {
      let amounts = chart.spans(.amount, at: index).compactMap { span -> (Amount, Int)? in
        guard case .amount(let amount) = span.value else { return nil }
        return (amount, span.end)
      }
      if let (amount, end) = amounts.max(by: { $0.1 < $1.1 }),
        amount.currency != nil || isOfBudget(index..<end, context)
      {
        found.append((amount, index..<end))
        index = end
      } else {
        index += 1
      }
    }
    guard found.count == 1, var (amount, tokens) = found.first,
      // `20 000 kr`, of which nobody knows whose
      amount.currency != nil
        || !unnamed.contains(context.token(tokens.upperBound)?.folded ?? ""),
      // `120 euros a night`
      !chart.spans(.price, at: tokens.lowerBound).contains(where: { $0.isByNight }),
      isOfBudget(tokens, context) || !isOfOneThing(tokens, context)
    else { return nil }
    if let end = context.end(ofOneOf: heads, at: tokens.upperBound) {
      amount.each = .person
      tokens = tokens.lowerBound..<end
    }
    self.amount = amount
    self.tokens = tokens
    isCertain =
      isOfBudget(tokens, context) || SketchedBudget.isSaid(in: context)
      || context.tokens[..<tokens.lowerBound].suffix(2).contains { most.contains($0.folded) }
      || context.tokens[tokens.upperBound...].prefix(3).contains { most.contains($0.folded) }
      || amount.each == .person
  }
}

extension Span {
  fileprivate var isByNight: Bool {
    guard case .amount(let amount) = value else { return false }
    return amount.each?.isByNight == true
  }
}

private func isOfBudget(_ amount: Range<Int>, _ context: ChartContext) -> Bool {
  context.tokens[..<amount.lowerBound].suffix(3).contains { $0.says("budget") }
    || context.matches(["budget"], at: amount.upperBound)
}

/// `I paid 300 euros`, `the ferry is 40 euros`: what one thing costs.
private func isOfOneThing(_ amount: Range<Int>, _ context: ChartContext) -> Bool {
  context.tokens[..<amount.lowerBound].suffix(4).reversed().prefix { $0.kind != .sign }
    .contains {
      Lexicon.shared.classes(of: $0.spoken).has(.cost) || spent.contains($0.folded)
    }
}

private let heads = BookingWords.ways(
  "each pp per_person a_head per_head per_pax a_person apiece")
private let spent: Set = ["paid", "spent", "cost", "costs", "charged", "deposit"]
private let most: Set = [
  "max", "maximum", "total", "budget", "under", "most", "limit", "all", "altogether", "tops",
]

/// Words for money that several countries have.
private let unnamed: Set = [
  "kr", "crown", "crowns", "krone", "kroner", "krona", "kronor", "pesos", "peso", "rupees",
  "dinars",
  "francs", "shillings", "pounds", "dollars",
]
