internal import Session

/// What was told wrong and is said by its old and its new value.
extension SketchedFix {
  /// `the 96 was 69, typo`: the price of the only thing that costs so much.
  var oldForNew: Intent? {
    guard let trip = context.trip,
      context.tokens.contains(where: { puttingRight.contains($0.folded) })
    else { return nil }
    for index in context.tokens.indices.dropFirst()
    where links.contains(context.tokens[index].folded) {
      guard let old = amount(endingAt: index), let (new, end) = amount(at: index + 1),
        endsMatter(end), old.digits != new.digits
      else { continue }
      return cost(in: trip, old, new)
    }
    return nil
  }

  private func cost(in trip: Trip, _ old: Amount, _ new: Amount) -> Intent? {
    func isSame(_ money: Money?) -> Bool {
      guard let money, let said = try? Money(digits: old.digits, currency: money.currency) else {
        return false
      }
      return said.minorUnits == money.minorUnits
    }
    let bookings = trip.bookings.indices.filter { isSame(trip.bookings[$0].cost) }
    let stops = trip.days.enumerated().flatMap { day, content in
      content.stops.enumerated().filter { isSame($0.element.cost) }.map {
        (StopReference.inDay(day: day + 1, number: $0.offset + 1), $0.element.cost)
      }
    }
    guard bookings.count + stops.count == 1 else { return nil }
    var amount = new
    if let index = bookings.first {
      amount.currency = amount.currency ?? trip.bookings[index].cost.map { .code($0.currency) }
      return .booking(.cost(.number(index + 1), amount))
    }
    amount.currency = amount.currency ?? stops[0].1.map { .code($0.currency) }
    return .cost(stops[0].0, amount)
  }

  private func amount(endingAt end: Int) -> Amount? {
    for start in max(0, end - 3)..<end {
      for span in chart.spans(.amount, at: start) where span.end == end {
        if case .amount(let amount) = span.value { return amount }
      }
    }
    return nil
  }

  /// `it ends in 791, not 719`: the reference that was told last.
  var endOfReference: Intent? {
    guard let reference = context.mentionedBooking?.reference,
      let start = context.tokens.indices.compactMap({ index in
        context.end(ofOneOf: endings, at: index)
      }).first, let new = context.token(start), new.kind != .sign
    else { return nil }
    let old = context.tokens.indices.dropFirst(start).first { context.matches(["not"], at: $0) }
      .flatMap { context.token($0 + 1) }
    let tail = old?.text ?? String(reference.suffix(new.text.count))
    guard reference.count > tail.count, folded(reference).hasSuffix(folded(tail)) else {
      return nil
    }
    return .booking(.reference(.mentioned, reference.dropLast(tail.count) + new.text))
  }

  /// `coach 26, not 28`: a number in where one sits.
  var partOfSeat: Intent? {
    guard let seat = context.mentionedBooking?.seat,
      let index = context.tokens.indices.first(where: { context.matches(["not"], at: $0) }),
      let old = context.token(index + 1), old.kind == .number, endsMatter(index),
      let new = context.tokens[..<index].last(where: { $0.kind == .number }),
      context.tokens[..<index].allSatisfy({
        $0.kind != .word || ofSeats.contains($0.folded) || behindRepair != nil && $0.says("its")
      })
    else { return nil }
    let words = seat.split(separator: " ").map(String.init)
    guard words.count(where: { $0 == old.text }) == 1 else { return nil }
    let told = words.map { $0 == old.text ? new.text : $0 }.joined(separator: " ")
    return .booking(.seat(.mentioned, told))
  }

  /// `Singapore dollars, obviously`: the currency of what was told last to cost something.
  var currency: Intent? {
    guard let cost = context.mentionedStop?.cost ?? context.mentionedBooking?.cost,
      context.tokens.count < 6
    else { return nil }
    let start = context.end(ofOneOf: meaning, at: 0) ?? 0
    guard let (currency, end) = chart.currency(at: start), endsMatter(end) else { return nil }
    let digits = Amount(spelling: cost).digits
    return .cost(.mentioned, Amount(digits: digits, currency: .code(currency)))
  }
}

private let ofSeats: Set = [
  "coach", "carriage", "car", "wagon", "seat", "seats", "row", "no", "sorry", "it's",
]
private let links: Set = ["was", "is", "should", "be", "→", ">"]
private let puttingRight: Set = [
  "typo", "sorry", "sry", "wrong", "should", "mistake", "oops", "misread", "correction",
]
private let endings = BookingWords.ways(
  "ends_in ends_with ends_on it's_ending_in should_end_in should_end_with ending_in")
private let meaning = BookingWords.ways("i_mean i_meant that's in thats that_is that_was in_")
