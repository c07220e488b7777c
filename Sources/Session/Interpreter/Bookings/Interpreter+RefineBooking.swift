/// What is said later of an activity or a hotel: how long it takes, and where it is.
extension Interpreter {
  func setLength(
    _ reference: BookingReference, _ minutes: Int?, in trip: Trip
  ) throws(Interruption) -> Decision {
    let found = try resolver.booking(reference, of: trip) { .length($0, minutes) }
    guard found.booking.kind == .activity else {
      throw .problem(.booking(.isNoStop(found.booking.name)), at: .booking)
    }
    var changed = found.booking
    timeActivity(&changed, minutes: minutes, in: trip)
    return try retimed(found, changed.times, .length(found.reference, minutes), in: trip)
  }

  func setPlace(
    _ reference: BookingReference, _ place: PlaceReference?, in trip: Trip
  ) throws(Interruption) -> Decision {
    let found = try resolver.booking(reference, of: trip) { .place($0, place) }
    guard !found.booking.kind.isJourney else {
      throw .problem(.booking(.isNoStop(found.booking.name)), at: .booking)
    }
    let day = trip.day(of: found.booking.times.start)
    var new: ResolvedDestination?
    if let place {
      new = try placed(place, of: found.booking.kind, on: day, in: trip) {
        .booking(.place(found.reference, $0))
      }
    }
    var moved = found.booking
    moved.place = new?.destination
    let change = Change(before: found.booking.place, after: moved.place)
    let times = Change(before: moved.times, after: zoned(moved, in: trip).times)
    return try changed(
      found, [.place(change), .times(times)], .place(found.reference, new?.reference),
      new?.notices ?? [], of: trip)
  }
}
