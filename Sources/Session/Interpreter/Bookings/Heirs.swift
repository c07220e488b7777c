/// Where the plans of days are after a command that makes one of two, or two of one.
struct Heirs {
  /// The days on which now is what was on those that are gone.
  private var days: [DayID: DayID] = [:]
  /// The bookings that stood behind where a day was split, and the new day.
  private var bookings: [BookingID: DayID] = [:]

  init(of canonical: Intent, from before: Trip, to now: Trip) {
    var command = canonical
    while case .withBookings(let intent) = command { command = intent }
    switch command {
    case .plan(.merge(.number(let one), .number(let other))):
      guard let day = before.day(number: one), let gone = before.day(number: other) else { return }
      days[gone.id] = day.id
    case .plan(.split(.number(let number), after: .inDay(_, let stop))):
      guard let day = before.day(number: number), let added = now.day(number: number + 1) else {
        return
      }
      let behind = DayCourse(of: day, in: before).booked.filter {
        $0.index >= stop && $0.kind == .start && $0.booking.kind.shape != .stay
      }
      for part in behind { bookings[part.booking.id] = added.id }
    default: return
    }
  }

  /// The day on which what is on a day of the trip belongs now.
  func day(of day: DayID, _ booking: Booking) -> DayID {
    bookings[booking.id] ?? days[day] ?? day
  }

  /// Whether it goes to another day than what else was on its own.
  func takes(_ booking: Booking) -> Bool { bookings[booking.id] != nil }
}
