internal import Session
package import World

/// The theme of replies.
package struct Palette: Hashable, Sendable {
  package let theme: Theme

  private init(_ theme: Theme) { self.theme = theme }

  /// The text in the colour of its role.
  ///
  /// Whatever the text is, no control character and no escape sequence of it gets through.
  func painted(_ span: Span, _ signs: Signs) -> String {
    theme.painted(cleaned(signs.spelled(span)), span.role)
  }

  /// The line in its colours, without blanks at its end.
  func painted(_ line: ReplyLine, _ signs: Signs) -> String {
    let spans = line.trimmed.spans
    return joined(spans.indices.map { painted(spans[$0], signs) })
  }

  package static let none = Palette(Theme.none)

  /// The colours for a terminal, by the setting `theme`, what the terminal answers and what its
  /// variables tell of it.
  package init(
    theme: String?, _ environment: Environment, _ options: Options,
    background: TerminalBackground? = nil, own: OwnColours = .none
  ) {
    guard environment.hasColours(options), theme != "none" else {
      self = .none
      return
    }
    let ground = environment.ground(theme: theme, background)
    let depth = ColourDepth(environment.variables)
    let codes = Role.allCases.map { role in
      (role, own.code(role, depth) ?? ThemeColours.code(role, on: ground, depth))
    }
    self.theme = Theme(Dictionary(uniqueKeysWithValues: codes).compactMapValues(\.self))
  }
}

extension Environment {
  /// What colours stand on: what was set, what the terminal says, what its variables tell.
  func ground(theme: String?, _ background: TerminalBackground?) -> TerminalBackground? {
    switch theme {
    case "light": .light
    case "dark": .dark
    case .some, nil: background ?? self.background
    }
  }

  /// What `COLORFGBG` tells, in which some terminals name their colours by number.
  fileprivate var background: TerminalBackground? {
    switch variables["COLORFGBG"]?.split(separator: ";").last.flatMap({ Int($0) }) {
    case let ground? where ground == 7 || (9...15).contains(ground): .light
    case let ground? where (0...8).contains(ground): .dark
    case .some, nil: nil
    }
  }
}
