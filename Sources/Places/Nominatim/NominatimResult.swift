internal import JSON
internal import Session

/// One result of a Nominatim server.
struct NominatimResult {
  let place: Place
  private let importance: Double?
  /// Signs, stops and the like stand behind what they belong to.
  private let isFurniture: Bool
  private let osmNumber: Int64
  /// Whether the position is that of the thing itself.
  let hasCentre: Bool

  /// The result, `nil` where it has no position or none that can be used.
  init?(_ value: JSONValue) {
    guard let position = position(of: value) else { return nil }
    let tags = NominatimTags(value)
    let name = name(of: value, tags)
    let osm = osmObject(of: value)
    let country = countryCode(of: value)
    place = Place(
      name: name, position: position, category: tags.word,
      address: address(of: value, without: name), country: country, osm: osm?.text,
      source: .nominatim)
    importance = value["importance"]?.doubleValue
    isFurniture = ["highway", "railway", "public_transport", "information"].contains(tags.category)
    osmNumber = osm?.number ?? 0
    hasCentre = !spansTheWorld(value)
  }

  /// Whether this one and the next rank the same, so that their order is chance.
  func ties(with other: NominatimResult) -> Bool {
    importance != nil && importance == other.importance
  }

  /// The order among those that rank the same: exact names, then anything but street furniture, then
  /// by OpenStreetMap type and number, which stay the same from database to database.
  func standsBefore(_ other: NominatimResult, for name: String) -> Bool {
    func key(_ result: NominatimResult) -> (Int, Int, String, Int64) {
      let type = result.place.osm.map { String($0.prefix { $0 != "/" }) } ?? "~"
      let exact = folded(result.place.name) == name ? 0 : 1
      return (exact, result.isFurniture ? 1 : 0, type, result.osmNumber)
    }
    return key(self) < key(other)
  }
}

/// The places in the server's order, chance taken out of it, each object once; what has no centre of
/// its own is no place to go to.
func ordered(_ results: [NominatimResult], for request: NominatimRequest) -> [Place] {
  let wanted = folded(request.text)
  var runs: [[NominatimResult]] = []
  for result in results where result.hasCentre {
    if let last = runs.last?.last, last.ties(with: result) {
      runs[runs.count - 1].append(result)
    } else {
      runs.append([result])
    }
  }
  var seen: Set<String> = []
  return runs.flatMap { $0.sorted { $0.standsBefore($1, for: wanted) } }.map(\.place)
    .filter { $0.osm.map { seen.insert($0).inserted } ?? true }
    .prefix(request.limit).map { $0 }
}

private func position(of value: JSONValue) -> Coordinates? {
  guard let latitude = degrees(value["lat"]), let longitude = degrees(value["lon"])
  else { return nil }
  return Coordinates(latitude: latitude, longitude: longitude)
}

/// A number, or the text of one.
private func degrees(_ value: JSONValue?) -> Double? {
  value?.doubleValue ?? value?.stringValue.flatMap { Double($0) }
}

/// Whether this is a country outside the imported data whose box goes half around the world: the
/// centre of such a box lies anywhere, France's in the Atlantic.
private func spansTheWorld(_ value: JSONValue) -> Bool {
  guard value["type"]?.stringValue == "country", osmObject(of: value) == nil,
    let box = value["boundingbox"]?.arrayValue, box.count == 4,
    let west = degrees(box[2]), let east = degrees(box[3])
  else { return false }
  return east - west > 120
}

/// Such as `node/123`; the internal `place_id` is never kept.
private func osmObject(of value: JSONValue) -> (text: String, number: Int64)? {
  guard let type = value["osm_type"]?.stringValue, ["node", "way", "relation"].contains(type),
    let id = value["osm_id"], let number = id.integerValue ?? id.stringValue.flatMap({ Int64($0) }),
    number > 0
  else { return nil }
  return ("\(type)/\(number)", number)
}
