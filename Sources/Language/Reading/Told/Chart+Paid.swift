internal import Session

/// What somebody has paid for, and how much.
extension Chart {
  /// What is planned or booked already: `the ferry tickets`, `the whisky tasting`.
  func paying(for thing: Range<Int>, _ amount: Amount, by payer: Payer?) -> Intent? {
    var cost = amount
    cost.payer = payer
    let isTickets = context.tokens[thing.upperBound - 1].folded == "tickets"
    let end = isTickets ? thing.upperBound - 1 : thing.upperBound
    guard thing.lowerBound < end else { return nil }
    for span in spans(.booking(bareNumber: false), at: thing.lowerBound) where span.end == end {
      if case .booking(let booking) = span.value { return .booking(.cost(booking, cost)) }
    }
    let isLed = paidArticles.contains(context.tokens[thing.lowerBound].folded)
    let name = context.text((isLed ? thing.lowerBound + 1 : thing.lowerBound)..<thing.upperBound)
    return context.stops.has(name) ? .cost(.named(name), cost) : nil
  }

  /// `the Castlebay already, 190 pounds`, `for the ferry tickets, 112.40`.
  func paidAtEnd(behind start: Int) -> (amount: Amount, thing: Range<Int>)? {
    let count = context.tokens.count
    let first = ["for", "on"].contains(context.token(start)?.folded) ? start + 1 : start
    guard first + 1 < count else { return nil }
    for at in first + 1..<count {
      guard let (amount, end) = lastAmount(at: at), end == count else { continue }
      let thing = context.tokens[first..<at].prefix { $0.kind == .word && $0.folded != "already" }
      let rest = context.tokens[thing.endIndex..<at]
      guard !thing.isEmpty, rest.allSatisfy({ [",", "already"].contains($0.folded) }) else {
        return nil
      }
      return (amount, thing.indices)
    }
    return nil
  }

  /// As in `put 320 euros on his card for the apartment`.
  ///
  /// Whose card it is tells who pays: `my`, or that of whoever put it there.
  func putOnCard(
    at verb: Int
  ) -> (amount: Amount, thing: Range<Int>, isMine: Bool)? {
    guard context.matches(["put"], at: verb), let (amount, end) = lastAmount(at: verb + 1),
      let cards = context.end(ofOneOf: onCard, at: end), context.matches(["for"], at: cards),
      cards + 1 < context.tokens.count
    else { return nil }
    let isStopped = context.matches(["."], at: context.tokens.count - 1)
    let isMine = ["my", "our"].contains(context.tokens[cards - 2].folded)
    return (amount, cards + 1..<(context.tokens.count - (isStopped ? 1 : 0)), isMine)
  }

  /// The longest sum that is told here.
  func lastAmount(at index: Int) -> (amount: Amount, end: Int)? {
    guard index < context.tokens.count else { return nil }
    return spans(.amount, at: index).compactMap { span in
      if case .amount(let amount) = span.value { (amount, span.end) } else { nil }
    }.max { $0.1 < $1.1 }
  }
}

/// Which lead to what is paid for.
let paidArticles: Set = ["the", "a", "an", "some", "our", "my", "his", "her", "their"]
private let onCard = BookingWords.ways(
  "on_his_card on_her_card on_my_card on_their_card on_the_card on_our_card on_a_card")
