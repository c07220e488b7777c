/// A trip as the rules of `check` read it: days, stops and bookings by where they stand in time.
///
/// Days have a position: that of the calendar, or their number where the trip has no dates.
package struct CheckedTrip: Sendable {
  package let trip: Trip
  /// `nil` where rules that go by today have nothing to say.
  let today: CivilDate?
  /// In which sums are where the trip says nothing else.
  let currency: Currency
  let days: [CheckedDay]
  let bookings: [CheckedBooking]
  /// Those that go somewhere and say when, in the order in which they are made.
  let journeys: [CheckedBooking]

  package init(_ trip: Trip, today: CivilDate?, currency: Currency) {
    self.trip = trip
    self.today = today
    self.currency = trip.currency ?? currency
    days = trip.days.enumerated().map { index, day in
      CheckedDay(number: index + 1, position: day.date?.daysSinceEpoch ?? index + 1, day: day)
    }
    let isDated = trip.isDated
    bookings = trip.bookings.enumerated().map { index, booking in
      CheckedBooking(number: index + 1, booking: booking, isDated: isDated)
    }
    journeys = CheckedTrip.inTurn(
      bookings.filter { $0.booking.kind.isJourney }
        .compactMap { journey in journey.start.map { ($0, journey) } }
        .sorted { ($0.0, $0.1.number) < ($1.0, $1.1.number) }.map(\.1))
  }

  package init(_ trip: Trip, today: CivilDate?, _ settings: Settings) {
    self.init(trip, today: today, currency: settings.ownCurrency)
  }

  /// One without a time stands behind the last of its day that leads to it.
  private static func inTurn(_ journeys: [CheckedBooking]) -> [CheckedBooking] {
    var order = journeys
    for journey in journeys where !journey.hasTime {
      guard let own = order.firstIndex(where: { $0.number == journey.number }),
        let before = order.lastIndex(where: { other in
          other.number != journey.number && other.start?.day == journey.start?.day
            && other.leads(to: journey)
        }), before > own
      else { continue }
      order.insert(order.remove(at: own), at: before)
    }
    return order
  }

  /// Who travels; one where nobody says.
  var travellers: Int { max(trip.people ?? 1, trip.companions.count) }

  var hotels: [CheckedBooking] { bookings.filter { $0.booking.kind == .hotel } }
  var activities: [CheckedBooking] { bookings.filter { $0.booking.kind == .activity } }

  func day(at position: Int) -> CheckedDay? { days.first { $0.position == position } }

  /// The day on which a booking begins, where the trip has it.
  func day(of booking: CheckedBooking) -> CheckedDay? {
    booking.start.flatMap { day(at: $0.day) }
  }

  /// Whether a journey begins or ends on a day.
  func travels(on day: CheckedDay) -> Bool {
    journeys.contains { $0.start?.day == day.position || $0.end?.day == day.position }
  }
}

/// A day with its number and its position.
struct CheckedDay: Sendable {
  let number: Int
  let position: Int
  let day: Day
  let stops: [CheckedStop]
  /// Those with a time, in the order of their times.
  let timed: [CheckedStop]

  init(number: Int, position: Int, day: Day) {
    self.number = number
    self.position = position
    self.day = day
    stops = day.stops.enumerated().map { index, stop in
      CheckedStop(number: index + 1, dayNumber: number, day: day.id, stop: stop)
    }
    timed = stops.filter { $0.begins != nil }
      .sorted { ($0.begins ?? 0, $0.number) < ($1.begins ?? 0, $1.number) }
  }
}

/// A stop with where it stands.
struct CheckedStop: Sendable {
  let number: Int
  let dayNumber: Int
  let day: DayID
  let stop: Stop

  /// In minutes of its day.
  var begins: Int? { stop.at?.minutes }
  /// `nil` where no length is known.
  var ends: Int? { begins.flatMap { begins in stop.minutes.map { begins + $0 } } }

  /// As a line names it: `2.3`.
  var spot: String { "\(dayNumber).\(number)" }

  var reference: StopReference { .inDay(day: dayNumber, number: number) }

  /// A command that gives it this time; `nil` where that would be on another day.
  func fix(at minutes: Int) -> Intent? {
    ClockTime(minutes: minutes).map { .time(reference, $0) }
  }

  func kilometres(to other: Coordinates?) -> Double? {
    stop.position.flatMap { own in other.map { own.kilometres(to: $0) } }
  }
}

/// A minute of a day of the calendar, or that day alone.
struct DayMinute: Hashable, Comparable, Sendable {
  var day: Int
  /// `nil` where no time is known.
  var minute: Int?

  /// Minutes since the first day; that day's first minute where no time is known.
  var total: Int { day * 1440 + (minute ?? 0) }

  static func < (one: DayMinute, other: DayMinute) -> Bool { one.total < other.total }

  var time: ClockTime? { minute.flatMap(ClockTime.init(minutes:)) }
}

/// A booking with its number and its ends.
struct CheckedBooking: Sendable {
  let number: Int
  private(set) var booking: Booking
  /// By the clocks of its ends.
  let start: DayMinute?
  let end: DayMinute?

  init(number: Int, booking: Booking, isDated: Bool) {
    func moment(_ time: BookingTime) -> DayMinute? {
      (isDated ? time.date?.daysSinceEpoch : time.day).map {
        DayMinute(day: $0, minute: time.time?.minutes)
      }
    }
    self.number = number
    self.booking = booking
    let start = moment(booking.times.start)
    self.start = start
    let said = booking.times.end.flatMap(moment)
    guard said == nil, booking.kind == .activity, let start, let minute = start.minute,
      let length = booking.times.minutes
    else {
      end = said
      return
    }
    end = DayMinute(day: start.day + (minute + length) / 1440, minute: (minute + length) % 1440)
  }

  /// The same at the same time, with other facts.
  func with(_ booking: Booking) -> CheckedBooking {
    var other = self
    other.booking = booking
    return other
  }

  /// Whether it is known at which minute it leaves.
  var hasTime: Bool { start?.minute != nil }

  /// A day as the booking itself speaks of days: by its date, or by its number.
  func reference(to position: Int) -> DayReference {
    booking.times.start.date == nil ? .number(position) : .on(CivilDate(daysSinceEpoch: position))
  }

  /// Its end by the clock of its start, in minutes; `nil` where that is not known.
  var endByClockOfStart: Int? {
    guard let start, start.minute != nil else { return nil }
    if let minutes = booking.times.minutes { return start.total + minutes }
    guard isInOneZone, let end, end.minute != nil else { return nil }
    return end.total
  }

  /// Whether both ends go by the same clock, as far as is known.
  var isInOneZone: Bool {
    guard let start = booking.times.start.zone, let end = booking.times.end?.zone else {
      return true
    }
    return start == end
  }
}

extension Settings {
  /// In which amounts without a currency are.
  var ownCurrency: Currency { self[.currency].flatMap { Currency(code: $0) } ?? .euro }
}
