package import World

/// How a character of the line, or of a row below it, looks.
package enum Look: Hashable, Sendable {
  case plain
  case prompt
  case part(LineStyle)
  /// What may go on behind the line.
  case ghost
  /// The row that is chosen.
  case chosen
}

/// The escape sequences of looks in a theme.
package struct Looks: Sendable {
  package var theme: Theme

  package init(theme: Theme) { self.theme = theme }

  /// The parameters of the look's sequence; empty for the terminal's own.
  ///
  /// What is quiet has to differ from what was typed without colours too.
  func code(_ look: Look) -> String {
    switch look {
    case .plain: ""
    case .prompt, .part(.verb), .part(.name): theme.code(.name) ?? ""
    case .part(.when): theme.code(.when) ?? ""
    case .part(.amount), .part(.quoted): theme.code(.when) ?? ""
    case .part(.quiet), .ghost: theme.code(.quiet) ?? "2"
    case .part(.unknown): "4"
    case .chosen: "7"
    }
  }

  func painted(_ text: String, _ look: Look) -> String {
    let code = code(look)
    return code.isEmpty || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
