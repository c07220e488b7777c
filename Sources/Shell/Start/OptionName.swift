/// An option of the command line.
enum OptionName: String, CaseIterable {
  case home = "--home"
  case places = "--places"
  case format = "--format"
  case today = "--today"
  case line = "-c"
  case echo = "--echo"
  case quiet = "--quiet"
  case keepGoing = "--keep-going"
  case atomic = "--atomic"
  case check = "--check"
  case dryRun = "--dry-run"
  case isPrivate = "--private"
  case plain = "--plain"
  case noColor = "--no-color"
  case accept = "--accept"
  case version = "--version"
  case help = "--help"
  case step = "--step"
  case type = "--type"
  case output = "-o"
  case size = "--size"
  case theme = "--theme"
  case force = "--force"

  /// The option of this spelling.
  init?(spelled text: String) {
    switch text {
    case "-h": self = .help
    case "-V": self = .version
    default: self.init(rawValue: text)
    }
  }

  /// What its value is called in the help, `nil` where it takes none.
  var value: String? {
    switch self {
    case .home: "DIR"
    case .places: "WHERE"
    case .format: "text|json"
    case .today: "DATE"
    case .line: "LINE"
    case .type: "SPEED"
    case .output: "FILE"
    case .size: "100x30"
    case .theme: "dark|light"
    case .echo, .quiet, .keepGoing, .atomic, .check, .dryRun, .isPrivate, .plain, .noColor,
      .version, .help, .step, .force, .accept:
      nil
    }
  }

  /// What it does; `nil` where it is not there yet.
  var summary: String? {
    switch self {
    case .home:
      """
      where the journal lives; else $TRIPSH_HOME, else $XDG_DATA_HOME/tripsh, else \
      ~/.local/share/tripsh
      """
    case .places:
      "where lookups go this time: offline, the address of a server, or recorded:FILE"
    case .format: "replies as text, or one JSON object per command and line"
    case .today: "the date that \"today\" means, such as 2027-04-19"
    case .line: "runs this line; may be repeated"
    case .echo: "shows each line before its reply; at a terminal scripts do so anyway"
    case .quiet: "does not show the lines of a script at a terminal"
    case .keepGoing: "goes on after a line that fails"
    case .atomic: "all of the script or nothing"
    case .check: "reads and resolves the whole script, changes nothing"
    case .dryRun: "shows every change of a script, keeps none"
    case .isPrivate: "nothing of this window is written to the history of lines"
    case .plain: "no escape sequences at all (also TERM=dumb)"
    case .noColor: "no colours (also NO_COLOR)"
    case .accept: "with test: writes the answers that come into the transcripts"
    case .version: "prints the version"
    case .help: "prints this page"
    case .step: "shows a script: a key carries out each line (? tells the keys)"
    case .type:
      "shows a script: types lines out, so many characters a second (40), and goes on by itself"
    case .output: "cast and page: the file that is made"
    case .size: "cast and page: columns and rows of the terminal"
    case .theme: "cast and page: the colours (cast: dark; page: as its reader likes)"
    case .force: "cast and page: writes over a file that is there"
    }
  }
}

/// What is said to an option that there is not.
func unknown(_ spelling: String) -> UsageError {
  let near = OptionName.allCases.first {
    $0.rawValue.utf8.count > 3 && $0.rawValue.utf8.starts(with: spelling.utf8.prefix(4))
      && spelling.utf8.count > 3
  }
  let hint = near.map { "; close: \($0.rawValue)" } ?? ""
  return UsageError("there is no option \(spelling)\(hint)")
}
