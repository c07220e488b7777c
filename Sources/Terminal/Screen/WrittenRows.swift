/// What has been written to the screen, in the parts that the terminal wraps each by itself.
struct WrittenRows: Sendable {
  private(set) var lines: [[Unicode.Scalar]]

  init(lines: [[Unicode.Scalar]] = []) { self.lines = lines }

  /// The rows of the line, of which the terminal wraps each that is too long, and those below.
  init(_ frame: Frame) {
    let text = frame.line.map(\.scalar)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0) }
    lines += frame.rows.map(WrittenRows.unstyled)
  }

  func height(columns: Int) -> Int {
    lines.reduce(0) { $0 + WrittenRows.height($1, columns: columns) }
  }

  /// The first of its rows where they are so wide.
  func first(_ height: Int, columns: Int) -> WrittenRows {
    var (taken, left) = ([[Unicode.Scalar]](), height)
    for line in lines where left > 0 {
      taken.append(WrittenRows.beginning(of: line, height: left, columns: columns))
      left -= WrittenRows.height(line, columns: columns)
    }
    return WrittenRows(lines: taken)
  }

  mutating func removeLast(_ count: Int) { lines.removeLast(min(max(0, count), lines.count)) }

  private static func height(_ line: [Unicode.Scalar], columns: Int) -> Int {
    var layout = Layout(columns: columns)
    layout.add(line)
    return layout.position.row + (layout.isAtMargin ? 0 : 1)
  }

  private static func beginning(
    of line: [Unicode.Scalar], height: Int, columns: Int
  ) -> [Unicode.Scalar] {
    var layout = Layout(columns: columns)
    return line.prefix { scalar in
      guard layout.position(before: scalar).row < height else { return false }
      layout.add(scalar)
      return true
    }
  }

  /// Without the sequences for its style, which take no room.
  private static func unstyled(_ row: String) -> [Unicode.Scalar] {
    var isStyle = false
    return row.unicodeScalars.filter { scalar in
      if scalar == "\u{1B}" { isStyle = true }
      defer { if isStyle, scalar == "m" { isStyle = false } }
      return !isStyle
    }
  }
}
