private import Glibc

/// Shows long text a screen at a time.
package protocol Pager: Sendable {
  /// Returns when the person has left it; `false` where there is no pager.
  func show(_ text: String) async -> Bool
}

/// The program `less`: colours pass, and it leaves by itself where everything fits the screen.
///
/// It starts nothing and writes no file, whatever is typed, and says in its last row how to leave.
package struct LessPager: Pager {
  package init() {}

  package func show(_ text: String) async -> Bool {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = spawn(reading: ends[0], lines: text.utf8.count { $0 == UInt8(ascii: "\n") })
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

  private func spawn(reading descriptor: Int32, lines: Int) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, descriptor, STDIN_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    attributes.clearSignals()
    var process = pid_t()
    let words = ["less", "-FRX", "-P\(prompt(lines))"].map { strdup("\($0)") } + [nil]
    let variables = LessPager.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + variables { free(word) } }
    let failure = posix_spawnp(&process, "less", &actions, &attributes, words, variables)
    return failure == 0 ? process : nil
  }

  /// What stands in the last row: at the end there is nothing to go on to.
  private func prompt(_ lines: Int) -> String {
    "?e(end) q leaves, b goes back:q leaves, space goes on, line %lb of \(lines)."
  }

  /// The variables of this process without what would have `less` do more than show: options, keys
  /// and programs of the person's own, a history of searches.
  private static var environment: [String: String] {
    var variables = processVariables().filter { name, _ in
      !name.hasPrefix("LESS") || name == "LESSCHARSET"
    }
    variables["LESSSECURE"] = "1"
    variables["LESSHISTFILE"] = "-"
    return variables
  }

  private func wait(for process: pid_t) {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}
