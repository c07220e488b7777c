/// The sequences that this room sends; every move is relative, so that scrolling does no harm.
enum ControlSequence {
  static let pasteOn = "\u{1B}[?2004h"
  static let pasteOff = "\u{1B}[?2004l"
  /// Terminals that know it show everything up to `frameEnd` at once.
  static let frameStart = "\u{1B}[?2026h"
  static let frameEnd = "\u{1B}[?2026l"
  static let clearBelow = "\u{1B}[J"
  static let clearRow = "\u{1B}[K"
  /// From the beginning of a row, which becomes that of nobody again.
  ///
  /// In two steps: where the row is the screen's first one, tmux takes `clearBelow` there for a cleared
  /// screen and keeps what stood on it, so that each change of size would leave a copy above.
  static let clearFromRow = clearRow + "\u{1B}[C" + clearBelow + "\r"

  static func up(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }

  static let clearScreen = "\u{1B}[H\u{1B}[2J"
  static let askBackground = "\u{1B}]11;?\u{7}"
  static let askCursor = "\u{1B}[6n"

  /// The text without what is asked of the terminal itself, which another one would answer, too.
  static func shown(of text: String) -> String {
    guard text.utf8.contains(0x1B) else { return text }
    return [pasteOn, pasteOff, askBackground, askCursor].reduce(text) {
      $0.replacing($1, with: "")
    }
  }

  /// From one place to another that is already on the screen.
  static func move(from start: Position, to end: Position) -> String {
    let rows = end.row - start.row
    let vertical = rows > 0 ? "\u{1B}[\(rows)B" : up(-rows)
    guard start.column != end.column else { return vertical }
    if end.column < start.column, start.column - end.column < 4, start.column < Int.max {
      return vertical + String(repeating: "\u{8}", count: start.column - end.column)
    }
    return vertical + "\r" + (end.column > 0 ? "\u{1B}[\(end.column)C" : "")
  }
}
