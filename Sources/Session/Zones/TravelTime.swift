/// Reckons how long journeys really take, by the clocks of both ends.
struct TravelTime {
  let zones: any TimeZones

  /// The minutes from one end to the other; `nil` where a date or what a clock shows is not known.
  func minutes(from start: BookingTime, to end: BookingTime) -> Int? {
    guard let leaves = start.time, let arrives = end.time, let startZone = start.zone,
      let endZone = end.zone
    else { return nil }
    guard let startDate = start.date, let endDate = end.date else {
      // Numbered days have no change of clocks.
      guard startZone == endZone, let days = days(from: start, to: end) else { return nil }
      return days * 1440 + arrives.minutes - leaves.minutes
    }
    guard let before = zones.rules(of: startZone), let after = zones.rules(of: endZone) else {
      return nil
    }
    let seconds = after.moment(of: endDate, arrives) - before.moment(of: startDate, leaves)
    return seconds / 60 - (seconds % 60 < 0 ? 1 : 0)
  }

  /// Of these the one that is over the soonest after it begins; `nil` where none is over later.
  func soonest(_ journeys: [BookingTimes]) -> BookingTimes? {
    let known = journeys.compactMap { times in
      times.end.map { (times: times, minutes: length(from: times.start, to: $0)) }
    }
    return known.filter { $0.minutes > 0 }.min { $0.minutes < $1.minutes }?.times
  }

  /// Whether it is plain that the end is not after the start.
  func isOver(_ end: BookingTime, before start: BookingTime) -> Bool {
    if let minutes = minutes(from: start, to: end) { return minutes <= 0 }
    guard let days = days(from: start, to: end) else { return false }
    guard let leaves = start.time, let arrives = end.time else { return days < -1 }
    let shown = days * 1440 + arrives.minutes - leaves.minutes
    // No two clocks are farther apart.
    return start.zone == end.zone ? shown <= 0 : shown <= -26 * 60
  }

  /// The minutes as they really are, else as the clocks show them.
  private func length(from start: BookingTime, to end: BookingTime) -> Int {
    minutes(from: start, to: end)
      ?? (days(from: start, to: end) ?? 0) * 1440 + (end.time?.minutes ?? 0)
      - (start.time?.minutes ?? 0)
  }

  private func days(from start: BookingTime, to end: BookingTime) -> Int? {
    if let first = start.date, let last = end.date { return last.days(since: first) }
    if let first = start.day, let last = end.day { return last - first }
    return nil
  }
}

extension BookingTime {
  /// The same so many days after another; `nil` where no calendar or no trip has that day.
  func later(than start: BookingTime, by days: Int) -> BookingTime? {
    var end = self
    if let date = start.date {
      guard let later = date.later(by: days) else { return nil }
      (end.date, end.day) = (later, nil)
    } else if let day = start.day {
      guard day + days > 0 else { return nil }
      (end.date, end.day) = (nil, day + days)
    }
    return end
  }
}
