/// Where people sleep.
enum NightRules {
  /// The nights of a trip, each by the day before it: of all days but the last, also where the next
  /// date is none of its days.
  private static func nights(of trip: CheckedTrip) -> [CheckedDay] { trip.days.dropLast() }

  static func sleeps(in hotel: CheckedBooking, night: Int) -> Bool {
    guard let start = hotel.start, let end = hotel.end else { return false }
    return start.day <= night && night < end.day
  }

  static func withoutHotel(_ trip: CheckedTrip) -> [Sighting] {
    guard !trip.hotels.isEmpty else { return [] }
    let open = nights(of: trip).filter { day in
      !trip.hotels.contains { sleeps(in: $0, night: day.position) }
        && !trip.journeys.contains { $0.covers(night: day.position) }
        && !isHome(trip, day)
    }
    return runs(of: open).compactMap { run in
      guard let first = run.first, let last = run.last else { return nil }
      return Sighting(
        run.count == 1
          ? "no hotel for the night of \(day: first.number)"
          : "no hotel for \(run.count) nights, from \(day: first.number) to \(day: last.number)",
        day: first,
        orElse: "hotel NAME from \(day: first.number) to " + morning(after: last, of: trip))
    }
  }

  private static func morning(after day: CheckedDay, of trip: CheckedTrip) -> FindingMessage {
    if let next = trip.day(at: day.position + 1) { return "\(day: next.number)" }
    return "\(CivilDate(daysSinceEpoch: day.position + 1).iso)"
  }

  /// Whether the last journey went home before this night.
  private static func isHome(_ trip: CheckedTrip, _ day: CheckedDay) -> Bool {
    guard let home = trip.wayHome, let end = home.end ?? home.start else { return false }
    return end.day <= day.position
  }

  private static func runs(of days: [CheckedDay]) -> [[CheckedDay]] {
    days.reduce(into: [[CheckedDay]]()) { runs, day in
      if let last = runs.last?.last, last.position + 1 == day.position {
        runs[runs.count - 1].append(day)
      } else {
        runs.append([day])
      }
    }
  }

  static func twoHotels(_ trip: CheckedTrip) -> [Sighting] {
    let hotels = trip.hotels
    return hotels.indices.flatMap { index -> [Sighting] in
      hotels[..<index].compactMap { earlier in
        let hotel = hotels[index]
        let both = trip.days.filter {
          sleeps(in: earlier, night: $0.position) && sleeps(in: hotel, night: $0.position)
        }
        guard let first = both.first, !BookingRules.isTwice(earlier, hotel) else { return nil }
        let nights: FindingMessage =
          both.count == 1
          ? "the night of \(day: first.number)"
          : "\(both.count) nights from \(day: first.number) on"
        return Sighting(
          "\(earlier) and \(hotel) are both booked for \(nights)", day: first, booking: hotel,
          fix: apart(earlier, hotel), orElse: "remove booking \(hotel.number), or the other")
      }
    }
  }

  /// The change of nights after which each of two belongs to one; `nil` where one lies in the middle of
  /// the other, which nobody gives up unasked.
  private static func apart(_ one: CheckedBooking, _ other: CheckedBooking) -> Intent? {
    guard let start = one.start?.day, let end = one.end?.day, let next = other.start?.day,
      let last = other.end?.day
    else { return nil }
    if start < next, end <= last { return leaving(one, next) }
    if next < start, last <= end { return leaving(other, start) }
    guard start == next, end != last else { return nil }
    let (short, long) = end < last ? (one, other) : (other, one)
    guard let change = short.end?.day, let until = long.end?.day else { return nil }
    return .several([
      .booking(.move(.number(long.number), to: long.reference(to: change))), leaving(long, until),
    ])
  }

  static func leaving(_ hotel: CheckedBooking, _ day: Int) -> Intent {
    .booking(.leaving(.number(hotel.number), hotel.reference(to: day)))
  }

  /// A hotel far from the city that its days are said to be in.
  static func hotelFar(_ trip: CheckedTrip) -> [Sighting] {
    trip.hotels.compactMap { hotel in
      guard let position = hotel.booking.place?.position else { return nil }
      let days = trip.days.filter { sleeps(in: hotel, night: $0.position) }
      for (index, day) in days.enumerated() {
        guard let city = day.day.city, let centre = city.position else { continue }
        let distance = position.kilometres(to: centre)
        // On the day of leaving a city people sleep in the next one.
        let next = trip.day(at: day.position + 1)?.day.city?.position
        let isOnTheWay =
          index == 0
          && (trip.travels(on: day) || next.map { position.kilometres(to: $0) <= 80 } == true)
        guard distance > 80, !isOnTheWay else { continue }
        return Sighting(
          "\(hotel) is \(kilometres: distance) from \(name: city.name), where \(day: day.number) is",
          day: day, booking: hotel, orElse: "city \(day: day.number) PLACE")
      }
      return nil
    }
  }
}
