/// The format that the name of a file asks for by its ending.
package enum FileEnding: Hashable, Sendable {
  case script
  /// A recording of the screen.
  case cast
  /// What `export` writes.
  case plan(PlanFormat)
  /// Nothing says what it is.
  case missing
  /// A format of plans that no command writes yet.
  case later(String)
  case other(String)

  package init(of path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: "."), point > name.startIndex,
      name.index(after: point) < name.endIndex
    else {
      self = .missing
      return
    }
    let ending = name[name.index(after: point)...].lowercased()
    switch ending {
    case "trip": self = .script
    case "cast": self = .cast
    case "json", "pdf", "geojson":
      self = .later(ending)
    default: self = PlanFormat(rawValue: ending).map(FileEnding.plan) ?? .other(ending)
    }
  }

  /// The name that a script has in the place of one with another ending.
  package static func scriptName(for path: String) -> String {
    switch FileEnding(of: path) {
    case .script: path
    case .plan(.text), .missing, .other: path.hasSuffix(".") ? "\(path)trip" : "\(path).trip"
    case .later(let ending): "\(path.dropLast(ending.count))trip"
    case .plan(let format): "\(path.dropLast(format.rawValue.count))trip"
    case .cast: "\(path.dropLast("cast".count))trip"
    }
  }
}
