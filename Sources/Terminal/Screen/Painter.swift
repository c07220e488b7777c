private import World

/// Draws the prompt, the line and what stands below it over libedit's own drawing.
///
/// Everything it returns begins and ends with the cursor where libedit believes it to be.
struct Painter {
  var colours: ColourDepth

  /// The whole prompt and line in one piece, so that the terminal itself wraps it, then the rows.
  func paint(_ view: LineView, rows: [String]) -> String {
    var out = ControlSequence.up(view.cursorPosition.row) + "\r"
    var layout = Layout(columns: view.size.columns)
    out += TextStyle.name.applied(to: text(view.prompt, &layout), colours)
    out += text(view.text, &layout)
    if layout.isAtMargin { out += Painter.wrap }
    for row in rows { out += "\r\n" + ControlSequence.clearRow + row }
    out += ControlSequence.clearBelow
    guard !rows.isEmpty else { return out + back(view, from: layout.position) }
    let last = Position(row: layout.position.row + rows.count)
    return out + back(view, from: last)
  }

  /// Takes away what stands below the line.
  func erase(_ view: LineView) -> String {
    let end = view.endPosition
    return ControlSequence.move(from: view.cursorPosition, to: end) + ControlSequence.clearBelow
      + back(view, from: end)
  }

  /// Takes away the line as well; the cursor is then where the prompt began.
  func eraseAll(_ view: LineView) -> String {
    ControlSequence.up(view.cursorPosition.row) + "\r" + ControlSequence.clearBelow
  }

  /// Goes below the line and clears what is there.
  func leave(_ view: LineView, saying mark: String = "") -> String {
    ControlSequence.move(from: view.cursorPosition, to: view.endPosition) + mark
      + ControlSequence.clearBelow + "\r\n"
  }

  private func back(_ view: LineView, from position: Position) -> String {
    ControlSequence.move(from: position, to: view.cursorPosition)
  }

  /// Makes a terminal that still waits in the last column go to the next row.
  private static let wrap = " \u{8}"

  private func text(_ scalars: [Unicode.Scalar], _ layout: inout Layout) -> String {
    var out = ""
    for scalar in scalars {
      let before = layout
      layout.add(scalar)
      switch scalar {
      case "\n": out += (before.isAtMargin ? Painter.wrap : "") + ControlSequence.clearRow + "\r\n"
      case "\t": out += String(repeating: " ", count: Painter.blanks(before, layout))
      default: out.unicodeScalars += CharacterWidth.shown(scalar).unicodeScalars
      }
    }
    return out
  }

  private static func blanks(_ before: Layout, _ after: Layout) -> Int {
    let rows = after.position.row - before.position.row
    return after.position.column - before.position.column + rows * before.columns
  }
}
