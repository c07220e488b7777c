/// The piece of the earth that a map has to show: so many kilometres around a middle, whatever the
/// shape of the screen.
package struct MapFrame: Hashable, Sendable {
  package var centre: Coordinates
  /// From west to east, and from south to north.
  package var width, height: Double

  package init(centre: Coordinates, width: Double, height: Double) {
    self.centre = centre
    self.width = min(max(width, MapFrame.least), MapFrame.most)
    self.height = min(max(height, MapFrame.least), MapFrame.most / 2)
  }

  /// A map shows no less, and no more than the whole world.
  private static let least = 0.4
  private static let most = 360 * MapProjection.kilometresPerDegree
}

/// A change of the piece of the earth that is shown.
package enum MapStep: String, CaseIterable, Hashable, Sendable {
  case closer, wider, north, south, east, west
}

extension MapFrame {
  /// The same a step further.
  package func moved(_ step: MapStep) -> MapFrame {
    // A screen is about twice as wide as high.
    let half = MapPoint(x: max(width, 2 * height) / 2, y: max(height, width / 2) / 2)
    switch step {
    case .closer: return MapFrame(centre: centre, width: width / 2, height: height / 2)
    case .wider: return MapFrame(centre: centre, width: width * 2, height: height * 2)
    case .north: return moved(east: 0, north: half.y)
    case .south: return moved(east: 0, north: -half.y)
    case .east: return moved(east: half.x, north: 0)
    case .west: return moved(east: -half.x, north: 0)
    }
  }

  /// North and south end at the poles; east and west go round.
  private func moved(east: Double, north: Double) -> MapFrame {
    let perDegree = MapProjection.kilometresPerDegree
    let latitude = max(-90, min(90, centre.latitude + north / perDegree))
    let sheet = MapProjection(.sheet, centre: centre)
    let turn = 360 * east / sheet.worldWidth
    let moved = Coordinates(latitude: latitude, longitude: turned(centre.longitude + turn))
    return MapFrame(centre: moved ?? centre, width: width, height: height)
  }
}

extension MapFrame {
  /// The whole world as people live on it, and what else is to be seen.
  package static func world(with positions: [Coordinates]) -> MapFrame {
    let south = positions.map(\.latitude).reduce(-56) { min($0, $1 - 2) }
    let north = positions.map(\.latitude).reduce(76) { max($0, $1 + 2) }
    let (low, high) = (max(-90, south), min(90, north))
    return MapFrame(
      centre: middle(latitude: (low + high) / 2, longitude: 10), width: most,
      height: (high - low) * MapProjection.kilometresPerDegree)
  }

  /// What holds these, with some room around, and no less than `least` kilometres; `nil` for none.
  package static func around(_ positions: [Coordinates], atLeast least: Double) -> MapFrame? {
    guard var centre = middle(of: positions) else { return nil }
    // From the middle of the degrees to the middle of the picture.
    for _ in 0..<2 {
      let points = positions.map(MapProjection(.around, centre: centre).point)
      guard let (xs, ys) = reach(of: points) else { return nil }
      let shift = MapPoint(
        x: (xs.lowerBound + xs.upperBound) / 2, y: (ys.lowerBound + ys.upperBound) / 2)
      centre = MapProjection(.around, centre: centre).position(at: shift) ?? centre
    }
    let frame = frame(positions, MapProjection(.around, centre: centre), least)
    guard frame.isSheet, let middle = self.middle(of: positions) else { return frame }
    return self.frame(positions, MapProjection(.sheet, centre: middle), least)
  }

  private static func frame(
    _ positions: [Coordinates], _ projection: MapProjection, _ least: Double
  ) -> MapFrame {
    let points = positions.map(projection.point)
    let wide = 2 * (points.map { abs($0.x) }.max() ?? 0) * room
    let high = 2 * (points.map { abs($0.y) }.max() ?? 0) * room
    // What needs a sheet stays on one, also where it takes less room there.
    let isSmall = projection.kind == .sheet && max(wide, 2 * high) <= leastOfSheets
    return MapFrame(
      centre: projection.centre, width: max(isSmall ? leastOfSheets + 1 : wide, least),
      height: max(high, least / 2))
  }

  private static let room = 1.2

  private static func reach(
    of points: [MapPoint]
  ) -> (ClosedRange<Double>, ClosedRange<Double>)? {
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let low = points.map(\.y).min(), let high = points.map(\.y).max()
    else { return nil }
    return (left...right, low...high)
  }

  /// The middle of the latitudes, and of the shortest run of longitudes that holds all.
  private static func middle(of positions: [Coordinates]) -> Coordinates? {
    guard let low = positions.map(\.latitude).min(), let high = positions.map(\.latitude).max()
    else { return nil }
    let sorted = positions.map(\.longitude).sorted()
    var start = sorted[0]
    var widest = sorted[0] + 360 - sorted[sorted.count - 1]
    for (one, next) in zip(sorted, sorted.dropFirst()) where next - one > widest {
      (start, widest) = (next, next - one)
    }
    return middle(latitude: (low + high) / 2, longitude: turned(start + (360 - widest) / 2))
  }

  private static func middle(latitude: Double, longitude: Double) -> Coordinates {
    Coordinates(latitude: latitude, longitude: longitude)
      ?? Coordinates.origin
  }
}
