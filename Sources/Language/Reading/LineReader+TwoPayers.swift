internal import Session

/// Lines in which two have paid for one thing, of whom a trip keeps one.
extension LineReader {
  /// `Sara and I paid for the hotel`, `… paid by Ana and Bob`: refused rather than one of them dropped.
  func unlessTwoPay(
    _ result: ReadResult, _ tokens: [Token], of expanded: ExpandedLine
  ) -> ReadResult {
    guard session.cursor.trip != nil,
      tokens.contains(where: { ["paid", "pay", "pays", "payed"].contains($0.folded) }),
      result.mayTell(\.tellsPayer)
    else { return result }
    let context = context(expanded.text, tokens)
    guard let pair = tokens.indices.lazy.compactMap({ self.pair(at: $0, context) }).first else {
      return result
    }
    // Each of them alone, where that has a name.
    let tries = [pair.first..<pair.second, pair.joint..<pair.end].map { kept in
      let left = kept.lowerBound == pair.first ? pair.first : pair.joint
      let right = kept.lowerBound == pair.first ? pair.second : pair.end
      return [0..<left, right..<tokens.count].filter { !$0.isEmpty }.map(context.text)
        .joined(separator: " ")
    }.filter { line in if case .understood = read(line) { true } else { false } }
    let bytes = context.bytes(pair.first..<pair.end)
    return .refused(
      SyntaxProblem.onePayer(tries: tries).diagnostic(bytes: bytes).mapped(expanded.typed))
  }

  /// Two who pay: where the first stands, what joins them, the second, and the token behind.
  private func pair(
    at index: Int, _ context: ChartContext
  ) -> (first: Int, joint: Int, second: Int, end: Int)? {
    let (joint, second) = (index + 1, index + 2)
    guard let one = context.token(index), let other = context.token(second),
      let link = context.token(joint), ["and", "&", "+", "n"].contains(link.folded),
      isPayer(one, context), isPayer(other, context)
    else { return nil }
    let isBy = context.matches(["paid", "by"], at: index - 2)
    let verb = context.end(ofOneOf: paying, at: second + 1)
    let isLast = second + 1 == context.tokens.count || context.tokens[second + 1].kind == .sign
    guard isBy && verb == nil && isLast || verb != nil && (index == 0 || beginsPart(index, context))
    else {
      return nil
    }
    return (index, joint, second, second + 1)
  }

  /// Whether nobody is named before, of whom more might be told: `the hotel and Sara paid`.
  private func beginsPart(_ index: Int, _ context: ChartContext) -> Bool {
    let before = context.tokens[index - 1]
    return before.kind == .sign || context.travels(context.tokens[index].text)
  }

  private func isPayer(_ token: Token, _ context: ChartContext) -> Bool {
    guard token.kind == .word else { return false }
    return ["i", "me", "we", "us", "she", "he", "they"].contains(token.folded)
      || context.travels(token.text)
      || token.isCapitalised && !context.isStopOrBooking(token.text)
  }
}

extension ChartContext {
  /// Whether something that the trip has is called so.
  fileprivate func isStopOrBooking(_ name: String) -> Bool {
    stops.has(name) || !bookings.called(name).isEmpty
  }
}

extension Intent {
  fileprivate var tellsPayer: Bool {
    switch self {
    case .several(let parts), .either(let parts): parts.contains(where: \.tellsPayer)
    case .undecided(let intent): intent.tellsPayer
    case .cost(_, let amount): amount?.payer != nil
    case .money(.paid(_, let payer)), .booking(.paid(_, let payer)): payer != nil
    case .booking(.cost(_, let amount)): amount?.payer != nil
    case .booking(.add(let new)): new.paidBy != nil || new.cost?.payer != nil
    default: false
    }
  }
}

private let paying = BookingWords.ways(
  "paid has_paid have_paid both_paid pay pays payed paid_for have_both_paid will_pay")
