/// What the prompt's part of the screen is to show: the line, which the terminal wraps, and rows
/// below it.
struct Frame: Equatable {
  struct Cell: Equatable {
    var scalar: Unicode.Scalar
    var look: Look
  }

  /// The prompt, the text and what may go on behind it.
  var line: [Cell]
  /// The cell that the cursor is on; the line's count behind its end.
  var cursor: Int
  /// Rows below the line with their styles in them, each shorter than the screen is wide.
  var rows: [String]
  var columns: Int

  /// Where a cell stands; behind the last one, where the next would begin.
  func position(of index: Int) -> Position {
    var layout = Layout(columns: columns)
    for cell in line.prefix(index) { layout.add(cell.scalar) }
    return layout.position(before: index < line.count ? line[index].scalar : nil)
  }

  var cursorPosition: Position { position(of: cursor) }
  var endPosition: Position { position(of: line.count) }

  /// The same without what is only shown while the line is typed.
  func settled(text: Int) -> Frame {
    Frame(line: Array(line.prefix(text)), cursor: min(cursor, text), rows: [], columns: columns)
  }

  /// The part of the line that fits the screen: so many rows with the cursor among them.
  func fitted(rows height: Int) -> Frame {
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
