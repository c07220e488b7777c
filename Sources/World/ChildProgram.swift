private import Glibc

/// A program of the person's machine that has the terminal for a while.
struct ChildProgram {
  private let process: pid_t

  /// Starts a program found on the path, with these variables or those of this process; `nil` where
  /// it cannot be started.
  init?(_ words: [String], variables: [String: String]? = nil, reading input: Int32? = nil) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input { posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    attributes.clearSignals()
    let arguments = words.map { strdup($0) }
    let environment = (variables ?? processVariables()).map { strdup("\($0)=\($1)") }
    defer { for copy in arguments + environment { free(copy) } }
    var process = pid_t()
    let failure = posix_spawnp(
      &process, words.first ?? "", &actions, &attributes, arguments + [nil], environment + [nil])
    guard failure == 0 else { return nil }
    self.process = process
    TerminalGuest.begin(process)
  }

  /// Waits for its end; the status as `waitpid` tells it, `nil` where it does not.
  ///
  /// Where nobody else attends to Ctrl-Z meanwhile, we stop with the program until both go on.
  @discardableResult
  func waitForEnd(stoppingWithIt: Bool = false) -> Int32? {
    var status: Int32 = 0
    defer { TerminalGuest.end() }
    while true {
      // It is looked at before it is taken away: until then no other process has its number, and who
      // signals the guest still signals this one.
      var seen = siginfo_t()
      let kinds = WEXITED | (stoppingWithIt ? WSTOPPED : 0)
      guard waitid(P_PID, id_t(process), &seen, kinds | WNOWAIT) == 0 else {
        guard errno == EINTR else { return nil }
        continue
      }
      if seen.si_code != CLD_STOPPED { TerminalGuest.end() }
      guard waitpid(process, &status, stoppingWithIt ? WUNTRACED : 0) >= 0 else {
        guard errno == EINTR else { return nil }
        continue
      }
      guard status & 0xFF == 0x7F else { return status }
      ChildProgram.stop()
      kill(process, SIGCONT)
    }
  }

  /// Stops as any program does for Ctrl-Z: not at all where nobody is there to have it go on.
  private static func stop() {
    var ours = sigaction()
    sigaction(SIGTSTP, nil, &ours)
    signal(SIGTSTP, SIG_DFL)
    // Not `kill(0, …)`, which comes back before the stop takes hold.
    raise(SIGTSTP)
    sigaction(SIGTSTP, &ours, nil)
  }
}
