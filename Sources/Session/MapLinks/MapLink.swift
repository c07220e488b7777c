/// What a `geo:` URI (RFC 5870) or a link of a map's website says of a place.
///
/// Read are the shapes that OpenStreetMap, Google Maps and Apple Maps write; others where they have
/// a position in the same way. Nothing is fetched.
package enum MapLink: Hashable, Sendable {
  case spot(Coordinates, name: String?)
  /// Words that the map would be searched for.
  case words(String)
  /// A short link: what it means only its server knows.
  case short
  case unreadable

  /// Longer ones are no links of maps.
  static let longest = 8192

  /// Whether such a link can begin with this character; most words are told apart at a glance.
  package static func mayBegin(with scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "g", "G", "h", "H": true
    default: false
    }
  }

  /// Whether a text begins as such a link does.
  package static func isLink(_ text: some StringProtocol) -> Bool {
    let start = text.prefix(8).lowercased()
    return ["geo:", "http://", "https://"].contains { start.hasPrefix($0) }
  }

  /// Reads a link; `nil` where the text is none.
  package init?(_ text: String) {
    guard MapLink.isLink(text) else { return nil }
    guard text.utf8.count <= MapLink.longest, let colon = text.firstIndex(of: ":") else {
      self = .unreadable
      return
    }
    let address = WebAddress(text[text.index(after: colon)...])
    self = text.prefix(4).lowercased() == "geo:" ? address.geo : address.page
  }
}

extension WebAddress {
  /// `geo:LAT,LON[,ALTITUDE][;…][?q=…]`; `geo:0,0?q=…` asks for a search, as phones write it.
  fileprivate var geo: MapLink {
    let path = path.split(separator: ";", omittingEmptySubsequences: false).first ?? ""
    let numbers = path.split(separator: ",", omittingEmptySubsequences: false).prefix(2)
    let position = MapNumbers.position(numbers.joined(separator: ","))
    guard let asked = first(["q"]) else {
      return position.map { .spot($0, name: nil) } ?? .unreadable
    }
    let (labelled, label) = MapNumbers.labelled(asked)
    if let labelled { return .spot(labelled, name: label) }
    guard let position, position != Coordinates(latitude: 0, longitude: 0) else {
      return .words(asked)
    }
    return .spot(position, name: asked)
  }

  fileprivate var page: MapLink {
    let label = placeName
    if let position = explicitPosition { return .spot(position, name: label) }
    for key in ["query", "q", "destination", "daddr", "address"] {
      guard let value = first([key]) else { continue }
      let (position, name) = MapNumbers.labelled(value)
      if let position { return .spot(position, name: name ?? placeInPath) }
    }
    if let position = viewPosition { return .spot(position, name: label) }
    if let label, isOfMaps { return .words(label) }
    return isShort ? .short : .unreadable
  }

  /// Where the place itself is said to be.
  private var explicitPosition: Coordinates? {
    MapNumbers.pinned(in: path)
      ?? pair(["mlat", "lat", "latitude"], ["mlon", "lon", "lng", "longitude"])
      ?? first(["coordinate", "ll"]).flatMap(MapNumbers.position)
      ?? pathParts.lazy.compactMap(MapNumbers.position).first
      ?? pathParts.lazy.compactMap(MapNumbers.sexagesimal).first
  }

  /// Where the map was looked at: the middle of the picture.
  private var viewPosition: Coordinates? {
    pathParts.lazy.filter { $0.hasPrefix("@") }
      .compactMap { MapNumbers.beginning(String($0.dropFirst())) }.first
      ?? first(["center", "sll", "viewpoint"]).flatMap(MapNumbers.position)
      ?? MapNumbers.mapFragment(fragment)
      ?? (pathParts.first == "go" ? pathParts.dropFirst().first.flatMap(ShortCode.position) : nil)
  }

  private func pair(_ latitudes: [String], _ longitudes: [String]) -> Coordinates? {
    guard let latitude = first(latitudes), let longitude = first(longitudes) else { return nil }
    return MapNumbers.position("\(latitude),\(longitude)")
  }

  /// What the place is called in the link, in one line.
  private var placeName: String? {
    let words = placeInPath ?? first(["name", "query", "q", "address"])
    guard let words, MapNumbers.labelled(words).position == nil else { return nil }
    return words
  }

  private var placeInPath: String? {
    guard let index = pathParts.firstIndex(where: { ["place", "search"].contains($0) }),
      let name = pathParts.dropFirst(index + 1).first, !name.hasPrefix("@"), !name.isEmpty,
      !name.hasPrefix("data="), MapNumbers.position(name) == nil,
      MapNumbers.sexagesimal(name) == nil
    else { return nil }
    return name
  }

  private var isOfMaps: Bool {
    ["google.", "openstreetmap.org", "osm.org", "maps.apple.com", "bing.com"]
      .contains { host.contains($0) }
  }

  private var isShort: Bool {
    ["goo.gl", "maps.app.goo.gl", "maps.apple", "g.co"].contains(host)
  }
}
