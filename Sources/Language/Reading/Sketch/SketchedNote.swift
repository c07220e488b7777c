internal import Session

/// Words to be noted at something: `make a note, for the tour as a whole, that Jo cannot climb stairs`.
struct SketchedNote {
  let scan: SketchScan

  private var context: ChartContext { scan.context }

  /// `nil` where no note is asked for, or where no text or nothing to put it at is told.
  var intent: Intent? {
    guard
      let start = context.tokens.indices.compactMap({ index in
        context.end(ofOneOf: noting, at: index)
      }).first, let text = textStart(behind: start), text < context.tokens.count
    else { return nil }
    var end = context.tokens.count
    while end > text, context.tokens[end - 1].kind == .sign { end -= 1 }
    guard text < end else { return nil }
    let said = context.text(text..<end)
    let head = 0..<text
    let stops = scan.stops(head)
    if stops.count == 1 { return .addNote(.stop(stops[0]), said) }
    guard stops.isEmpty else { return nil }
    if head.contains(where: { context.end(ofOneOf: wholes, at: $0) != nil }) {
      return .addNote(.trip, said)
    }
    if let booking = booking(head) { return .booking(.addNote(booking, said)) }
    let days = scan.pieces.compactMap { piece -> DayReference? in
      guard head.contains(piece.tokens.lowerBound), case .day(let day) = piece.fact else {
        return nil
      }
      return day
    }
    if days.count == 1 { return .addNote(.day(days[0]), said) }
    return nil
  }

  /// Behind `that`, or behind the sign that ends what it is put at.
  private func textStart(behind start: Int) -> Int? {
    let rest = start..<context.tokens.count
    if let that = rest.first(where: { ["that", "saying"].contains(context.tokens[$0].folded) }) {
      return that + 1
    }
    return rest.first { index in
      [":", ",", "-", "–"].contains(context.tokens[index].folded) && index > start
    }.map { $0 + 1 }
  }

  private func booking(_ range: Range<Int>) -> BookingReference? {
    for index in range {
      let kind = context.journeyWord(at: index)?.kind ?? (context.isLodging(index) ? .hotel : nil)
      guard let kind else { continue }
      let same = context.trip?.bookings.indices.filter { context.trip?.bookings[$0].kind == kind }
      return same?.count == 1 ? same?.first.map { .number($0 + 1) } : nil
    }
    return nil
  }
}

private let noting = BookingWords.ways(
  """
  make_a_note add_a_note put_a_note stick_a_note attach_a_note leave_a_note write_a_note note_down
  jot_down make_note pop_a_note note
  """)
private let wholes = BookingWords.ways(
  """
  the_trip the_tour whole_trip the_holiday as_a_whole in_general the_whole_thing the_journey
  our_trip
  """)
