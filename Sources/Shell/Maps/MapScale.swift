internal import Session

/// The length of a bar that shows how large a map is.
struct MapScale: Hashable {
  /// In the unit that is set.
  let length: Double
  /// How many cells of the screen it is long.
  let cells: Int

  /// The longest round length that takes no more than a part of the width.
  init(unitsPerCell: Double, cells most: Int) {
    var best = (length: unitsPerCell * 2, cells: 2)
    for power in -2...4 {
      for digit in [1.0, 2, 5] {
        var length = digit
        for _ in 0..<abs(power) { length = power < 0 ? length / 10 : length * 10 }
        let cells = Int((length / unitsPerCell).rounded())
        if cells >= 2, cells <= max(2, most) { best = (length, cells) }
      }
    }
    (length, cells) = best
  }

  var bar: String { "├" + String(repeating: "─", count: max(0, cells - 2)) + "┤" }

  /// The length as a number: `0.5`, `200`.
  var number: String {
    guard length < 1 else { return grouped(Int(length.rounded())) }
    let hundredths = Int((length * 100).rounded())
    let digits = padded(hundredths, 3)
    let fraction = digits.suffix(2)
    return "\(digits.dropLast(2)).\(fraction.hasSuffix("0") ? fraction.prefix(1) : fraction)"
  }
}
