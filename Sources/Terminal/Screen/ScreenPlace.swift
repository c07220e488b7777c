/// The row of the screen, counted from 0, in which the line begins.
enum ScreenPlace: Hashable, Sendable {
  case unknown
  /// The terminal has been asked while the cursor was in that row of the line; since then the line has taken so
  /// many rows at most.
  case asked(cursorRow: Int, height: Int)
  case told(Int)

  /// So many rows have been shown on a screen of so many: what does not fit below pushes the line up.
  mutating func show(height: Int, rows: Int) {
    switch self {
    case .unknown: break
    case .asked(let row, let most): self = .asked(cursorRow: row, height: max(most, height))
    case .told(let place): self = .told(max(0, min(place, rows - height)))
    }
  }

  /// The terminal has answered with the row of the cursor as it was when it was asked.
  mutating func tell(cursor row: Int, rows: Int) {
    guard case .asked(let cursorRow, let height) = self else { return }
    self = .told(max(0, row - cursorRow))
    show(height: height, rows: rows)
  }

  var row: Int? {
    guard case .told(let row) = self else { return nil }
    return row
  }
}
