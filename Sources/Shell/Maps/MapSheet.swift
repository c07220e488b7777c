internal import Session

/// A map as large as a piece of the screen: how positions become dots.
struct MapSheet {
  let columns, rows: Int
  let projection: MapProjection
  let kilometresPerDot: Double

  /// The frame fits into so many cells; the sheet takes no more of them than it can use.
  init(_ frame: MapFrame, columns most: Int, rows mostRows: Int) {
    projection = frame.projection
    let columns = max(4, min(most, mostRows * 8))
    let wide = min(frame.width, projection.worldWidth)
    let perDot = max(
      wide / Double(columns * 2), frame.height / Double(max(2, mostRows) * 4))
    let needed = Int((frame.height / perDot / 4).rounded(.up))
    rows = max(2, frame.isWorld ? min(mostRows, needed) : mostRows)
    self.columns = columns
    kilometresPerDot = perDot
  }

  var width: Double { Double(columns * 2) }
  var height: Double { Double(rows * 4) }

  func dot(_ point: MapPoint) -> DotPoint {
    DotPoint(
      x: width / 2 + point.x / kilometresPerDot, y: height / 2 - point.y / kilometresPerDot)
  }

  func dot(_ position: Coordinates) -> DotPoint { dot(projection.point(of: position)) }

  /// The cell of a position; `nil` where it lies outside.
  func cell(_ position: Coordinates) -> (column: Int, row: Int)? {
    let dot = dot(position)
    // A pole may lie right on the edge.
    guard dot.x >= -0.5, dot.y >= -0.5, dot.x <= width + 0.5, dot.y <= height + 0.5 else {
      return nil
    }
    return (
      Int(min(max(0, dot.x), width - 1)) / 2, Int(min(max(0, dot.y), height - 1)) / 4
    )
  }

  /// The degrees between which all that is shown lies.
  var box: MapBox {
    projection.box(width: width * kilometresPerDot, height: height * kilometresPerDot)
  }
}
