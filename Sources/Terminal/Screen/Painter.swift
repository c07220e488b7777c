/// Brings the screen from what it shows to what it is to show, with as few bytes as will do.
///
/// libedit draws nothing: all that stands on the screen is in `shown`. Moves are relative, and from
/// the first cell that differs the line is written in one piece, so that the terminal itself wraps it
/// and knows which rows belong together.
package struct Painter: Sendable {
  package var looks: Looks
  /// What stands on the screen; `nil` where the cursor is at the beginning of a row of nobody.
  package private(set) var shown: Frame?
  /// Where its first row stands.
  var place = ScreenPlace.unknown
  /// What the terminal has pushed out above its first row by wrapping rows anew.
  private var pushedOut = WrittenRows()

  package init(_ looks: Looks) { self.looks = looks }

  /// Shows a frame in the place of the one before.
  package mutating func show(_ frame: Frame) -> String {
    defer { shown = frame }
    let old = shown ?? Frame(line: [], cursor: 0, rows: [], columns: frame.columns)
    guard frame != shown else { return "" }
    var pen = Pen(looks: looks, position: old.cursorPosition)
    let lineChanged = old.line != frame.line
    if lineChanged { writeLine(frame, over: old, &pen) }
    writeRows(frame, over: old, lineChanged: lineChanged, &pen)
    pen.move(to: frame.cursorPosition)
    return ControlSequence.frameStart + pen.out + ControlSequence.frameEnd
  }

  /// Takes everything away; the cursor is then where the prompt began.
  package mutating func clear() -> String {
    defer { forget() }
    guard let shown else { return "" }
    return ControlSequence.up(shown.cursorPosition.row) + "\r" + ControlSequence.clearFromRow
  }

  /// Takes everything away after the terminal has got another width, and what has come back of what it had
  /// pushed out.
  mutating func clear(after outcome: Resizing.Outcome, columns: Int) -> String {
    guard let shown else { return "" }
    guard let above = outcome.rowsAbove else {
      forget()
      return ControlSequence.up(outcome.cursorRow) + "\r" + ControlSequence.clearFromRow
    }
    let pushedBefore = pushedOut.height(columns: columns)
    let back = max(0, min(above, pushedBefore))
    let pushed =
      above < 0
      ? pushedOut.lines + WrittenRows(shown).first(-above, columns: columns).lines
      : pushedOut.first(pushedBefore - back, columns: columns).lines
    forget()
    pushedOut = WrittenRows(lines: pushed)
    place = .told(max(0, above - back))
    return ControlSequence.up(outcome.cursorRow + back) + "\r" + ControlSequence.clearFromRow
  }

  /// Goes below the line; what stands there goes.
  package mutating func leave(saying mark: String = "") -> String {
    defer { forget() }
    guard let shown else { return mark + "\r\n" }
    return ControlSequence.move(from: shown.cursorPosition, to: shown.endPosition) + mark
      + ControlSequence.clearBelow + "\r\n"
  }

  /// What stands on the screen is no longer that of the line.
  mutating func forget() {
    shown = nil
    place = .unknown
    pushedOut = WrittenRows()
  }

  private func writeLine(_ frame: Frame, over old: Frame, _ pen: inout Pen) {
    let start = firstDifference(old.line, frame.line)
    var layout = Layout(columns: frame.columns)
    for cell in frame.line[..<start] { layout.add(cell.scalar) }
    pen.move(to: layout.position)
    for cell in frame.line[start...] { pen.write(cell, &layout) }
    pen.finish(layout)
  }

  /// A mark is drawn with the character before it.
  private func firstDifference(_ old: [Frame.Cell], _ new: [Frame.Cell]) -> Int {
    var index = 0
    while index < min(old.count, new.count), old[index] == new[index] { index += 1 }
    while index > 0, [old, new].contains(where: { index < $0.count && isMark($0[index]) }) {
      index -= 1
    }
    return index
  }

  private func isMark(_ cell: Frame.Cell) -> Bool {
    cell.scalar.value >= 0x300 && CharacterWidth.columns(of: cell.scalar) == 0
  }

  private func writeRows(
    _ frame: Frame, over old: Frame, lineChanged: Bool, _ pen: inout Pen
  ) {
    let end = frame.endPosition
    let moved = old.endPosition.row != end.row
    guard lineChanged || old.rows != frame.rows else { return }
    if moved || frame.rows.isEmpty {
      let hasRows = !old.rows.isEmpty || old.endPosition.row > end.row
      if lineChanged || hasRows {
        pen.move(to: end)
        pen.clear(
          hasRows ? ControlSequence.clearBelow : ControlSequence.clearRow,
          isWrapped: frame.endsAtMargin)
      }
      for row in frame.rows { pen.nextRow(row) }
      return
    }
    if lineChanged {
      pen.move(to: end)
      pen.clear(ControlSequence.clearRow, isWrapped: frame.endsAtMargin)
    }
    var same = 0
    while same < min(old.rows.count, frame.rows.count), old.rows[same] == frame.rows[same] {
      same += 1
    }
    guard same < frame.rows.count || same < old.rows.count else { return }
    pen.move(to: Position(row: end.row + same, column: same == 0 ? end.column : 0))
    for row in frame.rows[same...] { pen.nextRow(row) }
    guard old.rows.count > frame.rows.count else { return }
    pen.clearBelowRow()
  }
}
