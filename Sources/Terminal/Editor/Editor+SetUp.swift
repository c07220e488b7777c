private import CEdit
private import Glibc
internal import World

extension Editor {
  static let signals = [SIGWINCH, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT]

  /// Makes libedit ours; the order matters.
  func setUp(_ keys: EditingKeys) {
    _ = tripsh_edit_set_owner(edit, Unmanaged.passUnretained(self).toOpaque())
    _ = tripsh_edit_set_signals(edit, 0)
    _ = tripsh_edit_use_history(edit, history.list)
    _ = tripsh_edit_add_function(edit, "tripsh-command", "Runs a command of the pump.") { edit, _ in
      Editor.owner(of: edit)?.performCommand() ?? UInt8(CC_NORM)
    }
    _ = tripsh_edit_add_function(edit, "tripsh-vi", "Runs a key of vi that is ours.") { edit, key in
      Editor.owner(of: edit)?.obeyVi(key) ?? UInt8(CC_NORM)
    }
    bindKeys(keys)
    _ = tripsh_edit_set_editing(edit, 1)
    setTerminalFlags()
    _ = tripsh_edit_set_reader(edit) { edit, key in
      guard let owner = Editor.owner(of: edit), let key else { return -1 }
      return owner.nextKey(key)
    }
    Signals.listen(to: Editor.signals, alarm: port.alarmDescriptor)
  }

  /// Chooses the key map; ours stand above those of the person's `~/.editrc`.
  func bindKeys(_ keys: EditingKeys) {
    _ = tripsh_edit_set_style(edit, keys.rawValue)
    el_source(edit, nil)
    isVi = tripsh_edit_is_vi(edit) != 0
    for (key, function) in Editor.bindings + PrivateKey.bindings {
      _ = tripsh_edit_bind(edit, key, function)
    }
    if isVi { bindViKeys() }
  }

  private static let bindings = [
    (#"\034"#, "tripsh-command"), ("^W", "ed-delete-prev-word"), ("^U", "vi-kill-line-prev"),
  ]

  /// While a line is read, every key is a key: no signals, no change of line ends, no stop and go.
  ///
  /// Between lines what is typed waits unseen for the next one, and Ctrl-C is a signal that leaves it
  /// there.
  private func setTerminalFlags() {
    for flag in ["-isig", "-icrnl", "-inlcr", "-ixon"] {
      _ = tripsh_edit_set_terminal(edit, "-d", flag)
    }
    for flag in ["-icanon", "-echo", "-icrnl", "+noflsh"] {
      _ = tripsh_edit_set_terminal(edit, "-x", flag)
    }
  }

  /// The editor that a call from libedit is about.
  private static func owner(of edit: OpaquePointer?) -> Editor? {
    guard let edit, let owner = tripsh_edit_owner(edit) else { return nil }
    return Unmanaged<Editor>.fromOpaque(owner).takeUnretainedValue()
  }
}
