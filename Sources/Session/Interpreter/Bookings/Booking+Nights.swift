extension BookingTime {
  /// Its day as a canonical line speaks of it.
  package var reference: DayReference? { date.map(DayReference.on) ?? day.map(DayReference.number) }

  /// Its day in words.
  var spelled: String { date?.iso ?? day.map { "day \($0)" } ?? "no day" }
}

extension Booking {
  /// What a journey without a number is called.
  var nameOfWay: String? {
    guard let from, let to else { return nil }
    return "\(from.name) to \(to.name)"
  }

  /// The nights of a stay, each by the day on whose evening it begins.
  package var nights: [BookingTime] {
    guard kind == .hotel, let end = times.end else { return [] }
    let count: Int? =
      if let first = times.start.date, let last = end.date {
        last.days(since: first)
      } else if let first = times.start.day, let last = end.day {
        last - first
      } else {
        nil
      }
    guard let count, count > 0 else { return [] }
    return (0..<min(count, 1000)).compactMap { offset in
      BookingTime(date: times.start.date, day: times.start.day).later(
        than: times.start, by: offset)
    }
  }
}

extension Trip {
  /// The hotels of the night that begins on a day.
  package func hotels(on day: Day) -> [Booking] {
    let number = self.number(of: day.id)
    return bookings.filter { booking in
      guard booking.kind == .hotel, let end = booking.times.end else { return false }
      let start = booking.times.start
      if let first = start.date, let last = end.date {
        return day.date.map { first <= $0 && $0 < last } ?? false
      }
      guard let first = start.day, let last = end.day, let number else { return false }
      return first <= number && number < last
    }
  }

  /// Whether something booked began before a day and ends behind it.
  package func isAmid(_ booking: Booking, on day: Day) -> Bool {
    guard let own = place(of: day), let first = booking.times.start.place(in: self),
      let last = booking.times.end?.place(in: self)
    else { return false }
    return first < own && own < last
  }

  /// A journey that leaves on this day, or before, and arrives on a later one.
  package func wayOvernight(on day: Day) -> Booking? {
    guard let number = number(of: day.id) else { return nil }
    return bookings.first { booking in
      guard booking.kind.isJourney, let end = booking.times.end else { return false }
      if let date = day.date, let first = booking.times.start.date, let last = end.date {
        return first <= date && last > date
      }
      guard let first = booking.times.start.day, let last = end.day else { return false }
      return first <= number && last > number
    }
  }
}
