/// What the prompt's part of the screen is to show: the line, which the terminal wraps, and rows
/// below it.
package struct Frame: Equatable, Sendable {
  package struct Cell: Equatable, Sendable {
    package var scalar: Unicode.Scalar
    package var look: Look

    package init(_ scalar: Unicode.Scalar, _ look: Look) {
      self.scalar = scalar
      self.look = look
    }
  }

  /// The prompt, the text and what may go on behind it.
  package let line: [Cell]
  /// The cell that the cursor is on; the line's count behind its end.
  package let cursor: Int
  /// Rows below the line with their styles in them, each shorter than the screen is wide.
  package var rows: [String]
  package let columns: Int
  package let cursorPosition: Position
  /// Where a cell behind the last one would begin.
  package let endPosition: Position
  /// Whether the end is the beginning of a row that the terminal has begun by wrapping.
  let endsAtMargin: Bool

  package init(line: [Cell], cursor: Int, rows: [String], columns: Int) {
    self.line = line
    self.cursor = cursor
    self.rows = rows
    self.columns = columns
    var layout = Layout(columns: columns)
    for cell in line.prefix(cursor) { layout.add(cell.scalar) }
    cursorPosition = layout.position(before: cursor < line.count ? line[cursor].scalar : nil)
    for cell in line.dropFirst(cursor) { layout.add(cell.scalar) }
    (endPosition, endsAtMargin) = (layout.position, layout.isAtMargin)
  }

  /// How many rows of the screen it takes.
  var height: Int { endPosition.row + 1 + rows.count }

  /// The part of the line that fits the screen: so many rows with the cursor among them.
  package func fitted(rows height: Int) -> Frame {
    guard endPosition.row >= height else { return self }
    let starts = rowStarts
    let row = min(cursorPosition.row, starts.count - 1)
    let first = max(0, min(row, starts.count - height))
    let last = first + height < starts.count ? starts[first + height] : line.count
    // A row that is cut off may end with a line's end, which would open another row.
    let end = last > 0 && last < line.count && line[last - 1].scalar == "\n" ? last - 1 : last
    let shown = max(starts[first], min(end, lastBeforeMargin(starts[first], end, height)))
    return Frame(
      line: Array(line[starts[first]..<shown]),
      cursor: min(max(0, cursor - starts[first]), shown - starts[first]), rows: [],
      columns: columns)
  }

  /// The first cell of each row.
  private var rowStarts: [Int] {
    var layout = Layout(columns: columns)
    var starts = [0]
    for (index, cell) in line.enumerated() {
      let row = layout.position(before: cell.scalar).row
      if row == starts.count { starts.append(index) }
      layout.add(cell.scalar)
      if cell.scalar == "\n" || layout.position.row > starts.count {
        while starts.count <= layout.position.row { starts.append(index + 1) }
      }
    }
    while starts.count <= layout.position.row { starts.append(line.count) }
    return starts
  }

  /// A last row that is full to the margin would make the terminal go on to another one.
  private func lastBeforeMargin(_ start: Int, _ end: Int, _ height: Int) -> Int {
    var end = end
    while end > start {
      var layout = Layout(columns: columns)
      for cell in line[start..<end] { layout.add(cell.scalar) }
      if layout.position.row < height { return end }
      end -= 1
    }
    return end
  }
}
