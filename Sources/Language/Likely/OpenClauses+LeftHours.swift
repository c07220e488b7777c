internal import Session

extension OpenClauses {
  /// A way of which only the hour was kept at which it ends, with the one at which it leaves.
  ///
  /// `…, 17:50, Lisbon at 19:15`: an hour that is a piece of its own looks like something said beside the matter.
  func withHour(of leftOut: [Int], in intent: Intent) -> Intent {
    guard case .booking(.add(var booking)) = intent, booking.kind.isJourney,
      booking.arrival == nil, let end = booking.time, let first = leftOut.first,
      let start = hour(of: leftOut), start < end,
      whole.dropFirst(first).contains(where: { hour(at: $0) == end })
    else { return intent }
    booking.time = start
    booking.arrival = NewArrival(end)
    return .booking(.add(booking))
  }

  /// The hour that these words are, and nothing else.
  private func hour(of tokens: [Int]) -> ClockTime? {
    let said = tokens.filter { lattice.tokens[$0].kind != .sign }
    guard let first = said.first,
      let span = spans.spans(.time, at: first, before: whole.upperBound)
        .first(where: { $0.end == (said.last ?? first) + 1 }),
      case .time(let time) = span.value
    else { return nil }
    return time
  }

  private func hour(at index: Int) -> ClockTime? {
    spans.spans(.time, at: index, before: whole.upperBound).lazy.compactMap { span in
      if case .time(let time) = span.value { time } else { nil }
    }.first
  }
}
