internal import Session

extension Session {
  /// The current trip, where this window has read it.
  var currentTrip: Trip? {
    guard let id = kept.fields.cursor.trip, case .here(let trip)? = touched[id] else { return nil }
    return trip
  }

  /// Where that takes place: in the city of the selected day, else at the destination.
  var goal: Place? { currentTrip?.city(at: cursor) }

  var centre: Coordinates? { goal?.position }
}
