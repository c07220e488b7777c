internal import Session

extension Chart {
  /// All that follows the word for a kind of booking, where every token of it is understood.
  func newBookings(of kind: Booking.Kind, at index: Int) -> [Span] {
    var reader = BookingReader(self, kind, at: index)
    guard reader.read() else { return [] }
    let end = context.tokens.count
    let value: SlotValue = reader.fault.map(SlotValue.fault) ?? .newBooking(reader.new)
    return [Span(end: end, value: value, score: (end - index) * Score.known)]
  }

  /// A booking of the trip: `booking 2`, `b2`, its name, the only one of a kind; with `bareNumber`
  /// also a number alone, and words that name none.
  func bookings(at index: Int, bareNumber: Bool) -> [Span] {
    guard let token = context.token(index) else { return [] }
    if context.matches(["booking"], at: index), let number = wholeNumber(at: index + 1) {
      return [booking(.number(number), index..<index + 2)]
    }
    if context.matches(["b"], at: index), let next = context.token(index + 1), next.isGlued,
      let number = wholeNumber(at: index + 1)
    {
      return [booking(.number(number), index..<index + 2)]
    }
    if bareNumber, let number = wholeNumber(at: index) {
      return [booking(.number(number), index..<index + 1)]
    }
    let named = namedBookings(at: index, guesses: bareNumber)
    return named.isEmpty && token.kind != .quoted ? bookingsByKind(at: index) : named
  }

  private func booking(_ reference: BookingReference, _ tokens: Range<Int>) -> Span {
    Span(
      end: tokens.upperBound, value: .booking(reference), score: tokens.count * Score.known)
  }

  /// The longest beginning that is a name, or a part of one, of no stop as well.
  private func namedBookings(at index: Int, guesses: Bool) -> [Span] {
    guard let trip = context.trip, !trip.bookings.isEmpty || guesses else { return [] }
    // `X7K2PQ` is no `X`.
    let texts = bareText(at: index).prefix(12).filter { end, _, _ in
      context.token(end).map { !$0.isGlued || $0.kind == .sign } ?? true
    }
    let known = texts.filter { _, text, _ in
      !trip.bookings(called: text).isEmpty && (guesses || !context.stops.has(text))
    }.map { end, text, quoted in
      Span(
        end: end, value: .booking(.named(text)),
        score: quoted ? Score.known : (end - index) * Score.named)
    }
    guard known.isEmpty else { return known.reversed() }
    guard guesses else { return [] }
    return texts.map { end, text, _ in
      Span(end: end, value: .booking(.named(text)), score: (end - index) * Score.guess)
    }
  }

  /// `the hotel`, where something of that kind is booked and no stop is called so.
  private func bookingsByKind(at index: Int) -> [Span] {
    let articles = ["the", "my", "our"]
    let isBehindArticle = articles.contains { context.matches([$0], at: index) }
    let start = isBehindArticle ? index + 1 : index
    guard let trip = context.trip, let token = context.token(start), token.kind == .word,
      let kind = Booking.Kind(rawValue: token.folded),
      trip.bookings.contains(where: { $0.kind == kind }), !context.stops.has(token.text)
    else { return [] }
    return [booking(.only(kind), index..<start + 1)]
  }
}
