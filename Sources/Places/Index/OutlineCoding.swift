/// How the points of a line are kept: the first, then the steps from each to the next, small ones in
/// few bytes.
enum OutlineCoding {
  static func bytes(of points: [Int32]) -> [UInt8] {
    var bytes: [UInt8] = []
    var (last, beforeLast): (Int32, Int32) = (0, 0)
    for point in points {
      // Longitudes and latitudes by turns.
      var rest = zigzag(point - beforeLast)
      while rest > 0x7F {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(rest))
      (last, beforeLast) = (point, last)
    }
    return bytes
  }

  static func points(of bytes: [UInt8]) -> [Int32] {
    var points: [Int32] = []
    points.reserveCapacity(bytes.count / 2)
    var (last, beforeLast): (Int32, Int32) = (0, 0)
    var (number, shift): (UInt32, UInt32) = (0, 0)
    for byte in bytes {
      number |= UInt32(byte & 0x7F) << shift
      shift += 7
      guard byte < 0x80 else { continue }
      let point = beforeLast &+ (Int32(bitPattern: number >> 1) ^ -Int32(number & 1))
      points.append(point)
      (last, beforeLast) = (point, last)
      (number, shift) = (0, 0)
    }
    return points
  }

  /// Small numbers of either sign as small ones without.
  private static func zigzag(_ number: Int32) -> UInt32 {
    UInt32(bitPattern: number << 1 ^ number >> 31)
  }
}
