/// Why a command about a booking cannot be carried out.
package enum BookingProblem: Hashable, Sendable {
  case noSuch(String)
  case noSuchNumber(Int, bookings: Int)
  /// There is none, or none of this kind.
  case none(Booking.Kind?)
  /// There is none of this kind on the day, by its number.
  case noneOn(Booking.Kind, day: Int, CivilDate?)
  /// It would arrive at or before the moment at which it leaves.
  case arrivesBeforeItLeaves
  /// A last day that is not after the first night.
  case noNight(first: String, last: String)
  /// A day by its number at one end and a date at the other.
  case mixedDays(first: String, last: String)
  /// A time of a booking, by name, that has none yet, or can have none.
  case lacksDeparture(String)
  /// A day of arrival for a stay or an activity, by name, that begins on another.
  case beginsOnItsDay(String)
  /// A booking, by name, that is no hotel.
  case takesNobodyIn(String)
  /// What is said of stops alone, of a booking by name.
  case isNoStop(String)
  /// A stop whose own time puts it on the other side of a booking, by name.
  case standsAgainst(String, isBehind: Bool)
}

/// Something worth telling about bookings.
package indirect enum BookingNotice: Hashable, Sendable {
  case booked(Booking)
  case changed(Booking)
  case removed(String)
  /// How long these take is not known: nothing is known of the clocks of these zones.
  case unknownZones([String])
  /// Bookings, by name, on dates that are no day of the trip.
  case outside([String])
  /// Bookings, by name, whose day is elsewhere now, so that they are beside another.
  case besideOthers([String])
  /// Bookings, by name, that end on no day of the trip.
  case endsOutside([String])
  /// The lines that put such bookings back beside their days.
  case bringAlong([Intent])
  /// The lines that take away what was booked on a day that is gone.
  case takeAway([Intent])
  /// What was to be said instead, so that so many of them come along.
  case bringAlongInstead(Intent, count: Int)
  /// So many nights have this hotel already.
  case nightsTaken(by: String, count: Int)
  /// Bookings, by name, that went into another trip with their day.
  case wentAlong([String])
  /// Bookings, by name, that stay in a trip one day of which went into another.
  case stayed([String], in: String)
  case none(Booking.Kind?)
  /// What it costs in all is as before, with other nights.
  case costStays(Money, nights: Int)
  /// The hour that it has no more.
  case noLongerAt(ClockTime)
  /// A stay that has other nights than it had, where days of its own are gone or have come.
  case otherNights(Booking, before: Int)
}

extension BookingNotice {
  /// Whether it tells of bookings that stay where they are while days go elsewhere.
  var isOfLeftBehind: Bool {
    switch self {
    case .outside, .besideOthers, .endsOutside, .bringAlong, .bringAlongInstead, .takeAway: true
    case .booked, .changed, .removed, .unknownZones, .nightsTaken, .wentAlong, .stayed, .none,
      .costStays, .noLongerAt, .otherNights:
      false
    }
  }

  /// Whether it tells of no booking.
  var isEmpty: Bool {
    switch self {
    case .outside(let names), .besideOthers(let names), .endsOutside(let names): names.isEmpty
    case .bringAlong(let lines), .takeAway(let lines): lines.isEmpty
    case .booked, .changed, .removed, .unknownZones, .nightsTaken, .wentAlong, .stayed, .none,
      .bringAlongInstead, .costStays, .noLongerAt, .otherNights:
      false
    }
  }
}

extension Notice {
  /// Whether it tells of bookings that stay where they are while days go elsewhere.
  var isOfLeftBehind: Bool {
    if case .booking(let notice) = self { notice.isOfLeftBehind } else { false }
  }
}
