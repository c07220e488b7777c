/// A terminal's screen: what `xterm-256color` would show of the output fed to it.
package struct ScreenModel: Sendable {
  package struct Style: Hashable, Sendable {
    package var isDim = false
    package var isInverse = false
    /// The parameters of the colour, as they were sent.
    package var colour = ""

    fileprivate var mark: String {
      let parts = [colour, isDim ? "dim" : "", isInverse ? "inverse" : ""]
      return "{\(parts.filter { !$0.isEmpty }.joined(separator: " "))}"
    }
  }

  package struct Cell: Hashable, Sendable {
    /// A character with its marks; empty for the right half of a wide one.
    package var text = " "
    package var style = Style()
  }

  package internal(set) var columns: Int
  package internal(set) var rows: Int
  package internal(set) var cells: [[Cell]]
  package internal(set) var row = 0
  package internal(set) var column = 0
  /// Whether the last column was written and the next character goes to the next row.
  package internal(set) var isWrapPending = false
  package internal(set) var isBracketedPaste = false
  /// Whether a synchronised frame has begun and not ended.
  package internal(set) var isFrameOpen = false
  /// Rows that have scrolled off the top, oldest first.
  package internal(set) var scrolledOff: [String] = []
  /// What the terminal was asked of itself.
  package internal(set) var questions: [String] = []
  /// Sequences that no part of this model understands.
  package internal(set) var unknown: [String] = []
  /// How often a bell was rung.
  package internal(set) var bells = 0
  var style = Style()
  var sequence = SequenceReader()

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  package mutating func feed(_ text: some Sequence<Unicode.Scalar>) {
    for scalar in text { feed(scalar) }
  }

  /// The text of a row without the blanks behind it.
  package func line(_ row: Int) -> String { ScreenModel.text(cells[row]) }

  /// All rows as text, without the empty ones at the end.
  package var lines: [String] {
    let all = cells.map(ScreenModel.text)
    return Array(all[..<((all.lastIndex { !$0.isEmpty } ?? -1) + 1)])
  }

  package var text: String { lines.joined(separator: "\n") }

  /// All rows, with a mark at each change of the style, as `{38;2;1;2;3 dim}`.
  ///
  /// It says the same as `cells`, and can be read where two of them differ.
  package var styledLines: [String] {
    cells.map { row in
      var style = Style()
      return row.map { cell in
        defer { style = cell.style }
        return cell.style == style ? cell.text : cell.style.mark + cell.text
      }.joined()
    }
  }

  /// The row on which the cursor is.
  package var cursorLine: String { line(row) }

  package func style(row: Int, column: Int) -> Style { cells[row][column].style }

  /// A terminal that does not wrap its rows anew: they are cut or made longer.
  package mutating func resize(columns: Int, rows: Int) {
    while cells.count > rows, row > 0 { scroll() }
    cells = (0..<rows).map { index in
      let old = index < cells.count ? cells[index] : []
      return Array((old + Array(repeating: Cell(), count: columns)).prefix(columns))
    }
    (self.columns, self.rows) = (columns, rows)
    column = min(column, columns - 1)
    row = min(row, rows - 1)
    isWrapPending = false
  }

  mutating func scroll() {
    scrolledOff.append(line(0))
    cells.removeFirst()
    cells.append(Array(repeating: Cell(), count: columns))
    row = max(0, row - 1)
  }

  private static func text(_ cells: [Cell]) -> String {
    let text = cells.map(\.text).joined()
    return text.lastIndex { $0 != " " }.map { String(text[...$0]) } ?? ""
  }
}
