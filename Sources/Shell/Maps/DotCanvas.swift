/// A field of dots, two by four in each cell of the screen, as the Braille signs have them.
struct DotCanvas {
  /// What dots are part of: the later ones win where they share a cell.
  enum Ink: UInt8 {
    case land, way
  }

  let columns, rows: Int
  private var dots: [UInt8]
  private var inks: [Ink]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    dots = Array(repeating: 0, count: columns * rows)
    inks = Array(repeating: .land, count: columns * rows)
  }

  var width: Int { columns * 2 }
  var height: Int { rows * 4 }
  var isEmpty: Bool { dots.allSatisfy { $0 == 0 } }

  /// Sets a dot, counted from the left and from above; outside of the field nothing happens.
  mutating func set(_ x: Int, _ y: Int, _ ink: Ink) {
    guard x >= 0, y >= 0, x < width, y < height else { return }
    let cell = y / 4 * columns + x / 2
    dots[cell] |= DotCanvas.bits[(y & 3) << 1 | x & 1]
    if ink.rawValue > inks[cell].rawValue { inks[cell] = ink }
  }

  /// The bit of each dot of a Braille sign, row by row.
  private static let bits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

  /// What stands in a cell; `nil` for no dot.
  func sign(column: Int, row: Int) -> (text: Character, ink: Ink)? {
    let cell = row * columns + column
    guard dots[cell] != 0, let scalar = Unicode.Scalar(0x2800 + UInt32(dots[cell])) else {
      return nil
    }
    return (Character(scalar), inks[cell])
  }
}

/// Draws a line through points, dot by dot, in its pattern.
struct DotPen {
  let ink: DotCanvas.Ink
  /// Of so many dots the first are set.
  let on, of: Int
  private var count = 0
  /// Whether anything of it lies within the field.
  private(set) var hasDrawn = false
  private var last: (x: Int, y: Int)?

  init(_ ink: DotCanvas.Ink, on: Int = 1, of: Int = 1) {
    self.ink = ink
    self.on = on
    self.of = of
  }

  /// Where the next line begins, its pattern from the start.
  mutating func lift() {
    last = nil
    count = 0
  }

  /// A straight piece; what of it lies outside of the field is left out.
  mutating func draw(from start: DotPoint, to end: DotPoint, on canvas: inout DotCanvas) {
    guard
      let (one, other) = clipped(
        start, end, width: Double(canvas.width), height: Double(canvas.height))
    else {
      last = nil
      return
    }
    let (x, y) = (Int(one.x), Int(one.y))
    let (wide, high) = (Int(other.x) - x, Int(other.y) - y)
    let steps = max(abs(wide), abs(high))
    for step in 0...steps {
      let part = steps == 0 ? 0 : Double(step) / Double(steps)
      dot(
        x + Int((Double(wide) * part).rounded()), y + Int((Double(high) * part).rounded()),
        on: &canvas)
    }
  }

  private mutating func dot(_ x: Int, _ y: Int, on canvas: inout DotCanvas) {
    if let last, last == (x, y) { return }
    last = (x, y)
    hasDrawn = true
    if count % of < on { canvas.set(x, y, ink) }
    count += 1
  }
}

/// A point of a canvas, in dots from the left and from above.
struct DotPoint: Hashable {
  var x, y: Double
}

/// What of a straight line lies within the field; `nil` for nothing.
private func clipped(
  _ start: DotPoint, _ end: DotPoint, width: Double, height: Double
) -> (DotPoint, DotPoint)? {
  // A hair inside, so that whole numbers of the ends are dots of the field.
  let (right, low) = (width - 0.001, height - 0.001)
  if start.x >= 0, start.x <= right, start.y >= 0, start.y <= low, end.x >= 0, end.x <= right,
    end.y >= 0, end.y <= low
  {
    return (start, end)
  }
  let (wide, high) = (end.x - start.x, end.y - start.y)
  var (from, to) = (0.0, 1.0)
  for (step, room) in [
    (-wide, start.x), (wide, right - start.x), (-high, start.y), (high, low - start.y),
  ] {
    if step == 0 {
      guard room >= 0 else { return nil }
    } else if step < 0 {
      from = max(from, room / step)
    } else {
      to = min(to, room / step)
    }
  }
  guard from <= to else { return nil }
  func point(_ part: Double) -> DotPoint {
    DotPoint(
      x: min(max(start.x + wide * part, 0), right), y: min(max(start.y + high * part, 0), low))
  }
  return (point(from), point(to))
}
