private import Glibc

/// Shows long text a screen at a time.
package protocol Pager: Sendable {
  /// Returns when the person has left it; `false` where there is no pager.
  func show(_ text: String) async -> Bool
}

/// The program `less`: colours pass, and it leaves by itself where everything fits the screen.
package struct LessPager: Pager {
  package init() {}

  package func show(_ text: String) async -> Bool {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = spawn(reading: ends[0])
    close(ends[0])
    defer { if let process { wait(for: process) } }
    guard process != nil else {
      close(ends[1])
      return false
    }
    let before = signal(SIGPIPE, SIG_IGN)  // the person may leave before the end
    _ = writeWhole(Array(text.utf8), to: ends[1])
    signal(SIGPIPE, before)
    close(ends[1])
    return true
  }

  private func spawn(reading descriptor: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, descriptor, STDIN_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    attributes.clearSignals()
    var process = pid_t()
    let failure = "less".withCString { name in
      "-FRX".withCString { option in
        let words = [name, option].map { UnsafeMutablePointer(mutating: $0) } + [nil]
        return posix_spawnp(&process, name, &actions, &attributes, words, environ)
      }
    }
    return failure == 0 ? process : nil
  }

  private func wait(for process: pid_t) {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}
