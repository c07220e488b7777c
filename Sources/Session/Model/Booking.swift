/// A flight, a stay or another thing reserved.
///
/// Its times are local to its ends: a flight leaves by the clock of one zone and lands by that of
/// another.
package struct Booking: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case flight, train, bus, ferry, drive, hotel, activity

    /// What is said of it.
    package enum Shape: Hashable, Sendable { case journey, stay, activity }

    package var shape: Shape {
      switch self {
      case .flight, .train, .bus, .ferry, .drive: .journey
      case .hotel: .stay
      case .activity: .activity
      }
    }

    /// Whether it goes from one place to another.
    package var isJourney: Bool { shape == .journey }
  }

  package private(set) var id: BookingID
  package let kind: Kind
  package var name: String
  /// Where a journey begins.
  package var from: Destination?
  /// Where a journey ends.
  package var to: Destination?
  /// Where a hotel or an activity is.
  package var place: Destination?
  package var times: BookingTimes
  /// Until when a hotel takes guests in on the first day; early in the morning it is the day after.
  package var checkInUntil: ClockTime?
  package var reference: String?
  package var seat: String?
  package var note: String?
  /// All of it: what was said by night or by person is multiplied out.
  package var cost: Money?
  /// Who paid the cost.
  package var paidBy: String?

  package init(id: BookingID, kind: Kind, name: String, times: BookingTimes = BookingTimes()) {
    self.id = id
    self.kind = kind
    self.name = name
    self.times = times
  }

  /// The same under another id; what a copy starts from.
  package init(id: BookingID, copying other: Booking) {
    self = other
    self.id = id
  }
}

/// When something booked begins and ends.
package struct BookingTimes: Hashable, Sendable {
  /// Departure, the first night, or when an activity begins.
  package var start: BookingTime
  /// Arrival, the day of leaving a hotel, or when an activity ends.
  package var end: BookingTime?
  /// How long it really takes, over zones and changes of clocks; `nil` for a hotel, and where it is
  /// not known.
  package var minutes: Int?

  package init(start: BookingTime = BookingTime(), end: BookingTime? = nil, minutes: Int? = nil) {
    self.start = start
    self.end = end
    self.minutes = minutes
  }
}

/// One end of what is booked, by the calendar and the clock of its place.
package struct BookingTime: Hashable, Sendable {
  /// `nil` in a trip without dates.
  package var date: CivilDate?
  /// The number of the day, counted from 1, in a trip without dates; `nil` where there is a date.
  package var day: Int?
  package var time: ClockTime?
  /// IANA name, such as `Europe/Lisbon`.
  package var zone: String?

  package init(
    date: CivilDate? = nil, day: Int? = nil, time: ClockTime? = nil, zone: String? = nil
  ) {
    self.date = date
    self.day = day
    self.time = time
    self.zone = zone
  }
}

extension Booking {
  /// Whether it is called after its ends, as a journey is of which nobody has told the number.
  package var isNamedAfterWay: Bool {
    guard kind.isJourney, let from, let to else { return false }
    return name == "\(from.name) to \(to.name)"
  }
}
