/// How many rows of a screen these lines take, those that wrap with all their rows; they may hold
/// colours.
func screenRows(of text: String, columns: Int) -> Int {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  if lines.last?.isEmpty == true { lines.removeLast() }
  return lines.reduce(0) { $0 + rows(of: $1, columns: max(2, columns)) }
}

private func rows(of line: Substring, columns: Int) -> Int {
  guard line.utf8.count > columns else { return 1 }
  var (rows, width) = (1, 0)
  for character in withoutColours(line) {
    let wide = displayWidth(of: character)
    if width + wide > columns { (rows, width) = (rows + 1, 0) }
    width += wide
  }
  return rows
}

/// The line without the sequences that colour it.
private func withoutColours(_ line: Substring) -> String {
  let parts = line.split(separator: "\u{1B}", omittingEmptySubsequences: false)
  let rest = parts.dropFirst().map { $0.drop { $0 != "m" }.dropFirst() }
  return String(parts.first ?? "") + rest.joined()
}
