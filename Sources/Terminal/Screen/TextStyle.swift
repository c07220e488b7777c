/// How a piece of text is set off from the rest.
enum TextStyle: Hashable {
  case plain, quiet, chosen
  /// The colour of names, which the prompt has.
  case name

  /// The text in this style; without colours a name is plain.
  func applied(to text: String, _ colours: ColourDepth) -> String {
    let start =
      switch self {
      case .plain: ""
      case .quiet: "\u{1B}[2m"
      case .chosen: "\u{1B}[7m"
      case .name: colours.name
      }
    return start.isEmpty || text.isEmpty ? text : start + text + "\u{1B}[0m"
  }
}
