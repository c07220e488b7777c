internal import Session

/// Stays of which hardly a name is told.
extension BookingReader {
  /// `hostel from day 4 to day 5`, `hotel in Braga from …`: no more than the word for it, perhaps where it
  /// is, and all its days; it is called by that word.
  mutating func callByItsKind() -> Bool {
    guard isOpen, new.day != nil, new.lastDay != nil || new.nights != nil, unexplained.isEmpty,
      context.isLodging(0)
    else { return false }
    let others = runs.filter { $0.range != 0..<1 }
    guard others.count < 2, others.allSatisfy({ $0.lead == "in" && isKnownPlace($0) }) else {
      return false
    }
    if let there = others.first { new.place = place(there.range) }
    new.name = context.tokens[0].text
    return true
  }

  private func isKnownPlace(_ run: NameRun) -> Bool {
    text(run.range).map { words?.isPlace($0) == true } ?? false
  }

  /// `hotel Sacher 2`, where the word at the beginning is that of the command.
  func withoutCommand(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound == 0 && range.count > 1 && context.tokens[0].text == "hotel"
      ? 1..<range.upperBound : range
  }
}
