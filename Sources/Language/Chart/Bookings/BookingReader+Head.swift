internal import Session

/// The words at the beginning.
extension BookingReader {
  /// A name; of a journey its number, or from where it goes.
  mutating func head() -> Int? {
    if let end = nights(at: index) { return end }
    guard kind.isJourney else { return named(index) }
    guard new.from == nil, new.name == nil else { return nil }
    let run = index..<endOfName(from: index, isHead: true)
    guard !run.isEmpty else { return nil }
    guard context.matches(["to"], at: run.upperBound) || isArrow(run.upperBound) else {
      new.name = text(run).map(flightNumber)
      return new.name == nil ? nil : run.upperBound
    }
    let number = numberEnd(in: run)
    if number > run.lowerBound { new.name = text(run.lowerBound..<number).map(flightNumber) }
    beginsBare = number == run.lowerBound
    guard let place = place(number..<run.upperBound) else { return nil }
    new.from = place
    return run.upperBound
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
