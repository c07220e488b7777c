internal import Session

extension Session {
  /// Where the open trip goes: to the city of the selected day, else to its destination.
  var goalPlace: Place? {
    guard let id = cursor.trip, case .here(let trip)? = touched[id] else { return nil }
    return trip.city(at: cursor)
  }

  /// Where that is; of a country or a region no distance says anything.
  var goalPosition: Coordinates? {
    guard let place = goalPlace, place.category != PlaceKind.country.rawValue,
      place.category != PlaceKind.region.rawValue
    else { return nil }
    return place.position
  }
}
