extension WordLattice {
  /// The words at which something else may be said than what a thing is called.
  static let endingNames: Set = [",", "and", "then", "starting", "beginning"]

  /// Whether what stands here is no part of a name before it: `…, no, Guitar Day`, `… and day 4 Rest`,
  /// `… starting 4 october`.
  func endsName(at index: Int) -> Bool {
    guard WordLattice.endingNames.contains(tokens[index].folded), index + 1 < tokens.count else {
      return false
    }
    let next = tokens[index + 1]
    switch tokens[index].folded {
    case "starting", "beginning":
      return next.kind == .number || next.dateWords?.isEmpty == false
    case "," where edges[index + 1].contains { $0.classes.has(.repair) && !$0.classes.has(.not) }:
      return true
    default:
      return next.says("day")
        && (NumberWords.cardinal(in: tokens, from: index + 2) != nil
          || index + 2 < tokens.count && tokens[index + 2].kind == .number)
    }
  }
}
