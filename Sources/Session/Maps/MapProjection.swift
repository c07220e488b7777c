private import Glibc

/// A point of a flat map: kilometres to the right of its middle and above it.
package struct MapPoint: Hashable, Sendable {
  package var x, y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// How the round earth becomes flat: true distances and directions from a middle, so that poles and
/// date line are places like any other; the whole world as a sheet of even degrees.
package struct MapProjection: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Azimuthal and equidistant.
    case around
    /// A cylinder, equidistant, true in width at the latitude of the middle.
    case sheet
  }

  package let kind: Kind
  package let centre: Coordinates
  private let (sine, cosine): (Double, Double)

  package init(_ kind: Kind, centre: Coordinates) {
    self.kind = kind
    self.centre = centre
    let latitude = kind == .sheet ? min(abs(centre.latitude), 50) : centre.latitude
    sine = sin(latitude * .pi / 180)
    cosine = cos(latitude * .pi / 180)
  }

  /// How many kilometres a degree of a great circle has.
  package static let kilometresPerDegree = 2 * 6371.0088 * Double.pi / 360

  /// How wide the whole world is.
  package var worldWidth: Double { 360 * MapProjection.kilometresPerDegree * cosine }

  package func point(of position: Coordinates) -> MapPoint {
    point(latitude: position.latitude, longitude: position.longitude)
  }

  package func point(latitude: Double, longitude: Double) -> MapPoint {
    let turn = turned(longitude - centre.longitude)
    switch kind {
    case .sheet:
      return MapPoint(
        x: turn * MapProjection.kilometresPerDegree * cosine,
        y: (latitude - centre.latitude) * MapProjection.kilometresPerDegree)
    case .around:
      let (phi, lambda) = (latitude * .pi / 180, turn * .pi / 180)
      let (up, along) = (sin(phi), cos(phi) * cos(lambda))
      let east = cos(phi) * sin(lambda)
      let north = cosine * up - sine * along
      let away = (east * east + north * north).squareRoot()
      let arc = atan2(away, sine * up + cosine * along)
      let scale = away < 1e-12 ? 1 : arc / away
      // What lies opposite is as far to every side.
      if away < 1e-12, arc > 1 { return MapPoint(x: arc * earthRadius, y: 0) }
      return MapPoint(x: east * scale * earthRadius, y: north * scale * earthRadius)
    }
  }

  /// What lies at a point; `nil` beyond the edge of the world.
  package func position(at point: MapPoint) -> Coordinates? {
    switch kind {
    case .sheet:
      let latitude = centre.latitude + point.y / MapProjection.kilometresPerDegree
      let turn = point.x / MapProjection.kilometresPerDegree / cosine
      guard abs(turn) <= 180.000_001 else { return nil }
      return Coordinates(latitude: latitude, longitude: turned(centre.longitude + turn))
    case .around:
      let far = (point.x * point.x + point.y * point.y).squareRoot()
      guard far > 1e-9 else { return centre }
      let arc = far / earthRadius
      guard arc <= .pi else { return nil }
      let phi = asin(max(-1, min(1, cos(arc) * sine + point.y * sin(arc) * cosine / far)))
      let lambda = atan2(
        point.x * sin(arc), far * cosine * cos(arc) - point.y * sine * sin(arc))
      return Coordinates(
        latitude: max(-90, min(90, phi * 180 / .pi)),
        longitude: turned(centre.longitude + lambda * 180 / .pi))
    }
  }
}

private let earthRadius = 6371.0088

/// Degrees of longitude between -180 and 180.
func turned(_ degrees: Double) -> Double {
  if degrees >= -180, degrees <= 180 { return degrees }
  let rest = (degrees + 180).truncatingRemainder(dividingBy: 360)
  return (rest < 0 ? rest + 360 : rest) - 180
}
