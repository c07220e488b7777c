extension Interpreter {
  /// What is to be told where days have other dates now, or are gone: bookings stay on their dates.
  ///
  /// `canonical` is what was done, for what takes bookings along if that is said.
  func leftBehind(by draft: TripDraft, _ canonical: Intent) -> [Notice] {
    leftBehind(from: draft.before, to: draft.trip, canonical)
  }

  func leftBehind(from before: Trip, to now: Trip, _ canonical: Intent) -> [Notice] {
    guard !now.bookings.isEmpty, before.hasOtherDays(in: now) else { return [] }
    let heirs = Heirs(of: canonical, from: before, to: now)
    let left = now.bookings.enumerated().compactMap { index, booking in
      LeftBooking(booking, number: index + 1, from: before, to: now, heirs)
    }
    func named(_ fate: LeftBooking.Fate) -> [String] {
      left.filter { $0.fate == fate }.map(\.name)
    }
    let notices: [BookingNotice] = [
      .outside(named(.outside)), .besideOthers(named(.besideOthers)),
      .endsOutside(named(.endsOutside)), wayAlong(left.compactMap(\.remedy), canonical),
      .takeAway(before.linesTakingAway(canonical, in: now)),
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
    case .dates, .datesNone, .shiftTrip, .closeGap, .addDay, .removeDay, .moveDay, .swapDays,
      .plan(.moveFrom), .plan(.later), .plan(.split), .plan(.merge):
      true
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
    _ booking: Booking, number: Int, from before: Trip, to now: Trip, _ heirs: Heirs
  ) {
    let times = booking.times
    let old = before.booking(booking.id)?.times ?? times
    let start = LeftTime(old.start, times.start, from: before, to: now) {
      heirs.day(of: $0, booking)
    }
    let end = times.end.map { end in
      LeftTime(old.end ?? end, end, from: before, to: now) { day in
        now.day(day) == nil ? heirs.day(of: day, booking) : day
      }
    }
    let isStay = booking.kind.shape == .stay
    name = booking.name
    if start.here == nil, end?.here == nil, times.start.reference != nil {
      fate = .outside
      remedy = start.own.map { .booking(.move(.number(number), to: $0)) }
    } else if start.isLeft {
      fate = .besideOthers
      remedy = start.own.map { .booking(.move(.number(number), to: $0)) }
    } else if let end, end.isLeft, end.here == nil || isStay {
      fate = end.here == nil ? .endsOutside : .besideOthers
      remedy = isStay ? end.own.map { .booking(.leaving(.number(number), $0)) } : nil
    } else {
      return nil
    }
  }
}

/// One end of a booking while days go elsewhere.
private struct LeftTime {
  /// The day on which it is now.
  let here: DayID?
  /// Where the day is on which it was.
  let own: DayReference?
  /// Whether it is not on that.
  let isLeft: Bool

  init(
    _ old: BookingTime, _ time: BookingTime, from before: Trip, to now: Trip,
    _ heir: (DayID) -> DayID
  ) {
    let was = before.day(of: old).map { heir($0.id) }
    here = now.day(of: time)?.id
    own = was.flatMap { now.day($0) }.map { now.reference(to: $0) }
    isLeft = was != nil && here != was
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
