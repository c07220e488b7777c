/// Output that is being put together, and where the cursor stands after it.
struct Pen {
  let looks: Looks
  private(set) var out = ""
  private var position: Position
  private var look = Look.plain

  init(looks: Looks, position: Position) {
    self.looks = looks
    self.position = position
  }

  /// Goes to a place that is on the screen already.
  mutating func move(to target: Position) {
    guard target != position else { return }
    out += ControlSequence.move(from: position, to: target)
    position = target
  }

  /// Writes a cell where the layout stands.
  mutating func write(_ cell: Frame.Cell, _ layout: inout Layout) {
    change(to: cell.look)
    let before = layout
    let wraps = layout.position(before: cell.scalar) != layout.position
    layout.add(cell.scalar)
    switch cell.scalar {
    case "\n":
      clear(ControlSequence.clearRow, isWrapped: before.isAtMargin)
      out += "\r\n"
    case " "..."~": out.unicodeScalars.append(cell.scalar)
    case "\t": out += String(repeating: " ", count: blanks(before, layout))
    default:
      // What stood in a column that stays free.
      if wraps { out += ControlSequence.clearRow }
      out.unicodeScalars += CharacterWidth.shown(cell.scalar).unicodeScalars
    }
    position = layout.position
  }

  /// Ends the line: a terminal that still waits in the last column goes on to the next row.
  mutating func finish(_ layout: Layout) {
    change(to: .plain)
    if layout.isAtMargin { out += Pen.wrap }
    position = layout.position
  }

  /// Clears from here on, as far as the sequence does.
  ///
  /// In a row that the terminal has begun by wrapping, a blank comes before: tmux takes a row that is cleared as
  /// a whole for one of its own, and would not wrap it with the one above when the width changes.
  mutating func clear(_ sequence: String, isWrapped: Bool) {
    out += isWrapped ? " " + sequence + "\u{8}" : sequence
  }

  /// Writes a row below the one where the cursor is.
  mutating func nextRow(_ row: String) {
    out += "\r\n" + ControlSequence.clearRow + row
    // Where in the row does not matter: each move from here goes to the row's beginning first.
    position = Position(row: position.row + 1, column: Int.max)
  }

  /// Clears what stands below the row of the cursor.
  mutating func clearBelowRow() {
    out += "\r\n" + ControlSequence.clearBelow
    position = Position(row: position.row + 1)
  }

  private mutating func change(to new: Look) {
    guard new != look else { return }
    defer { look = new }
    let (old, code) = (looks.code(look), looks.code(new))
    guard old != code else { return }
    out += old.isEmpty ? "\u{1B}[\(code)m" : code.isEmpty ? "\u{1B}[0m" : "\u{1B}[0;\(code)m"
  }

  private func blanks(_ before: Layout, _ after: Layout) -> Int {
    let rows = after.position.row - before.position.row
    return after.position.column - before.position.column + rows * before.columns
  }

  private static let wrap = " \u{8}"
}
