package import Session

/// How the program was started.
package struct Options: Hashable, Sendable {
  /// What it is to do.
  package enum Task: Hashable, Sendable {
    case prompt
    /// These scripts in turn; `-` is standard input.
    case scripts([String])
    case lines([String])
    case state
    case help
    case stateHelp
    case version
  }

  package enum Format: String, CaseIterable, Hashable, Sendable {
    case text, json
  }

  package var task: Task = .prompt
  package var home: String?
  package var places: PlacesOption?
  package var format: Format = .text
  package var today: CivilDate?
  package var echo = false
  package var keepGoing = false
  package var atomic = false
  package var check = false
  package var plain = false
  package var noColor = false

  package init() {}
}

/// Where lookups go in this run.
package enum PlacesOption: Hashable, Sendable {
  case offline
  /// The address of a server.
  case server(String)
}

/// Why the program cannot be started so; the words are for standard error.
package struct UsageError: Error, Hashable, Sendable {
  package let message: String

  package init(_ message: String) { self.message = message }
}
