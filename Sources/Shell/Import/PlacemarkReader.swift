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

  /// The names of the folders that are open, from the outermost.
  private var folders: [String] = []
  private var placemark: Placemark?
  private var placemarks: [Placemark] = []
  private var isMap = false

  /// All that the file has; `nil` where it is no KML file.
  static func places(of text: String) -> ImportedPlaces? {
    var map = PlacemarkReader()
    var elements = XMLElements(of: text)
    while let step = elements.next() {
      switch step {
      case .begin(let name, _): map.begin(name, isOutermost: elements.around.isEmpty)
      case .end(let name, let text): map.end(name, within: elements.around.last, text)
      }
    }
    return map.isMap ? map.found : nil
  }

  private mutating func begin(_ name: String, isOutermost: Bool) {
    switch name {
    case "kml": isMap = isMap || isOutermost
    case "Folder": folders.append("")
    case "Placemark":
      placemark = Placemark(day: folders.lazy.reversed().compactMap(MapReader.day(named:)).first)
    case "LineString", "Polygon", "Track": placemark?.isWay = true
    default: break
    }
  }

  private mutating func end(_ name: String, within parent: String?, _ text: String) {
    switch (name, parent) {
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
    var ways = 0
    for mark in placemarks {
      if mark.isWay, mark.coordinates == nil {
        ways += 1
        continue
      }
      var place = ImportedPlace(
        importedLine(mark.name) ?? "", at: mark.coordinates.flatMap(PlacemarkReader.position))
      place.day = mark.day
      place.note = importedNote(mark.note)
      found.take(place)
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
