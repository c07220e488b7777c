/// What a map is about, so that it can be drawn again from further away.
package enum MapSubject: Hashable, Sendable {
  case trip(TripID)
  case day(TripID, DayID)
  /// Where all trips go.
  case trips
  case results
  /// A place and what the trip has around it.
  case spot(String, Coordinates)
}

/// The map that was shown last: zooming and panning go on from it.
package struct MapShown: Hashable, Sendable {
  package var subject: MapSubject
  package var frame: MapFrame

  package init(_ subject: MapSubject, _ frame: MapFrame) {
    self.subject = subject
    self.frame = frame
  }
}

/// Something on a map.
package struct MapMark: Hashable, Sendable {
  /// How people speak of it: `2`, `2.3`, `idea 1`; empty for what has no number.
  package var number: String
  package var name: String
  package var position: Coordinates
  /// The number of the day, and its date.
  package var day: Int?
  package var date: CivilDate?
  /// Whether one comes by it on the way from mark to mark.
  package var isOnWay: Bool

  package init(
    number: String, name: String, position: Coordinates, day: Int? = nil, date: CivilDate? = nil,
    isOnWay: Bool = false
  ) {
    self.number = number
    self.name = name
    self.position = position
    self.day = day
    self.date = date
    self.isOnWay = isOnWay
  }
}

/// A town that is named on a map, so that one knows where one is.
package struct MapTown: Hashable, Sendable {
  package var name: String
  package var position: Coordinates

  package init(name: String, position: Coordinates) {
    self.name = name
    self.position = position
  }
}

/// A map with all that is to be seen on it.
package struct MapView: Hashable, Sendable {
  package var subject: MapSubject
  package var frame: MapFrame
  package var marks: [MapMark]
  /// What is meant and has no place, as `NUMBER NAME`.
  package var withoutPlace: [String]
  /// The best known first.
  package var towns: [MapTown]
  /// So many more trips there are than a map shows.
  package var left: Int
  /// What lies so far from all else that the map does not reach so far, as `NUMBER NAME`.
  package var beyond: [String] = []

  package init(
    subject: MapSubject, frame: MapFrame, marks: [MapMark], withoutPlace: [String] = [],
    towns: [MapTown] = [], left: Int = 0
  ) {
    self.subject = subject
    self.frame = frame
    self.marks = marks
    self.withoutPlace = withoutPlace
    self.towns = towns
    self.left = left
  }
}

/// What `map` is to show.
package enum MapTarget: Hashable, Sendable {
  case trip(TripReference)
  case day(DayReference)
  /// All of the open trip, however far apart it lies.
  case everything
  /// The whole world with where all trips go.
  case world
  case results
  /// A result, counted from 1; without results a stop.
  case number(Int)
  /// What lies around a stop or a place, as far as so many kilometres.
  case around(NearReference, kilometres: Double?)
}
