internal import Session

/// The reference of something that is booked: `the booking code for that train is R4TKPM`.
struct SketchedCode {
  let chart: Chart

  private var context: ChartContext { chart.context }

  /// `nil` where no such word, no code or nothing booked is told of.
  var intent: Intent? {
    guard context.trip?.bookings.isEmpty == false,
      let lead = context.tokens.indices.first(where: { index in
        BookingReader(chart, .hotel, at: index).optionWord(at: index)?.0 == .reference
      })
    else { return nil }
    if let numbered = numbered(by: lead) { return numbered }
    guard let code = code(behind: lead) else { return nil }
    let reference = BookingIntent.reference(booking ?? .mentioned, context.text(code))
    guard let rest = rest(behind: code.upperBound) else { return .booking(reference) }
    return .several([.booking(reference), .booking(.addNote(.mentioned, rest))])
  }

  /// `ice 143 ref XK4RT9`, right behind a journey that has no number yet.
  private func numbered(by lead: Int) -> Intent? {
    guard let trip = context.trip, let newest = trip.bookings.last, newest.isNamedAfterWay,
      (1...2).contains(lead), lead + 1 < context.tokens.count,
      context.tokens[lead - 1].text.contains(where: \.isNumber),
      lead == 1 || context.tokens[0].kind == .word && context.tokens[0].text.utf8.count < 5,
      case let code = context.text(lead + 1..<context.tokens.count), !code.contains(" "),
      code.utf8.count > 3
    else { return nil }
    let booking = BookingReference.number(trip.bookings.count)
    return .several([
      .booking(.rename(booking, context.text(0..<lead))), .booking(.reference(booking, code)),
    ])
  }

  /// `is R4TKPM`: one word with digits or in capitals.
  private func code(behind lead: Int) -> Range<Int>? {
    let told = context.tokens[lead...].firstIndex {
      ["is", "=", ":", "was"].contains($0.folded)
    }
    // `ref X7K2PQ`, as all that is said
    guard let link = told ?? (lead == 0 ? lead : nil), link + 1 < context.tokens.count else {
      return nil
    }
    var end = link + 2
    while let token = context.token(end), token.isGlued, token.kind != .sign || token.says("-") {
      end += 1
    }
    let text = context.text(link + 1..<end)
    guard text.utf8.count > 3, text == text.uppercased() || text.contains(where: \.isNumber)
    else { return nil }
    return link + 1..<end
  }

  /// `that train`, `the hotel`.
  private var booking: BookingReference? {
    for index in context.tokens.indices {
      if let word = context.journeyWord(at: index) { return last(of: word.kind) }
      if context.isLodging(index) { return last(of: .hotel) }
    }
    return nil
  }

  private func last(of kind: Booking.Kind) -> BookingReference? {
    context.trip?.bookings.lastIndex { $0.kind == kind }.map { .number($0 + 1) }
  }

  /// What is said behind it, which is kept as well.
  private func rest(behind end: Int) -> String? {
    var start = end
    while start < context.tokens.count,
      context.tokens[start].kind == .sign || context.matches(["and"], at: start)
    { start += 1 }
    var last = context.tokens.count
    while last > start, context.matches(["."], at: last - 1) { last -= 1 }
    return start < last ? context.text(start..<last) : nil
  }
}
