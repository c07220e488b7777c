/// How the stops of a day stand in time.
enum OrderRules {
  static func overlapping(_ trip: CheckedTrip) -> [Sighting] {
    trip.days.flatMap { day in
      day.timed.enumerated().compactMap { index, stop in
        guard let begins = stop.begins else { return nil }
        let before = day.timed[..<index].filter { earlier in
          guard let ends = earlier.ends, let from = earlier.begins else { return false }
          return from < begins && ends > begins && !isInside(stop, earlier)
        }
        guard let longest = before.max(by: { ($0.ends ?? 0) < ($1.ends ?? 0) }),
          let ends = longest.ends
        else { return nil }
        let until: FindingMessage =
          ClockTime(minutes: ends).map { "goes on until \($0)" } ?? "goes on past midnight"
        return Sighting(
          "\(stop) begins at \(at: stop) while \(longest) \(until)", stop: stop,
          fix: isFree(ends, for: stop, on: day) ? stop.fix(at: ends) : nil)
      }
    }
  }

  /// Whether one is a part of the other, such as the café of a museum, or the lunch of a hike.
  private static func isInside(_ stop: CheckedStop, _ whole: CheckedStop) -> Bool {
    if let distance = stop.kilometres(to: whole.stop.position) { return distance <= 0.2 }
    guard stop.stop.position == nil, let word = folded(stop.stop.name).split(separator: " ").first,
      PlainActivities.isMeal(String(word)), let begins = stop.begins, let from = whole.begins,
      let over = whole.ends
    else { return false }
    return from < begins && (stop.ends ?? begins) < over
  }

  /// Whether a stop can begin then without running into the next.
  static func isFree(_ minute: Int, for stop: CheckedStop, on day: CheckedDay) -> Bool {
    let end = minute + (stop.stop.minutes ?? 0)
    return !day.timed.contains { other in
      guard other.number != stop.number, let begins = other.begins else { return false }
      return begins < max(end, minute + 1) && (other.ends ?? begins + 1) > minute
    }
  }

  static func sameTime(_ trip: CheckedTrip) -> [Sighting] {
    trip.days.flatMap { day in
      zip(day.timed, day.timed.dropFirst()).compactMap { one, other in
        guard let begins = one.begins, begins == other.begins, !isInside(other, one) else {
          return nil
        }
        let next = one.ends.flatMap { isFree($0, for: other, on: day) ? other.fix(at: $0) : nil }
        return Sighting(
          "\(one) and \(other) are both at \(at: one)", stop: other, fix: next)
      }
    }
  }

  static func outOfOrder(_ trip: CheckedTrip) -> [Sighting] {
    trip.days.flatMap { day -> [Sighting] in
      var latest: CheckedStop?
      return day.stops.compactMap { stop in
        guard let begins = stop.begins else { return nil }
        guard let before = latest, let time = before.begins, begins < time else {
          latest = stop
          return nil
        }
        let first = day.stops.first { ($0.begins ?? -1) > begins } ?? before
        return Sighting(
          "\(stop) at \(at: stop) stands behind \(before) at \(at: before)", stop: stop,
          fix: .moveStops(StopsMove([stop.reference], position: .before(first.reference))))
      }
    }
  }

  /// From the first beginning to the last end.
  static func longDay(_ trip: CheckedTrip) -> [Sighting] {
    trip.days.compactMap { day in
      let ends = day.timed.compactMap { $0.ends ?? $0.begins }
      guard let first = day.timed.first?.begins, let last = ends.max(), last - first > 720 else {
        return nil
      }
      return Sighting("from the first stop to the last it is \(minutes: last - first)", day: day)
    }
  }

  static func night(_ trip: CheckedTrip) -> [Sighting] {
    trip.days.flatMap(\.timed).compactMap { stop in
      guard let begins = stop.begins, begins < 300,
        !folded(stop.stop.name).split(separator: " ").contains(where: { ofTheNight.contains($0) })
      else { return nil }
      return Sighting(
        "\(stop) is at \(at: stop), in the night", stop: stop, fix: stop.fix(at: begins + 720))
    }
  }

  private static let ofTheNight: Set<Substring> = [
    "sunrise", "airport", "flight", "train", "bus", "ferry", "boat", "taxi", "transfer", "party",
    "club", "clubbing", "night", "stars", "stargazing", "aurora", "lights", "midnight", "summit",
    "market", "dawn", "fireworks", "bar", "wake", "leave", "pickup", "transit", "drive",
  ]
}
