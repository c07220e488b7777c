/// When places are open.
enum HourRules {
  static func closed(_ trip: CheckedTrip) -> [Sighting] {
    trip.days.flatMap { day -> [Sighting] in
      day.stops.compactMap { stop in
        guard let hours = stop.stop.hours, let date = day.day.date else { return nil }
        let open = hours.open(on: date.weekday)
        let from = hours.open(on: date.weekday, andBefore: true)
        if let begins = stop.begins, from.contains(where: { $0.contains(begins) }) { return nil }
        if open.isEmpty {
          return Sighting(
            "\(stop) is closed on \(name: date.weekday.name)s", stop: stop,
            fix: otherDay(for: stop, than: day, in: trip), orElse: "move \(stop.spot) to DAY")
        }
        guard let begins = stop.begins, let time = stop.stop.at else { return nil }
        let next = open.map(\.lowerBound).filter { $0 > begins }.min() ?? open[0].lowerBound
        return Sighting(
          "\(stop) is closed at \(time) that day", stop: stop,
          fix: trip.later(stop, on: day, from: next)
            ?? otherDay(for: stop, than: day, in: trip), orElse: "at \(stop.spot) TIME")
      }
    }
  }

  /// The first other day on which it is open then, of those in the same place.
  private static func otherDay(
    for stop: CheckedStop, than day: CheckedDay, in trip: CheckedTrip
  ) -> Intent? {
    trip.onAnother(stop, of: trip.days.filter { $0.day.city?.name == day.day.city?.name })
  }

  static func closesTooSoon(_ trip: CheckedTrip) -> [Sighting] {
    trip.days.flatMap { day -> [Sighting] in
      day.timed.compactMap { stop in
        guard let hours = stop.stop.hours, let date = day.day.date, let begins = stop.begins,
          let ends = stop.ends
        else { return nil }
        let now = hours.open(on: date.weekday, andBefore: true).filter { $0.contains(begins) }
        guard let closes = now.map(\.upperBound).max(), closes < ends,
          let time = ClockTime(minutes: closes % 1440)
        else { return nil }
        return Sighting(
          "\(stop) closes at \(time), \(minutes: ends - closes) before it is over", stop: stop,
          fix: .stay(stop.reference, minutes: closes - begins))
      }
    }
  }
}

extension OpeningHours {
  /// The minutes of a day at which it is open, past midnight where it closes then; with
  /// `andBefore` also those left of the night before.
  func open(on day: Weekday, andBefore: Bool = false) -> [Range<Int>] {
    let own = hours(on: day)
    guard andBefore else { return own }
    let before = Weekday.allCases[(day.rawValue + 6) % 7]
    return own + hours(on: before).map { $0.lowerBound - 1440..<$0.upperBound - 1440 }
  }
}
