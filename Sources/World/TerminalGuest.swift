package import Glibc
private import Synchronization

/// The program that another thread waits for while it has the terminal, for the owner of the terminal:
/// signals that end or stop this program are for both.
///
/// There is one terminal and one program at it; a handler of signals may ask here.
package enum TerminalGuest {
  private static let process = Atomic<pid_t>(0)

  static func begin(_ guest: pid_t) { process.store(guest, ordering: .releasing) }

  static func end() { process.store(0, ordering: .releasing) }

  private static var running: pid_t? {
    let guest = process.load(ordering: .acquiring)
    return guest > 0 ? guest : nil
  }

  package static var isThere: Bool { running != nil }

  /// It hears what this program has heard; one that is stopped goes on to hear it.
  ///
  /// At SIGHUP many end as they are, since the terminal may be gone; at SIGTERM they put it in order.
  package static func hear(_ signal: Int32) {
    guard let guest = running else { return }
    kill(guest, signal == SIGHUP ? SIGTERM : signal)
    kill(guest, SIGCONT)
  }

  /// Ends it as the signal does, and returns once it has left the terminal.
  package static func leave(by signal: Int32) {
    hear(signal)
    var left = mostPauses
    while isThere, left > 0 {
      pause()
      left -= 1
    }
    if let guest = running { kill(guest, SIGKILL) }
  }

  /// Stops it whatever it does at Ctrl-Z; the settings of the terminal that it had.
  package static func stop() -> termios? {
    guard let guest = running else { return nil }
    var settings = termios()
    let isTold = tcgetattr(STDIN_FILENO, &settings) == 0
    kill(guest, SIGSTOP)
    return isTold ? settings : nil
  }

  /// Has it go on with the terminal as it had it, and paint anew what others have painted over.
  package static func goOn(_ settings: termios?) {
    guard let guest = running else { return }
    if var settings { tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) }
    kill(guest, SIGCONT)
    // One that comes before it waits for a key again may be lost to it.
    for _ in 0..<3 {
      pause()
      kill(guest, SIGWINCH)
    }
  }

  /// In hundredths of a second: a program that does not end by then is not asked again.
  private static let mostPauses = 100

  private static func pause() {
    var time = timespec(tv_sec: 0, tv_nsec: 10_000_000)
    nanosleep(&time, nil)
  }
}
