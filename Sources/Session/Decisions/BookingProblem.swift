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
}

/// Something worth telling about bookings.
package enum BookingNotice: Hashable, Sendable {
  case booked(Booking)
  case changed(Booking)
  case removed(String)
  /// How long these take is not known: nothing is known of the clocks of these zones.
  case unknownZones([String])
  /// Bookings, by name, on dates that are no day of the trip.
  case outside([String])
  /// So many nights have this hotel already.
  case nightsTaken(by: String, count: Int)
  /// Bookings, by name, that went into another trip with their day.
  case wentAlong([String])
  /// Bookings, by name, that stay in a trip one day of which went into another.
  case stayed([String], in: String)
  case none(Booking.Kind?)
  /// What it costs in all is as before, with other nights.
  case costStays(Money, nights: Int)
}
