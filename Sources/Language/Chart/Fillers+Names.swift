internal import Session

/// Where words that say nothing are the beginning of something written in one piece, like the name
/// of a file: `in.trip`, `ok-2.trip`, `./porto.trip`.
extension ChartContext {
  /// Whether the words before this token go on behind it without a blank.
  ///
  /// A sign alone does not: `ok.`, `thanks, add lunch`.
  func goesOnGlued(at index: Int) -> Bool {
    guard let next = token(index), next.isGlued else { return false }
    if next.kind == .word || next.kind == .number { return true }
    guard inNames.contains(next.folded), let behind = token(index + 1) else { return false }
    return behind.isGlued && (behind.kind == .word || behind.kind == .number)
  }

  /// Whether a point here stands before a name, or before the way to one: `.porto`, `./`, `../`.
  func beginsPath(at index: Int) -> Bool {
    guard let token = token(index), token.says("."), !token.isGlued || index == 0 else {
      return false
    }
    let next = matches(["."], at: index + 1) && tokens[index + 1].isGlued ? index + 2 : index + 1
    guard let behind = self.token(next), behind.isGlued else { return false }
    return behind.says("/") || next == index + 1 && behind.kind == .word
  }
}

private let inNames: Set = [".", "/", "-", "_"]
