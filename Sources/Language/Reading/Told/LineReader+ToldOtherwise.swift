internal import Session

/// What is told of a booking with how it was before: `lands at 12:50, not 12:20`.
extension LineReader {
  /// What a line tells of a booking, where its end only says how that was.
  func toldOtherwise(
    _ tokens: [Token], _ whole: Chart, _ expanded: ExpandedLine
  ) -> Intent? {
    guard let (cut, start) = ruledOut(tokens), cut > 2, start < tokens.count else { return nil }
    let end = tokens[cut - 1].says(",") ? cut - 1 : cut
    let chart = Chart(context(expanded.text, Array(tokens[..<end])))
    let words = SpokenBooking(
      lattice: WordLattice(chart.context.tokens), gazetteer: scene?.gazetteer,
      country: chart.context.country)
    guard let told = BookingTalk(chart: chart, words: words).meaning, let booking = told.of else {
      return nil
    }
    let before = [booking.times.start, booking.times.end].compactMap(\.self)
    let spans = whole.spans(.time, at: start) + whole.spans(.day(bareNumber: true), at: start)
    let wasSo = spans.contains { span in
      span.end == tokens.count && before.contains { isSaid(span.value, of: $0, whole.context) }
    }
    return wasSo ? told.intent : nil
  }

  /// Whether nothing of the kind that is spoken of is booked on the day.
  func misses(_ booking: BookingIntent) -> Bool {
    guard let scene, case .fail(let failure) = Interpreter(scene).decide(.booking(booking)),
      case .booking(.noneOn) = failure.problem
    else { return false }
    return true
  }

  /// Where it is said how it was, and where the words for that begin.
  private func ruledOut(_ tokens: [Token]) -> (cut: Int, start: Int)? {
    guard
      let cut = tokens.indices.last(where: { index in
        tokens[index].says("not")
          || tokens[index].says("instead") && index + 1 < tokens.count
            && tokens[index + 1].says("of")
      })
    else { return nil }
    var start = tokens[cut].says("not") ? cut + 1 : cut + 2
    while start < tokens.count, leads.contains(tokens[start].folded) { start += 1 }
    return (cut, start)
  }

  /// Whether a time or a day is that of one end of a booking.
  private func isSaid(
    _ value: SlotValue, of end: BookingTime, _ context: ChartContext
  ) -> Bool {
    if case .day(.either(let dates)) = value { return end.date.map(dates.contains) ?? false }
    if case .day(let day) = value {
      let number = context.day(day)?.number
      return number != nil && end.reference.flatMap { context.day($0)?.number } == number
    }
    if case .dial(_, let other) = value, end.time == other { return true }
    return end.time != nil && end.time == value.time
  }
}

private let leads: Set = ["at", "on", "till", "until", "til", "from", "to"]
