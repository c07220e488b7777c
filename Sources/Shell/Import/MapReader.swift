internal import Session

/// Reads GPX files: their waypoints, and the points of their routes that have a name.
///
/// A route that is called `Day 2`, or that tripsh has written, is that day.
struct MapReader {
  private struct Point {
    var attributes: [String: String]
    var texts: [String: String] = [:]
  }

  private struct Route {
    var texts: [String: String] = [:]
    var points: [Point] = []
  }

  private var point: Point?
  private var route: Route?
  private var waypoints: [Point] = []
  private var routes: [Route] = []
  private var tracks = 0
  private var isMap = false

  /// All that the file has; `nil` where it is no GPX file.
  static func places(of text: String) -> ImportedPlaces? {
    var map = MapReader()
    var elements = XMLElements(of: text)
    while let step = elements.next() {
      switch step {
      case .begin(let name, let attributes):
        map.begin(name, attributes, isOutermost: elements.around.isEmpty)
      case .end(let name, let text): map.end(name, within: elements.around, text)
      }
    }
    return map.isMap ? map.found : nil
  }

  private mutating func begin(
    _ name: String, _ attributes: [String: String], isOutermost: Bool
  ) {
    switch name {
    case "gpx": isMap = isMap || isOutermost
    case "wpt", "rtept": point = Point(attributes: attributes)
    case "rte": route = Route()
    case "trk": tracks += 1
    default: break
    }
  }

  private mutating func end(_ name: String, within around: [String], _ text: String) {
    switch name {
    case "wpt", "rtept":
      guard let point else { return }
      self.point = nil
      if name == "wpt" { waypoints.append(point) } else { route?.points.append(point) }
    case "rte":
      if let route { routes.append(route) }
      route = nil
    default: keep(text, of: name, within: around)
    }
  }

  /// Keeps the text of an element of a point or a route, or of our own in them.
  private mutating func keep(_ text: String, of name: String, within around: [String]) {
    let isOwn = name.hasPrefix(XMLElements.ownPrefix)
    guard isOwn || ["name", "desc", "cmt"].contains(name) else { return }
    let parent = around.last { $0 != "extensions" }
    if point != nil, parent == "wpt" || parent == "rtept" {
      point?.texts[name] = text
    } else if route != nil, parent == "rte" {
      route?.texts[name] = text
    }
  }

  /// Places of routes first: what a waypoint repeats of them is one place.
  private var found: ImportedPlaces {
    var found = ImportedPlaces()
    var spots: Set<String> = []
    func take(_ point: Point, _ day: ImportedDay?, isWaypoint: Bool) {
      let place = MapReader.place(point, day)
      let spot = "\(folded(place.name)) \(place.position.map { "\($0)" } ?? "")"
      guard !isWaypoint || !spots.contains(spot) else { return }
      spots.insert(spot)
      found.take(place)
    }
    for route in routes + [route].compactMap(\.self) {
      let day = MapReader.day(of: route.texts)
      for point in route.points { take(point, day, isWaypoint: false) }
    }
    for point in waypoints { take(point, nil, isWaypoint: true) }
    if point != nil { found.passedOver.append(("a point", "the file ends within it")) }
    if tracks > 0 { found.passedOver.append((counted(tracks, "track"), "ways are no places")) }
    return found
  }

  private static func day(of texts: [String: String]) -> ImportedDay? {
    let named = texts["name"].flatMap(day(named:))
    let date = texts[XMLElements.ownPrefix + "date"].flatMap { CivilDate(iso: $0) }
    return date.map { ImportedDay(date: $0, number: named?.number) } ?? named
  }

  /// The day that `Day 2 · Museums` names.
  static func day(named name: String) -> ImportedDay? {
    let words = name.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
    guard words.count > 1, words[0].lowercased() == "day" else { return nil }
    return whole(String(words[1]), upTo: Trip.daysAtMost).map { ImportedDay(number: $0) }
  }

  /// One without a name has an empty one.
  private static func place(_ point: Point, _ day: ImportedDay?) -> ImportedPlace {
    func own(_ name: String) -> String? { importedLine(point.texts[XMLElements.ownPrefix + name]) }
    var place = ImportedPlace(
      importedLine(point.texts["name"]) ?? "", at: position(point.attributes))
    place.day = day
    guard let kind = own("kind") else {
      place.note = importedNote(point.texts["desc"] ?? point.texts["cmt"])
      return place
    }
    if kind != "stop" { place.flaw = "booked, and no map says for which nights or at what time" }
    place.at = own("at").flatMap(ClockTime.init(text:))
    place.minutes = own("minutes").flatMap { whole($0, upTo: 14_400) }
    place.note = importedNote(point.texts[XMLElements.ownPrefix + "note"])
    (place.cost, place.paidBy) = (own("cost"), own("paid-by"))
    place.isDone = own("done") != nil
    return place
  }

  private static func whole(_ text: String, upTo most: Int) -> Int? {
    Int(text).flatMap { (1...most).contains($0) ? $0 : nil }
  }

  private static func position(_ attributes: [String: String]) -> Coordinates? {
    guard let latitude = attributes["lat"].flatMap(Double.init),
      let longitude = attributes["lon"].flatMap(Double.init)
    else { return nil }
    return Coordinates(latitude: latitude, longitude: longitude)
  }
}
