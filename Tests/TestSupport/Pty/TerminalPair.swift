private import Glibc
private import World

package enum PseudoTerminalFailure: Error, Hashable, Sendable {
  case noTerminal(errno: Int32)
  case notStarted(String, errno: Int32)
}

/// The two ends of a new pseudo-terminal: ours, and the name of the program's.
struct TerminalPair {
  let master: Int32
  private let name: String

  init(columns: Int, rows: Int) throws(PseudoTerminalFailure) {
    // Not `openpty`: a program started meanwhile by another thread would inherit the other end.
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard master >= 0 else { throw .noTerminal(errno: errno) }
    var unlocked: Int32 = 0
    var number: Int32 = 0
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(master, TerminalPair.setLock, &unlocked) == 0,
      ioctl(master, TerminalPair.getNumber, &number) == 0,
      ioctl(master, UInt(TIOCSWINSZ), &size) == 0
    else { throw .noTerminal(errno: errno) }
    self.master = master
    name = "/dev/pts/\(number)"
  }

  /// Starts a program that has the other end as its terminal; gives its process id.
  func spawn(
    _ arguments: [String], _ environment: [String: String]
  ) throws(PseudoTerminalFailure) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a session opens becomes the session's own.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    attributes.clearSignals(flags: TerminalPair.newSession)
    var words = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var process: Int32 = 0
    let failure = posix_spawn(&process, arguments[0], &actions, &attributes, &words, &variables)
    guard failure == 0 else { throw .notStarted(arguments[0], errno: failure) }
    return process
  }

  /// POSIX_SPAWN_SETSID, which is behind a feature macro.
  private static let newSession: Int32 = 0x80
  // TIOCSPTLCK and TIOCGPTN, which Swift does not import.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430
}
