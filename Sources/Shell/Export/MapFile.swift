internal import Session

/// The places of a trip for maps: GPX 1.1 with a route for each day, or KML 2.2 with a folder for
/// each.
struct MapFile {
  let trip: Trip

  struct Folder {
    var name: String
    var places: [PlacedThing]
    var isDay = false
    var date: CivilDate?
  }

  /// Days with a place on them, and the ideas, by the names they have in the file.
  var folders: [Folder] {
    let days = trip.days.enumerated().map { index, day in
      let facts = ["Day \(index + 1)", day.date?.dayText, day.title].compactMap(\.self)
      let booked = trip.bookings.filter { booking in
        booking.kind == .activity && trip.day(of: booking.times.start)?.id == day.id
      }
      let places = (booked + trip.hotels(on: day)).compactMap(PlacedThing.init)
      return Folder(
        name: facts.joined(separator: " · "),
        places: day.stops.compactMap(PlacedThing.init) + places, isDay: true, date: day.date)
    }
    let ideas = Folder(name: "Ideas", places: trip.ideas.compactMap(PlacedThing.init))
    return (days + [ideas]).filter { !$0.places.isEmpty }
  }

  /// Each place once, where a hotel is one for each of its nights.
  private var places: [PlacedThing] {
    var seen: Set<PlacedThing> = []
    return folders.flatMap(\.places).filter { seen.insert($0).inserted }
  }

  /// How many places are in it.
  var count: Int { places.count }

  /// What else the trip holds.
  func besides(_ format: PlanFormat) -> [String] {
    let besides = trip.heldBesides.filter { format != .kml || $0 != Trip.description }
    return (trip.checklist.isEmpty ? [] : ["the lists"]) + besides
  }

  /// The names of what no map can show.
  var leftOut: [String] {
    let stops = (trip.days.flatMap(\.stops) + trip.ideas).filter { $0.position == nil }.map(\.name)
    let drawn = Set(places)
    return stops
      + trip.bookings.filter { PlacedThing($0).map { !drawn.contains($0) } ?? true }.map(\.name)
  }

  var gpx: String {
    var lines = XMLLines()
    let space = "http://www.topografix.com/GPX/1/1"
    let spaces = [("xmlns", space), ("xmlns:tripsh", "urn:tripsh:gpx:1")]
    lines.element("gpx", [("version", "1.1"), ("creator", "tripsh")] + spaces) { lines in
      lines.element("metadata") { $0.add("name", trip.name) }
      // The schema wants all points before all routes.
      for thing in places { thing.point("wpt", &lines) }
      for folder in folders where folder.isDay {
        lines.element("rte") { lines in
          lines.add("name", folder.name)
          if let date = folder.date {
            lines.element("extensions") { $0.add("tripsh:date", date.iso) }
          }
          for thing in folder.places { thing.point("rtept", &lines) }
        }
      }
    }
    return lines.text
  }

  var kml: String {
    var lines = XMLLines()
    lines.element("kml", [("xmlns", "http://www.opengis.net/kml/2.2")]) { lines in
      lines.element("Document") { lines in
        lines.add("name", trip.name)
        lines.add("description", trip.about)
        for folder in folders {
          lines.element("Folder") { lines in
            lines.add("name", folder.name)
            for thing in folder.places { thing.placemark(&lines) }
          }
        }
      }
    }
    return lines.text
  }
}

/// A stop or a hotel that is somewhere.
struct PlacedThing: Hashable {
  let name: String
  let position: Coordinates
  let kind: String?
  let facts: String
  /// What `import` reads again: the facts, each by itself.
  var own: [OwnFact] = []

  struct OwnFact: Hashable {
    var name: String
    var text: String?
  }

  init?(_ stop: Stop) {
    guard let position = stop.position else { return nil }
    (name, kind) = (stop.name, stop.category)
    self.position = position
    let known: [String?] = [
      stop.at?.text, stop.minutes.map(durationText), stop.address, stop.cost?.text, stop.note,
    ]
    facts = known.compactMap(\.self).joined(separator: "\n")
    own = [
      OwnFact(name: "kind", text: "stop"), OwnFact(name: "at", text: stop.at?.text),
      OwnFact(name: "minutes", text: stop.minutes.map { String($0) }),
      OwnFact(name: "note", text: stop.note), OwnFact(name: "cost", text: stop.cost?.text),
      OwnFact(name: "paid-by", text: stop.paidBy),
      OwnFact(name: "done", text: stop.done ? "yes" : nil),
    ]
  }

  /// Of a hotel of which only the town is known no map shows where it is.
  init?(_ booking: Booking) {
    guard let position = booking.place?.position, booking.place?.isTown == false else {
      return nil
    }
    (name, kind) = (booking.name, booking.kind.rawValue)
    self.position = position
    facts = [booking.place?.place?.address, booking.note].compactMap(\.self)
      .joined(separator: "\n")
    own = [OwnFact(name: "kind", text: booking.kind.rawValue)]
  }

  /// Latitude and longitude are attributes, in the order of their names.
  func point(_ element: String, _ lines: inout XMLLines) {
    let at = [("lat", position.latitudeText), ("lon", position.longitudeText)]
    lines.element(element, at) { lines in
      lines.add("name", name)
      lines.add("desc", facts)
      lines.add("type", kind)
      lines.element("extensions") { lines in
        for fact in own { lines.add(XMLElements.ownPrefix + fact.name, fact.text) }
      }
    }
  }

  /// The longitude comes first here.
  func placemark(_ lines: inout XMLLines) {
    lines.element("Placemark") { lines in
      lines.add("name", name)
      lines.add("description", facts)
      lines.element("Point") {
        $0.add("coordinates", "\(position.longitudeText),\(position.latitudeText)")
      }
    }
  }
}
