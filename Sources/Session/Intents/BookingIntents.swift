/// What is said of flights, stays and other things reserved.
package enum BookingIntent: Hashable, Sendable {
  case add(NewBooking)
  /// Those of this kind, or all.
  case list(Booking.Kind?)
  /// Who sleeps where, in the night that begins on this day, or in all of them.
  case nights(DayReference?)
  case remove(BookingReference)
  case move(BookingReference, to: DayReference)
  case rename(BookingReference, String)
  case note(BookingReference, String?)
  case addNote(BookingReference, String)
  case cost(BookingReference, Amount?)
  /// Who paid what it costs already; `nil` where nobody did yet.
  case paid(BookingReference, by: String?)
  case reference(BookingReference, String?)
  case seat(BookingReference, String?)
  /// When it leaves, or a stay ends on its last day.
  case departure(BookingReference, ClockTime?)
  /// When it arrives, or a stay begins on its first day.
  case arrival(BookingReference, NewArrival?)
  /// The day on which a stay ends, or a journey begins.
  case leaving(BookingReference, DayReference)
  /// Until when a hotel takes guests in.
  case checkInUntil(BookingReference, ClockTime?)
  /// How many minutes an activity takes.
  case length(BookingReference, Int?)
  /// Where a hotel or an activity is.
  case place(BookingReference, PlaceReference?)
}

/// A booking as it was spoken of; in a canonical line always `.number`.
package enum BookingReference: Hashable, Sendable {
  /// Counted from 1, in the order in which they were made.
  case number(Int)
  /// Its name, or a part of it that is unique among the bookings of the trip.
  case named(String)
  /// The only one of this kind, or the one of the day that is meant.
  case only(Booking.Kind?)
  /// The only one of this kind that begins on a day.
  case onDay(Booking.Kind, DayReference)
  /// The one that was spoken of last.
  case mentioned
}

/// When something arrives.
package struct NewArrival: Hashable, Sendable {
  package var time: ClockTime
  package var day: ArrivalDay?
  /// The same hour in the other half of the day, where it may be meant as well; no canonical line has it.
  package var otherTime: ClockTime?

  package init(_ time: ClockTime, _ day: ArrivalDay? = nil, or other: ClockTime? = nil) {
    self.time = time
    self.day = day
    otherTime = other
  }
}

/// The day of an arrival; where none is said it is the one that makes it the soonest.
package enum ArrivalDay: Hashable, Sendable {
  case on(DayReference)
  /// So many days after that of departure, by the calendars of both ends.
  case later(Int)
}

package struct NewBooking: Hashable, Sendable {
  package var kind: Booking.Kind
  /// The number and carrier of a journey, or what a hotel or an activity is called.
  package var name: String?
  package var from: PlaceReference?
  package var to: PlaceReference?
  package var place: PlaceReference?
  /// The day of departure, the first night, or the day of an activity.
  package var day: DayReference?
  /// The day of leaving a hotel.
  package var lastDay: DayReference?
  /// So many nights, said in place of the last day.
  package var nights: Int?
  /// Of departure, of check-in, or when an activity begins.
  package var time: ClockTime?
  package var arrival: NewArrival?
  /// Until when a hotel takes guests in.
  package var checkInUntil: ClockTime?
  package var checkOut: ClockTime?
  /// How long an activity takes.
  package var minutes: Int?
  package var reference: String?
  package var seat: String?
  package var note: String?
  package var cost: Amount?
  package var paidBy: String?

  package init(_ kind: Booking.Kind, name: String? = nil) {
    self.kind = kind
    self.name = name
  }
}
