/// A change of size while a line is typed: some terminals wrap it anew, others cut it, and the place
/// of the cursor tells which this one does.
struct Resizing {
  /// The terminal that has not answered until then does not answer at all.
  var deadline: Int64
  /// How many answers are still to come; only the last is about the size as it is now.
  var asked: Int
  /// The cursor's columns, from 1, where the line has been wrapped anew and where it has been cut.
  var columnIfWrapped: Int
  var columnIfCut: Int
  /// Whether the last answer was of neither: the terminal has yet another size, which it has not told.
  var isAtOdds = false

  init(asked: Int, from shown: Frame, to columns: Int, at now: Int64) {
    var wrapped = shown
    wrapped.columns = columns
    deadline = now + Self.patience
    self.asked = asked
    columnIfWrapped = wrapped.cursorPosition.column + 1
    columnIfCut = min(shown.cursorPosition.column, columns - 1) + 1
  }

  /// What an answer tells of the line, both counted from 1; `nil` where it fits neither, as of yet
  /// another size.
  func isWrapped(row: Int, column: Int) -> Bool? {
    if column == columnIfWrapped { return true }
    if column == columnIfCut { return false }
    // What has been wrapped needs more rows than there are: tmux lets go of the cursor's own, and
    // leaves it at the first place of the screen.
    return row == 1 && column == 1 ? true : nil
  }

  /// A terminal that is busy with its own rows answers late.
  private static let patience: Int64 = 1000
}
