/// The way through a day: from where one sleeps over what is planned to where one sleeps next.
package struct DayRoute: Hashable, Sendable {
  package struct Leg: Hashable, Sendable {
    package var from: String
    package var to: String
    /// Of the way, as it is estimated; of a booked journey of the line between its ends.
    package var kilometres: Double
    /// What is booked for it.
    package var booking: Booking?
    /// How long one has to change to it.
    package var change: Int?

    package var walking: Int { TravelPace.walking(kilometres) }
    package var driving: Int { TravelPace.driving(kilometres) }
  }

  package private(set) var legs: [Leg] = []
  /// What has no position, by name.
  package private(set) var withoutPlace: [String] = []
  private var last: (name: String, position: Coordinates)?

  package static func == (one: DayRoute, other: DayRoute) -> Bool {
    one.legs == other.legs && one.withoutPlace == other.withoutPlace
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(legs)
    hasher.combine(withoutPlace)
  }

  package init(of day: Day, in trip: Trip) {
    let course = DayCourse(of: day, in: trip)
    if let begin = course.begin { reach(begin.name, begin.position) }
    for step in course.steps {
      switch step {
      case .stop(let stop): reach(stop.name, stop.position)
      case .booked(let part) where part.leaves: go(by: part.booking, in: trip)
      case .booked(let part): reach(part.booking.name, part.booking.place?.position)
      }
    }
    if let end = course.end { reach(end.name, end.position) }
  }

  /// All legs that are not booked.
  package var ownKilometres: Double {
    legs.filter { $0.booking == nil }.reduce(0) { $0 + $1.kilometres }
  }

  private mutating func reach(_ name: String, _ position: Coordinates?) {
    guard let position else {
      lacksPlace(name)
      return
    }
    if let last, last.position != position {
      let way = TravelPace.way(last.position.kilometres(to: position))
      legs.append(Leg(from: last.name, to: name, kilometres: way))
    }
    last = (name, position)
  }

  /// The same hotel is left and come to on one day.
  private mutating func lacksPlace(_ name: String) {
    if !withoutPlace.contains(name) { withoutPlace.append(name) }
  }

  private mutating func go(by journey: Booking, in trip: Trip) {
    let (from, to) = (journey.from, journey.to)
    if let from, let position = from.position { reach(from.name, position) }
    let start = last
    // Nobody knows from where it goes on after an end without a position.
    last = to.flatMap { end in end.position.map { (end.name, $0) } }
    guard let to, let end = to.position else {
      lacksPlace(to?.name ?? journey.name)
      return
    }
    guard let begun = from?.position ?? start?.position else {
      lacksPlace(from?.name ?? journey.name)
      return
    }
    legs.append(
      Leg(
        from: from?.name ?? start?.name ?? journey.name, to: to.name,
        kilometres: begun.kilometres(to: end), booking: journey,
        change: trip.change(to: journey)?.minutes))
  }
}
