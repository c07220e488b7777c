internal import Session

/// Lines that tell two where there can be one: none of them is dropped in silence.
extension LineReader {
  func unlessOneOfTwo(
    _ result: ReadResult, _ tokens: [Token], of expanded: ExpandedLine
  ) -> ReadResult {
    pricedOnce(result, tokens, of: expanded) ?? namedOnce(result, tokens, of: expanded) ?? result
  }

  /// `300 EUR or 320 USD`, `12 € (14 $)`: refused rather than one of them taken.
  private func pricedOnce(
    _ result: ReadResult, _ tokens: [Token], of expanded: ExpandedLine
  ) -> ReadResult? {
    guard result.mayTell(\.tellsAmount),
      tokens.indices.contains(where: { partsPrices(tokens[$0]) })
    else { return nil }
    let chart = Chart(context(expanded.text, tokens))
    func amount(at index: Int) -> (currency: CurrencyMark, end: Int)? {
      chart.spans(.amount, at: index).compactMap { span in
        guard case .amount(let amount) = span.value else { return nil }
        return amount.currency.map { ($0, span.end) }
      }.max { $0.1 < $1.1 }
    }
    for start in tokens.indices {
      guard let one = amount(at: start), one.end < tokens.count, partsPrices(tokens[one.end]),
        let other = amount(at: one.end + 1), one.currency != other.currency
      else { continue }
      let isBracketed = tokens[one.end].says("(")
      guard !isBracketed || chart.context.matches([")"], at: other.end) else { continue }
      let end = isBracketed ? other.end + 1 : other.end
      let kept = [start..<one.end, one.end + 1..<other.end]
      let tries = tries(kept, insteadOf: start..<end, chart.context)
      guard !tries.isEmpty || result.isUnderstood else { return nil }
      return .refused(
        SyntaxProblem.onePrice(tries: tries).diagnostic(bytes: chart.context.bytes(start..<end))
          .mapped(expanded.typed))
    }
    return nil
  }

  private func partsPrices(_ token: Token) -> Bool { ["or", "/", "("].contains(token.folded) }

  /// `new trip to "Rome", "Naples"`: told with the lines that name one of them, where no meaning is sure
  /// that has them all.
  private func namedOnce(
    _ result: ReadResult, _ tokens: [Token], of expanded: ExpandedLine
  ) -> ReadResult? {
    guard !result.isUnderstood, let names = quotedNames(tokens) else { return nil }
    if case .incomplete(let question) = result {
      guard let offered = question.offered.map({ folded($0.canonicalLine) }),
        !names.allSatisfy({ offered.contains(tokens[$0].folded) })
      else { return nil }
    }
    let context = context(expanded.text, tokens)
    let all = names[0]..<names[names.count - 1] + 1
    let tries = tries(names.map { $0..<$0 + 1 }, insteadOf: all, context)
    guard tries.count == names.count else { return nil }
    return .refused(
      SyntaxProblem.oneName(tries: tries).diagnostic(bytes: context.bytes(all))
        .mapped(expanded.typed))
  }

  /// The first names in quotes with nothing between them but what joins a list.
  private func quotedNames(_ tokens: [Token]) -> [Int]? {
    var names: [Int] = []
    for index in tokens.indices {
      if tokens[index].kind == .quoted {
        names.append(index)
      } else if !["and", ",", "&", "+"].contains(tokens[index].folded), !names.isEmpty {
        if names.count > 1 { break }
        names = []
      }
    }
    return (2...mostTries).contains(names.count) ? names : nil
  }

  /// The line with each of these in the place of all, where that is a command.
  private func tries(
    _ kept: [Range<Int>], insteadOf all: Range<Int>, _ context: ChartContext
  ) -> [String] {
    kept.map { part in
      [0..<all.lowerBound, part, all.upperBound..<context.tokens.count].filter { !$0.isEmpty }
        .map(context.raw).joined(separator: " ")
    }.filter { line in if case .understood = read(line) { true } else { false } }
  }
}

private let mostTries = 4

extension ReadResult {
  /// Whether what it means, or offers, tells something of this kind, or it came to nothing.
  func mayTell(_ kind: (Intent) -> Bool) -> Bool {
    switch self {
    case .understood(let utterance): kind(utterance.intent)
    case .incomplete(let question): question.offered.map(kind) ?? true
    case .refused: true
    case .nothing: false
    }
  }
}

extension Intent {
  fileprivate var tellsAmount: Bool {
    switch self {
    case .several(let parts), .either(let parts): parts.contains(where: \.tellsAmount)
    case .undecided(let intent): intent.tellsAmount
    case .cost(_, let amount), .booking(.cost(_, let amount)): amount != nil
    case .budget(let amount): amount != nil
    case .booking(.add(let new)): new.cost != nil
    default: false
    }
  }
}
