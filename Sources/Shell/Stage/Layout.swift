/// The room that replies are laid out for, and in which signs.
package struct Layout: Hashable, Sendable {
  /// 40 to 200; fewer for a part that stands beside others.
  package private(set) var columns: Int
  /// How many rows a picture and all that belongs to it may take: 8 to 100.
  package let rows: Int
  /// Whether what has no room is left out: at a terminal; elsewhere, and where every word is said,
  /// everything is told.
  package let cuts: Bool
  /// Whether longer lines are broken between words: at any terminal.
  package let breaks: Bool
  package let signs: Signs
  /// Whether there are pictures, or lists in their place.
  package var draws = true

  package init(
    columns: Int, rows: Int = 24, cuts: Bool, breaks: Bool? = nil, signs: Signs = .drawn
  ) {
    self.columns = min(max(columns, 40), 200)
    self.rows = min(max(rows, 8), 100)
    self.cuts = cuts
    self.breaks = breaks ?? cuts
    self.signs = signs
  }

  /// For a terminal of this size.
  package static func terminal(columns: Int, rows: Int, _ signs: Signs) -> Layout {
    Layout(columns: columns, rows: rows, cuts: signs != .plain, breaks: true, signs: signs)
  }

  /// For files and pipes.
  package static let unbounded = Layout(columns: 80, cuts: false)

  /// For files and pipes, in these signs.
  package static func unbounded(_ signs: Signs) -> Layout {
    Layout(columns: 80, cuts: false, signs: signs)
  }

  /// A part of it that stands beside others.
  func part(columns: Int) -> Layout {
    var part = self
    part.columns = min(columns, self.columns)
    return part
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
    breaks ? signs.spelled(line).broken(columns: columns, hanging: hanging) : [line]
  }

  /// Those of the lines that nobody has made fit yet; what is for programs stays whole.
  func broken(_ lines: [ReplyLine]) -> [ReplyLine] {
    guard breaks else { return lines }
    return lines.flatMap { line in
      let indent = line.text.prefix { $0 == " " }.count
      return line.isVerbatim ? [line] : broken(line, hanging: indent == 0 ? 2 : indent + 3)
    }
  }

  /// The words of a text that fit into so many columns, no word of them in half.
  func begun(_ text: String, _ columns: Int) -> String {
    let cut = self.cut(text, columns)
    guard cut != text, let blank = cut.lastIndex(of: " ") else { return cut }
    return cut[..<blank] + " " + signs.omission
  }

  /// The text cut to so many columns, wherever lines are.
  func cut(_ text: String, _ columns: Int) -> String {
    Shell.cut(text, columns: columns, omission: signs.omission)
  }
}
