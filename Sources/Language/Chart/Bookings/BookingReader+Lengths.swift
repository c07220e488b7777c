internal import Session

/// How long a journey takes, told as hours are, and days seen from its own.
extension BookingReader {
  /// `12:00 5h`, `drive to Flåm 2h45`: how long it takes, unless all its hours are written so.
  ///
  /// Behind the word of a command nothing tells lengths: such a line is read in one's own words.
  func isLength(_ start: Int) -> Bool {
    func isOfHours(_ index: Int) -> Bool {
      context.token(index)?.kind == .number
        && context.token(index + 1)?.folded.hasPrefix("h") == true
        && context.token(index + 1)?.isGlued == true
    }
    guard kind.isJourney, isOfHours(start), length == nil else { return false }
    let others = context.tokens.indices.filter { $0 != start && isOfHours($0) }
    return others.isEmpty && (new.time != nil || kind == .drive)
  }

  func isNextDay(_ start: Int) -> Bool {
    new.time != nil && context.otherDay(at: start) != nil
  }
}
