internal import World

/// So many rows of a list are shown as text; programs get all of them.
let rowsShown = 20

/// The first of the rows, and how many more there are where there are many.
func shortList(_ rows: [ReplyLine], _ signs: Signs) -> [ReplyLine] {
  guard rows.count > rowsShown else { return rows }
  return rows.prefix(rowsShown) + [
    ReplyLine("  \(signs.omission) and \(rows.count - rowsShown) more", .quiet)
  ]
}

/// A line of many commands with the first few of them, and how many more there are.
func shortCommands(_ line: String, _ signs: Signs) -> String {
  let commands = commands(of: line)
  guard commands.count > commandsShown else { return line }
  return commands.prefix(commandsShown).joined(separator: ";")
    + "; \(signs.omission) and \(commands.count - commandsShown) more"
}

private let commandsShown = 12

/// What stands between the semicolons of a canonical line that are in no quotes.
private func commands(of line: String) -> [Substring] {
  var (isQuoted, isEscaped) = (false, false)
  return line.split { letter in
    defer { isEscaped = letter == "\\" && !isEscaped }
    if letter == "\"", !isEscaped { isQuoted.toggle() }
    return letter == ";" && !isQuoted
  }
}
