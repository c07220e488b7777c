internal import JSON
internal import Language
internal import Session
internal import World

/// A file that waits until what it belongs to is on disk.
protocol WaitingFile: Sendable {
  var path: String { get }
  func write(to files: any FileStore) throws(FileFailure)
}

/// A script that `save` writes.
struct SavedScript: WaitingFile {
  var path: String
  var today: CivilDate
  /// Whether a file of the name may be there, and is replaced.
  var replaces: Bool
  /// Every line can be read again.
  let lines: [String]
  /// What of the trip the lines do not bring back.
  let losses: [ScriptLoss]
  /// The lines that are too long to be read again, by their beginnings.
  let unreadable: [String]

  /// What is to stand in it.
  enum Contents {
    case lines([String], losses: [ScriptLoss])
    case commands([Intent], losses: [ScriptLoss])
  }

  init(
    _ what: Contents, path: String, today: CivilDate, replaces: Bool = false,
    spelled: (Intent) -> String
  ) {
    self.path = path
    self.today = today
    self.replaces = replaces
    let all: [String]
    switch what {
    case .lines(let lines, let losses): (all, self.losses) = (lines, losses)
    case .commands(let commands, let losses): (all, self.losses) = (commands.map(spelled), losses)
    }
    lines = all.filter(isReadable)
    unreadable = all.filter { !isReadable($0) }.map { String($0.prefix(60)) }
  }

  func write(to files: any FileStore) throws(FileFailure) {
    let head = "# Saved by tripsh \(programVersion) on \(today.iso): run it with tripsh FILE."
    let comments = missing.map { "# Not in it: \($0)" }
    let text = ([head] + comments + lines.map(lineOfScript)).map { $0 + "\n" }.joined()
    try files.write(path, Array(text.utf8), replacing: replaces)
  }

  func reply(isTrial: Bool = false, _ canonical: String) -> Reply {
    let told = "\(isTrial ? "Would save" : "Saved") \(counted(lines.count, "line")) in \(path)"
    return Reply(
      canonical: canonical, message: told,
      lines: ([told] + losses.sentences + tooLong).map { ReplyLine($0) },
      data: .object([
        "file": .string(path), "lines": .integer(lines.count),
        "missing": .array(missing.map(JSONValue.string)),
      ]))
  }

  /// All that is not in it, each in words of one line.
  private var missing: [String] { losses.map(\.words) + unreadable.map { "\($0)… (too long)" } }

  private var tooLong: [String] {
    unreadable.isEmpty
      ? [] : ["Not in it, too long for a line: \(listed(unreadable.map { "\($0)…" }))"]
  }
}

extension SavedLine {
  func text(_ spelled: (Intent) -> String) -> String {
    switch self {
    case .entry(let entry): entry.canonical
    case .command(let command): spelled(command)
    }
  }
}

/// Whether the line can be read again; a canonical line fails only for its length.
private func isReadable(_ line: String) -> Bool { (try? Lexer.tokens(of: line)) != nil }
