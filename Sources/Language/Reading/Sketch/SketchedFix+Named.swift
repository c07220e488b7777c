internal import Session

/// What is put right or told of something that the line names.
extension SketchedFix {
  /// `mistake, the airbnb is 580`: the price of something that costs another sum.
  var namedCost: Intent? {
    // `Steigenberger was 289 for both nights, not per night`
    let isPutRight = context.tokens.indices.dropFirst().contains {
      context.matches(["not"], at: $0) && context.matches([","], at: $0 - 1)
    }
    guard let start = behindRepair ?? (isPutRight ? 0 : nil), let trip = context.trip,
      let link = (start..<context.tokens.count).first(where: isLink), link > start,
      let (said, after) = amount(at: link + 1),
      case let end = context.end(ofOneOf: altogether, at: after) ?? after, endsMatter(end)
    else { return nil }
    var amount = said
    if let booking = booking(start..<link), let cost = trip.bookings[booking].cost {
      amount.currency = amount.currency ?? .code(cost.currency)
      return .booking(.cost(.number(booking + 1), amount))
    }
    let stops = scan.stops(start..<link)
    guard stops.count == 1, amount.currency != nil else { return nil }
    return .cost(stops[0], amount)
  }

  /// `ah no the sagrada its sunday not saturday`: the day of something that is planned.
  var namedDay: Intent? {
    guard let start = behindRepair,
      let link = (start..<context.tokens.count).first(where: isLink), link > start,
      case let stops = scan.stops(start..<link), stops.count == 1,
      let day = scan.pieces.first(where: { $0.tokens.lowerBound > link }),
      case .day(let said) = day.fact, day.tokens.lowerBound <= link + 2,
      endsMatter(day.tokens.upperBound)
    else { return nil }
    return .moveStops(StopsMove(stops, to: .day(said)))
  }

  /// Who paid, told first: `it's me who paid the train for all`.
  var payerOfNamed: Intent? {
    guard let start = context.end(ofOneOf: itIs, at: 0), let name = context.token(start),
      context.travels(name.text),
      let end = context.end(ofOneOf: whoPaid, at: start + 1), end < context.tokens.count,
      !scan.pieces.contains(where: \.isMoment), scan.chart.wholeNumber(at: end) == nil
    else { return nil }
    let payer = name.says("me") ? "me" : name.text
    if let booking = booking(end..<context.tokens.count) {
      return .booking(.paid(.number(booking + 1), by: payer))
    }
    let stops = scan.stops(end..<context.tokens.count)
    return stops.count == 1 ? .money(.paid(stops[0], by: payer)) : nil
  }

  private func isLink(_ index: Int) -> Bool {
    ["is", "its", "it's", "was", "costs", "cost", "should"].contains(context.tokens[index].folded)
  }

  /// The only thing booked of which words tell the name or the kind, counted from 0.
  private func booking(_ words: Range<Int>) -> Int? {
    guard let trip = context.trip else { return nil }
    let said = Set(words.map { context.tokens[$0].folded })
    let named = trip.bookings.indices.filter { index in
      let own = folded(trip.bookings[index].name).split(separator: " ").map(String.init)
      return own.contains { $0.utf8.count > 3 && said.contains($0) }
    }
    if named.count == 1 { return named[0] }
    let kind =
      words.lazy.compactMap { context.journeyWord(at: $0)?.kind }.first
      ?? (words.contains(where: context.isLodging) ? .hotel : nil)
    let all = trip.bookings.indices.filter { trip.bookings[$0].kind == kind }
    return all.count == 1 ? all[0] : nil
  }
}

private let itIs = BookingWords.ways("it's its it_is it_was that_was")
private let whoPaid = BookingWords.ways(
  """
  who_paid who_payed who_has_paid who_has_payed that_paid that_payed who_paid_for who_payed_for
  who_has_paid_for
  """)
private let altogether = BookingWords.ways(
  """
  for_both_nights for_all_nights for_the_whole_stay in_all altogether in_total total for_everything
  all_in for_the_lot for_both for_all_of_us for_us_all for_the_two_of_us
  """)
