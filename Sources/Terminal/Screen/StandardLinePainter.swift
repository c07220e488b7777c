package import World

/// Paints lines as the editor does.
package struct StandardLinePainter: LinePainting {
  private var painter: Painter

  package init(theme: Theme) {
    // By the locale the width of characters is known.
    Locale.settle()
    painter = Painter(Looks(theme: theme))
  }

  package mutating func paint(_ line: PaintedLine, columns: Int) -> String {
    var cells = cells(PasteCleaner.cleanLine(line.prompt), .prompt)
    let start = cells.count
    cells += self.cells(line.text, .plain)
    for part in line.styles {
      for index in part.range where start + index < cells.count {
        cells[start + index].look = .part(part.style)
      }
    }
    let cursor = cells.count
    cells += self.cells(PasteCleaner.cleanLine(line.ghost), .ghost)
    return painter.show(Frame(line: cells, cursor: cursor, rows: [], columns: columns))
  }

  package mutating func leave() -> String { painter.leave() }

  package mutating func clear() -> String { painter.clear() }

  private func cells(_ text: String, _ look: Look) -> [Frame.Cell] {
    text.unicodeScalars.map { Frame.Cell($0, look) }
  }
}
