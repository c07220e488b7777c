internal import Session

/// What something booked costs, and who paid.
extension BookingReader {
  /// An amount that nothing leads to: with its currency, with what it is for, or all that is left.
  mutating func price() -> Int? {
    guard new.cost == nil, let found = priced(at: index) else { return nil }
    let isPlain = found.amount.currency == nil && found.amount.each == nil && !found.isInAll
    guard !isPlain || isLast(found.end) else { return nil }
    take(found)
    return found.end
  }

  /// An amount behind a word for it.
  mutating func price(at start: Int) -> Int? {
    guard new.cost == nil else { return nil }
    guard let found = priced(at: start) else { return wrongPrice(at: start) }
    take(found)
    return found.end
  }

  /// That of one room, where nobody tells how many they are, is noted as such.
  private mutating func take(_ found: Priced) {
    new.cost = found.amount
    if found.isOfOneRoom, new.note == nil { new.note = "1 room" }
  }

  private mutating func wrongPrice(at start: Int) -> Int? {
    let longest = chart.spans(.price, at: start).max { $0.end < $1.end }
    guard let longest, case .fault(let found) = longest.value else { return nil }
    fault = fault ?? found
    return longest.end
  }

  /// A bare number at the end, where all else is told; who paid may stand behind it.
  private func isLast(_ end: Int) -> Bool {
    if talksOf != nil { return false }
    guard isOpen, kind != .flight || new.arrival != nil,
      kind != .hotel || new.nights != nil || new.lastDay != nil,
      context.matches([","], at: index - 1) || kind == .hotel && end == context.tokens.count
    else { return false }
    return end == context.tokens.count
      || end < context.tokens.count && words?.endOfTalk(at: end) == context.tokens.count
      || context.matches([","], at: end) && payerFound(at: end + 1) != nil
  }

  fileprivate typealias Priced = (amount: Amount, end: Int, isInAll: Bool, isOfOneRoom: Bool)

  fileprivate func priced(at start: Int) -> Priced? {
    if let (amount, end) = chart.behindParty(at: start) { return (amount, end, false, false) }
    let known = chart.spans(.amount, at: start).compactMap { span -> (Amount, Int)? in
      if case .amount(let amount) = span.value { (amount, span.end) } else { nil }
    }
    guard var (amount, end) = known.max(by: { $0.1 < $1.1 }), !isTime(start, before: end) else {
      return nil
    }
    // `that one`
    if context.matches(["one"], at: start), amount.currency == nil { return nil }
    var (isOfOneRoom, isInAll) = (false, false)
    if let (whole, after) = chart.withOthers(amount, at: end) {
      (amount, end) = (whole, after)
    } else if let (whole, after, isOfOne) = priceOfRooms(amount, at: end) {
      (amount, end, isOfOneRoom, isInAll) = (whole, after, isOfOne, true)
    } else if let (unit, after) = unit(at: end) {
      (amount.each, end) = (unit, after)
    }
    if let after = inAll(at: end) { (isInAll, end) = (true, after) }
    return (amount, end, isInAll, isOfOneRoom)
  }

  /// `9:30` is no price, nor is `8 july`.
  private func isTime(_ start: Int, before end: Int) -> Bool {
    let times = chart.spans(.time, at: start) + chart.spans(.day(bareNumber: false), at: start)
    return unit(at: end) == nil && inAll(at: end) == nil
      && times.contains { $0.end > end && $0.end > start + 1 }
  }

  private func unit(at start: Int) -> (CostUnit, Int)? {
    if let end = endOfDotted(start) { return (.person, end) }
    return context.costUnits(at: start).max { $0.end < $1.end }
  }

  /// Where `p.p.` ends.
  private func endOfDotted(_ start: Int) -> Int? {
    guard isOpen else { return nil }
    let isOne = context.matches(["p.p"], at: start)
    guard isOne || context.matches(["p", ".", "p"], at: start) else { return nil }
    let end = isOne ? start + 1 : start + 3
    return context.matches(["."], at: end) && context.tokens[end].isGlued ? end + 1 : end
  }

  private func inAll(at start: Int) -> Int? {
    if let end = context.end(ofOneOf: BookingWords.inAll, at: start) { return end }
    // `for the three of us`
    let number =
      context.matches(["for", "the"], at: start) || context.matches(["for", "all"], at: start)
      ? start + 2 : start + 1
    guard context.matches(["for"], at: start),
      let count = NumberWords.cardinal(in: context.tokens, from: number)?.tokens.upperBound
        ?? chart.wholeNumber(at: number).map({ _ in number + 1 }),
      context.matches(["of", "us"], at: count)
    else { return nil }
    return count + 2
  }

  // MARK: - Who paid

  /// `femke paid`, `paid by Joost`.
  mutating func payer() -> Int? {
    guard new.paidBy == nil, let (name, end) = payerFound(at: index) else { return nil }
    new.paidBy = name
    return end
  }

  func payerFound(at start: Int) -> (String, Int)? {
    if context.matches(["paid", "by"], at: start), let token = context.token(start + 2),
      isTraveller(token)
    {
      return (token.text, start + 3)
    }
    guard let token = context.token(start), token.kind == .word else { return nil }
    // `Meg's paying`
    let owner = token.text.hasSuffix("'s") || token.text.hasSuffix("\u{2019}s")
    let name = owner ? String(token.text.dropLast(2)) : token.text
    guard isTraveller(token, called: name),
      let end = context.end(ofOneOf: BookingWords.paying, at: start + 1),
      !context.matches(["again"], at: start + 1) || new.cost != nil
    else { return nil }
    return (name, end)
  }

  private func isTraveller(_ token: Token, called name: String? = nil) -> Bool {
    let name = name ?? token.text
    return context.travels(name)
      || token.kind == .word && context.trip?.companions.isEmpty != false
        && token.text.first?.isUppercase == true
  }
}

extension BookingReader {
  /// Whether an amount with its currency or what it is for stands here.
  func beginsPrice(_ index: Int) -> Bool {
    guard let found = priced(at: index) else { return false }
    return found.amount.currency != nil || found.amount.each != nil || found.isInAll
  }
}
