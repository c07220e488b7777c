/// How a run of the program ended; the raw value is the status of the process.
package enum Ending: Int32, Hashable, Sendable {
  case done = 0
  /// A command failed, or asked where nobody can answer.
  case failed = 1
  /// The program was started wrongly.
  case misused = 2
  /// The journal or a script could not be read or written.
  case unreadable = 3
  /// Ctrl-C in a script.
  case interrupted = 130

  /// The graver of two.
  func joined(_ other: Ending) -> Ending { other.rawValue > rawValue ? other : self }
}
