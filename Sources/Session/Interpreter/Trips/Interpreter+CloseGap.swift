extension Interpreter {
  /// Moves the days behind a gap of dates up, plans and all; where there are several gaps and none
  /// is named, asks which.
  func closeGap(before reference: DayReference?) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    guard trip.isDated else { throw .problem(.tripHasNoDates, remedies: [.days]) }
    let gaps = trip.gaps
    let number: Int
    if let reference {
      let day = try resolver.day(reference, of: trip, at: .day) { .closeGap(before: $0) }
      number = trip.number(of: day.id) ?? 0
    } else {
      guard gaps.count < 2 else { throw .ask(whichGap(gaps, in: trip)) }
      guard let only = gaps.first else { return unchanged(.closeGap(before: nil)) }
      number = only.number
    }
    let canonical = Intent.closeGap(before: .number(number))
    guard let gap = gaps.first(where: { $0.number == number }) else { return unchanged(canonical) }
    var draft = TripDraft(trip)
    try draft.arrange(trip.arrangement(closing: gap))
    return outcome(
      draft, canonical, mention: .day(trip.id, trip.days[number - 1].id),
      notices: [.daysMoved(trip.days.count - number + 1, by: -gap.length)], view: .days(trip.id))
  }

  private func whichGap(_ gaps: [DateGap], in trip: Trip) -> Question {
    Question(
      .whichDay, slot: .day,
      choices: gaps.map {
        Choice(
          .day(number: $0.number, date: trip.day(number: $0.number)?.date),
          .closeGap(before: .number($0.number)))
      })
  }
}

/// Dates between two days of a trip that none of its days has.
struct DateGap: Hashable, Sendable {
  /// The number of the day behind it.
  var number: Int
  /// How many dates it is.
  var length: Int
}

extension Trip {
  /// The gaps between its dates, the first first.
  var gaps: [DateGap] {
    zip(days, days.dropFirst()).enumerated().compactMap { index, pair in
      guard let one = pair.0.date, let other = pair.1.date else { return nil }
      let length = other.days(since: one) - 1
      return length > 0 ? DateGap(number: index + 2, length: length) : nil
    }
  }

  /// The days with their dates once the gap is closed.
  fileprivate func arrangement(closing gap: DateGap) -> [DayDate] {
    arrangement.enumerated().map { index, day in
      let isBehind = index + 1 >= gap.number
      return DayDate(id: day.id, date: isBehind ? day.date?.adding(-gap.length) : day.date)
    }
  }
}
