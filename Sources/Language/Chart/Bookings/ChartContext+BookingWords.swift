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
    guard let token = token(index), token.kind != .quoted else { return nil }
    return ways.filter { matches($0, at: index) }.map { index + $0.count }.max()
  }

  /// The kind of journey that a word at a token tells, and where it ends.
  func journeyWord(at index: Int) -> (kind: Booking.Kind, end: Int)? {
    BookingWords.journeys.compactMap { kind, ways in
      end(ofOneOf: ways, at: index).map { (kind, $0) }
    }.max { $0.1 < $1.1 }
  }

  /// Whether a journey of the trip is called so: `flight`, `the train to Porto`.
  func isJourney(_ name: String) -> Bool {
    guard let trip, !trip.bookings.isEmpty else { return false }
    let called = Set(trip.bookings(called: name))
    return trip.bookings.contains { called.contains($0.id) && $0.kind.isJourney }
  }

  /// Whether a word is one for where people sleep.
  func isLodging(_ index: Int) -> Bool {
    guard let token = token(index), token.kind == .word else { return false }
    return matches(["b", "&", "b"], at: index) || matches(["guest", "house"], at: index)
      || BookingWords.lodgings.contains(token.folded)
      || BookingWords.lodgingEndings.contains {
        token.folded.hasSuffix($0) && token.folded.utf8.count > $0.utf8.count
      }
  }
}
