internal import Session

extension Chart {
  /// An amount whose price is told for grown-ups and for children, each their own, where the words for
  /// whom the first one is begin: `20 EUR per adult, 8 per child`, `20 for adults and 8 for kids`.
  func withOthers(_ first: Amount, at index: Int) -> (amount: Amount, end: Int)? {
    guard let token = context.token(index), beginsParty.contains(token.folded) else { return nil }
    for (unit, end) in partyUnits(at: index) {
      var whole = first
      whole.each = unit
      guard let (other, end) = other(behind: end, than: unit, &whole.currency) else { continue }
      whole.others = [other]
      return (whole, end)
    }
    return nil
  }

  /// The same with those before it who pay it, behind the name of something: `…, adults 12, kids 6`.
  ///
  /// Of a trip of which nobody has said who travels that may be how many they are.
  func behindParty(at index: Int) -> (amount: Amount, end: Int)? {
    guard context.trip?.people != nil, index > 0, context.tokens[index - 1].kind == .sign,
      let (unit, first, end) = paid(at: index), let other = unit.ofOthers
    else { return nil }
    guard let (next, second, last) = paid(at: behindJoints(end)), next == other,
      first.currency == nil || second.currency == nil || first.currency == second.currency,
      first.currency ?? second.currency != nil || !countsParty(unit, first, second)
    else { return nil }
    var whole = first
    (whole.each, whole.currency) = (unit, first.currency ?? second.currency)
    whole.others = [OthersAmount(digits: second.digits, each: next)]
    return (whole, last)
  }

  /// `adults 2, kids 2`, of whom there are so many.
  private func countsParty(_ unit: CostUnit, _ first: Amount, _ second: Amount) -> Bool {
    guard let people = context.trip?.people else { return false }
    let children = context.trip?.children ?? 0
    let (adults, kids) = unit == .adult ? (first, second) : (second, first)
    return adults.digits == "\(people - children)" || kids.digits == "\(children)"
  }

  /// `adults 12`, `kids: 6`.
  private func paid(at index: Int) -> (unit: CostUnit, amount: Amount, end: Int)? {
    guard let token = context.token(index), let unit = partyNouns[token.folded] else { return nil }
    let isLed = context.token(index + 1).map { leads.contains($0.folded) } ?? false
    return lastAmount(at: isLed ? index + 2 : index + 1).map { (unit, $0.amount, $0.end) }
  }

  /// What those pay for whom the first amount is not, and in which currency both are.
  private func other(
    behind end: Int, than unit: CostUnit, _ currency: inout CurrencyMark?
  ) -> (OthersAmount, end: Int)? {
    for span in spans(.amount, at: behindJoints(end)).sorted(by: { $0.end > $1.end }) {
      guard case .amount(let amount) = span.value,
        amount.currency == nil || currency == nil || amount.currency == currency,
        let (other, end) = partyUnits(at: span.end).first(where: { $0.unit == unit.ofOthers })
      else { continue }
      currency = currency ?? amount.currency
      return (OthersAmount(digits: amount.digits, each: other), end)
    }
    return nil
  }

  /// Behind at most two signs or words that join one price to another.
  private func behindJoints(_ end: Int) -> Int {
    var start = end
    while start < end + 2, let token = context.token(start), joints.contains(token.folded) {
      start += 1
    }
    return start
  }

  /// Grown-ups or children, the longest words first.
  private func partyUnits(at index: Int) -> [(unit: CostUnit, end: Int)] {
    let spoken = forParty.filter { context.matches($0.words, at: index) }
      .map { (unit: $0.unit, end: index + $0.words.count) }
    return (context.costUnits(at: index).filter { $0.unit.ofOthers != nil } + spoken)
      .sorted { $0.end > $1.end }
  }
}

extension CostUnit {
  /// Whose price is told beside it.
  fileprivate var ofOthers: CostUnit? {
    switch self {
    case .adult: .child
    case .child: .adult
    case .adultNight: .childNight
    case .childNight: .adultNight
    case .person, .night, .personNight: nil
    }
  }
}

private let partyNouns: [String: CostUnit] = [
  "adults": .adult, "adult": .adult, "grown-ups": .adult, "grownups": .adult, "kids": .child,
  "children": .child, "kid": .child, "child": .child,
]
private let leads: Set = [":", "=", "-", "–", "pay", "are", "is"]
private let joints: Set = [",", "and", "&", "plus", "+", ";", "but"]
private let beginsParty: Set = ["per", "a", "an", "each", "every", "/", "for"]
/// `for the kids`, for each of these nouns.
private let forParty = partyNouns.flatMap { noun, unit in
  [["for", noun], ["for", "the", noun], ["for", "all", noun]].map { (words: $0, unit: unit) }
}
