/// What stays together in the order of a day: the first has a place or a time or is booked, the
/// others, stops behind it, have none of these.
struct DayGroup {
  /// What is booked there: it has its turn.
  var booked: BookingPart?
  var stops: [Stop]

  static func groups(of course: DayCourse) -> [DayGroup] {
    course.steps.reduce(into: []) { groups, step in
      switch step {
      case .booked(let part): groups.append(DayGroup(booked: part, stops: []))
      case .stop(let stop) where stop.position == nil && stop.at == nil && !groups.isEmpty:
        groups[groups.count - 1].stops.append(stop)
      case .stop(let stop): groups.append(DayGroup(booked: nil, stops: [stop]))
      }
    }
  }

  /// Where one comes to it.
  var position: Coordinates? {
    guard let booking = booked?.booking else { return stops.lazy.compactMap(\.position).first }
    return booking.kind.isJourney ? booking.from?.position : booking.place?.position
  }

  /// `here` is where one is before it: there takes place what has no place.
  func node(at here: Coordinates, on day: Day, in trip: Trip) -> DayWay.Node {
    guard let part = booked else { return node(at: here, on: day.date?.weekday) }
    let booking = part.booking
    let lead = booking.kind.isJourney ? booking.kind.lead : 0
    let taken = booking.part(of: day, in: trip).flatMap(\.self)
    var node = DayWay.Node(
      position ?? here, at: part.time.map { max(0, $0.minutes - lead) },
      minutes: lead + (taken?.count ?? booking.usualMinutes) + length)
    node.keepsTurn = true
    if booking.kind.isJourney { node.exit = booking.to?.position }
    return node
  }

  private func node(at here: Coordinates, on weekday: Weekday?) -> DayWay.Node {
    let first = stops.first
    let hours = weekday.flatMap { day in first?.hours.map { $0.hours(on: day) } }
    return DayWay.Node(
      position ?? here, at: first?.at?.minutes, minutes: length,
      open: hours.flatMap { $0.isEmpty ? nil : $0 })
  }

  /// How long its stops take.
  private var length: Int {
    stops.reduce(0) { $0 + ($1.minutes ?? DayGroup.usualMinutes) }
  }

  /// What a stop takes whose length nobody has said.
  private static let usualMinutes = 60
}
