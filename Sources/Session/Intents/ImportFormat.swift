/// What `import` reads, by the ending of the file.
package enum ImportFormat: String, CaseIterable, Hashable, Sendable {
  /// An iCalendar file.
  case calendar = "ics"
  /// Waypoints and routes.
  case map = "gpx"
  /// Placemarks.
  case placemarks = "kml"
  /// A table of places.
  case table = "csv"

  package init?(of path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return nil }
    self.init(rawValue: name[name.index(after: point)...].lowercased())
  }
}
