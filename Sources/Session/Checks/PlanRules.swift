/// What is missing in the days, and what is there twice.
enum PlanRules {
  static func gaps(_ trip: CheckedTrip) -> [Sighting] {
    zip(trip.days, trip.days.dropFirst()).compactMap { one, other in
      guard let before = one.day.date, let after = other.day.date,
        after.days(since: before) > 1
      else { return nil }
      // Who is on the way over these dates needs no day for them.
      let isTravelled = trip.journeys.contains { journey in
        guard let start = journey.start, let end = journey.end else { return false }
        return start.day <= one.position && end.day >= other.position
      }
      guard !isTravelled else { return nil }
      let count = after.days(since: before) - 1
      return Sighting(
        count == 1
          ? "\(before.adding(1)) is no day of the trip"
          : "\(count) dates before \(day: other.number) are no days of the trip",
        day: other, fix: .closeGap(before: .number(other.number)))
    }
  }

  /// Who has planned days on both sides of one may have forgotten it; journeys alone are no plans.
  static func empty(_ trip: CheckedTrip) -> [Sighting] {
    let planned = trip.days.filter {
      isPlanned($0.day) || hasBooking($0, of: [.activity], in: trip)
    }
    guard let first = planned.first, let last = planned.last else { return [] }
    return trip.days.filter { day in
      day.number > first.number && day.number < last.number && !isPlanned(day.day)
        && !hasBooking(day, of: Booking.Kind.allCases.filter { $0 != .hotel }, in: trip)
    }.map { day in
      Sighting(
        "nothing is planned on \(day: day.number)", day: day, fix: idea(for: day, in: trip),
        orElse: "add PLACE to \(day: day.number)")
    }
  }

  /// The first idea, put on the day.
  private static func idea(for day: CheckedDay, in trip: CheckedTrip) -> Intent? {
    trip.trip.ideas.isEmpty
      ? nil : .moveStops(StopsMove([.idea(1)], to: .day(.number(day.number))))
  }

  /// The city of a day says where it is, not what is done.
  private static func isPlanned(_ day: Day) -> Bool {
    !day.stops.isEmpty || day.title != nil || day.note != nil
  }

  private static func hasBooking(
    _ day: CheckedDay, of kinds: [Booking.Kind], in trip: CheckedTrip
  ) -> Bool {
    trip.bookings.contains { booking in
      guard kinds.contains(booking.booking.kind), let start = booking.start else { return false }
      return (start.day...max(start.day, (booking.end ?? start).day)).contains(day.position)
    }
  }

  static func withoutPlace(_ trip: CheckedTrip) -> [Sighting] {
    trip.days.compactMap { day in
      let open = day.stops.filter { stop in
        stop.stop.position == nil && !stop.stop.done && !PlainActivities.begin(stop.stop.name)
      }
      guard let first = open.first else { return nil }
      return Sighting(
        open.count == 1
          ? "\(first) has no place" : "\(first) and \(open.count - 1) more have no place",
        day: day, stop: open.count == 1 ? first : nil, fix: .resolve(.number(day.number)))
    }
  }

  static func duplicateStops(_ trip: CheckedTrip) -> [Sighting] {
    trip.days.flatMap { day in
      day.stops.enumerated().compactMap { index, stop in
        guard let other = day.stops[..<index].first(where: { isTwice($0, stop) }) else {
          return nil
        }
        return Sighting(
          "\(stop) is on \(day: day.number) twice" + times(other, stop), stop: stop,
          fix: .removeStops([isLessSaid(other, than: stop) ? other.reference : stop.reference]))
      }
    }
  }

  private static func isLessSaid(_ one: CheckedStop, than other: CheckedStop) -> Bool {
    one.begins == nil && other.begins != nil
  }

  private static func times(_ one: CheckedStop, _ other: CheckedStop) -> FindingMessage {
    one.begins == nil || other.begins == nil || one.begins == other.begins
      ? "" : ", at \(at: one) and at \(at: other)"
  }

  /// What people do again on a day, at another time, is words alone, or where they sleep, eat or change.
  private static func isTwice(_ one: CheckedStop, _ other: CheckedStop) -> Bool {
    guard folded(one.stop.name) == folded(other.stop.name) else { return false }
    if let distance = one.kilometres(to: other.stop.position), distance > 0.2 { return false }
    guard let first = one.begins, let second = other.begins else {
      return !isLodging(one) && !PlainActivities.begin(one.stop.name)
    }
    if abs(first - second) < 60 { return first != second }
    return one.stop.position != nil && !isLodging(one) && !isForAgain(one)
  }

  private static func isLodging(_ stop: CheckedStop) -> Bool {
    ["hotel", "hostel", "guest house", "apartment"].contains(stop.stop.category ?? "")
  }

  private static func isForAgain(_ stop: CheckedStop) -> Bool {
    ["airport", "station", "ferry terminal", "port", "beach"].contains(stop.stop.category ?? "")
      || stop.stop.place?.isForEating == true || PlainActivities.begin(stop.stop.name)
      || stop.stop.place.map { Destination.place($0).isTown } == true
  }
}

/// What is to be done.
enum ListRules {
  static func overdue(_ trip: CheckedTrip) -> [Sighting] {
    guard let today = trip.today, trip.trip.end.map({ $0 >= today }) ?? true else { return [] }
    return trip.trip.checklist.compactMap { task in
      guard task.list == .todo, !task.done, let due = task.dueDate(start: trip.trip.start),
        due < today
      else { return nil }
      // Nobody but a person knows whether it is done: until then it stays on the list.
      return Sighting(
        "\(name: task.text) was to be done by \(due)", task: task.id,
        fix: .list(.add(.todo, task.text, .on(today))))
    }
  }

  static func notPacked(_ trip: CheckedTrip) -> [Sighting] {
    guard let today = trip.today, let start = trip.trip.start,
      (0...1).contains(start.days(since: today))
    else { return [] }
    let open = trip.trip.checklist.filter { $0.list == .pack && !$0.done }
    guard let first = open.first else { return [] }
    return [
      Sighting(
        open.count == 1
          ? "\(name: first.text) is not packed yet"
          : "\(name: first.text) and \(open.count - 1) more are not packed yet",
        orElse: "tick WORDS")
    ]
  }
}
