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
    /// To look after the journal.
    case care(Care)
    case help
    case stateHelp
    case careHelp(Care.Word)
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
  /// Whether nothing of this window is written to the history of lines.
  package var isPrivate = false
  package var plain = false
  package var noColor = false

  package init() {}
}

/// What is done with the journal as a whole.
package enum Care: Hashable, Sendable {
  case verify
  case repair
  /// Into this file.
  case backup(String)

  /// The words that start it.
  package enum Word: String, CaseIterable, Hashable, Sendable {
    case verify, repair, backup
  }

  package var word: Word {
    switch self {
    case .verify: .verify
    case .repair: .repair
    case .backup: .backup
    }
  }
}

/// Where lookups go in this run.
package enum PlacesOption: Hashable, Sendable {
  case offline
  /// The address of a server.
  case server(String)
  /// Nowhere: the answers are in this file, or beside this script.
  case recorded(String)
}

/// Why the program cannot be started so; the words are for standard error.
package struct UsageError: Error, Hashable, Sendable {
  package let message: String
  /// What would work.
  package let tries: String

  package init(_ message: String, tries: String = "tripsh --help") {
    self.message = message
    self.tries = tries
  }
}
