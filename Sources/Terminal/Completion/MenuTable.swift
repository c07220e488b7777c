private import World

/// The rows of an open menu: labels in one column, their summaries quiet in the next.
struct MenuTable {
  /// Text from outside cannot act on the terminal; what is not printed has no width here.
  struct Row: Hashable {
    let label: String
    let summary: String
    fileprivate let width: Int

    init(_ label: String, summary: String = "") {
      self.label = PasteCleaner.cleanLine(label)
      self.summary = PasteCleaner.cleanLine(summary)
      width = Terminal.columns(of: self.label)
    }
  }

  var rows: [Row]
  var selected: Int?
  /// A quiet line below all rows.
  var note: String?
  /// Columns of the screen, of which the last stays free.
  var columns: Int
  var looks: Looks

  /// At most so many rows, those around the chosen candidate; the last may count the others.
  func rows(atMost height: Int) -> [String] {
    guard height > 0 else { return [] }
    guard let note else { return visible(atMost: height) }
    return visible(atMost: height - 1) + [quiet("  " + note)]
  }

  private func visible(atMost height: Int) -> [String] {
    let count = rows.count
    guard height > 0 else { return [] }
    guard count > height else { return rows.indices.map(row) }
    guard height > 1 else { return [row(selected ?? 0)] }
    let visible = height - 1
    let first = max(0, (selected ?? 0) - visible + 1)
    return (first..<(first + visible)).map(row) + [quiet("  … \(count - visible) more")]
  }

  private func quiet(_ text: String) -> String {
    looks.painted(clipped(PasteCleaner.cleanLine(text), to: columns - 1), .ghost)
  }

  private func row(_ index: Int) -> String {
    let label = clipped("  " + rows[index].label, to: labelWidth)
    let summary = clipped(rows[index].summary, to: columns - 1 - labelWidth - 2)
    let gap = summary.isEmpty ? 0 : labelWidth - Terminal.columns(of: label) + 2
    let blanks = String(repeating: " ", count: gap)
    guard index == selected else { return label + blanks + looks.painted(summary, .ghost) }
    return looks.painted(label + blanks + summary, .chosen)
  }

  /// Wide enough for every label, and for a summary beside it where there is one.
  private var labelWidth: Int {
    let widest = rows.reduce(0) { max($0, 2 + $1.width) }
    let hasSummaries = rows.contains { !$0.summary.isEmpty }
    let most = hasSummaries ? max(columns * 3 / 5, columns - 1 - 30) : columns - 1
    return max(0, min(widest, most, columns - 1))
  }

  private func clipped(_ text: String, to limit: Int) -> String {
    guard Terminal.columns(of: text) > limit else { return text }
    var result = String.UnicodeScalarView()
    var used = 1
    for scalar in text.unicodeScalars {
      used += CharacterWidth.columns(of: scalar)
      guard used <= limit else { break }
      result.append(scalar)
    }
    return limit > 0 ? String(result) + "…" : ""
  }
}

private func columns(of text: String) -> Int {
  text.unicodeScalars.reduce(0) { $0 + CharacterWidth.columns(of: $1) }
}
