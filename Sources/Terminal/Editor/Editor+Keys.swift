private import CEdit

extension Editor {
  /// Hands a command to libedit, as a key.
  func inject(_ command: EditorCommand) {
    commands.append(command)
    pending.append(PrivateKey.command)
  }

  /// Takes a key from the person: it becomes one of libedit's, a command, or nothing.
  func accept(_ input: KeyInput) {
    if isReadingPattern { return acceptInPattern(input) }
    if menu.open != nil, acceptInMenu(input) { return }
    switch input {
    case .character(let scalar): accept(scalar)
    case .special(let key): pending += PrivateKey.code(key).map { [$0] } ?? []
    case .meta(let scalar): pending += [WideCharacter(escapeByte), wide(scalar)]
    case .escape: if isVi || isSearching { pending.append(WideCharacter(escapeByte)) }
    case .paste(let text): inject(.paste(text))
    }
  }

  private func accept(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\t": inject(.complete)
    case "\u{3}": inject(.interrupt)
    case "\u{4}": acceptControlD()
    case "\u{1A}": inject(.suspend)
    // Ctrl-V would put our own key into the line; Ctrl-\ is that key.
    case "\u{16}", "\u{1C}": break
    case "\0"..<" ", "\u{7F}": pending.append(wide(scalar))
    default: acceptText(scalar)
    }
  }

  private func acceptText(_ scalar: Unicode.Scalar) {
    guard PasteCleaner.isAllowed(scalar) else { return }
    let joins = CharacterWidth.columns(of: scalar) == 0 && !isSearching
    if joins { inject(.compose(scalar)) } else { pending.append(wide(scalar)) }
  }

  private func acceptControlD() {
    if seen.text.isEmpty { return inject(.endOfInput) }
    pending += PrivateKey.code(.delete).map { [$0] } ?? []
  }

  /// Whether the open menu had a use for it.
  private func acceptInMenu(_ input: KeyInput) -> Bool {
    let isChosen = menu.open?.selected != nil
    switch input {
    case .character("\t"), .special(.down): inject(.menu(.next))
    case .special(.backTab), .special(.up): inject(.menu(.previous))
    case .character("\r") where isChosen, .character("\n") where isChosen:
      inject(.menu(.accept))
    case .escape: inject(.menu(.cancel))
    case .character, .special, .meta, .paste:
      _ = menu.receive(.otherKey)
      return false
    }
    return true
  }

  /// vi's own question for a pattern takes every character for part of it; Ctrl-C leaves it.
  private func acceptInPattern(_ input: KeyInput) {
    switch input {
    case .character("\u{3}"), .escape: pending.append(WideCharacter(escapeByte))
    case .character(let scalar):
      let isKey = ["\r", "\n", "\u{8}", "\u{7F}"].contains(scalar)
      if isKey || PasteCleaner.isAllowed(scalar) { pending.append(wide(scalar)) }
    case .special, .meta, .paste: break
    }
  }

  /// Whether the line holds a pattern that libedit is reading.
  var isSearching: Bool { seen.isSearching(vi: isVi) }

  private var isReadingPattern: Bool { isVi && isSearching && !seen.isSearching(vi: false) }

  private func wide(_ scalar: Unicode.Scalar) -> WideCharacter {
    WideCharacter(bitPattern: scalar.value)
  }
}
