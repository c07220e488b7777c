extension Interpreter {
  /// What is to be told where days have other dates now, or are gone: bookings stay on their dates.
  ///
  /// `canonical` is what was done, for what takes bookings along if that is said.
  func leftBehind(by draft: TripDraft, _ canonical: Intent) -> [Notice] {
    leftBehind(from: draft.before, to: draft.trip, canonical, heirs: draft.heirs)
  }

  /// `heirs`: the days on which now is what was on those that are gone.
  func leftBehind(
    from before: Trip, to now: Trip, _ canonical: Intent, heirs: [DayID: DayID] = [:]
  ) -> [Notice] {
    guard !now.bookings.isEmpty, before.hasOtherDays(in: now) else { return [] }
    let left = now.bookings.enumerated().compactMap { index, booking in
      LeftBooking(booking, number: index + 1, from: before, to: now, heirs)
    }
    func named(_ fate: LeftBooking.Fate) -> [String] {
      left.filter { $0.fate == fate }.map(\.name)
    }
    let notices: [BookingNotice] = [
      .outside(named(.outside)), .besideOthers(named(.besideOthers)),
      .endsOutside(named(.endsOutside)), wayAlong(left.compactMap(\.remedy), canonical),
    ]
    return notices.filter { !$0.isEmpty }.map(Notice.booking)
  }

  private func wayAlong(_ remedies: [Intent], _ canonical: Intent) -> BookingNotice {
    remedies.count > Interpreter.mostRemedies && canonical.takesBookings
      ? .bringAlongInstead(.withBookings(canonical), count: remedies.count) : .bringAlong(remedies)
  }

  /// More lines nobody wants to type.
  private static let mostRemedies = 3
}

extension Intent {
  /// Whether `with bookings` can be said behind it.
  fileprivate var takesBookings: Bool {
    switch self {
    case .dates, .datesNone, .shiftTrip, .closeGap, .plan(.moveFrom), .plan(.later): true
    default: false
    }
  }
}

/// A booking that is not where it was among the days of its trip any more.
private struct LeftBooking {
  enum Fate { case outside, besideOthers, endsOutside }

  let name: String
  let fate: Fate
  /// What puts it back beside its day; `nil` where that is gone.
  let remedy: Intent?

  init?(
    _ booking: Booking, number: Int, from before: Trip, to now: Trip, _ heirs: [DayID: DayID]
  ) {
    let times = booking.times
    let old = before.booking(booking.id)?.times ?? times
    func day(of time: BookingTime?) -> Day? {
      time.flatMap(before.day).flatMap { now.day(heirs[$0.id] ?? $0.id) }
    }
    func reference(_ day: Day) -> DayReference { now.reference(to: day) }
    name = booking.name
    let (first, last) = (now.day(of: times.start), times.end.flatMap(now.day))
    let move = day(of: old.start).map { Intent.booking(.move(.number(number), to: reference($0))) }
    if first == nil, last == nil, times.start.date != nil || times.start.day != nil {
      (fate, remedy) = (.outside, move)
    } else if let own = before.day(of: old.start), first?.id != heirs[own.id] ?? own.id {
      (fate, remedy) = (.besideOthers, move)
    } else if let end = old.end.flatMap(before.day) {
      let own = day(of: old.end)
      let isStay = booking.kind.shape == .stay
      guard last == nil || isStay && last?.id != own?.id else { return nil }
      fate = last == nil ? .endsOutside : .besideOthers
      remedy =
        isStay && own?.id == end.id
        ? own.map { .booking(.leaving(.number(number), reference($0))) } : nil
    } else {
      return nil
    }
  }
}

extension Trip {
  /// Whether a day of it is gone, or has another date or, without dates, another number.
  fileprivate func hasOtherDays(in now: Trip) -> Bool {
    arrangement != now.arrangement
      && days.contains { day in
        now.day(day.id).flatMap { now.place(of: $0) } != place(of: day)
      }
  }
}
