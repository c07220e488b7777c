/// The ways between where people are and where their journeys end and begin.
enum TransferRules {
  /// A way from one place to another that is far.
  struct Hop {
    /// Where people are: in a hotel, or by the plan of a day.
    enum Spot {
      case hotel(CheckedBooking)
      case city(of: CheckedDay)
    }

    let from: Destination
    let to: Destination
    let spot: Spot
    /// The journey, or the other hotel, at its other end.
    let other: CheckedBooking
    let isToHotel: Bool
    /// By their positions; the way is on the first of them where it leads to a hotel, else on the last.
    let days: ClosedRange<Int>
    let kilometres: Double

    var hotel: CheckedBooking? { if case .hotel(let hotel) = spot { hotel } else { nil } }

    /// Whether it is the way that is missing between two journeys.
    func isBetween(_ first: CheckedBooking, _ second: CheckedBooking) -> Bool {
      guard let end = (first.end ?? first.start)?.day, let start = second.start?.day,
        let here = first.booking.to, let there = second.booking.from
      else { return false }
      return end <= days.upperBound && start >= days.lowerBound
        && here.isNear(from, kilometres: TransferRules.reach)
        && there.isNear(to, kilometres: TransferRules.reach)
    }
  }

  /// How far one gets without a booking.
  static let reach = 100.0

  static func missing(_ trip: CheckedTrip) -> [Sighting] {
    hops(trip).map { hop in
      let kind = LegRules.kind(from: hop.from, to: hop.to, like: [])
      let day = hop.isToHotel ? hop.days.lowerBound : hop.days.upperBound
      return Sighting(
        message(of: hop), day: trip.day(at: day),
        booking: hop.isToHotel ? hop.hotel ?? hop.other : hop.other,
        fix: LegRules.journey(kind, from: hop.from, to: hop.to, on: day, of: trip))
    }
  }

  private static func message(of hop: Hop) -> FindingMessage {
    let far: FindingMessage = "\(kilometres: hop.kilometres) away"
    let goal: FindingMessage = "\(name: hop.to.name), where \(hop.other) begins, "
    switch hop.spot {
    case .hotel(let hotel):
      return hop.isToHotel
        ? "nothing goes from \(name: hop.from.name) to \(hotel), " + far
        : "nothing goes from \(hotel) to " + goal + far
    case .city(let day):
      return "nothing goes from \(name: hop.from.name), where \(day: day.number) is, to " + goal
        + far
    }
  }

  static func hops(_ trip: CheckedTrip) -> [Hop] {
    guard !trip.journeys.isEmpty else { return [] }
    let ofHotels = trip.hotels.flatMap { [arrival(at: $0, trip), departure(from: $0, trip)] }
      .compactMap(\.self)
    return (ofHotels + departuresFromCities(trip))
      .filter { !hasCar(trip, until: $0.days.upperBound) && !isPlanned($0, in: trip) }
  }

  /// The way to a hotel from where the journey before it ends, or from the hotel before it.
  private static func arrival(at hotel: CheckedBooking, _ trip: CheckedTrip) -> Hop? {
    guard let start = hotel.start?.day, let place = place(of: hotel, on: start, in: trip),
      !trip.journeys.contains(where: { ends($0, near: place, around: start) })
    else { return nil }
    let journey = trip.journeys.last { journey in
      guard let begins = journey.start?.day, let end = (journey.end ?? journey.start)?.day else {
        return false
      }
      return end <= start || end == start + 1 && begins <= start
    }
    let before = trip.hotels.filter { ($0.end?.day ?? .max) <= start && $0.number != hotel.number }
      .max { ($0.end?.day ?? 0) < ($1.end?.day ?? 0) }
    let came = (journey?.end ?? journey?.start)?.day
    if let before, let left = before.end?.day, came.map({ $0 < left }) ?? true {
      guard let from = self.place(of: before, on: left - 1, in: trip) else { return nil }
      return hop(from, place, hotel, before, isToHotel: true, left, start)
    }
    guard let journey, let came, let from = journey.booking.to else { return nil }
    return hop(from, place, hotel, journey, isToHotel: true, came, max(came, start))
  }

  /// The way from a hotel to where the next journey begins; that to the next hotel is told of there.
  private static func departure(from hotel: CheckedBooking, _ trip: CheckedTrip) -> Hop? {
    guard let end = hotel.end?.day, let place = place(of: hotel, on: end - 1, in: trip),
      !trip.journeys.contains(where: { begins($0, near: place, around: end) }),
      let journey = trip.journeys.first(where: { ($0.start?.day ?? .min) >= end }),
      let start = journey.start?.day, let to = journey.booking.from,
      !trip.hotels.contains(where: { other in
        guard other.number != hotel.number, let first = other.start?.day else { return false }
        return first >= end && first < start
      })
    else { return nil }
    return hop(place, to, hotel, journey, isToHotel: false, end, start)
  }

  private static func hop(
    _ from: Destination, _ to: Destination, _ hotel: CheckedBooking, _ other: CheckedBooking,
    isToHotel: Bool, _ first: Int, _ last: Int
  ) -> Hop? {
    guard last - first <= 1, first <= last, let here = from.position, let there = to.position
    else { return nil }
    let distance = here.kilometres(to: there)
    guard distance > reach else { return nil }
    return Hop(
      from: from, to: to, spot: .hotel(hotel), other: other, isToHotel: isToHotel,
      days: first...last, kilometres: distance)
  }

  /// Where a hotel is: the city of its day where that is near, as trains go to towns, and where nobody has
  /// told where it is; but not on a day on which one comes there, which may have the city before.
  static func place(
    of hotel: CheckedBooking, on position: Int, in trip: CheckedTrip
  ) -> Destination? {
    guard let place = hotel.booking.place, place.position != nil else {
      guard let day = trip.day(at: position), position != hotel.start?.day || !trip.travels(on: day)
      else { return nil }
      return day.day.city.flatMap { $0.position == nil ? nil : $0 }
    }
    guard let city = trip.day(at: position)?.day.city, city.position != nil,
      city.isNear(place, kilometres: 30)
    else { return place }
    return city
  }

  private static func ends(
    _ journey: CheckedBooking, near place: Destination, around day: Int
  ) -> Bool {
    guard let end = (journey.end ?? journey.start)?.day, abs(end - day) <= 1 else { return false }
    return isMaybe(journey.booking.to, place)
  }

  private static func begins(
    _ journey: CheckedBooking, near place: Destination, around day: Int
  ) -> Bool {
    guard let start = journey.start?.day, abs(start - day) <= 1 else { return false }
    return isMaybe(journey.booking.from, place)
  }

  /// Whether an end is near a place, or nobody knows where it is.
  static func isMaybe(_ end: Destination?, _ place: Destination) -> Bool {
    guard let end, end.position != nil else { return true }
    return end.isNear(place, kilometres: reach)
  }

  /// Who drives once has a car.
  private static func hasCar(_ trip: CheckedTrip, until day: Int) -> Bool {
    trip.bookings.contains { booking in
      (booking.start?.day ?? day) <= day
        && (booking.booking.kind == .drive
          || booking.booking.kind == .activity && names(booking.booking.name, carWords))
    }
      || trip.days.contains { other in
        other.position <= day && other.stops.contains { names($0.stop.name, carWords) }
      }
  }

  /// Whether a stop, a title or a note of these days tells of the way.
  private static func isPlanned(_ hop: Hop, in trip: CheckedTrip) -> Bool {
    trip.days.filter { hop.days.contains($0.position) }.contains { day in
      let texts = day.stops.flatMap { [$0.stop.name, $0.stop.note ?? ""] }
      return (texts + [day.day.title ?? "", day.day.note ?? ""])
        .contains { names($0, JourneyRules.ofTravelling.subtracting(ofWaiting)) }
    }
  }

  private static func names(_ text: String, _ words: Set<Substring>) -> Bool {
    folded(text).split { !$0.isLetter }.contains { words.contains($0) }
  }

  private static let carWords: Set<Substring> = [
    "car", "rental", "hire", "campervan", "camper", "motorhome", "van", "drive", "motorbike",
  ]

  /// Words of travelling that lead nowhere else.
  private static let ofWaiting: Set<Substring> = [
    "airport", "station", "lounge", "security", "gate", "terminal", "layover", "landing", "land",
    "arrival", "arrive",
  ]
}
