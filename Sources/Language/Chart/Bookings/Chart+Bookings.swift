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
    guard token.kind != .quoted else { return named }
    let ofKind = bookingsByKind(at: index)
    // `the bergen train`, rather than what is called `Bergen`.
    return named.isEmpty ? ofKind : ofKind.filter { $0.end > named[0].end && $0.isApart } + named
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
    // The `to` of `Porto → Braga` alone names nothing.
    let known = texts.filter { _, text, _ in
      context.stops.isTelling(folded(text)) && !context.bookings.called(text).isEmpty
        && (guesses || !context.stops.has(text))
    }.map { end, text, quoted in
      Span(
        end: end, value: .booking(.named(text)),
        score: quoted ? Score.known : (end - index) * Score.named)
    }
    guard known.isEmpty else { return known.reversed() }
    // `tp571`, which is written `TP 571`.
    for (end, text, _) in texts.prefix(3) {
      let code = folded(text).filter { $0 != " " }
      guard code.contains(where: \.isNumber), code.contains(where: \.isLetter),
        let place = trip.bookings.firstIndex(where: { booking in
          folded(booking.name).filter { $0 != " " } == code
        })
      else { continue }
      return [booking(.number(place + 1), index..<end)]
    }
    // `the departure is at 10:10` names none.
    guard guesses, !["is", "was", "of", "at"].contains(context.tokens[index].folded) else {
      return []
    }
    return texts.map { end, text, _ in
      Span(end: end, value: .booking(.named(text)), score: (end - index) * Score.guess)
    }
  }

  /// `the hotel`, where something of that kind is booked and no stop is called so.
  private func bookingsByKind(at index: Int) -> [Span] {
    let isBehindArticle = bookingArticles.contains { context.matches([$0], at: index) }
    let start = isBehindArticle ? index + 1 : index
    if let ofDay = bookingOfDay(index, at: start) { return [ofDay] }
    if let apart = bookingApart(index, at: start) {
      return [booking(.number(apart.number), index..<apart.end)]
    }
    guard let trip = context.trip, let token = context.token(start), token.kind == .word,
      let kind = Booking.Kind(rawValue: token.folded),
      trip.bookings.contains(where: { $0.kind == kind }), !context.stops.has(token.text)
    else { return [] }
    return [booking(.only(kind), index..<start + 1)]
  }

  /// `Thursday's train`, `the thursday train`, `the train on thursday`: the one of that kind that begins
  /// on the day; where none does, or several do, that is told or asked.
  private func bookingOfDay(_ index: Int, at start: Int) -> Span? {
    guard let trip = context.trip, !trip.bookings.isEmpty else { return nil }
    func only(_ kind: Booking.Kind, on day: DayReference, to end: Int) -> Span? {
      guard let number = context.day(day)?.number,
        trip.bookings.contains(where: { $0.kind == kind })
          || !context.stops.has(kind.rawValue)
      else { return nil }
      let all = trip.bookings.indices.filter { place in
        let begins = trip.bookings[place].times.start.reference.flatMap { context.day($0)?.number }
        return trip.bookings[place].kind == kind && begins == number
      }
      return booking(all.count == 1 ? .number(all[0] + 1) : .onDay(kind, day), index..<end)
    }
    if let word = context.journeyWord(at: start), context.matches(["on"], at: word.end) {
      // The longest day: `thursday 13 may` is no `thursday` with words behind it.
      for span in spans(.day(bareNumber: false), at: word.end + 1).sorted(by: { $0.end > $1.end }) {
        guard case .day(let day) = span.value else { continue }
        if let found = only(word.kind, on: day, to: span.end) { return found }
      }
      return nil
    }
    for span in spans(.day(bareNumber: false), at: start) + ownerDays(at: start) {
      let next = context.matches(["'s"], at: span.end) ? span.end + 1 : span.end
      guard case .day(let day) = span.value, let word = context.journeyWord(at: next) else {
        continue
      }
      if let found = only(word.kind, on: day, to: word.end) { return found }
    }
    return nil
  }
}

extension Chart {
  /// The day of the trip that a weekday with the mark of an owner means: `thursday's train`.
  fileprivate func ownerDays(at index: Int) -> [Span] {
    guard let token = context.token(index), token.kind == .word, token.spoken.hasSuffix("'s"),
      let weekday = Weekday.allCases.first(where: { day in
        let said = token.spoken.dropLast(2)
        return said.count > 2 && day.name.lowercased().hasPrefix(said)
      })
    else { return [] }
    let dates = context.trip?.days.compactMap(\.date).filter { $0.weekday == weekday } ?? []
    guard let first = dates.first else { return [] }
    let day: DayReference = dates.count == 1 ? .on(first) : .either(dates)
    return [Span(end: index + 1, value: .day(day), score: Score.known)]
  }
}

extension Span {
  /// Whether it means one booking by its place among all.
  fileprivate var isApart: Bool { if case .booking(.number) = value { true } else { false } }
}

/// Which lead to what is booked.
let bookingArticles: Set = ["the", "my", "our", "his", "her", "their"]
