extension MapProjection {
  /// The degrees between which a picture of so many kilometres around the middle lies.
  package func box(width: Double, height: Double) -> MapBox {
    let (across, up) = (width / 2, height / 2)
    let perDegree = MapProjection.kilometresPerDegree
    switch kind {
    case .sheet:
      let reach = up / perDegree
      return box(reaching: reach, turn: across / worldWidth * 360)
    case .around:
      let reach = (across * across + up * up).squareRoot() / perDegree
      // Beyond a pole every longitude is seen.
      guard centre.latitude - reach > -90, centre.latitude + reach < 90 else {
        return box(reaching: reach, turn: 180)
      }
      let corners = [(1.0, 1.0), (1, 0), (1, -1)].compactMap { side in
        position(at: MapPoint(x: across * side.0, y: up * side.1))
      }
      let turns = corners.map { abs(turned($0.longitude - centre.longitude)) }
      return box(reaching: reach, turn: (turns.max() ?? 180) * 1.05)
    }
  }

  private func box(reaching degrees: Double, turn: Double) -> MapBox {
    let middle = centre.longitude
    let isWhole = turn >= 180
    return MapBox(
      south: max(-90, centre.latitude - degrees), west: isWhole ? -180 : turned(middle - turn),
      north: min(90, centre.latitude + degrees), east: isWhole ? 180 : turned(middle + turn))
  }
}

extension MapFrame {
  /// The degrees between which it lies.
  package var box: MapBox { projection.box(width: width, height: height) }
}
