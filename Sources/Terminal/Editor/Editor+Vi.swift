private import CEdit

/// vi's keys, and the sign of their mode: libedit does not tell it, so the keys that change it pass
/// through here on their way.
extension Editor {
  func bindViKeys() {
    history.fillList()
    _ = tripsh_edit_bind(edit, "^[", "tripsh-vi")
    _ = tripsh_edit_bind(edit, PrivateKey.notation(PrivateKey.viCommands), "vi-command-mode")
    let commands = [
      (#"\034"#, "tripsh-command"), ("^[", "ed-ignore"), ("k", "tripsh-vi"),
      ("j", "tripsh-vi"), ("u", "tripsh-vi"), ("v", "tripsh-vi"),
      ("_", "tripsh-vi"),
      // Where it repeats it has not come here; libedit would repeat our own keys without end.
      (".", "ed-ignore"),
    ]
    for (key, function) in commands + PrivateKey.bindings {
      _ = tripsh_edit_bind_in_commands(edit, key, function)
    }
    for (index, mode) in Editor.insertKeys.enumerated() {
      _ = tripsh_edit_bind_in_commands(edit, mode.key, "tripsh-vi")
      _ = tripsh_edit_bind_in_commands(
        edit, PrivateKey.notation(PrivateKey.viInsert(index)), mode.function)
    }
  }

  /// Runs a key of vi that is ours: the way through the history, or a change of the mode.
  ///
  /// A change is noted, and libedit gets a key that makes it; a count typed before still holds.
  func obeyVi(_ key: UInt32) -> UInt8 {
    if key == UInt32(UInt8(ascii: "k")) { return goUp() }
    if key == UInt32(UInt8(ascii: "j")) { return goDown() }
    if key == UInt32(UInt8(ascii: "u")) { return undo() }
    if key == UInt32(UInt8(ascii: "v")) { return openEditor() }
    if key == UInt32(UInt8(ascii: "_")) { return appendLastWord() }
    if key == UInt32(escapeByte) {
      isCommanding = true
      awaitsMotion = false
      pending.insert(PrivateKey.viCommands, at: 0)
      return UInt8(CC_ARGHACK)
    }
    guard let index = Editor.insertKeys.firstIndex(where: { $0.code == key }) else {
      return UInt8(CC_NORM)
    }
    // Only what moves tells how much is changed.
    if key == UInt32(UInt8(ascii: "c")) { awaitsMotion = true } else { isCommanding = false }
    pending.insert(PrivateKey.viInsert(index), at: 0)
    return UInt8(CC_ARGHACK)
  }

  /// Keeps what vi's `.` repeats; whether the key is that one, and the keys of the last change come
  /// again.
  func repeatChange(_ input: KeyInput) -> Bool {
    // Only Esc tells whether the point behind it is a command.
    if input == .meta(".") {
      typedAhead = [.escape, .character(".")] + typedAhead
      return true
    }
    guard isCommanding, input == .character("."), repetition.isIdle else {
      repetition.note(input, isCommand: isCommanding)
      return false
    }
    typedAhead = repetition.keysAgain() + typedAhead
    return true
  }

  /// Keeps what vi's key may make of the next ones.
  func noteCommand(_ key: Unicode.Scalar) {
    if ["/", "?", "n", "N"].contains(key) { lineBeforePattern = seen }
    searchesAgain = ["n", "N"].contains(key)
    replacesOne = key == "r"
  }

  /// libedit's own would go over to the text without a word, so that the sign would be wrong.
  private func appendLastWord() -> UInt8 {
    enterText()
    inject(.change(TextEdit(deleting: 0, inserting: [" "])))
    inject(.lastWord)
    return UInt8(CC_NORM)
  }

  /// Leaves vi's commands, with the cursor behind the line.
  func enterText() {
    guard let index = Editor.insertKeys.firstIndex(where: { $0.key == "A" }) else { return }
    isCommanding = false
    pending.insert(PrivateKey.viInsert(index), at: 0)
  }

  /// The keys of vi's commands after which letters are text again.
  private static let insertKeys: [(key: String, code: UInt32, function: String)] = [
    ("i", "vi-insert"), ("I", "vi-insert-at-bol"), ("a", "vi-add"), ("A", "vi-add-at-eol"),
    ("s", "vi-substitute-char"), ("S", "vi-substitute-line"), ("C", "vi-change-to-eol"),
    ("R", "vi-replace-mode"), ("c", "vi-change-meta"),
  ].map { key, function in (key, key.unicodeScalars.first?.value ?? 0, function) }
}
