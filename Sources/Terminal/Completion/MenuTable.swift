private import World

/// The rows of an open menu: labels in one column, their summaries dim in the next.
struct MenuTable {
  var menu: OpenMenu
  /// Columns of the screen, of which the last stays free.
  var columns: Int
  var colours: ColourDepth

  /// At most so many rows, those around the chosen candidate; the last may count the others.
  func rows(atMost height: Int) -> [String] {
    let count = menu.candidates.count
    guard height > 0 else { return [] }
    guard count > height else { return menu.candidates.indices.map(row) }
    guard height > 1 else { return [row(menu.selected ?? 0)] }
    let visible = height - 1
    let first = max(0, (menu.selected ?? 0) - visible + 1)
    let more = clipped("  … \(count - visible) more", to: columns - 1)
    return (first..<(first + visible)).map(row) + [TextStyle.quiet.applied(to: more, colours)]
  }

  private func row(_ index: Int) -> String {
    let candidate = menu.candidates[index]
    let label = clipped("  " + candidate.label, to: labelWidth)
    let summary = clipped(candidate.summary, to: columns - 1 - labelWidth - 2)
    let gap = summary.isEmpty ? 0 : labelWidth - width(label) + 2
    let blanks = String(repeating: " ", count: gap)
    guard index == menu.selected else {
      return label + blanks + TextStyle.quiet.applied(to: summary, colours)
    }
    return TextStyle.chosen.applied(to: label + blanks + summary, colours)
  }

  /// Wide enough for every label, and for a summary beside it where there is one.
  private var labelWidth: Int {
    let widest = menu.candidates.reduce(0) { max($0, 2 + width(cleaned($1.label))) }
    let hasSummaries = menu.candidates.contains { !$0.summary.isEmpty }
    let most = hasSummaries ? max(columns * 3 / 5, columns - 1 - 30) : columns - 1
    return max(0, min(widest, most, columns - 1))
  }

  private func clipped(_ text: String, to limit: Int) -> String {
    let text = cleaned(text)
    guard width(text) > limit else { return text }
    var result = String.UnicodeScalarView()
    var used = 1
    for scalar in text.unicodeScalars {
      used += CharacterWidth.columns(of: scalar)
      guard used <= limit else { break }
      result.append(scalar)
    }
    return limit > 0 ? String(result) + "…" : ""
  }

  private func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + CharacterWidth.columns(of: $1) }
  }

  /// Text from outside cannot act on the terminal; what is not printed has no width here.
  private func cleaned(_ text: String) -> String { PasteCleaner.cleanLine(text) }
}
