internal import World

/// A change of size while a line is typed: some terminals wrap it anew, others cut it, and the place
/// of the cursor tells which this one does.
struct Resizing {
  /// What the terminal has made of the line.
  struct Outcome: Hashable {
    /// How many rows the cursor is below the line's first one.
    var cursorRow: Int
    /// How many rows stand above the line's first one; `nil` where that cannot be told.
    ///
    /// Fewer than none where that many of its own are beyond the screen.
    var rowsAbove: Int?
  }

  /// The terminal that has not answered until then does not answer at all.
  let deadline: Int64
  /// Whether the last answer fitted nothing: the terminal has yet another size, which it has not told.
  var isAtOdds = false

  private let shown: Frame
  private let old, new: TerminalSize
  /// The row of the screen in which the line began, where that is known.
  private let place: Int?

  init(of shown: Frame, at place: Int?, from old: TerminalSize, to new: TerminalSize, now: Int64) {
    deadline = now + Self.patience
    (self.shown, self.place, self.old, self.new) = (shown, place, old, new)
  }

  /// What an answer tells of the line, both counted from 1; `nil` where it fits nothing, as of yet
  /// another size.
  func outcome(row: Int, column: Int) -> Outcome? {
    let cursor = wrapped.cursorPosition
    // What has been wrapped needs more rows than there are: tmux lets go of the cursor's own, and
    // leaves it at the first place of the screen.
    let isLost = row == 1 && column == 1
    if isLost, let pushedOut, pushedOut > cursor.row {
      return Outcome(cursorRow: 0, rowsAbove: -pushedOut)
    }
    if column == cursor.column + 1 { return outcome(wrappedTo: cursor.row, row) }
    // A row that is just full: the cursor waits behind it, and tmux says so.
    if column > new.columns, cursor.column == 0, cursor.row > 0 {
      return outcome(wrappedTo: cursor.row - 1, row)
    }
    if column == min(shown.cursorPosition.column, new.columns - 1) + 1 { return cut }
    return isLost ? Outcome(cursorRow: 0) : nil
  }

  /// What is likely where the terminal has said nothing that fits.
  var likelyOutcome: Outcome {
    isAtOdds ? Outcome(cursorRow: wrapped.cursorPosition.row) : cut
  }

  private var cut: Outcome { Outcome(cursorRow: shown.cursorPosition.row) }

  private var wrapped: Frame {
    Frame(line: shown.line, cursor: shown.cursor, rows: shown.rows, columns: new.columns)
  }

  private func outcome(wrappedTo cursorRow: Int, _ row: Int) -> Outcome {
    Outcome(cursorRow: cursorRow, rowsAbove: row - 1 - cursorRow)
  }

  /// How many rows of ours tmux has pushed out above the screen, where the cursor was among them.
  ///
  /// It keeps all rows below the line, empty ones too. Of those that a lower screen has no room for, it first
  /// drops what is below the cursor.
  private var pushedOut: Int? {
    guard let place else { return nil }
    let height = shown.height
    let free = max(0, old.rows - place - height)
    let below = old.rows - 1 - place - shown.cursorPosition.row
    let dropped = max(0, min(old.rows - new.rows, below))
    var written = WrittenRows(shown)
    written.removeLast(dropped - free)
    let pushed = written.height(columns: new.columns) + max(0, free - dropped) - new.rows
    return pushed > 0 ? pushed : nil
  }

  /// A terminal that is busy with its own rows answers late.
  static let patience: Int64 = 1000
}
