internal import Session

/// The words at the beginning.
extension BookingReader {
  /// A name; of a journey its number, or from where it goes.
  mutating func head() -> Int? {
    guard isOpen || kind != .hotel else { return nights(at: index) ?? named(index) }
    guard kind.isJourney else { return named(index) }
    if let end = codes(at: index) { return end }
    guard new.from == nil || isOpen, new.name == nil || isOpen else { return nil }
    let run = index..<endOfName(from: index, isHead: true)
    guard !run.isEmpty else { return nil }
    taken.append(run)
    let leadsOn = new.from == nil && new.to == nil || goesBack && new.to == nil
    // `then RJX 162 to St. Anton`
    let isNumber =
      goesOn && context.tokens[run.upperBound - 1].kind == .number || isFlightNumber(run)
    guard context.matches(["to"], at: run.upperBound) || isWay(run.upperBound), leadsOn, !isNumber
    else { return number(run) }
    let number = new.name == nil ? numberEnd(in: run) : run.lowerBound
    if number > run.lowerBound { new.name = text(run.lowerBound..<number).map(flightNumber) }
    beginsBare = number == run.lowerBound
    guard let place = place(number..<run.upperBound) else { return nil }
    new.from = place
    if !context.matches(["to"], at: run.upperBound), !isArrow(run.upperBound) {
      return way(at: run.upperBound + 1, \.to)
    }
    return run.upperBound
  }

  private mutating func number(_ run: Range<Int>) -> Int? {
    guard new.name == nil else { return nil }
    // In a line of one's own a name is written as one.
    if isOpen, new.from != nil || context.tokens[run.lowerBound].text.first?.isUppercase != true,
      !context.tokens[run].contains(where: { $0.kind == .number }), !isOfTrain(run)
    {
      return nil
    }
    new.name = text(run).map(flightNumber)
    return new.name == nil ? nil : run.upperBound
  }

  /// `TP1967 to Lisbon`: no place is called so.
  private func isFlightNumber(_ run: Range<Int>) -> Bool {
    guard isOpen, kind == .flight, let letters = context.token(run.lowerBound), run.count == 2,
      letters.kind == .word, (1...3).contains(letters.text.utf8.count),
      context.tokens[run.lowerBound + 1].kind == .number
    else { return false }
    return context.tokens[run.lowerBound + 1].isGlued
  }

  private func isOfTrain(_ run: Range<Int>) -> Bool {
    kind == .train && context.tokens[run].contains { BookingWords.trains.contains($0.folded) }
  }

  /// `tp1234` is written `TP1234`.
  private func flightNumber(_ text: String) -> String {
    let letters = text.utf8.prefix { (97...122).contains($0) }.count
    let rest = text.utf8.dropFirst(letters)
    let digits = rest.first == UInt8(ascii: " ") ? rest.dropFirst() : rest
    guard kind == .flight, (1...3).contains(letters), !digits.isEmpty,
      digits.allSatisfy({ (48...57).contains($0) })
    else { return text }
    return text.uppercased()
  }

  private func isArrow(_ index: Int) -> Bool { context.matches(["→"], at: index) }

  /// A dash with blanks around it, and no time behind it.
  private func isWay(_ index: Int) -> Bool {
    guard let token = context.token(index) else { return false }
    if isArrow(index) { return true }
    return isDash(index) && !token.isGlued && context.token(index + 1)?.isGlued == false
      && clockSpan(at: index + 1).map { $0.end == index + 2 } ?? true
  }

  /// Where the number of a journey ends that stands before a place: behind quotes, or behind its
  /// last digits.
  private func numberEnd(in run: Range<Int>) -> Int {
    let tokens = context.tokens
    if tokens[run.lowerBound].kind == .quoted {
      let next = run.lowerBound + 1
      let isAlone = next == run.upperBound || context.matches(["@"], at: next)
      return isAlone ? run.lowerBound : next
    }
    if context.matches(["text"], at: run.lowerBound), run.count > 1,
      tokens[run.lowerBound + 1].kind == .quoted
    {
      return run.lowerBound
    }
    let pin = run.first { index in
      tokens[index].kind == .quoted || context.matches(["@"], at: index)
        || index > run.lowerBound && chart.coordinates(at: index)?.end == run.upperBound
    }
    let number = (run.lowerBound..<(pin ?? run.upperBound)).last { tokens[$0].kind == .number }
    guard let number else { return run.lowerBound }
    let end = context.endOfGlued(from: number)
    return end < run.upperBound ? end : run.lowerBound
  }
}
