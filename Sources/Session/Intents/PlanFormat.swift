/// How a plan is written, by the ending of the file: for people, calendars and maps.
package enum PlanFormat: String, CaseIterable, Hashable, Sendable {
  case text = "txt"
  case markdown = "md"
  /// An iCalendar file.
  case calendar = "ics"
  case gpx, kml
  /// A page to print.
  case page = "html"
  /// A table.
  case table = "csv"

  package init?(of path: String) {
    guard case .plan(let format) = FileEnding(of: path) else { return nil }
    self = format
  }

  /// The name that a plan has in the place of one with another ending.
  package static func planName(for path: String) -> String {
    switch FileEnding(of: path) {
    case .missing: path.hasSuffix(".") ? "\(path)md" : "\(path).md"
    case .script: "\(path.dropLast("trip".count))md"
    case .cast: "\(path.dropLast("cast".count))md"
    case .plan: path
    case .later(let ending), .other(let ending): "\(path.dropLast(ending.count))md"
    }
  }
}
