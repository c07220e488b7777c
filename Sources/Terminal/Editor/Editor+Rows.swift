private import CEdit
internal import World

/// Text of several rows: keys that go to an end of the line, or take it away, are about the row that
/// the cursor is in.
extension Editor {
  /// Whether Enter does something else than end the line: it goes on where that is not finished, and
  /// what is an abbreviation is written out first.
  func entersOtherwise() -> Bool {
    guard !isCommanding, let advice, advice.text == seen.text else { return false }
    if advice.advice.isOpen {
      inject(.set(LineBuffer(WideText.string(seen.text) + "\n")))
      return true
    }
    guard let written = advice.advice.written else { return false }
    inject(.set(LineBuffer(PasteCleaner.clean(written))))
    pending.append(0x0D)
    return true
  }

  /// Whether the key was about a row of several, or brings back what was taken away from one.
  func acceptInRow(_ key: Unicode.Scalar) -> Bool {
    guard !isVi else { return false }
    if key == "\u{19}" {
      guard !takenAway.text.isEmpty else { return false }
      inject(.change(TextEdit(deleting: 0, inserting: takenAway.text)))
      return true
    }
    guard seen.hasRows else { return false }
    switch key {
    case "\u{1}": moveCursor(to: seen.startOfRow)
    case "\u{5}": moveCursor(to: seen.endOfRow)
    default: takeRestOfRow()
    }
    return true
  }

  /// At the end of a row its line end goes.
  private func takeRestOfRow() {
    let end = seen.endOfRow == seen.cursor ? min(seen.cursor + 1, seen.text.count) : seen.endOfRow
    guard end > seen.cursor else { return }
    inject(
      .set(LineBuffer(text: Array(seen.beforeCursor + seen.text[end...]), cursor: seen.cursor)))
  }
}

extension LineBuffer {
  var hasRows: Bool { text.contains("\n") }

  /// Where the row begins that the cursor is in.
  var startOfRow: Int { text[..<cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0 }

  var endOfRow: Int { text[cursor...].firstIndex(of: "\n") ?? text.count }
}

extension Editor {
  /// The cells of the line with a sign before each row that goes on from the one above.
  func withSigns(_ cells: [Frame.Cell]) -> [Frame.Cell] {
    guard let advice, cells.contains(where: { $0.scalar == "\n" }) else { return cells }
    var rows = advice.advice.rowsGoingOn
    // The row that Enter has just begun.
    if advice.advice.isOpen { rows.insert(advice.text.count { $0 == "\n" } + 1) }
    var (shown, row) = ([Frame.Cell](), 0)
    for cell in cells {
      shown.append(cell)
      guard cell.scalar == "\n" else { continue }
      row += 1
      if rows.contains(row) { shown += Editor.signOfGoingOn }
    }
    return shown
  }

  private static let signOfGoingOn = "... ".unicodeScalars.map { Frame.Cell($0, .prompt) }
}

extension Editor {
  /// Ctrl-X begins two keys of ours; others are those that `~/.editrc` binds.
  func acceptAfterControlX(_ input: KeyInput) -> Bool {
    isAfterControlX = false
    switch input {
    case .character("\u{5}"): inject(.openEditor)
    case .character("\u{15}"): inject(.undo)
    // What ends a line, or the wait for it, does so behind Ctrl-X too.
    case .character("\r"), .character("\n"), .character("\t"), .character("\u{3}"),
      .character("\u{4}"), .character("\u{7}"), .character("\u{1A}"):
      return false
    case .character(let scalar) where scalar.isASCII: pending += [wide("\u{18}"), wide(scalar)]
    case .character, .special, .meta, .escape, .paste, .report: return false
    }
    return true
  }

  /// Whether a sign or a blank was typed right behind a row that had put a blank there for the next word:
  /// it stands in the place of that blank.
  func standsInPlaceOfBlank(_ scalar: Unicode.Scalar) -> Bool {
    guard let endedByRow, endedByRow == seen, !isCommanding,
      [",", ";", " "].contains(scalar)
    else { return false }
    self.endedByRow = nil
    guard scalar != " " else { return true }
    inject(.change(TextEdit(deleting: 1, inserting: [scalar])))
    return true
  }
}
