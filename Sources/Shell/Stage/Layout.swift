/// How replies are laid out: for which width, and in which signs.
package struct Layout: Hashable, Sendable {
  /// 40 to 200.
  package let columns: Int
  /// Whether longer lines are cut: at a terminal; elsewhere they stay whole.
  package let cuts: Bool
  package let signs: Signs

  package init(columns: Int, cuts: Bool, signs: Signs = .drawn) {
    self.columns = min(max(columns, 40), 200)
    self.cuts = cuts
    self.signs = signs
  }

  /// For files and pipes.
  package static let unbounded = Layout(columns: 80, cuts: false)

  /// For files and pipes, in these signs.
  package static func unbounded(_ signs: Signs) -> Layout {
    Layout(columns: 80, cuts: false, signs: signs)
  }

  /// As many of the facts as fit in a line; the last ones are left out first.
  func fitted(facts: [Span]) -> ReplyLine {
    let line = ReplyLine.facts(facts)
    guard cuts, facts.count > 1, displayWidth(line.text) > columns else { return fitted(line) }
    return fitted(facts: Array(facts.dropLast()))
  }

  /// The line cut where it is too long.
  func fitted(_ line: ReplyLine) -> ReplyLine {
    cuts ? line.cut(columns: columns, omission: signs.omission) : line
  }

  /// The line broken between words where it is too long; what follows hangs by so many columns.
  func broken(_ line: ReplyLine, hanging: Int = 2) -> [ReplyLine] {
    cuts ? line.broken(columns: columns, hanging: hanging) : [line]
  }

  /// The text cut to so many columns, wherever lines are.
  func cut(_ text: String, _ columns: Int) -> String {
    Shell.cut(text, columns: columns, omission: signs.omission)
  }
}
