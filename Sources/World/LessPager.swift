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
    let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
    let less = ChildProgram(
      ["less", "-FRX", "-P\(prompt(lines))"], variables: LessPager.environment, reading: ends[0])
    close(ends[0])
    guard let less else {
      close(ends[1])
      return false
    }
    defer { less.waitForEnd() }
    let before = signal(SIGPIPE, SIG_IGN)  // the person may leave before the end
    _ = writeWhole(Array(text.utf8), to: ends[1])
    signal(SIGPIPE, before)
    close(ends[1])
    return true
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
}
