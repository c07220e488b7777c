internal import Session
package import World

/// The theme of replies.
package struct Palette: Hashable, Sendable {
  package let theme: Theme

  private init(_ theme: Theme) { self.theme = theme }

  /// The text in the colour of its role.
  ///
  /// Whatever the text is, no control character and no escape sequence of it gets through.
  func painted(_ span: Span) -> String {
    theme.painted(cleaned(span.text), span.role)
  }

  /// The line in its colours, without blanks at its end.
  func painted(_ line: ReplyLine) -> String { line.trimmed.spans.map(painted).joined() }

  package static let none = Palette(Theme.none)

  // Of 256 colours those near sage, lavender and dusty rose that have a contrast of 4.5:1.
  private static let dark: [Role: String] = [
    .name: "38;5;108", .when: "38;5;146", .attention: "38;5;181", .quiet: "38;5;243",
  ]
  private static let light: [Role: String] = [
    .name: "38;5;29", .when: "38;5;97", .attention: "38;5;131", .quiet: "38;5;243",
  ]
  private static let sixteen: [Role: String] = [
    .name: "32", .when: "35", .attention: "31", .quiet: "2",
  ]

  /// The colours for a terminal, by the setting `theme` and what the terminal tells of itself.
  package init(theme: String?, _ environment: Environment, _ options: Options) {
    let variables = environment.variables
    guard environment.hasColours(options), theme != "none" else {
      self = .none
      return
    }
    let isRich =
      variables["COLORTERM"] != nil || variables["TERM"]?.hasSuffix("256color") == true
    guard isRich else {
      self.theme = Theme(Palette.sixteen)
      return
    }
    let ground = variables["COLORFGBG"]?.split(separator: ";").last
    let isLight = theme == "light" || theme != "dark" && (ground == "15" || ground == "7")
    self.theme = Theme(isLight ? Palette.light : Palette.dark)
  }
}
