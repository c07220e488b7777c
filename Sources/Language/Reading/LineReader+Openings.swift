internal import Session

extension LineReader {
  /// `then the castle at 4`, `also insurance by friday`: what only goes on with what was said before, read
  /// without the words that say so.
  ///
  /// `nil` where there are none, or where the line is understood with them.
  func behindOpening(
    _ read: ReadResult, _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard case .refused(let diagnostic) = read, scene != nil,
      let first = tokens.first, openings.contains(first.folded), tokens.count > 2
    else { return nil }
    let start = tokens[1].says(",") ? 2 : 1
    let rest = inOnePart(Array(tokens[start...]), of: expanded, typed: line)
    switch rest {
    case .understood: return rest
    case .refused(let other):
      return other.kind == offered && diagnostic.kind != offered ? rest : nil
    case .incomplete, .nothing: return nil
    }
  }
}

private let openings: Set = ["then", "and", "also", "plus"]
private let offered = "offer"
