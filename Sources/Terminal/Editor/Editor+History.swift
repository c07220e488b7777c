private import CEdit
internal import World

/// Lines that were entered before.
extension Editor {
  func goUp() -> UInt8 {
    let line = line
    if let above = line.movedVertically(by: -1), walk == nil { return replace(with: above) }
    if walk == nil { history.followFile() }
    var walk =
      walk
      ?? HistoryWalk(
        typed: WideText.string(line.text), beginning: WideText.string(line.beforeCursor),
        in: history.entries)
    guard let older = walk.older(in: history.entries) else { return UInt8(CC_NORM) }
    return recall(older, walk)
  }

  func goDown() -> UInt8 {
    if prompt.hasAnswers, line.text.isEmpty { return chooseAnswer() }
    guard var walk else { return replace(with: line.movedVertically(by: 1)) }
    guard let newer = walk.newer(in: history.entries) else { return UInt8(CC_NORM) }
    return recall(newer, walk)
  }

  private func recall(_ text: String, _ walk: HistoryWalk) -> UInt8 {
    let recalled = LineBuffer(text)
    self.walk = walk
    walkedTo = recalled
    return replace(with: recalled)
  }

  /// What is typed from now on is looked for; what was typed already is the first query.
  func startSearch() -> UInt8 {
    history.followFile()
    search = HistorySearch(before: line, in: history.entries)
    isPainted = false
    // Letters are the query, also where they were commands.
    if isCommanding { enterText() }
    return UInt8(CC_NORM)
  }

  func endSearch(takes: Bool) -> UInt8 {
    guard let search else { return UInt8(CC_NORM) }
    self.search = nil
    isPainted = false
    let found = takes ? search.choice.map { LineBuffer($0) } ?? line : search.before
    // What was asked about this line before the search was answered to nobody, and Enter would wait.
    if found == seen { askForAdvice() }
    return replace(with: found)
  }
}
