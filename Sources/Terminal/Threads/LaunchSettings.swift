private import Glibc
private import Synchronization

/// The terminal's settings as the program found them.
///
/// They are kept for the whole process, since `exit` must put them back on whatever thread it runs.
enum LaunchSettings {
  private static let kept = Mutex<termios?>(nil)

  /// Keeps the present settings and sees to it that `exit` restores them.
  static func keep() {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
    kept.withLock { $0 = settings }
    atexit { LaunchSettings.restoreAtExit() }
  }

  /// Puts them back; what was typed and not read stays for the next program.
  static func restore() {
    kept.withLock { settings in
      guard var saved = settings else { return }
      tcsetattr(STDIN_FILENO, TCSANOW, &saved)
    }
  }

  /// Nothing is left to restore at exit.
  static func forget() { kept.withLock { $0 = nil } }

  private static func restoreAtExit() {
    let isKept = kept.withLock { $0 != nil }
    // A process in the background would be stopped for touching the terminal.
    guard isKept, tcgetpgrp(STDIN_FILENO) == getpgrp() else { return }
    restore()
    Output.write(ControlSequence.pasteOff + ControlSequence.frameEnd)
  }
}
