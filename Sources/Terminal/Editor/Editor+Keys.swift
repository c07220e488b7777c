private import CEdit
internal import World

extension Editor {
  /// Hands a command to libedit, as a key.
  func inject(_ command: EditorCommand) {
    commands.append(command)
    pending.append(PrivateKey.command)
  }

  /// Takes a key from the person: it becomes one of libedit's, a command, or nothing.
  func accept(_ input: KeyInput) {
    if case .report(let report) = input { return take(report) }
    takenAway.note(input)
    // What is seen now is taken, whatever else the key closes.
    let seenGhost = shownGhost
    if isAfterControlX, acceptAfterControlX(input) { return }
    if isReadingPattern { return acceptInPattern(input) }
    if search != nil, acceptInSearch(input) { return }
    if menu.open != nil, !isCommanding, acceptInMenu(input) { return }
    if let seenGhost, acceptGhost(seenGhost, input) { return }
    if isVi, repeatChange(input) { return }
    switch input {
    case .character(let scalar): accept(scalar)
    case .special(let key): accept(key)
    case .meta(let scalar): acceptMeta(scalar)
    case .escape: if isVi { pending.append(WideCharacter(escapeByte)) }
    case .paste(let text): inject(.paste(text))
    case .report: break
    }
  }

  private func accept(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\t": inject(.complete)
    case "\u{3}": inject(.interrupt)
    case "\u{4}": acceptControlD()
    case "\u{C}": inject(.clearScreen)
    case "\u{E}": inject(.down)
    case "\u{10}": inject(.up)
    case "\u{12}": inject(.startSearch)
    case "\u{18}" where !isVi: isAfterControlX = true
    case "\u{1A}": inject(.suspend)
    case "\u{1F}": inject(.undo)
    // What stays on the screen has the looks of the whole line, not of what it was a key ago.
    case "\r" where waitsForAdvice(.character(scalar)),
      "\n" where waitsForAdvice(.character(scalar)):
      break
    case "\r" where entersOtherwise(), "\n" where entersOtherwise(): break
    // Ctrl-Space and Ctrl-V would put our own key into the line; Ctrl-\ is that key; Ctrl-S is none.
    case "\0", "\u{13}", "\u{16}", "\u{1C}": break
    // vi's text takes other control characters as they are, and so does what replaces a character.
    case "\0"..<" " where isTextOfVi && !Editor.viControls.contains(scalar),
      "\0"..<" " where replacesOne && !Editor.viControls.contains(scalar):
      break
    case "\u{1}", "\u{5}", "\u{B}", "\u{19}":
      if !acceptInRow(scalar) { pending.append(wide(scalar)) }
    case "\0"..<" ", "\u{7F}": pending.append(wide(scalar))
    default: acceptText(scalar)
    }
  }

  /// Backspace, both ends of a line, and the keys that take away a line or a word.
  private static let viControls: Set<Unicode.Scalar> = ["\u{8}", "\n", "\r", "\u{15}", "\u{17}"]

  private func accept(_ key: SpecialKey) {
    switch key {
    case .up: inject(.up)
    case .down: inject(.down)
    case .home where isTextOfVi || seen.hasRows: moveCursor(to: seen.startOfRow)
    case .end where isTextOfVi || seen.hasRows: moveCursor(to: seen.endOfRow)
    case .right where isTextOfVi: moveCursor(to: seen.cursor + 1)
    case .delete where isTextOfVi: inject(.set(seen.withoutNext))
    case .newLine: insertNewLine()
    case .left, .right, .home, .end, .delete, .wordLeft, .wordRight, .deleteWord, .backTab,
      .pageUp, .pageDown:
      pending += PrivateKey.code(key).map { [$0] } ?? []
    }
  }

  private func acceptMeta(_ scalar: Unicode.Scalar) {
    switch scalar {
    // In vi's keys Esc is one, however quickly the next one comes.
    case _ where isVi:
      noteCommand(scalar)
      pending += [WideCharacter(escapeByte), wide(scalar)]
    case "\r", "\n": insertNewLine()
    case "/": inject(.redo)
    case ".": inject(.lastWord)
    // libedit's own commands would take the place of the line.
    case "x", "X": break
    default: pending += [WideCharacter(escapeByte), wide(scalar)]
    }
  }

  /// Whether letters are text in vi's keys, where libedit keeps the cursor off the end of the line
  /// and off the blanks at its beginning as among vi's commands.
  private var isTextOfVi: Bool { isVi && !isCommanding }

  func moveCursor(to index: Int) {
    inject(.set(LineBuffer(text: seen.text, cursor: min(index, seen.text.count))))
  }

  func insertNewLine() { inject(.change(TextEdit(deleting: 0, inserting: ["\n"]))) }

  private func acceptText(_ scalar: Unicode.Scalar) {
    guard PasteCleaner.isAllowed(scalar) else { return }
    if isCommanding { noteCommand(scalar) }
    if standsInPlaceOfBlank(scalar) { return }
    let joins = CharacterWidth.columns(of: scalar) == 0
    if joins { inject(.compose(scalar)) } else { pending.append(wide(scalar)) }
  }

  private func acceptControlD() {
    if seen.text.isEmpty { inject(.endOfInput) } else { accept(.delete) }
  }

  /// Whether the open menu had a use for it.
  private func acceptInMenu(_ input: KeyInput) -> Bool {
    let isChosen = menu.open?.selected != nil
    // Rows that nobody asked for leave Up to the history, and Enter and the rest to the line.
    let leavesUp = menu.open?.isLive == true && !isChosen
    let isEmpty = menu.open?.candidates.isEmpty == true
    if let open = menu.open, !open.isMade(for: seen.beforeCursor) {
      return waitForRows(input)
    }
    switch input {
    // Of rows that nobody asked for Tab takes the one that is chosen.
    case .character("\t") where isChosen && menu.open?.isLive == true: inject(.menu(.accept))
    case .character("\t") where !isEmpty, .special(.down) where !isEmpty,
      .character("\u{E}") where !isEmpty:
      inject(.menu(.next))
    case .special(.backTab) where !leavesUp, .special(.up) where !leavesUp,
      .character("\u{10}") where !leavesUp:
      inject(.menu(.previous))
    case .character("\r") where isChosen, .character("\n") where isChosen:
      inject(.menu(.accept))
      // An answer is given by choosing it.
      if prompt.hasAnswers { pending.append(0x0D) }
    case .escape where isVi && leavesUp: return false
    case .escape, .character("\u{7}"):
      worker.closeList()
      // What was asked and not yet answered will not be.
      (wanted, adviceUntil) = (nil, nil)
      inject(.menu(.cancel))
    case .character, .special, .meta, .paste, .report:
      if !leavesUp { _ = menu.receive(.otherKey) }
      return false
    }
    return true
  }

  /// A key that takes a row waits for the rows of the line as it is; whether it does.
  private func waitForRows(_ input: KeyInput) -> Bool {
    if [.character("\t"), .special(.down)].contains(input), waitsForAdvice(input) { return true }
    _ = menu.receive(.otherKey)
    return false
  }

  /// Whether the key is held back until the line as it is has its advice, but not for long.
  private func waitsForAdvice(_ input: KeyInput) -> Bool {
    guard let adviceUntil, adviceUntil + Editor.longPatience > Moment.now() else { return false }
    heldInput = input
    heldUntil = adviceUntil + Editor.longPatience
    return true
  }

  /// How many milliseconds longer than the screen a key waits for advice.
  private static let longPatience: Int64 = 1000

  /// Whether the key takes what is shown behind the line, or its first word.
  private func acceptGhost(_ next: Ghost, _ input: KeyInput) -> Bool {
    switch input {
    case .special(.right), .special(.end), .character("\u{5}"), .character("\u{6}"):
      inject(.change(next.whole))
    case .special(.wordRight): inject(.change(next.word))
    // In vi's keys Esc is one, however quickly the next one comes.
    case .meta(let letter) where !isVi && ["f", "F"].contains(letter):
      inject(.change(next.word))
    case .character, .special, .meta, .escape, .paste, .report: return false
    }
    return true
  }

  func wide(_ scalar: Unicode.Scalar) -> WideCharacter {
    WideCharacter(bitPattern: scalar.value)
  }
}
