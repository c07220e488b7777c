extension Interpreter {
  /// Gives the trip these dates; asks what becomes of days with plans that they leave outside.
  func setDates(_ range: DateRange, _ policy: DatesPolicy?) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    try checkLength(range.count)
    let outside = trip.daysOutside(range, policy).filter(\.hasPlans)
    if policy == nil, !outside.isEmpty { throw try plansOutside(outside, of: trip, range) }
    let (draft, notices) = try dated(trip, range, policy)
    if draft.events.isEmpty, policy != nil, !outside.isEmpty {
      return look(.dates(range, policy), nil, notices: [.nothingChanged] + notices.dropFirst())
    }
    return outcome(draft, .dates(range, policy), notices: notices)
  }

  /// The trip with these dates, and what is to be told of it.
  private func dated(
    _ trip: Trip, _ range: DateRange, _ policy: DatesPolicy?
  ) throws(Interruption) -> (draft: TripDraft, notices: [Notice]) {
    var draft = TripDraft(trip)
    var notices: [Notice] = [.understood(range)]
    notices += try leaveOutside(of: range, policy, &draft)
    for date in range.dates where !draft.trip.days.contains(where: { $0.date == date }) {
      _ = try draft.addDay(on: date, nextID: scene.session.nextID)
    }
    if !trip.isDated { try redateBookings(from: trip, &draft) }
    let kept = draft.trip.days.compactMap(\.date).filter { !range.contains($0) }
    if !kept.isEmpty { notices.append(.keptOutside(kept)) }
    return (draft, notices)
  }

  /// The question what becomes of plans outside, each answer with what it would do.
  private func plansOutside(
    _ days: [Day], of trip: Trip, _ range: DateRange
  ) throws(Interruption) -> Interruption {
    let policies: [DatesPolicy] = trip.isDated ? [.keep, .shift, .ideas] : [.keep, .ideas]
    var choices: [Choice] = []
    for policy in policies {
      let changed = try dated(trip, range, policy).draft.trip
      let fate = DatesFate(policy, from: trip, to: changed, within: range)
      choices.append(Choice(.policy(fate), .dates(range, policy)))
    }
    let numbered = days.compactMap { day in
      trip.number(of: day.id).map { NumberedDay(number: $0, day: day) }
    }
    return .ask(Question(.plansOutside(numbered), slot: .policy, choices: choices))
  }

  /// Takes away the days that the range leaves outside, or keeps those with plans; where days and
  /// dates are paired, gives the days their dates.
  private func leaveOutside(
    of range: DateRange, _ policy: DatesPolicy?, _ draft: inout TripDraft
  ) throws(Interruption) -> [Notice] {
    let pairs = draft.trip.pairsDates(policy)
    var (ideas, removed): ([String], [CivilDate]) = ([], [])
    for day in draft.trip.daysOutside(range, policy) where policy != .keep || !day.hasPlans {
      ideas += try draft.moveStopsToIdeas(of: day.id)
      try draft.removeDay(day.id)
      if day.hasPlans, let date = day.date { removed.append(date) }
    }
    if pairs { try pair(range, &draft) }
    return (removed.isEmpty ? [] : [.daysRemoved(removed)])
      + (ideas.isEmpty ? [] : [.nowIdeas(ideas)])
  }

  private func pair(_ range: DateRange, _ draft: inout TripDraft) throws(Interruption) {
    var order: [DayDate] = []
    for (offset, day) in draft.trip.days.enumerated() {
      guard let date = range.first.later(by: offset) else {
        throw .problem(.dateOutOfRange, at: .dates)
      }
      order.append(DayDate(id: day.id, date: date))
    }
    try draft.arrange(order)
  }

  func removeDates() throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    guard trip.isDated else { return outcome(TripDraft(trip), .datesNone) }
    var draft = TripDraft(trip)
    try draft.arrange(draft.trip.days.map { DayDate(id: $0.id, date: nil) })
    try redateBookings(from: trip, &draft)
    return outcome(draft, .datesNone)
  }

  func showDates() throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    return look(.showDates, trip.isDated ? .calendar(trip.id) : .days(trip.id))
  }

  func shiftTrip(_ shift: TripShift) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    guard let start = trip.start else { throw .problem(.tripHasNoDates) }
    let days =
      switch shift {
      case .byDays(let days): days
      case .to(let date): date.days(since: start)
      }
    var order: [DayDate] = []
    for day in trip.days {
      guard let date = day.date?.later(by: days) else {
        throw .problem(.dateOutOfRange, at: .dates)
      }
      order.append(DayDate(id: day.id, date: date))
    }
    var draft = TripDraft(trip)
    try draft.arrange(order)
    let range = draft.trip.start.flatMap { first in
      draft.trip.end.flatMap { DateRange(first: first, last: $0) }
    }
    let notices = range.map { [Notice.understood($0)] } ?? []
    return outcome(draft, .shiftTrip(shift), notices: notices)
  }
}

extension Trip {
  /// Whether new dates are given to the days in their order, instead of leaving days where they are.
  fileprivate func pairsDates(_ policy: DatesPolicy?) -> Bool { !isDated || policy == .shift }

  /// The days that would not be within these dates.
  fileprivate func daysOutside(_ range: DateRange, _ policy: DatesPolicy?) -> [Day] {
    if pairsDates(policy) { return Array(days.dropFirst(range.count)) }
    return days.filter { day in day.date.map { !range.contains($0) } ?? true }
  }
}
