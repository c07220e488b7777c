private import World

/// The rows of an open menu: labels in one column, their summaries quiet in the next.
struct MenuTable {
  /// Text from outside cannot act on the terminal; what is not printed has no width here.
  struct Row: Hashable {
    let label: String
    let summary: String
    fileprivate let width: Int
    fileprivate let summaryWidth: Int

    init(_ label: String, summary: String = "") {
      self.label = PasteCleaner.cleanLine(label)
      self.summary = PasteCleaner.cleanLine(summary)
      width = Terminal.columns(of: self.label)
      summaryWidth = Terminal.columns(of: self.summary)
    }
  }

  var rows: [Row]
  var selected: Int?
  /// The row that stood first when they were shown last: they move only as far as the chosen one needs.
  var top = 0
  /// A quiet line below all rows.
  var note: String?
  /// Whether it takes one line at most, whatever its words.
  var notesShortly = false
  /// Columns of the screen, of which the last stays free.
  var columns: Int
  var looks: Looks

  /// At most so many lines, those around the chosen candidate; the last may count the others.
  ///
  /// A name that is too long goes on below; what is said of it is shortened.
  mutating func rows(atMost height: Int) -> [String] {
    guard height > 0 else { return [] }
    guard let note else { return visible(atMost: height) }
    let most = notesShortly ? 1 : max(1, min(3, height - min(rows.count, 3)))
    let said = quiet(note, atMost: most)
    return visible(atMost: height - said.count) + said
  }

  private mutating func visible(atMost height: Int) -> [String] {
    guard height > 0 else { return [] }
    if rows.count <= height {
      let all = rows.indices.flatMap(row)
      if all.count <= height { return all }
    }
    let chosen = selected ?? 0
    // No row takes less than a line, so those beyond need not be made.
    let last = self.first(for: rows.count - 1, atMost: height)
    let first = max(self.first(for: chosen, atMost: height), min(top, chosen, last))
    top = first
    var lines: [String] = []
    var shown = first
    while shown < rows.count {
      let row = row(shown)
      guard lines.count + row.count < height else { break }
      lines += row
      shown += 1
    }
    guard !lines.isEmpty else { return Array(row(chosen).prefix(height)) }
    return lines + quiet(count(above: first, below: rows.count - shown), atMost: 1)
  }

  /// What is said of the rows that are not shown.
  private func count(above: Int, below: Int) -> String {
    let parts = [above > 0 ? "\(above) above" : "", below > 0 ? "\(below) more" : ""]
    return ([omission] + [parts.filter { !$0.isEmpty }.joined(separator: ", ")])
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The first row from which on all up to the chosen one have room, with a line to spare.
  private func first(for chosen: Int, atMost height: Int) -> Int {
    var (first, left) = (chosen, height - 1)
    while first >= 0, rows.indices.contains(first) {
      left -= row(first).count
      guard left >= 0 else { return min(first + 1, chosen) }
      first -= 1
    }
    return 0
  }

  private func quiet(_ text: String, atMost height: Int) -> [String] {
    broken("  " + PasteCleaner.cleanLine(text))
      .lines(columns: columns - 1, hanging: 2, atMost: height)
      .map { looks.painted($0, .ghost) }
  }

  private func row(_ index: Int) -> [String] {
    let (row, label, width) = (rows[index], "  " + rows[index].label, labelWidth)
    let fits = 2 + row.width <= width
    let lines =
      fits ? [label] : broken(label).lines(columns: width, hanging: 4, atMost: mostLines)
    let summary = summary(of: row, columns: columns - 1 - width - 2)
    let used = fits ? 2 + row.width : Terminal.columns(of: lines[0])
    let gap = summary.isEmpty ? 0 : width - used + 2
    let first = lines[0] + String(repeating: " ", count: max(0, gap))
    guard index == selected else {
      return [first + looks.painted(summary, .ghost)] + lines.dropFirst()
    }
    return ([first + summary] + lines.dropFirst()).map { looks.painted($0, .chosen) }
  }

  private func summary(of row: Row, columns: Int) -> String {
    if row.summaryWidth <= columns, !isCut(row.summary) { return row.summary }
    return broken(row.summary).shortened(columns: columns)
  }

  /// The sign that something was left out; without colours only words are shown.
  private var omission: String { looks.theme == .none ? "" : "…" }

  private func broken(_ text: String) -> MenuText {
    MenuText(isCut(text) ? String(text.dropLast(2)) : text, omission: omission)
  }

  /// Whether it ends with a sign that is not shown.
  private func isCut(_ text: String) -> Bool { omission.isEmpty && text.hasSuffix(" …") }

  /// So many lines a name has.
  private var mostLines: Int { 3 }

  /// Wide enough for every label, and for a summary beside it where there is one.
  private var labelWidth: Int {
    let widest = rows.reduce(0) { max($0, 2 + $1.width) }
    let hasSummaries = rows.contains { !$0.summary.isEmpty }
    let most = hasSummaries ? max(columns * 3 / 5, columns - 1 - 30) : columns - 1
    return max(0, min(widest, most, columns - 1))
  }
}

private func columns(of text: String) -> Int {
  text.unicodeScalars.reduce(0) { $0 + CharacterWidth.columns(of: $1) }
}
