/// Where a stop goes that is to stand before or behind something booked.
///
/// Only stops have a place in the order of a day: before a booking it is told by the stop there,
/// behind one by the time at which that ends. Before a journey with which the day begins it is an
/// hour that is over when one has to be there.
struct BesideBooking {
  let booking: Booking
  let isBehind: Bool
  let day: Day
  /// How many stops stand before it, without the one that moves.
  let index: Int
  /// The last of them, or the first of the day.
  private let neighbour: StopReference?
  /// When it ends, for what stands behind it; for what stands before it, when that begins.
  private(set) var time: ClockTime?

  /// Where a stop goes that then stands before it, or behind all that does.
  var position: StopPosition? { neighbour.map { index > 0 ? .after($0) : .before($0) } }

  /// Nothing where that cannot be told.
  init?(_ booking: Booking, isBehind: Bool, in trip: Trip, without mover: StopID?) {
    let times = booking.times
    guard booking.kind.shape != .stay, let start = times.start.time,
      let day = trip.day(of: isBehind ? times.end ?? times.start : times.start)
    else { return nil }
    var others = day
    others.stops.removeAll { $0.id == mover }
    let booked = DayCourse(of: others, in: trip).booked
    guard let index = booked.first(where: { $0.booking.id == booking.id })?.index else {
      return nil
    }
    (self.booking, self.isBehind, self.day, self.index) = (booking, isBehind, day, index)
    neighbour = (index > 0 ? others.stops[index - 1] : others.stops.first)
      .flatMap { trip.reference(to: $0.id) }
    guard isBehind else {
      // Nothing but the clock tells of a stop before all others on which side of a journey it is.
      guard index == 0, booking.kind.isJourney else { return }
      let latest = start.minutes - max(10, booking.kind.lead) - BesideBooking.usualMinutes
      // What comes before it may arrive only then.
      let arrived = trip.arrival(on: day, before: start.minutes)
      let begins = max(latest / 15 * 15, arrived ?? 0)
      guard begins >= 0, latest >= 0, let time = ClockTime(minutes: begins) else { return nil }
      self.time = time
      return
    }
    let usual =
      times.end == nil ? ClockTime(minutes: start.minutes + booking.usualMinutes) : nil
    guard let time = times.end?.time ?? usual else { return nil }
    self.time = time
  }

  /// Whether what begins then is on its side.
  func fits(_ at: ClockTime) -> Bool {
    if isBehind, let time { return at >= time }
    return booking.times.start.time.map { at < $0 } ?? true
  }

  /// What a stop takes whose length nobody has said.
  private static let usualMinutes = 60
}

extension Trip {
  /// The last minute before this one at which a journey arrives on a day.
  fileprivate func arrival(on day: Day, before minute: Int) -> Int? {
    bookings.filter { $0.kind.isJourney }.compactMap { journey -> Int? in
      guard let end = journey.times.end, self.day(of: end)?.id == day.id else { return nil }
      return end.time.flatMap { $0.minutes < minute ? $0.minutes : nil }
    }.max()
  }
}
