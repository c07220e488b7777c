/// What nobody has planned yet on a day.
package struct FreeTime: Hashable, Sendable {
  package var day: Int
  package var date: CivilDate?
  /// Whether nothing at all is on the day.
  package var isEmpty: Bool
  /// The stops that have no time, by name: they take some of what is free.
  package var untimed: [String]
  /// Stretches of the day with nothing at a time, in minutes since midnight.
  package var stretches: [Range<Int>]

  /// Those of at least so many minutes.
  package init(_ day: Day, of trip: Trip, atLeast minutes: Int) {
    let taken = trip.taken(on: day)
    self.day = trip.number(of: day.id) ?? 0
    date = day.date
    isEmpty = day.stops.isEmpty && taken.isEmpty
    untimed = day.stops.filter { $0.at == nil }.map(\.name)
    stretches = FreeTime.gaps(between: taken).filter { $0.count >= minutes }
  }

  /// When people are about: what is free before and after is sleep.
  package static let waking = 9 * 60..<21 * 60

  /// A stretch that is told where no length is said.
  package static let worthTelling = 120

  private static func gaps(between taken: [Range<Int>]) -> [Range<Int>] {
    var (gaps, from) = ([Range<Int>](), waking.lowerBound)
    for range in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let end = min(range.lowerBound, waking.upperBound)
      if end > from { gaps.append(from..<end) }
      from = max(from, range.upperBound)
    }
    if from < waking.upperBound { gaps.append(from..<waking.upperBound) }
    return gaps
  }
}

extension Trip {
  /// What is free on each day, with stretches of at least so many minutes.
  package func freeTime(atLeast minutes: Int) -> [FreeTime] {
    days.map { FreeTime($0, of: self, atLeast: minutes) }
  }

  /// When something takes place on a day, in minutes since midnight.
  fileprivate func taken(on day: Day) -> [Range<Int>] {
    let stops = day.stops.compactMap { stop in
      stop.at.map { $0.minutes..<min(1440, $0.minutes + (stop.minutes ?? 60)) }
    }
    return stops + bookings.filter { $0.kind != .hotel }.compactMap { $0.taken(on: day, of: self) }
  }
}

extension Booking {
  /// The part of a day that it takes.
  fileprivate func taken(on day: Day, of trip: Trip) -> Range<Int>? {
    let begins = times.start.isOn(day, of: trip)
    let ends = times.end?.isOn(day, of: trip) == true
    guard begins || ends else { return nil }
    let from = begins ? times.start.time?.minutes : 0
    guard let from else { return nil }
    let length = times.minutes ?? 60
    let to = ends ? times.end?.time?.minutes ?? from + length : begins ? from + length : 0
    return from..<max(from, min(1440, to))
  }
}
