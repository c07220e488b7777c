private import Glibc

/// A position on WGS 84 in degrees: latitude -90...90, longitude -180...180.
package struct Coordinates: Hashable, Sendable {
  package let latitude: Double
  package let longitude: Double

  /// The position, or `nil` outside the ranges.
  package init?(latitude: Double, longitude: Double) {
    guard latitude.isFinite, longitude.isFinite, abs(latitude) <= 90, abs(longitude) <= 180
    else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Where both are zero.
  init() { (latitude, longitude) = (0, 0) }

  /// Great-circle distance in kilometres on a sphere of mean Earth radius.
  package func kilometres(to other: Coordinates) -> Double {
    let radians = Double.pi / 180
    let (phi, otherPhi) = (latitude * radians, other.latitude * radians)
    let halfLatitude = sin((otherPhi - phi) / 2)
    let halfLongitude = sin((other.longitude - longitude) * radians / 2)
    let chord =
      halfLatitude * halfLatitude + cos(phi) * cos(otherPhi) * halfLongitude * halfLongitude
    return 2 * 6371.0088 * asin(min(1, chord.squareRoot()))
  }
}

extension Coordinates {
  /// The form `41.1579, -8.6291`: at most seven decimals, about a centimetre.
  var spelled: String { "\(latitudeText), \(longitudeText)" }

  /// In degrees, with at most seven decimals: `41.1579`.
  package var latitudeText: String { Coordinates.spelled(latitude) }
  package var longitudeText: String { Coordinates.spelled(longitude) }

  private static func spelled(_ degrees: Double) -> String {
    let scaled = Int((abs(degrees) * 10_000_000).rounded())
    let sign = degrees < 0 && scaled > 0 ? "-" : ""
    let (whole, fraction) = scaled.quotientAndRemainder(dividingBy: 10_000_000)
    guard fraction > 0 else { return "\(sign)\(whole)" }
    var digits = padded(fraction, 7)
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
