internal import World

/// Rows of cells in columns.
///
/// Where the screen is too narrow, columns of words become narrower as far as they may, and their
/// words go on below; where they would be cut there too, or have no room, whole columns are left out, in the
/// order that the table states; then each row goes on in lines of its own. Numbers, times, dates and prices are in columns that never become narrower.
struct Table {
  enum Alignment { case left, right }

  struct Cell {
    var line: ReplyLine
    var alignment = Alignment.left
    /// What the line is made of, where it can be made shorter by leaving some of it out.
    var facts: Facts?

    init(_ line: ReplyLine) { self.line = line }

    init(_ facts: Facts) {
      line = facts.line
      self.facts = facts
    }

    init(_ text: String, _ role: Role = .text, _ alignment: Alignment = .left) {
      line = ReplyLine(text, role)
      self.alignment = alignment
    }

    var width: Int { displayWidth(line.text) }
  }

  /// How a column becomes narrower.
  struct Column {
    /// The widest it may be.
    var most = Int.max
    /// The narrowest it may become; `nil` for what is never cut.
    var least: Int?
    /// When it is left out: 1 first; `nil` for never.
    var leaves: Int?
  }

  var rows: [[Cell]] = []
  /// Those that are not as wide as their widest cell, by index.
  var columns: [Int: Column] = [:]

  /// The rows as lines, two blanks between the columns.
  ///
  /// Empty columns are left out, and so are blanks at the end of a line.
  func lines(in layout: Layout, indent: Int = 2) -> [ReplyLine] {
    linesOfRows(in: layout, indent: indent).flatMap(\.self)
  }

  /// The lines of each row.
  func linesOfRows(in layout: Layout, indent: Int = 2) -> [[ReplyLine]] {
    let natural = naturalWidths(bounded: layout.cuts)
    guard layout.cuts else { return rows.map { [line($0, natural, layout, indent)] } }
    let fitting = narrower(natural).compactMap { shrunk($0, to: layout.columns - indent) }
    // No name is so long that all else goes for it and it is cut yet.
    if let fitted = fitting.first(where: holdsAllWords) ?? fitting.first {
      return rows.map { lines($0, fitted, layout, indent) }
    }
    let fewest = narrower(natural).last ?? natural
    return rows.map { stacked($0, fewest, layout, indent) }
  }

  /// Whether each row has room in a line, once all has become as narrow as it may.
  func hasRoom(in layout: Layout, indent: Int = 2) -> Bool {
    let natural = naturalWidths(bounded: layout.cuts)
    return !layout.cuts
      || narrower(natural).contains { shrunk($0, to: layout.columns - indent) != nil }
  }

  /// Whether it needs to be no narrower than it is.
  func fits(_ layout: Layout, indent: Int = 2) -> Bool {
    !layout.cuts || total(naturalWidths(bounded: true)) + indent <= layout.columns
  }

  private func line(
    _ row: [Cell], _ widths: [Int], _ layout: Layout, _ indent: Int
  ) -> ReplyLine {
    var spans = [Span(String(repeating: " ", count: indent))]
    let shown = row.indices.filter { widths[$0] > 0 }
    let last = shown.last { row[$0].width > 0 } ?? 0
    for index in shown where index <= last {
      if index != shown.first { spans.append(Span("  ")) }
      spans += row[index].aligned(widths[index], isLast: index == last, layout)
    }
    return ReplyLine(spans.filter { !$0.text.isEmpty })
  }

  /// A row, and below it what has no room in its columns.
  private func lines(
    _ row: [Cell], _ widths: [Int], _ layout: Layout, _ indent: Int
  ) -> [ReplyLine] {
    let cells = zip(row, widths).map { $0.below($1, layout) }
    return (0..<max(1, cells.map(\.count).max() ?? 1)).map { number in
      let part = cells.map { number < $0.count ? $0[number] : Cell("") }
      return line(part, widths, layout, indent)
    }
  }

  private func naturalWidths(bounded: Bool) -> [Int] {
    let count = rows.map(\.count).max() ?? 0
    return (0..<count).map { index in
      let widest = rows.map { index < $0.count ? $0[index].width : 0 }.max() ?? 0
      return bounded ? min(widest, columns[index]?.most ?? Int.max) : widest
    }
  }
}
