package import Session
internal import World

/// What the program finds around it when it starts.
package struct Environment: Hashable, Sendable {
  /// The variables of the process.
  package var variables: [String: String]
  package var inputIsTerminal: Bool
  package var outputIsTerminal: Bool
  /// Whether signs are drawn where there are no colours, too.
  package var drawsSigns = false
  /// How wide the terminal is.
  package var columns = 80

  package init(
    variables: [String: String], inputIsTerminal: Bool, outputIsTerminal: Bool
  ) {
    self.variables = variables
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
  }

  /// The variable, `nil` where it is not set or empty.
  private func variable(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A folder of the XDG kind: its variable where that holds an absolute path, else under `$HOME`.
  private func folder(_ name: String, else path: String) -> String? {
    if let folder = variable(name), folder.utf8.first == UInt8(ascii: "/") { return folder }
    return variable("HOME").map { "\($0)/\(path)" }
  }

  /// The person's own folder, for which `~/` stands.
  package var userHome: String? { variable("HOME") }

  /// The path of a file, `~/` at its beginning understood.
  package func path(_ text: String) -> String { expandedPath(text, home: userHome) }

  /// The folder of the journal.
  package func home(_ option: String?) throws(UsageError) -> String {
    let found =
      option ?? variable("TRIPSH_HOME")
      ?? folder("XDG_DATA_HOME", else: ".local/share").map { "\($0)/tripsh" }
    guard let found else {
      throw UsageError("no home for the journal: set HOME or give --home DIR")
    }
    return path(found)
  }

  /// The file of settings and aliases that hold at the prompt only.
  package var promptFile: String? {
    folder("XDG_CONFIG_HOME", else: ".config").map { "\($0)/tripsh/tripshrc" }
  }

  /// The file of the person's own colours.
  package var themeFile: String? {
    folder("XDG_CONFIG_HOME", else: ".config").map { "\($0)/tripsh/theme" }
  }

  /// The file by which all programs of the user keep one pace.
  package var paceFile: String? {
    folder("XDG_STATE_HOME", else: ".local/state").map { "\($0)/tripsh/pace" }
  }

  /// Which servers are one's own; a test may name some of them as those of others.
  package var hosts: HostRules { HostRules(guests: variable("TRIPSH_GUEST_HOSTS")) }

  /// Whether no escape sequences may be written.
  package func isPlain(_ options: Options) -> Bool {
    options.plain || variables["TERM"] == "dumb"
  }

  package func hasColours(_ options: Options) -> Bool {
    outputIsTerminal && !isPlain(options) && !options.noColor && variable("NO_COLOR") == nil
  }
}
