extension ScreenModel {
  mutating func feed(_ scalar: Unicode.Scalar) {
    switch sequence.read(scalar) {
    case .pending: return
    case .control(let parameters, let final): obey(parameters, final)
    case .question(let text): questions.append(text)
    case .unknown(let text): unknown.append(text)
    case .character(let scalar): show(scalar)
    }
  }

  private mutating func show(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r": moveTo(column: 0)
    case "\n":
      isWrapPending = false
      nextRow()
    case "\u{8}": moveTo(column: max(0, column - 1))
    case "\u{7}": bells += 1
    case "\0"..<" ", "\u{7F}"..<"\u{A0}": unknown.append("control \(scalar.value)")
    default: put(scalar, width: ScreenWidth.columns(of: scalar))
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar, width: Int) {
    guard width > 0 else { return join(scalar) }
    if isWrapPending || column + width > columns {
      moveTo(column: 0)
      nextRow()
    }
    cells[row][column] = Cell(text: String(scalar), style: style)
    if width == 2 { cells[row][column + 1] = Cell(text: "", style: style) }
    column += width
    isWrapPending = column == columns
    if isWrapPending { column -= 1 }
  }

  /// A mark joins the character before the cursor.
  private mutating func join(_ scalar: Unicode.Scalar) {
    var target = isWrapPending ? column : column - 1
    if target >= 0, cells[row][target].text.isEmpty { target -= 1 }
    guard target >= 0 else { return }
    cells[row][target].text.unicodeScalars.append(scalar)
  }

  private mutating func nextRow() {
    row += 1
    if row == rows { scroll() }
  }

  mutating func moveTo(column: Int) {
    self.column = min(max(0, column), columns - 1)
    isWrapPending = false
  }
}
