internal import Session

/// Of which booking a line speaks.
extension BookingTalk {
  /// What it may be about, with the token behind that; `nil` where nothing names it.
  var subjects: [(Int, [BookingReference]?)] {
    let start = behindTalk(0)
    var found: [(Int, [BookingReference]?)] = []
    for begin in Set([start, behindArticle(start)]).sorted() where begin < context.tokens.count {
      if begin == start, let end = context.end(ofOneOf: pronouns, at: begin) {
        found.append((end, [.mentioned]))
      }
      found += named(at: begin)
      found += both(at: begin)
      if let word = kindWord(at: begin) {
        found.append(word)
        found += named(at: word.0)
      }
    }
    // `check-in is at 3`, whatever was spoken of last.
    let ofHotel =
      context.mentionedBooking?.kind != .hotel && context.words.contains { $0.hasPrefix("check") }
      ? [(0, [BookingReference.only(.hotel)])] : [(Int, [BookingReference]?)]()
    let ofJourney =
      context.mentionedBooking?.kind.isJourney != true
        && context.words.contains { ["seat", "seats"].contains($0) }
      ? [(0, [BookingReference.only(.flight)])] : [(Int, [BookingReference]?)]()
    return found.sorted { $0.0 > $1.0 } + [(start, nil)] + ofHotel + ofJourney
  }

  func named(at index: Int) -> [(Int, [BookingReference]?)] {
    guard index < context.tokens.count else { return [] }
    // `Anker's check-out`
    let token = context.tokens[index]
    if token.kind == .word, token.spoken.hasSuffix("'s"), context.trip != nil {
      let owner = String(token.text.dropLast(2))
      if context.bookings.called(owner).count == 1, !context.stops.has(owner) {
        return [(index + 1, [.named(owner)])]
      }
    }
    return chart.bookings(at: index, bareNumber: false).compactMap { span in
      guard case .booking(let booking) = span.value, isWhole(booking) else { return nil }
      return (span.end, [booking])
    }
  }

  /// `the flight`, `flight`, `the cabin`: the one of that kind, first of all the one spoken of.
  func kindWord(at index: Int) -> (Int, [BookingReference]?)? {
    guard let trip = context.trip else { return nil }
    let kind: Booking.Kind
    let end: Int
    if let word = context.journeyWord(at: index) ?? spokenOf(index) {
      (kind, end) = word
    } else if context.isLodging(index) || context.matches(["room"], at: index) {
      (kind, end) = (.hotel, index + 1)
    } else if context.matches(["cabin"], at: index) {
      (kind, end) = (.ferry, index + 1)
    } else {
      return nil
    }
    if context.mentionedBooking?.kind == kind { return (end, [.mentioned]) }
    return trip.bookings.contains { $0.kind == kind } ? (end, [.only(kind)]) : nil
  }

  /// As in `the flight's delayed`.
  private func spokenOf(_ index: Int) -> (kind: Booking.Kind, end: Int)? {
    guard let token = context.token(index), token.spoken.hasSuffix("'s"),
      let kind = Booking.Kind(rawValue: String(token.spoken.dropLast(2))), kind.isJourney
    else { return nil }
    return (kind, index + 1)
  }

  /// `both flights`, `both the flights`.
  private func both(at index: Int) -> [(Int, [BookingReference]?)] {
    guard let trip = context.trip, context.matches(["both"], at: index) else { return [] }
    var start = index + 1
    for word in ["of", "the", "our", "my"] where context.matches([word], at: start) { start += 1 }
    guard let word = context.journeyWord(at: start) else { return [] }
    let all = trip.bookings.indices.filter { trip.bookings[$0].kind == word.kind }
    guard all.count == 2 else { return [] }
    return [(word.end, all.map { .number($0 + 1) })]
  }

  /// Whether a name is said as one that no stop has.
  func isWhole(_ booking: BookingReference) -> Bool {
    if case .named(let text) = booking { !context.stops.has(text) } else { true }
  }

  func behindTalk(_ start: Int) -> Int {
    var index = start
    while index < context.tokens.count {
      if let end = words.endOfTalk(at: index) {
        index = end
      } else if context.tokens[index].says(",") || context.tokens[index].says(":")
        || context.matches(["correction"], at: index) || context.matches(["and"], at: index)
      {
        index += 1
      } else {
        break
      }
    }
    return index
  }

  func behindArticle(_ index: Int) -> Int {
    bookingArticles.contains { context.matches([$0], at: index) } ? index + 1 : index
  }
}

private let pronouns = BookingWords.ways(
  "it that this that's it's it_is that_was it_was this_is that_is it_costs that_cost it_cost")
