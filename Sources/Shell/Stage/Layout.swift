/// The room that replies are laid out for.
package struct Layout: Hashable, Sendable {
  /// 40 to 200.
  package let columns: Int
  /// Whether longer lines are cut: at a terminal; elsewhere they stay whole.
  package let cuts: Bool
  /// How many rows a picture and all that belongs to it may take: 8 to 100.
  package let rows: Int
  /// Whether there are pictures, or lists in their place.
  package var draws = true

  package init(columns: Int, rows: Int = 24, cuts: Bool) {
    self.columns = min(max(columns, 40), 200)
    self.rows = min(max(rows, 8), 100)
    self.cuts = cuts
  }

  /// For files and pipes.
  package static let unbounded = Layout(columns: 80, cuts: false)

  /// As many of the facts as fit in a line; the last ones are left out first.
  func fitted(facts: [Span]) -> ReplyLine {
    let line = ReplyLine.facts(facts)
    guard cuts, facts.count > 1, displayWidth(line.text) > columns else { return fitted(line) }
    return fitted(facts: Array(facts.dropLast()))
  }

  func fitted(_ line: ReplyLine) -> ReplyLine { cuts ? line.cut(columns: columns) : line }
}
