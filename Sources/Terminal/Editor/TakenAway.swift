internal import World

/// What keys took away from the line, for the one that brings it back: of several in a row all together.
struct TakenAway: Hashable {
  private(set) var text: [Unicode.Scalar] = []
  /// Whether the last key took something away, and whether the one before it did.
  private var takes = false
  private var goesOn = false

  /// A key has come.
  mutating func note(_ input: KeyInput) {
    goesOn = takes
    takes = TakenAway.isTaking(input)
  }

  /// The line has changed by the last key.
  mutating func note(_ old: LineBuffer, became new: LineBuffer) {
    let count = old.text.count - new.text.count
    guard takes, count > 0, new.cursor + count <= old.text.count else { return }
    let gone = Array(old.text[new.cursor..<new.cursor + count])
    if !goesOn {
      text = gone
    } else if old.cursor > new.cursor {
      text = gone + text
    } else {
      text += gone
    }
  }

  private static func isTaking(_ input: KeyInput) -> Bool {
    switch input {
    // Ctrl-K, Ctrl-U, Ctrl-W; Alt-D, Alt-Backspace.
    case .character("\u{B}"), .character("\u{15}"), .character("\u{17}"): true
    case .meta("d"), .meta("D"), .meta("\u{7F}"), .meta("\u{8}"), .special(.deleteWord): true
    case .character, .special, .meta, .escape, .paste, .report: false
    }
  }
}
