/// Where the value of a setting comes from.
enum SettingOrigin: Hashable {
  /// An option of this run, which says the value.
  case option(String, value: String)
  case home
  /// The file that is read at the prompt.
  case promptFile
  case standard

  /// The word for programs.
  var word: String {
    switch self {
    case .option: "option"
    case .home: "home"
    case .promptFile: "tripshrc"
    case .standard: "default"
    }
  }

  /// What is told beside the value, with what it would be else; nothing of a default.
  func words(else standard: String?) -> String {
    let other = "else \(standard ?? "not set")"
    return switch self {
    case .option(let name, _): "\(name), \(other)"
    case .home: "this home, \(other)"
    case .promptFile: "tripshrc, \(other)"
    case .standard: ""
    }
  }

  /// What holds in this run in the place of what is set.
  var value: String? { if case .option(_, let value) = self { value } else { nil } }
}

/// What is told where a home says nothing of a setting that tripshrc sets.
func ofPromptFile(_ name: String, _ value: String) -> String {
  "\(name) is \(value) here: this home says nothing of it, tripshrc does"
}
