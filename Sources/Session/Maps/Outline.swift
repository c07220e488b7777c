/// A line of the earth's surface that a map draws.
package struct Outline: Hashable, Sendable {
  package enum Layer: Int, CaseIterable, Hashable, Sendable {
    case coast, border, lake, river
  }

  package var layer: Layer
  /// Longitude and latitude of each point, one behind the other, in `partsOfDegree`.
  package var points: [Int32]

  package init(_ layer: Layer, points: [Int32]) {
    self.layer = layer
    self.points = points
  }

  /// So many parts has a degree.
  package static let partsOfDegree = 500.0
}

/// The coasts, borders, lakes and rivers that come with the program.
///
/// They are read synchronously and are always the same.
package protocol Outlines {
  /// What lies in a piece of the world, or may; rivers as large as this rank or larger, and nothing
  /// that spans fewer degrees.
  func outlines(in box: MapBox, rivers rank: Int, spanning least: Double) -> [Outline]
}

/// A world of which nothing is known.
package struct NoOutlines: Outlines {
  package init() {}

  package func outlines(in box: MapBox, rivers rank: Int, spanning least: Double) -> [Outline] {
    []
  }
}

/// A piece of the world between two latitudes and two longitudes.
///
/// Where the west is greater than the east it lies on both sides of the date line.
package struct MapBox: Hashable, Sendable {
  package var south, west, north, east: Double

  package init(south: Double, west: Double, north: Double, east: Double) {
    self.south = south
    self.west = west
    self.north = north
    self.east = east
  }

  /// The runs of longitudes from west to east that it covers.
  package var runs: [ClosedRange<Double>] {
    west <= east ? [west...east] : [west...180, -180...east]
  }
}
