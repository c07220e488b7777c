extension ScriptLoss {
  /// Where the trip that a script made differs from the one it is to make; stops apart.
  ///
  /// `nil` for `made` is a script that makes no trip.
  static func between(_ trip: Trip, _ made: Trip?) -> [ScriptLoss] {
    let made = made ?? Trip(id: trip.id, name: "")
    return fields(trip, made)
      + trip.days.enumerated().flatMap { days($1, made.day(number: $0 + 1), $0 + 1) }
      + bookings(trip, made)
      + (trip.hasTasks(of: made) ? [] : [.checklist(trip.checklist.count)])
  }

  private static func fields(_ trip: Trip, _ made: Trip) -> [ScriptLoss] {
    func loss(_ change: TripChange) -> [ScriptLoss] {
      guard case .destination = change else { return [.field(change.field)] }
      return of(trip.destination, made.destination, .field(.destination))
    }
    let changes = TripChange.between(made, trip)
    let first = changes.prefix { [.destination, .name].contains($0.field) }
    return first.flatMap(loss) + (trip.days.count == made.days.count ? [] : [.days])
      + changes.dropFirst(first.count).flatMap(loss)
  }

  /// Those that are not made as they are, whatever their ids.
  private static func bookings(_ trip: Trip, _ made: Trip) -> [ScriptLoss] {
    let others = trip.bookings.enumerated().filter { index, booking in
      guard made.bookings.indices.contains(index) else { return true }
      return Booking(id: booking.id, copying: made.bookings[index]) != booking
    }
    return others.isEmpty ? [] : [.bookings(others.count)]
  }

  private static func days(_ day: Day, _ made: Day?, _ number: Int) -> [ScriptLoss] {
    // That days are missing is told once, by their number.
    guard let made else {
      return day.hasWords || day.date != nil ? [.ofDay(number, .date)] : []
    }
    let differs: [(DayField, Bool)] = [
      (.date, day.date != made.date), (.title, day.title != made.title),
      (.note, day.note != made.note),
    ]
    return differs.filter(\.1).map { .ofDay(number, $0.0) }
      + of(day.city, made.city, .ofDay(number, .city))
  }

  /// A place that is not there at all is another loss than one of which only less is known.
  private static func of(
    _ place: Destination?, _ made: Destination?, _ absent: ScriptLoss
  ) -> [ScriptLoss] {
    if place == made { return [] }
    guard let place, let made, place.name == made.name, place.position == made.position else {
      return [absent]
    }
    return [.toldOfPlace(name: place.name, address: place.place?.address)]
  }
}
