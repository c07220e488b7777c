internal import Session

extension Cursor {
  /// The day of a trip that was spoken of last.
  func mentionedDay(of trip: Trip) -> Day? {
    switch mentioned {
    case .day(trip.id, let day): trip.day(day)
    case .booking(trip.id, let id): trip.booking(id).flatMap { trip.day(of: $0.times.start) }
    case .trip, .day, .stops, .booking, .result, nil: nil
    }
  }

  /// The booking that was spoken of last.
  func mentionedBooking(in trip: Trip) -> Booking? {
    if case .booking(trip.id, let id)? = mentioned { trip.booking(id) } else { nil }
  }

  /// The stop that was spoken of last, or the first of several.
  func mentionedStop(in trip: Trip) -> Stop? {
    guard case .stops(trip.id, let stops)? = mentioned, let first = stops.first else { return nil }
    return (trip.days.flatMap(\.stops) + trip.ideas).first { $0.id == first }
  }

  /// The row of the results that was told of.
  var mentionedResult: Int? {
    if case .result(let row)? = mentioned { row } else { nil }
  }

  /// How many stops of the current trip "them" are; a booking is spoken of as one stop is.
  var mentionedStops: Int {
    switch mentioned {
    case .stops(trip, let stops)?: stops.count
    case .booking(trip, _)?: 1
    case .trip, .day, .stops, .booking, .result, nil: 0
    }
  }
}
