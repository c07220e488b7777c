/// A place on the screen, counted from the row and column where the prompt begins.
package struct Position: Hashable, Sendable {
  package var row = 0
  package var column = 0
}

/// Where text comes to stand, by the same rules as libedit wraps it.
struct Layout {
  let columns: Int
  private(set) var position = Position()
  /// Whether the last character filled the row's last column.
  private(set) var isAtMargin = false

  init(columns: Int) { self.columns = max(1, columns) }

  mutating func add(_ scalar: Unicode.Scalar) {
    switch scalar {
    // By far the most: nothing has to be asked of the locale.
    case " "..."~": take(1)
    case "\t": repeat { take(1) } while position.column & 7 != 0
    case "\n": nextRow(atMargin: false)
    default:
      let text = CharacterWidth.shown(scalar).unicodeScalars
      if text.count == 1 { return take(CharacterWidth.columns(of: scalar)) }
      for _ in text { take(1) }
    }
  }

  mutating func add(_ text: some Sequence<Unicode.Scalar>) {
    for scalar in text { add(scalar) }
  }

  /// Where the cursor stands before this character: a wide one may not fit into the row any more.
  func position(before scalar: Unicode.Scalar?) -> Position {
    guard let scalar else { return position }
    let width = CharacterWidth.columns(of: scalar)
    let wraps = width > 1 && position.column + width > columns
    return wraps ? Position(row: position.row + 1) : position
  }

  private mutating func take(_ width: Int) {
    if position.column + width > columns { nextRow(atMargin: false) }
    guard width > 0 else { return }
    isAtMargin = false
    position.column += width
    if position.column >= columns { nextRow(atMargin: true) }
  }

  private mutating func nextRow(atMargin: Bool) {
    position = Position(row: position.row + 1)
    isAtMargin = atMargin
  }
}
