internal import Session

/// What several bookings cost together: `Both flights together were $1,146.40`, `flts were 184.60 all in`.
struct SketchedSum {
  let scan: SketchScan

  private var context: ChartContext { scan.context }

  /// The price at the first of them, with a note that it is for all; `nil` where not several of a kind
  /// are meant, or not one price is told.
  var intent: Intent? {
    guard let kind, let trip = context.trip else { return nil }
    let all = trip.bookings.indices.filter { trip.bookings[$0].kind == kind }
    guard all.count > 1, let first = all.first, all.allSatisfy({ trip.bookings[$0].cost == nil })
    else { return nil }
    let told = scan.pieces.compactMap { piece -> NewBooking? in
      if case .told(let told) = piece.fact { told } else { nil }
    }
    let prices = told.compactMap(\.cost)
    guard prices.count == 1, var amount = prices.first,
      !scan.pieces.contains(where: \.isMoment)
    else { return nil }
    if let payer = told.compactMap(\.paidBy).first { amount.payer = .named(payer) }
    let booking = BookingReference.number(first + 1)
    return .several([
      .booking(.cost(booking, amount)),
      .booking(.addNote(booking, "for \(all.count == 2 ? "both" : "all") \(kind.rawValue)s")),
    ])
  }

  /// `both flights`, `the trains together`: a word for several of them.
  private var kind: Booking.Kind? {
    for index in context.tokens.indices.prefix(6) {
      if plurals.contains(context.tokens[index].folded), let word = context.journeyWord(at: index) {
        return word.kind
      }
      if ["hotels", "hostels"].contains(context.tokens[index].folded) { return .hotel }
      if ["flts", "flys"].contains(context.tokens[index].folded) { return .flight }
    }
    return nil
  }
}

private let plurals: Set = ["flights", "trains", "buses", "ferries", "coaches", "boats", "drives"]
