/// When a stop can be on a day: while nothing else is on, open where its hours are known, and with the
/// time that the ways to and from it take.
struct FreeTimes {
  /// What is on at a time, and where one is before and after it.
  private struct Taken {
    var minutes: Range<Int>
    var before: Coordinates?
    var after: Coordinates?
    /// Whether the places at its ends are where one is on the day, however far that is.
    var bindsBefore = false
    var bindsAfter = false
  }

  private let stop: CheckedStop
  private let length: Int
  /// `nil` where nothing is known of it.
  private let open: [Range<Int>]?
  private var taken: [Taken] = []

  /// How long a stop is taken to be where nobody says.
  private static let usualLength = 30
  /// Later than this nothing begins that was earlier.
  private static let lastBegin = 22 * 60

  init(for stop: CheckedStop, on day: CheckedDay, in trip: CheckedTrip) {
    self.stop = stop
    length = stop.stop.minutes ?? FreeTimes.usualLength
    open = stop.stop.hours.flatMap { hours in
      day.day.date.map { hours.open(on: $0.weekday, andBefore: true) }
    }
    for other in day.timed where other.stop.id != stop.stop.id { add(other) }
    for activity in trip.activities { add(activity, on: day) }
    addJourneys(on: day, in: trip)
  }

  /// The first minute from this one on at which it can begin.
  func first(from minute: Int) -> Int? {
    let behind = taken.map { end(of: $0) }
    let starts = [minute] + (open ?? []).map(\.lowerBound) + behind
    return starts.filter { start in
      start >= minute && start <= max(minute, FreeTimes.lastBegin) && isFree(at: start)
    }.min()
  }

  /// The last minute at which it can begin so that it is over by this one.
  func last(until minute: Int) -> Int? {
    let ahead = taken.map { (($0.minutes.lowerBound - length - way(to: $0)) / 15) * 15 }
    let starts = [((minute - length) / 15) * 15] + ahead
    return starts.filter { $0 >= 7 * 60 && $0 + length <= minute && isFree(at: $0) }.max()
  }

  func isFree(at minute: Int) -> Bool {
    let end = minute + length
    guard minute >= 0, minute < 1440, end <= 1440 + 120 else { return false }
    if let open, !open.contains(where: { isOpen($0, minute) }) { return false }
    return taken.allSatisfy { other in
      let isBefore = end + DistanceRules.slack(way(to: other)) <= other.minutes.lowerBound
      let isAfter = other.minutes.upperBound + DistanceRules.slack(way(from: other)) <= minute
      return isBefore || isAfter
    }
  }

  private func isOpen(_ hours: Range<Int>, _ minute: Int) -> Bool {
    hours.contains(minute) && (stop.stop.minutes == nil || minute + length <= hours.upperBound)
  }

  /// When one can be there after something else, on a quarter where there is a way between.
  private func end(of other: Taken) -> Int {
    let way = way(from: other)
    let end = other.minutes.upperBound
    return way == 0 ? end : (end + way + 14) / 15 * 15
  }

  private func way(to other: Taken) -> Int { way(other.before, binds: other.bindsBefore) }
  private func way(from other: Taken) -> Int { way(other.after, binds: other.bindsAfter) }

  /// What lies farther away than one goes on a day has some other way to it.
  private func way(_ position: Coordinates?, binds: Bool) -> Int {
    guard let distance = stop.kilometres(to: position) else { return 0 }
    return distance > 300 && !binds ? 0 : DistanceRules.least(distance)
  }

  private mutating func add(_ other: CheckedStop) {
    guard let begins = other.begins else { return }
    let ends = max(other.ends ?? begins + FreeTimes.usualLength, begins + 1)
    taken.append(
      Taken(minutes: begins..<ends, before: other.stop.position, after: other.stop.position))
  }

  private mutating func add(_ activity: CheckedBooking, on day: CheckedDay) {
    guard let start = activity.start, start.day == day.position, let begins = start.minute else {
      return
    }
    let ends = (activity.end?.total).map { $0 - start.day * 1440 } ?? begins
    let place = activity.booking.place?.position
    taken.append(
      Taken(
        minutes: begins..<max(ends, begins + FreeTimes.usualLength), before: place, after: place))
  }

  /// The time on the way, and that at its stations.
  private mutating func addJourneys(on day: CheckedDay, in trip: CheckedTrip) {
    let journeys = trip.journeys.filter { journey in
      guard journey.booking.kind != .drive, let start = journey.start else { return false }
      return (start.day...max(start.day, journey.end?.day ?? start.day)).contains(day.position)
    }
    for (index, journey) in journeys.enumerated() {
      guard let start = journey.start else { continue }
      let begins = start.day == day.position ? start.minute.map { $0 - journey.lead } : 0
      guard let begins else { continue }
      let ends =
        journey.end.map { end in
          end.day == day.position ? (end.minute.map { $0 + journey.wayOut } ?? 1440) : 1440
        } ?? begins + journey.lead + 60
      taken.append(
        Taken(
          minutes: begins..<max(ends, begins + 1), before: journey.booking.from?.position,
          after: journey.booking.to?.position, bindsBefore: index == 0,
          bindsAfter: index == journeys.count - 1))
    }
  }
}

extension CheckedBooking {
  /// How many minutes before it leaves one is there.
  var lead: Int { max(10, booking.kind.lead) }
  /// How long it takes from its arrival until one stands outside.
  var wayOut: Int { booking.kind.wayOut }
}

extension CheckedTrip {
  /// The command that puts a stop at the first free time of its day from a minute on.
  func later(_ stop: CheckedStop, on day: CheckedDay, from minute: Int) -> Intent? {
    FreeTimes(for: stop, on: day, in: self).first(from: minute).flatMap { stop.fix(at: $0) }
  }

  /// The command that puts a stop at the last time of its day at which it is over by a minute.
  func earlier(_ stop: CheckedStop, on day: CheckedDay, until minute: Int) -> Intent? {
    FreeTimes(for: stop, on: day, in: self).last(until: minute).flatMap { stop.fix(at: $0) }
  }

  /// The command that puts a stop, at its time, on the first of these days on which that is free.
  func onAnother(_ stop: CheckedStop, of days: [CheckedDay]) -> Intent? {
    days.first { other in
      guard other.number != stop.dayNumber else { return false }
      guard let begins = stop.begins else { return isOpen(stop, on: other) }
      return FreeTimes(for: stop, on: other, in: self).isFree(at: begins)
    }.map { .moveStops(StopsMove([stop.reference], to: .day(.number($0.number)))) }
  }

  private func isOpen(_ stop: CheckedStop, on day: CheckedDay) -> Bool {
    guard let hours = stop.stop.hours, let date = day.day.date else { return true }
    return !hours.open(on: date.weekday).isEmpty
  }
}
