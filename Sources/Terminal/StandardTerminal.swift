private import Glibc
package import World

/// The terminal on standard input and output.
package enum StandardTerminal {
  /// With an editor where both ends are a terminal that can move its cursor; plain where one is not,
  /// where `TERM` is empty or `dumb`, or where told.
  package static func open(
    plain: Bool, historyPath: String?, keys: EditingKeys = .emacs
  ) -> any LineTerminal {
    guard !plain, canEdit else { return PlainTerminal() }
    return EditorTerminal(historyPath: historyPath, keys: keys)
  }

  private static var canEdit: Bool {
    let name = getenv("TERM").map { String(cString: $0) } ?? ""
    return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && !["", "dumb"].contains(name)
  }
}
