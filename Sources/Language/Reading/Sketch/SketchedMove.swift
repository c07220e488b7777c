internal import Session

/// What takes place at another time now: `oops tailors is shut thurs, do it fri`, `no wait mine sat,
/// castle sun`, `our table has been changed to 6:15 pm`.
struct SketchedMove {
  let scan: SketchScan

  private var context: ChartContext { scan.context }

  /// `nil` where no word says that it is otherwise now, where no one stop is meant, or where it is not
  /// clear when.
  var intent: Intent? {
    guard context.tokens.contains(where: { changing.contains($0.spoken) }) || isMoved else {
      return nil
    }
    if let each = eachOfSeveral { return each }
    let moments = moments(context.tokens.indices)
    guard moments.days.count < 2, moments.hours.count < 2, let stop = theStop ?? mentioned
    else { return nil }
    return move(stop, moments)
  }

  // MARK: - When

  private struct Moments {
    var days: [DayReference] = []
    var hours: [ClockTime] = []
  }

  private func moments(_ range: Range<Int>) -> Moments {
    var found = Moments()
    for piece in scan.pieces where range.contains(piece.tokens.lowerBound) {
      guard !isComplained(piece.tokens) else { continue }
      switch piece.fact {
      case .day(let day): found.days.append(nearest(day))
      case .hour(let time, exact: true): found.hours.append(time)
      default: break
      }
    }
    return found
  }

  /// Of two thursdays the one nearest to what was spoken of last.
  private func nearest(_ day: DayReference) -> DayReference {
    guard case .either(let dates) = day, let stop = context.mentionedStop,
      let date = context.trip?.days.first(where: { $0.stops.contains { $0.id == stop.id } })?.date
    else { return day }
    let near = dates.min { abs($0.days(since: date)) < abs($1.days(since: date)) }
    return near.map { .on($0) } ?? day
  }

  private func move(_ stop: StopReference, _ moments: Moments) -> Intent? {
    var parts: [Intent] = []
    if let day = moments.days.first { parts.append(.moveStops(StopsMove([stop], to: .day(day)))) }
    if let time = moments.hours.first {
      parts.append(.time(parts.isEmpty ? stop : .mentioned, time))
    }
    return parts.count > 1 ? .several(parts) : parts.first
  }

  // MARK: - What

  /// `mine sat, castle sun`: each part names one stop and tells when it is.
  private var eachOfSeveral: Intent? {
    let parts = context.tokens.indices.split { index in
      [",", "and", "n", "&", ";"].contains(context.tokens[index].folded)
    }.map { $0.startIndex..<$0.endIndex }
    guard parts.count > 1 else { return nil }
    var moves: [Intent] = []
    for part in parts {
      let stops = scan.stops(part)
      if stops.isEmpty, moments(part).days.isEmpty, moments(part).hours.isEmpty { continue }
      guard stops.count == 1, let move = move(stops[0], moments(part)) else { return nil }
      moves.append(move)
    }
    return moves.count > 1 ? .several(moves) : nil
  }

  /// The only stop that is named.
  private var theStop: StopReference? {
    let found = scan.stops(context.tokens.indices)
    return found.count == 1 ? found[0] : nil
  }

  /// What was spoken of last, where the line points to it, or complains of its day: `wednesday is not
  /// good, better thursday`.
  private var mentioned: StopReference? {
    guard context.mentionedStop != nil || context.mentionedBooking != nil,
      scan.stops(context.tokens.indices).isEmpty
    else { return nil }
    let complaints = scan.pieces.contains { piece in
      if case .day = piece.fact { isComplained(piece.tokens) } else { false }
    }
    let points = context.tokens.indices.contains { index in
      context.end(ofOneOf: pointing, at: index) != nil
    }
    return complaints || points && isMoved ? .mentioned : nil
  }

  /// `slipped to tuesday`, `has been changed to 6:15`.
  private var isMoved: Bool {
    context.tokens.indices.contains { context.end(ofOneOf: moved, at: $0) != nil }
  }

  /// `is shut thurs`, `wednesday is not good`, `the saturday gets too full`: no time at which it is.
  private func isComplained(_ tokens: Range<Int>) -> Bool {
    func complains(_ index: Int) -> Bool {
      context.token(index).map {
        Lexicon.complaints.contains($0.folded) || denying.contains($0.spoken)
      }
        ?? false
    }
    let before = (tokens.lowerBound - 3..<tokens.lowerBound).reversed().prefix { isInPart($0) }
    let behind = (tokens.upperBound..<tokens.upperBound + 4).prefix { isInPart($0) }
    return before.contains(where: complains) || behind.contains(where: complains)
  }

  private func isInPart(_ index: Int) -> Bool {
    context.token(index).map { $0.kind != .sign } ?? false
  }
}

private let denying: Set = ["can't", "cant", "cannot", "not", "isn't", "won't"]
private let changing: Set = [
  "rather", "instead", "better", "rescheduled", "moved", "only", "now", "shut", "closed", "oops",
  "sorry", "sry", "postponed", "shifted", "changed", "actually", "cant", "can't", "swapped", "no",
  "wait",
]
private let moved = BookingWords.ways(
  """
  changed_to moved_to slipped_to shifted_to rescheduled_to rescheduled_for postponed_to put_back_to
  pushed_to pushed_back_to brought_forward_to delayed_to delayed_until postponed_until is_now_at
  is_now_on bumped_to changed_it_to moved_it_to switched_to pushed_it_to slid_to
  """)
private let pointing = BookingWords.ways(
  """
  it they that this our_table the_table our_reservation the_reservation the_booking our_booking
  the_slot our_slot the_appointment our_appointment
  """)
