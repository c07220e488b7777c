internal import World

/// Rows of cells in columns that are as wide as their widest cell.
struct Table {
  enum Alignment { case left, right }

  struct Cell {
    var line: ReplyLine
    var alignment = Alignment.left

    init(_ line: ReplyLine) { self.line = line }

    init(_ text: String, _ role: Role = .text, _ alignment: Alignment = .left) {
      line = ReplyLine(text, role)
      self.alignment = alignment
    }

    var width: Int { displayWidth(line.text) }
  }

  var rows: [[Cell]] = []
  /// The least width of a column, by its index.
  var least: [Int: Int] = [:]
  /// The widest a column may grow, by its index; longer cells are cut.
  var most: [Int: Int] = [:]

  /// The rows as lines, two blanks between the columns.
  ///
  /// Empty columns are left out, and so are blanks at the end of a line.
  func lines(indent: Int = 2) -> [ReplyLine] {
    let widths = columnWidths
    return rows.map { row in
      var spans = [Span(String(repeating: " ", count: indent))]
      let last = row.lastIndex { $0.width > 0 } ?? 0
      var isFirst = true
      for (index, cell) in row.enumerated() where widths[index] > 0 && index <= last {
        if !isFirst { spans.append(Span("  ")) }
        isFirst = false
        spans += aligned(cell, width: widths[index], isLast: index == last)
      }
      return ReplyLine(spans.filter { !$0.text.isEmpty })
    }
  }

  private var columnWidths: [Int] {
    let count = rows.map(\.count).max() ?? 0
    return (0..<count).map { index in
      let widest = rows.map { index < $0.count ? $0[index].width : 0 }.max() ?? 0
      guard widest > 0 else { return 0 }
      return min(max(widest, least[index] ?? 0), most[index] ?? Int.max)
    }
  }

  private func aligned(_ cell: Cell, width: Int, isLast: Bool) -> [Span] {
    let spans = cell.line.cut(columns: width).spans
    let missing = width - spans.reduce(0) { $0 + displayWidth($1.text) }
    let blanks = Span(String(repeating: " ", count: max(0, missing)))
    switch cell.alignment {
    case .right: return [blanks] + spans
    case .left: return isLast ? spans : spans + [blanks]
    }
  }
}
