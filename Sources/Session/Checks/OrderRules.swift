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
          fix: trip.later(stop, on: day, from: ends) ?? shorter(longest, until: begins),
          orElse: "at \(stop.spot) TIME")
      }
    }
  }

  /// Whether one is a part of the other, such as the café of a museum, or the lunch of a hike.
  private static func isInside(_ stop: CheckedStop, _ whole: CheckedStop) -> Bool {
    guard let begins = stop.begins, let from = whole.begins, let over = whole.ends,
      from <= begins, (stop.ends ?? begins) <= over
    else { return false }
    let word = folded(stop.stop.name).split(separator: " ").first
    let isMeal =
      word.map { PlainActivities.isMeal(String($0)) } == true
      || stop.stop.place?.isForEating == true
    guard let distance = stop.kilometres(to: whole.stop.position) else {
      return stop.stop.position == nil && isMeal && from < begins && (stop.ends ?? begins) < over
    }
    // Sights stand side by side: only what is over before the other is seems to be a part of it.
    return distance <= (isMeal || stop.ends != nil ? 0.2 : 0.05)
  }

  /// The one that is on, over when the other begins.
  private static func shorter(_ stop: CheckedStop, until minute: Int) -> Intent? {
    guard let begins = stop.begins, minute - begins >= 15 else { return nil }
    return .stay(stop.reference, minutes: minute - begins)
  }

  static func sameTime(_ trip: CheckedTrip) -> [Sighting] {
    trip.days.flatMap { day in
      zip(day.timed, day.timed.dropFirst()).compactMap { one, other in
        guard let begins = one.begins, begins == other.begins, !isInside(other, one) else {
          return nil
        }
        let hour = begins + 60
        let fix =
          trip.later(other, on: day, from: one.ends ?? hour)
          ?? trip.later(one, on: day, from: other.ends ?? hour)
        return Sighting(
          "\(one) and \(other) are both at \(at: one)", stop: other, fix: fix,
          orElse: "at \(other.spot) TIME")
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
      let end = day.timed.last.map { "\($0.spot)" } ?? "STOP"
      return Sighting(
        "from the first stop to the last it is \(minutes: last - first)", day: day,
        orElse: "move \(end) to DAY")
    }
  }

  static func night(_ trip: CheckedTrip) -> [Sighting] {
    trip.days.flatMap { day in day.timed.map { (day, $0) } }.compactMap { day, stop in
      guard let begins = stop.begins, begins < 300,
        !folded(stop.stop.name).split(separator: " ").contains(where: { ofTheNight.contains($0) })
      else { return nil }
      return Sighting(
        "\(stop) is at \(at: stop), in the night", stop: stop,
        fix: trip.later(stop, on: day, from: begins + 720), orElse: "at \(stop.spot) TIME")
    }
  }

  private static let ofTheNight: Set<Substring> = [
    "sunrise", "airport", "flight", "train", "bus", "ferry", "boat", "taxi", "transfer", "party",
    "club", "clubbing", "night", "stars", "stargazing", "aurora", "lights", "midnight", "summit",
    "market", "dawn", "fireworks", "bar", "wake", "leave", "pickup", "transit", "drive",
  ]
}
