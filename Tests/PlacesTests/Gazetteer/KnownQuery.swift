import Places
import Session
import TestSupport
import Testing

/// A line of a table of queries: what is typed, and the place that is meant.
struct KnownQuery {
  let text: String
  /// What sort of query it is, as `prefix` or `airport`.
  let sort: String
  /// A kind or category that is meant (`a museum`), `nil` where it is one place.
  private let category: String?
  private let country: String
  private let position: Coordinates
  private let kilometres: Double

  static func all(in path: String) throws -> [KnownQuery] {
    try Repository.read(Repository.path(path)).split(separator: "\n").dropFirst()
      .map { line in
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
        let position = Coordinates(
          latitude: try #require(Double(cells[4])), longitude: try #require(Double(cells[5])))
        let meant = cells[2].split(separator: " ")
        return KnownQuery(
          text: String(cells[0]), sort: String(cells[1]),
          category: ["a", "an"].contains(meant.first) ? meant.last.map(String.init) : nil,
          country: String(cells[3]), position: try #require(position),
          kilometres: try #require(Double(cells[6])))
      }
  }

  /// Where the first place stands that fits, from 0.
  func position(in found: [GazetteerMatch]) -> Int? { found.firstIndex(where: isMeant) }

  private func isMeant(_ match: GazetteerMatch) -> Bool {
    guard match.place.country == country,
      match.place.position.kilometres(to: position) <= kilometres
    else { return false }
    return category.map { [match.kind.rawValue, match.place.category].contains($0) } ?? true
  }
}
