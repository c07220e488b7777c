internal import SQLite
internal import Session

/// The lines that maps draw, as rows of places.db.
struct OutlineRows {
  private(set) var rows: [[SQLiteValue]] = []

  init(_ table: TextTable) throws(GazetteerBuildFailure) {
    for row in table {
      let steps = try row.text("line").split(separator: " ").map { Int32($0) }
      guard let layer = Outline.Layer(name: try row.text("layer")), !steps.contains(nil),
        let line = OutlineLine(steps: steps.compactMap(\.self))
      else { throw row.malformed }
      rows.append(
        [.integer(layer.rawValue), .integer(try row.integer("rank"))]
          + line.reach.map { .integer(Int($0)) } + [.blob(OutlineCoding.bytes(of: line.points))])
    }
  }
}

/// A line as the table has it: its first point, then the steps from each to the next.
private struct OutlineLine {
  var points: [Int32] = []
  /// South, west, north, east.
  var reach: [Int32]

  init?(steps: [Int32]) {
    guard steps.count >= 4, steps.count.isMultiple(of: 2) else { return nil }
    points.reserveCapacity(steps.count)
    for (index, step) in steps.enumerated() {
      points.append(index < 2 ? step : points[index - 2] + step)
    }
    let longitudes = stride(from: 0, to: points.count, by: 2).map { [points] in points[$0] }
    let latitudes = stride(from: 1, to: points.count, by: 2).map { [points] in points[$0] }
    guard let west = longitudes.min(), let east = longitudes.max(), let south = latitudes.min(),
      let north = latitudes.max()
    else { return nil }
    reach = [south, west, north, east]
  }
}

extension Outline.Layer {
  fileprivate init?(name: String) {
    switch name {
    case "coast": self = .coast
    case "border": self = .border
    case "lake": self = .lake
    case "river": self = .river
    default: return nil
    }
  }
}
