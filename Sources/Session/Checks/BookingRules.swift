/// What is booked.
enum BookingRules {
  static func endsBeforeStart(_ trip: CheckedTrip) -> [Sighting] {
    trip.bookings.compactMap { booking in
      guard let start = booking.start, let end = booking.end, isReversed(booking, start, end) else {
        return nil
      }
      let message: FindingMessage =
        booking.booking.kind == .hotel
        ? "\(booking) is left on the day it begins, or before" : "\(booking) ends before it begins"
      return Sighting(
        message, day: trip.day(of: booking), booking: booking, fix: turned(booking, start, end),
        orElse: "arrival booking \(booking.number) TIME")
    }
  }

  /// A night at least, or an arrival on the next day.
  private static func turned(
    _ booking: CheckedBooking, _ start: DayMinute, _ end: DayMinute
  ) -> Intent? {
    if booking.booking.kind == .hotel { return NightRules.leaving(booking, start.day + 1) }
    guard booking.booking.kind.isJourney, let time = end.time else { return nil }
    let isNext = start.minute.map { time.minutes <= $0 } ?? false
    return .booking(
      .arrival(.number(booking.number), NewArrival(time, .later(isNext ? 1 : 0))))
  }

  /// Over the date line one lands the day before, nowhere earlier.
  private static func isReversed(
    _ booking: CheckedBooking, _ start: DayMinute, _ end: DayMinute
  ) -> Bool {
    switch booking.booking.kind {
    case .hotel: return end.day <= start.day
    case .activity:
      return end.minute == nil || start.minute == nil ? end.day < start.day : end < start
    case .flight, .train, .bus, .ferry, .drive:
      if end.day < start.day - 1 { return true }
      let zones = (booking.booking.times.start.zone, booking.booking.times.end?.zone)
      guard let zone = zones.0, zone == zones.1, end.minute != nil, start.minute != nil else {
        return false
      }
      return end < start
    }
  }

  static func outside(_ trip: CheckedTrip) -> [Sighting] {
    guard let first = trip.days.first, let last = trip.days.last else { return [] }
    let range = first.position...last.position
    return trip.bookings.compactMap { booking in
      guard let start = booking.start else { return nil }
      let end = booking.end ?? start
      let isOutside =
        switch booking.booking.kind {
        case .hotel: start.day < range.lowerBound || max(start.day, end.day) > range.upperBound
        case .activity: !range.contains(start.day)
        case .flight, .train, .bus, .ferry, .drive:
          start.day > range.upperBound || max(start.day, end.day) < range.lowerBound
        }
      guard isOutside, !(booking.booking.kind == .hotel && end.day <= start.day) else { return nil }
      return Sighting(
        "\(booking) is outside of the trip's \(trip.trip.isDated ? "dates" : "days")",
        booking: booking, fix: longer(trip, start.day, max(start.day, end.day)),
        orElse: "move booking \(booking.number) to DAY")
    }
  }

  /// The dates with what is booked in them; `nil` where the trip has none, or gaps in them.
  private static func longer(_ trip: CheckedTrip, _ start: Int, _ end: Int) -> Intent? {
    guard trip.trip.isDated, let first = trip.days.first?.position,
      let last = trip.days.last?.position, last - first + 1 == trip.days.count,
      max(last, end) - min(first, start) < 60
    else { return nil }
    return DateRange(
      first: CivilDate(daysSinceEpoch: min(first, start)),
      last: CivilDate(daysSinceEpoch: max(last, end))
    ).map { .dates($0, nil) }
  }

  static func undated(_ trip: CheckedTrip) -> [Sighting] {
    trip.bookings.filter { $0.start == nil }.map { booking in
      Sighting(
        "\(booking) has no \(trip.trip.isDated ? "date" : "day")", booking: booking,
        orElse: "move booking \(booking.number) to DAY")
    }
  }

  /// Whether a booking is there twice: seats and references of their own are for people of their own.
  static func isTwice(_ one: CheckedBooking, _ other: CheckedBooking) -> Bool {
    let (first, second) = (one.booking, other.booking)
    return first.kind == second.kind && folded(first.name) == folded(second.name)
      && one.start == other.start && one.end == other.end && first.seat == second.seat
      && first.reference == second.reference && first.from == second.from && first.to == second.to
  }

  /// An activity at the time of a stop, of another activity or of a journey.
  static func activityConflict(_ trip: CheckedTrip) -> [Sighting] {
    trip.activities.flatMap { activity -> [Sighting] in
      guard let start = activity.start, let begins = start.minute, let at = start.time,
        let day = trip.day(of: activity)
      else { return [] }
      let ends = (activity.end?.total).map { $0 - start.day * 1440 } ?? begins + 1
      let span = begins..<max(ends, begins + 1)
      let stops = day.timed.filter { stop in
        guard let from = stop.begins else { return false }
        return span.overlaps(from..<max(stop.ends ?? from + 1, from + 1))
          && folded(stop.stop.name) != folded(activity.booking.name)
      }
      let others = trip.bookings.filter { other in
        other.number != activity.number && isBefore(other, activity)
          && overlaps(other, span, day: start.day) && !isTwice(other, activity)
      }
      return stops.map { stop in
        Sighting(
          "\(stop) at \(at: stop) is during \(activity) at \(at)", stop: stop, booking: activity,
          fix: trip.later(stop, on: day, from: span.upperBound)
            ?? trip.earlier(stop, on: day, until: begins), orElse: "at \(stop.spot) TIME")
      }
        + others.map { other in
          Sighting(
            "\(activity) at \(at) is during \(other)", day: day, booking: activity,
            orElse: "departure booking \(activity.number) TIME")
        }
    }
  }

  /// Of two activities the later one is told of.
  private static func isBefore(_ other: CheckedBooking, _ activity: CheckedBooking) -> Bool {
    switch other.booking.kind {
    case .hotel, .drive: false
    case .activity: other.number < activity.number
    case .flight, .train, .bus, .ferry: true
    }
  }

  private static func overlaps(_ other: CheckedBooking, _ span: Range<Int>, day: Int) -> Bool {
    guard let start = other.start, start.minute != nil, let end = other.end, end.minute != nil,
      start < end
    else { return false }
    return (start.total - day * 1440..<end.total - day * 1440).overlaps(span)
  }
}
