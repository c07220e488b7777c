/// The code of OpenStreetMap's short links: six bits a letter, bits of longitude and latitude in
/// turn.
enum ShortCode {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~".utf8)

  /// The middle of the square that a code names; `nil` where it is none.
  static func position(_ code: String) -> Coordinates? {
    let letters = code.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "=") }
    guard (1...10).contains(letters.count) else { return nil }
    var (x, y): (UInt64, UInt64) = (0, 0)
    for letter in letters {
      // Links of former years have an `@` for the `~`.
      let plain = letter == UInt8(ascii: "@") ? UInt8(ascii: "~") : letter
      guard let value = alphabet.firstIndex(of: plain) else { return nil }
      for bit in stride(from: 5, to: 0, by: -2) {
        x = x << 1 | UInt64(value >> bit & 1)
        y = y << 1 | UInt64(value >> (bit - 1) & 1)
      }
    }
    let squares = Double(UInt64(1) << UInt64(3 * letters.count))
    return Coordinates(
      latitude: MapNumbers.micro((Double(y) + 0.5) / squares * 180 - 90),
      longitude: MapNumbers.micro((Double(x) + 0.5) / squares * 360 - 180))
  }
}
