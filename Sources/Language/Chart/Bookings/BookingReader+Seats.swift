internal import Session

/// Where one sits: rows and letters.
extension BookingReader {
  /// `14C`, of a flight or a train whose times are told.
  mutating func bareSeat() -> Int? {
    guard kind == .flight || kind == .train, new.seat == nil, new.time != nil, isSeat(index) else {
      return nil
    }
    new.seat = text(index..<index + 2)
    return index + 2
  }

  /// `14C`: a row and a letter.
  func isSeat(_ index: Int) -> Bool {
    guard let row = context.token(index), row.kind == .number, row.text.utf8.count < 3,
      let letter = context.token(index + 1), letter.isGlued, letter.kind == .word
    else { return false }
    return letter.text.utf8.count == 1 && "abcdefghjk".contains(letter.folded)
      && context.token(index + 2).map({ !$0.isGlued || $0.kind == .sign }) ?? true
  }

  /// `24D to 24G`, `12A, 12B`: between two that begin with digits.
  func joinsSeats(_ index: Int) -> Bool {
    guard isOpen, context.token(index + 1)?.kind == .number else { return false }
    // `31 to 34`
    let isRow = context.matches(["to"], at: index) && context.tokens[index - 1].kind == .number
    return isRow
      || ["to", ","].contains { context.matches([$0], at: index) }
        && context.token(index + 2)?.isGlued == true && context.token(index + 2)?.kind == .word
  }
}
