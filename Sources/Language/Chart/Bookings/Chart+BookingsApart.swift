internal import Session

/// Bookings of one kind, told apart by where they go, or by their place among the others.
extension Chart {
  /// `the train to Porto`, `the hotel in Kyoto`, `the second flight`, `the flight home`, `the night
  /// train`.
  func bookingApart(_ index: Int, at start: Int) -> (number: Int, end: Int)? {
    guard let trip = context.trip, !trip.bookings.isEmpty else { return nil }
    if let (place, behind) = ordinal(at: start), let word = context.bookingWord(at: behind) {
      let all = trip.inOrder(word.kind)
      guard let number = place.number(of: all.count), all.indices.contains(number - 1) else {
        return nil
      }
      return (all[number - 1] + 1, word.end)
    }
    guard let word = context.bookingWord(at: start) else { return placed(start, in: trip) }
    return overnight(word, from: start, in: trip) ?? directed(word, from: start, in: trip)
      ?? going(word, isNamed: index < start, in: trip)
  }

  /// `the bergen train`, `our oslo hotel`: the only one of its kind that goes there, or is there.
  private func placed(_ start: Int, in trip: Trip) -> (number: Int, end: Int)? {
    for count in 1...2 {
      guard let word = context.bookingWord(at: start + count) else { continue }
      let text = context.text(start..<start + count)
      let all = trip.bookings.indices.filter { trip.bookings[$0].kind == word.kind }
      let path: KeyPath<Booking, Destination?> = word.kind == .hotel ? \.place : \.to
      let meant = all.filter { trip.bookings[$0][keyPath: path].map { names($0, text) } ?? false }
      return meant.count == 1 ? (meant[0] + 1, word.end) : nil
    }
    return nil
  }

  /// The only one of its kind that goes through the night.
  private func overnight(
    _ word: (kind: Booking.Kind, end: Int), from start: Int, in trip: Trip
  ) -> (number: Int, end: Int)? {
    let said = Set((start..<word.end).map { context.tokens[$0].folded })
    guard !said.isDisjoint(with: nightly) else { return nil }
    let meant = trip.bookings.indices.filter { place in
      let booking = trip.bookings[place]
      return booking.kind == word.kind
        && trip.days.contains { trip.wayOvernight(on: $0)?.id == booking.id }
    }
    return meant.count == 1 ? (meant[0] + 1, word.end) : nil
  }

  /// Of two the one that goes there, or back.
  private func directed(
    _ word: (kind: Booking.Kind, end: Int), from start: Int, in trip: Trip
  ) -> (number: Int, end: Int)? {
    let all = trip.inOrder(word.kind)
    guard all.count == 2 else { return nil }
    let said = Set((start..<word.end).map { context.tokens[$0].folded })
    if !said.isDisjoint(with: returning) { return (all[1] + 1, word.end) }
    if !said.isDisjoint(with: outward) { return (all[0] + 1, word.end) }
    guard let next = context.token(word.end), next.kind == .word else { return nil }
    if returning.contains(next.folded) { return (all[1] + 1, word.end + 1) }
    return outward.contains(next.folded) ? (all[0] + 1, word.end + 1) : nil
  }

  /// The only one of a kind that goes to a place, comes from there, or is there.
  private func going(
    _ word: (kind: Booking.Kind, end: Int), isNamed: Bool, in trip: Trip
  ) -> (number: Int, end: Int)? {
    let ways: [(String, KeyPath<Booking, Destination?>)] =
      word.kind == .hotel
      ? [("in", \.place), ("at", \.place)] : [("to", \.to), ("from", \.from)]
    guard let link = context.token(word.end)?.folded,
      let path = ways.first(where: { $0.0 == link })?.1, word.end + 1 < context.tokens.count
    else { return nil }
    for (end, text, _) in bareText(at: word.end + 1).prefix(4).reversed() {
      let meant = trip.bookings.indices.filter { place in
        trip.bookings[place].kind == word.kind
          && trip.bookings[place][keyPath: path].map { names($0, text) } ?? false
      }
      // `train to Porto at 10` may well be another one.
      guard meant.count == 1, isNamed || isTold(end) else { continue }
      return (meant[0] + 1, end)
    }
    return nil
  }

  private func names(_ place: Destination, _ text: String) -> Bool {
    let name = folded(text)
    return nameSpellings(place.name).contains { $0 == name || $0.hasPrefix(name + " ") }
  }

  /// Whether something is told of what stands before.
  private func isTold(_ index: Int) -> Bool {
    context.token(index).map { told.contains($0.spoken) } ?? false
  }
}

extension ChartContext {
  /// The kind of booking that a word tells, and where it ends.
  func bookingWord(at index: Int) -> (kind: Booking.Kind, end: Int)? {
    journeyWord(at: index) ?? (isLodging(index) ? (.hotel, index + 1) : nil)
  }
}

extension Trip {
  /// The places among all bookings of those of a kind, as they come after each other.
  fileprivate func inOrder(_ kind: Booking.Kind) -> [Int] {
    bookings.indices.filter { bookings[$0].kind == kind }.sorted { one, other in
      let (first, second) = (bookings[one].times.start, bookings[other].times.start)
      if let date = first.date, let later = second.date, date != later { return date < later }
      if let day = first.day, let later = second.day, day != later { return day < later }
      let (time, next) = (first.time?.minutes ?? 0, second.time?.minutes ?? 0)
      return (time, one) < (next, other)
    }
  }
}

private let nightly: Set = ["night", "overnight", "sleeper", "nightjet"]
private let returning: Set = ["return", "home", "back", "inbound"]
private let outward: Set = ["outbound", "outward", "out", "there", "over"]
private let told: Set = [
  "is", "was", "has", "got", "are", "were", "now", "cancelled", "canceled", "delayed", "costs",
  "cost", "leaves", "'s", "only", "until", "till",
]
