internal import Session

/// Something of the trip that takes place at another time now: `oops tailors is shut thurs, do it fri`.
struct SketchedMove {
  let scan: SketchScan

  private var context: ChartContext { scan.context }

  /// `nil` where no word says that it is otherwise now, where no one stop is named, or where it is not
  /// clear when.
  var intent: Intent? {
    guard context.tokens.contains(where: { changing.contains($0.spoken) }), let stop = theStop
    else {
      return nil
    }
    let days = scan.pieces.compactMap { piece -> DayReference? in
      guard case .day(let day) = piece.fact, !isComplained(piece.tokens) else { return nil }
      return day
    }
    let hours = scan.pieces.compactMap { piece -> ClockTime? in
      guard case .hour(let time, exact: true) = piece.fact, !isComplained(piece.tokens) else {
        return nil
      }
      return time
    }
    guard days.count < 2, hours.count < 2 else { return nil }
    var parts: [Intent] = []
    if let day = days.first { parts.append(.moveStops(StopsMove([stop], to: .day(day)))) }
    if let time = hours.first { parts.append(.time(parts.isEmpty ? stop : .mentioned, time)) }
    return parts.count > 1 ? .several(parts) : parts.first
  }

  /// The only stop that is named.
  private var theStop: StopReference? {
    var found: [(stop: StopReference, tokens: Range<Int>)] = []
    for piece in scan.pieces where piece.isWord {
      let start = piece.tokens.lowerBound
      guard found.last.map({ $0.tokens.upperBound <= start }) ?? true,
        context.tokens[start].kind != .number
      else { continue }
      let spans = scan.chart.spans(.knownStop, at: start)
      guard let span = spans.max(by: { $0.end < $1.end }), case .stops(let stops) = span.value,
        stops.count == 1, let stop = stops.first, case .named = stop
      else { continue }
      found.append((stop, start..<span.end))
    }
    return found.count == 1 ? found[0].stop : nil
  }

  /// `is shut thurs`, `the saturday gets too full`: no time at which it is now.
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
]
