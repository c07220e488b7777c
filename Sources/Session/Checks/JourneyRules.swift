/// Where people are when they travel.
enum JourneyRules {
  /// How near to a station or an airport one is in its city, and how far from it elsewhere.
  static let (near, far) = (60.0, 150.0)

  /// A stop at the goal of the way there, before that is reached.
  static func beforeArrival(_ trip: CheckedTrip) -> [Sighting] {
    guard let journey = trip.wayThere, let end = journey.end, let minute = end.minute,
      let landing = end.time, let to = journey.booking.to?.position,
      let from = trip.home?.position, from.kilometres(to: to) > far
    else { return [] }
    let after = (minute + 60 + 14) / 15 * 15
    let sameDay = trip.days.filter { $0.position == end.day }.flatMap { day in
      day.timed.filter { stop in
        (stop.begins ?? minute) < minute && (stop.kilometres(to: to) ?? far) <= near
          && !isReached(by: stop, on: day, trip)
      }.map { stop in
        Sighting(
          "\(stop) at \(at: stop) is before \(journey) \(journey.arrives) at \(landing)",
          stop: stop, booking: journey,
          fix: trip.later(stop, on: day, from: after)
            ?? trip.onAnother(stop, of: trip.days.filter { $0.position > end.day }),
          orElse: "move \(stop.spot) to DAY")
      }
    }
    return daysBefore(journey, end, to, from, in: trip) + sameDay
  }

  /// Stops at the goal on days on which people are still on their way, or have not left.
  private static func daysBefore(
    _ journey: CheckedBooking, _ end: DayMinute, _ to: Coordinates, _ from: Coordinates,
    in trip: CheckedTrip
  ) -> [Sighting] {
    let behind = trip.days.filter { $0.position >= end.day }
    guard let arrival = behind.first, let landing = end.time else { return [] }
    return trip.days.filter { $0.position < end.day }.flatMap { day in
      day.stops.filter { stop in
        (stop.kilometres(to: to) ?? far) <= near
          && !isThereAnyway(trip, by: day, from)
      }.map { stop in
        Sighting(
          "\(stop) is on a day before \(journey) \(journey.arrives), at \(landing) on "
            + "\(day: arrival.number)",
          stop: stop, booking: journey, fix: trip.onAnother(stop, of: behind),
          orElse: "move \(stop.spot) to DAY")
      }
    }
  }

  /// Whether people may have been at the goal before: they sleep somewhere on the trip before it
  /// leaves, or are where it begins only after that day, so that it is not the first of their ways.
  private static func isThereAnyway(
    _ trip: CheckedTrip, by day: CheckedDay, _ from: Coordinates
  ) -> Bool {
    guard let leaves = trip.journeys.first?.start?.day, leaves > day.position else { return false }
    let sleeps = trip.hotels.contains { ($0.start?.day ?? .max) < leaves }
    return sleeps
      || trip.days.contains { other in
        (day.position...leaves).contains(other.position)
          && (other.day.city?.position.map { $0.kilometres(to: from) <= near } == true
            || other.stops.contains { ($0.kilometres(to: from) ?? far) <= near })
      }
  }

  /// Whether somebody else has come there by then.
  static func isReached(
    by stop: CheckedStop, on day: CheckedDay, _ trip: CheckedTrip
  ) -> Bool {
    trip.journeys.contains { journey in
      guard let end = journey.end, end.day == day.position, let arrives = end.minute,
        let begins = stop.begins, let to = journey.booking.to?.position
      else { return false }
      return arrives <= begins && (stop.kilometres(to: to) ?? far) <= near
    }
  }

  /// A stop where the way home began, after it began.
  static func afterDeparture(_ trip: CheckedTrip) -> [Sighting] {
    guard let journey = trip.wayHome, let start = journey.start, let minute = start.minute,
      let leaves = start.time, let from = journey.booking.from?.position,
      let home = trip.home?.position, from.kilometres(to: home) > far
    else { return [] }
    return trip.days.filter { $0.position >= start.day }.flatMap { day in
      day.stops.filter { stop in
        guard (stop.kilometres(to: from) ?? far) <= near else { return false }
        return day.position > start.day || (stop.begins ?? -1) > minute
      }.map { stop in
        let isLater = day.position > start.day
        let before = trip.days.filter { $0.position <= (isLater ? start.day : start.day - 1) }
        return Sighting(
          isLater
            ? "\(stop) is on a day after \(journey) has left for home"
            : "\(stop) at \(at: stop) is after \(journey) leaves at \(leaves)",
          stop: stop, booking: journey,
          fix: (isLater ? nil : trip.earlier(stop, on: day, until: minute))
            ?? trip.onAnother(stop, of: before.reversed()), orElse: "move \(stop.spot) to DAY")
      }
    }
  }

  /// A stop while a train or a plane is on its way; a drive has stops of its own.
  static func stopDuring(_ trip: CheckedTrip) -> [Sighting] {
    let known = Set((beforeArrival(trip) + afterDeparture(trip)).compactMap(\.stop))
    return trip.journeys.filter { $0.booking.kind != .drive }.flatMap { journey -> [Sighting] in
      guard let start = journey.start, let end = journey.end, let leaves = start.minute,
        let arrives = end.minute, end.day >= start.day
      else { return [] }
      return trip.days.flatMap { day -> [Sighting] in
        guard day.position >= start.day, day.position <= end.day else { return [] }
        let from = day.position == start.day ? leaves : 0
        let until = day.position == end.day ? arrives : 1440
        return day.timed.filter { stop in
          guard let begins = stop.begins, begins >= from, begins < until else { return false }
          return !known.contains(stop.stop.id) && !isUnderway(stop, journey)
            && !isReached(by: stop, on: day, trip)
        }.map { stop in
          Sighting(
            "\(stop) at \(at: stop) is while \(journey) is on its way", stop: stop,
            booking: journey, fix: beside(journey, stop, on: day, in: trip),
            orElse: "at \(stop.spot) TIME")
        }
      }
    }
  }

  /// Before it where a stop is where it begins, else after it.
  private static func beside(
    _ journey: CheckedBooking, _ stop: CheckedStop, on day: CheckedDay, in trip: CheckedTrip
  ) -> Intent? {
    guard let start = journey.start, let end = journey.end else { return nil }
    let isAtItsBeginning =
      (stop.kilometres(to: journey.booking.from?.position) ?? far) <= near
    let isElsewhere = (stop.kilometres(to: journey.booking.to?.position) ?? 0) > near
    if isAtItsBeginning, start.day == day.position, let leaves = start.minute {
      return trip.earlier(stop, on: day, until: leaves)
    }
    guard !isElsewhere else { return nil }
    guard end.day == day.position, let arrives = end.minute else {
      // What has no place may be on board.
      guard stop.stop.position != nil else { return nil }
      return trip.onAnother(stop, of: trip.days.filter { $0.position > day.position })
    }
    return trip.later(stop, on: day, from: (arrives + journey.wayOut + 14) / 15 * 15)
  }

  /// Whether a stop is a part of the travelling by its name, its kind or the booking itself.
  static func isUnderway(_ stop: CheckedStop, _ journey: CheckedBooking) -> Bool {
    let words = folded(stop.stop.name).split(separator: " ")
    let name = folded(journey.booking.name)
    return ["airport", "station"].contains(stop.stop.category ?? "")
      || words.contains { ofTravelling.contains($0) }
      || !name.isEmpty && folded(stop.stop.name).contains(name)
  }

  static let ofTravelling: Set<Substring> = [
    "airport", "station", "flight", "fly", "flying", "plane", "train", "bus", "coach", "ferry",
    "boat", "ship", "board", "boarding", "departure", "depart", "arrive", "arrival", "landing",
    "transfer", "taxi", "uber", "terminal", "gate", "lounge", "security", "layover", "transit",
    "travel", "metro", "shuttle", "leave", "land", "car",
  ]
}
