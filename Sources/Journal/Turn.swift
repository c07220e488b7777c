internal import Glibc

/// Whose turn it is to write, where several windows write all the time.
///
/// A window that was overtaken takes the turn, and the others wait with their next entry, at most
/// two seconds. It is a lock on the folder of the home, which ends with the program that holds it;
/// where a folder cannot be locked, nobody waits, and entries are as safe.
final class Turn {
  private let home: String
  private var folder: Int32 = -1
  private var isHeld = false

  init(home: String) { self.home = home }

  deinit { if folder >= 0 { close(folder) } }

  /// Waits while another window has the turn.
  func wait() {
    guard !isHeld, locks(LOCK_SH) else { return }
    flock(folder, LOCK_UN)
  }

  func take() { if !isHeld { isHeld = locks(LOCK_EX) } }

  func give() {
    guard isHeld else { return }
    flock(folder, LOCK_UN)
    isHeld = false
  }

  private func locks(_ kind: Int32) -> Bool {
    if folder < 0 { folder = open(home, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard folder >= 0 else { return false }
    for _ in 0..<1000 {
      if flock(folder, kind | LOCK_NB) == 0 { return true }
      guard errno == EWOULDBLOCK || errno == EINTR else { return false }
      usleep(2000)
    }
    return false
  }
}
