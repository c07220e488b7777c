internal import Session

/// Reads KML files: their placemarks that are points; those in a folder called `Day 2` are on that
/// day.
struct PlacemarkReader {
  private struct Placemark {
    var name = ""
    var note: String?
    /// Longitude, latitude and perhaps height, parted by commas.
    var coordinates: String?
    var isWay = false
    var day: ImportedDay?
  }

  private var open: [String] = []
  private var text = ""
  /// The names of the folders that are open, from the outermost.
  private var folders: [String] = []
  private var placemark: Placemark?
  private var placemarks: [Placemark] = []
  private var isMap = false

  /// All that the file has; `nil` where it is no KML file.
  static func places(of text: String) -> ImportedPlaces? {
    var map = PlacemarkReader()
    var reader = XMLReader(text)
    while let event = reader.next(), map.open.count < deepest { map.read(event) }
    return map.isMap ? map.found : nil
  }

  /// No file for maps is deeper.
  private static let deepest = 40

  private mutating func read(_ event: XMLReader.Event) {
    switch event {
    case .text(let more): text += more
    case .open(let name, _):
      let name = MapReader.local(name)
      begin(name)
      open.append(name)
      text = ""
    case .close(let name):
      let name = MapReader.local(name)
      // One that closes nothing is passed over.
      guard let begin = open.lastIndex(of: name) else { return }
      open.removeSubrange(begin...)
      end(name)
      text = ""
    }
  }

  private mutating func begin(_ name: String) {
    switch name {
    case "kml": isMap = isMap || open.isEmpty
    case "Folder": folders.append("")
    case "Placemark":
      placemark = Placemark(day: folders.lazy.reversed().compactMap(MapReader.day(named:)).first)
    case "LineString", "Polygon", "Track": placemark?.isWay = true
    default: break
    }
  }

  private mutating func end(_ name: String) {
    switch (name, open.last) {
    case ("Placemark", _):
      if let placemark { placemarks.append(placemark) }
      placemark = nil
    case ("Folder", _): _ = folders.popLast()
    case ("name", "Placemark"): placemark?.name = text
    case ("name", "Folder"): if !folders.isEmpty { folders[folders.count - 1] = text }
    case ("description", "Placemark"): placemark?.note = text
    case ("coordinates", "Point"):
      if placemark?.coordinates == nil { placemark?.coordinates = text }
    default: break
    }
  }

  private var found: ImportedPlaces {
    var found = ImportedPlaces()
    var nameless = 0
    var ways = 0
    for mark in placemarks {
      if mark.isWay, mark.coordinates == nil {
        ways += 1
        continue
      }
      var place = ImportedPlace(importedLine(mark.name) ?? "")
      if place.name.isEmpty {
        nameless += 1
        place.name = "Point \(nameless)"
      }
      place.day = mark.day
      place.note = importedNote(mark.note)
      place.position = mark.coordinates.flatMap(PlacemarkReader.position)
      if place.position == nil { place.flaw = "it is nowhere on the earth" }
      found.places.append(place)
    }
    if placemark != nil { found.passedOver.append(("a place", "the file ends within it")) }
    if ways > 0 { found.passedOver.append((counted(ways, "way"), "ways are no places")) }
    return found
  }

  /// The longitude comes first here.
  private static func position(_ text: String) -> Coordinates? {
    let numbers = text.split(whereSeparator: { $0 == "," || $0.isWhitespace })
      .prefix(2).map { Double($0) }
    guard numbers.count == 2, let longitude = numbers[0], let latitude = numbers[1] else {
      return nil
    }
    return Coordinates(latitude: latitude, longitude: longitude)
  }
}
