/// What is on a map, before it is known how much of the earth it shows.
struct MapContents {
  var marks: [MapMark] = []
  var withoutPlace: [String] = []
  /// The trips whose marks these are, row by row.
  var trips: [TripID] = []
  /// So many more trips there are.
  var left = 0

  var positions: [Coordinates] { marks.map(\.position) }
}

extension MapContents {
  /// The stops of a day by their numbers in it.
  init(_ day: Day, in trip: Trip) {
    add(day.stops, of: trip.number(of: day.id), day.date) { "\($0)" }
  }

  /// The stops of all days as they are spoken of in the trip, and the ideas.
  init(_ trip: Trip) {
    for (index, day) in trip.days.enumerated() {
      add(day.stops, of: index + 1, day.date) { "\(index + 1).\($0)" }
    }
    add(trip.ideas, of: nil, nil) { "idea \($0)" }
  }

  init(results: [Place]) {
    marks = results.enumerated().map { index, place in
      MapMark(number: "\(index + 1)", name: place.name, position: place.position)
    }
  }

  private mutating func add(
    _ stops: [Stop], of day: Int?, _ date: CivilDate?, _ number: (Int) -> String
  ) {
    for (index, stop) in stops.enumerated() {
      let number = number(index + 1)
      guard let position = stop.position else {
        withoutPlace.append("\(number) \(stop.name)")
        continue
      }
      marks.append(
        MapMark(
          number: number, name: stop.name, position: position, day: day, date: date,
          isOnWay: day != nil))
    }
  }

  /// Where it takes place, without a number: what is shown where nothing else has a place.
  mutating func add(_ place: Place?) {
    guard let place else { return }
    marks.append(MapMark(number: "", name: place.name, position: place.position))
  }

  /// Makes it what there is around a spot: nobody comes by there on the way.
  mutating func showOnlyAround(_ name: String, _ position: Coordinates) {
    for index in marks.indices { marks[index].isOnWay = false }
    if !marks.contains(where: { $0.position == position }) {
      marks.insert(MapMark(number: "", name: name, position: position), at: 0)
    }
  }
}

extension MapContents {
  /// What a map has to show: all that is on a day, and the ideas that do not lie far from all of it;
  /// of ideas alone those that do not lie far from the others.
  ///
  /// One thing at the other end of the world would make all else a dot.
  var bulk: [MapMark] {
    let onDays = marks.filter { $0.day != nil }
    if let middle = MapFrame.around(onDays.map(\.position), atLeast: 0) {
      let reach = max(MapContents.leastFar, 1.5 * max(middle.width, 2 * middle.height))
      return marks.filter { mark in
        mark.day != nil || mark.position.kilometres(to: middle.centre) <= reach
      }
    }
    guard (3...MapContents.mostCompared).contains(marks.count) else { return marks }
    // How far each lies from half of the others.
    let away = marks.map { mark in
      marks.map { mark.position.kilometres(to: $0.position) }.sorted()[marks.count / 2]
    }
    let reach = max(MapContents.leastFar, 3 * away.sorted()[marks.count / 2])
    return zip(marks, away).filter { $1 <= reach }.map(\.0)
  }

  /// Each is held against each.
  private static let mostCompared = 300

  /// In kilometres: what is nearer is shown with all else.
  private static let leastFar = 100.0
}

extension MapFrame {
  /// Those that lie in it, or so little beyond that a screen may show them.
  func likelyShown(_ marks: [MapMark]) -> [MapMark] {
    let projection = projection
    let (across, up) = (max(width, 2.4 * height) / 2, max(height, width / 1.8) / 2)
    return marks.filter { mark in
      let point = projection.point(of: mark.position)
      return abs(point.x) <= across && abs(point.y) <= up
    }
  }
}
