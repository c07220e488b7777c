/// What nobody has planned yet on a day.
package struct FreeTime: Hashable, Sendable {
  package var day: Int
  package var date: CivilDate?
  /// Whether nothing at all is on the day.
  package var isEmpty: Bool
  /// The stops and bookings that have no time, by name: they take some of what is free.
  package var untimed: [String]
  /// Stretches of the day with nothing at a time, in minutes since midnight.
  package var stretches: [Range<Int>]

  /// Those of at least so many minutes.
  package init(_ day: Day, of trip: Trip, atLeast minutes: Int) {
    let booked = trip.bookings.filter { $0.kind != .hotel }.compactMap { booking in
      booking.part(of: day, in: trip).map { (name: booking.name, minutes: $0) }
    }
    let taken = day.stops.compactMap(\.taken) + booked.compactMap(\.minutes)
    self.day = trip.number(of: day.id) ?? 0
    date = day.date
    isEmpty = day.stops.isEmpty && booked.isEmpty
    untimed =
      day.stops.filter { $0.at == nil }.map(\.name)
      + booked.filter { $0.minutes == nil }.map(\.name)
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
}

extension Stop {
  /// When it takes place, in minutes since midnight.
  fileprivate var taken: Range<Int>? {
    at.map { $0.minutes..<min(1440, $0.minutes + (minutes ?? 60)) }
  }
}

extension Booking {
  /// The part of a day that it takes, without minutes where nobody has said which; `nil` where it
  /// is on other days.
  func part(of day: Day, in trip: Trip) -> Range<Int>?? {
    guard let own = trip.place(of: day), let first = times.start.place(in: trip) else { return nil }
    // Over the date line one may arrive the day before.
    let last = max(first, times.end?.place(in: trip) ?? first)
    guard (first...last).contains(own) else { return nil }
    let from = own == first ? times.start.time?.minutes : 0
    guard let from else { return .some(nil) }
    guard own == last else { return from..<1440 }
    let end = times.end?.place(in: trip) == own ? times.end?.time?.minutes : nil
    guard own == first || end != nil else { return .some(nil) }
    return from..<max(from, min(1440, end ?? from + usualMinutes))
  }
}
