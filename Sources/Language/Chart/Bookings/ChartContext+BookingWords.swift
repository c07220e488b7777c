internal import Session

/// Where the words that tell what is booked stand in a line.
extension ChartContext {
  /// How many days later it arrives, by the words at a token, and where they end.
  func otherDay(at index: Int) -> (days: Int, end: Int)? {
    BookingWords.otherDays.compactMap { days, ways in
      end(ofOneOf: ways, at: index).map { (days, $0) }
    }.max { $0.1 < $1.1 }
  }

  /// Where the longest of some entries ends that stands at a token.
  func end(ofOneOf ways: [[String]], at index: Int) -> Int? {
    guard tokens.indices.contains(index), tokens[index].kind != .quoted else { return nil }
    var longest: Int?
    for way in ways where way.count > longest ?? -1 && matches(way, at: index) {
      longest = way.count
    }
    return longest.map { index + $0 }
  }

  /// Where words end that mean nothing by themselves beside something booked.
  func endOfGlue(at index: Int) -> Int? {
    BookingWords.glue.lengths(in: self, at: index).first.map { index + $0 }
  }

  /// The kind of journey that a word at a token tells, and where it ends.
  func journeyWord(at index: Int) -> (kind: Booking.Kind, end: Int)? {
    guard tokens.indices.contains(index), tokens[index].kind != .quoted,
      let begun = BookingWords.journeysByFirstWord[tokens[index].folded]
    else { return nil }
    return begun.filter { matches($0.way, at: index) }.map { ($0.kind, index + $0.way.count) }
      .max { $0.1 < $1.1 }
  }

  /// Whether a journey of the trip is called so: `flight`, `the train to Porto`.
  func isJourney(_ name: String) -> Bool {
    guard let trip, !trip.bookings.isEmpty else { return false }
    let called = Set(bookings.called(name))
    return trip.bookings.contains { called.contains($0.id) && $0.kind.isJourney }
  }

  /// Whether a word is one for where people sleep.
  func isLodging(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return false }
    let token = tokens[index]
    return matches(["b", "&", "b"], at: index) || matches(["guest", "house"], at: index)
      || BookingWords.lodgings.contains(token.folded)
      || BookingWords.lodgingEndings.contains {
        token.folded.hasSuffix($0) && token.folded.utf8.count > $0.utf8.count
      }
  }
}
