internal import World

extension Table {
  /// Whether what goes on below in columns of these widths is there as a whole.
  func holdsAllWords(_ widths: [Int]) -> Bool {
    rows.allSatisfy { row in
      zip(row, widths).allSatisfy { cell, width in
        width == 0 || cell.width <= width || cell.facts != nil
          || cell.line.inColumn(width, lines: .max, omission: "").count <= ReplyLine.mostInColumn
      }
    }
  }

  func total(_ widths: [Int]) -> Int {
    let shown = widths.filter { $0 > 0 }
    return shown.reduce(0, +) + 2 * max(0, shown.count - 1)
  }

  /// The widths with all columns, then without the first one that may leave, and so on.
  func narrower(_ widths: [Int]) -> [[Int]] {
    let leaving = columns.filter { $1.leaves != nil }.sorted {
      ($0.value.leaves ?? 0, $0.key) < ($1.value.leaves ?? 0, $1.key)
    }
    var all = [widths]
    for (index, _) in leaving where index < widths.count && widths[index] > 0 {
      var fewer = all[all.count - 1]
      fewer[index] = 0
      all.append(fewer)
    }
    return all
  }

  /// The widths so that they fit: the widest column of words gives first; `nil` where they cannot.
  func shrunk(_ widths: [Int], to room: Int) -> [Int]? {
    var widths = widths
    while total(widths) > room {
      let giving = widths.indices.filter { index in
        columns[index]?.least.map { widths[index] > $0 } ?? false
      }
      guard let widest = giving.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
    }
    return widths
  }

  /// A row that no line can hold: its cells one after the other, on as many lines as that takes.
  func stacked(
    _ row: [Cell], _ widths: [Int], _ layout: Layout, _ indent: Int
  ) -> [ReplyLine] {
    let cells = row.indices.filter { widths[$0] > 0 && row[$0].width > 0 }
    let isNumbered = row.first?.alignment == .right
    let hang = isNumbered ? indent + (widths.first ?? 0) + 2 : indent + 2
    // A column of names at the left edge stays one where it takes no more than half of the screen.
    let isAligned = isNumbered || (widths.first ?? 0) * 2 <= layout.columns
    var lines: [ReplyLine] = []
    var line = ReplyLine(String(repeating: " ", count: indent))
    for index in cells {
      let isFirst = index == cells.first
      let cell =
        index == 0 && isAligned
        ? ReplyLine(row[0].aligned(widths[0], isLast: cells.count == 1, layout)) : row[index].line
      let gap = isFirst ? 0 : 2
      if !isFirst, displayWidth(line.text) + gap + displayWidth(cell.text) > layout.columns,
        displayWidth(line.text) > hang || index > 1
      {
        lines.append(line)
        line = cell.indented(hang)
      } else {
        line.spans += [Span(String(repeating: " ", count: gap))] + cell.spans
      }
    }
    return (lines + [line]).flatMap { layout.broken($0, hanging: hang) }
  }
}

extension Table.Cell {
  /// The cell on as many lines as its words take; facts stay on one.
  func below(_ width: Int, _ layout: Layout) -> [Table.Cell] {
    guard width > 0, self.width > width, facts == nil else { return [self] }
    return line.inColumn(width, omission: layout.signs.omission).map { part in
      var cell = self
      cell.line = part
      return cell
    }
  }

  func aligned(_ width: Int, isLast: Bool, _ layout: Layout) -> [Span] {
    let omission = layout.signs.omission
    let fitted =
      facts?.fitted(columns: width).line
      ?? line.cut(columns: width, omission: omission)
    let missing = width - displayWidth(fitted.text)
    let blanks = Span(String(repeating: " ", count: max(0, missing)))
    switch alignment {
    case .right: return [blanks] + fitted.spans
    case .left: return isLast ? fitted.spans : fitted.spans + [blanks]
    }
  }
}
