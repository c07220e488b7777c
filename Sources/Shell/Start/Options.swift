package import Session
package import World

/// How the program was started.
package struct Options: Hashable, Sendable {
  /// What it is to do.
  package enum Task: Hashable, Sendable {
    case prompt
    /// These scripts in turn.
    case scripts([ScriptCall])
    case lines([String])
    case state
    /// To look after the journal.
    case care(Care)
    /// To make a file of a script.
    case film(FilmWish)
    case help
    case stateHelp
    case careHelp(Care.Word)
    case filmHelp(FilmWish.Kind)
    /// To play these transcripts.
    case test([String])
    case testHelp
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
  /// Whether a script at a terminal shows how far it is in place of its lines.
  package var quiet = false
  package var keepGoing = false
  package var atomic = false
  package var check = false
  /// Whether every change is shown and none is kept.
  package var dryRun = false
  /// Whether the line was given as words of a command line: it shows, and changes nothing.
  package var onlyLooks = false
  /// Whether nothing of this window is written to the history of lines.
  package var isPrivate = false
  package var plain = false
  package var noColor = false
  /// Whether a script waits for a key before each line.
  package var step = false
  /// Lines are typed out, so many characters a second.
  package var typing: Int?
  /// Whether transcripts are written anew with what comes.
  package var accept = false

  package init() {}
}

extension Options.Task {
  /// Whether a file is made of a script.
  package var isFilm: Bool { if case .film = self { true } else { false } }
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

/// The file that is to be made of a script.
package struct FilmWish: Hashable, Sendable {
  /// The words that start it.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case cast, page
  }

  package var kind: Kind
  package var call = ScriptCall("")
  /// `-` is standard output.
  package var output = ""
  package var size = TerminalSize(columns: 80, rows: 24)
  package var ground: TerminalBackground?
  /// Whether a file that is there may be written over.
  package var overwrites = false

  package init(_ kind: Kind) { self.kind = kind }
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
