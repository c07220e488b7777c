internal import World

/// What is said about scripts that are shown.
extension OptionsReader {
  mutating func setShown(_ name: OptionName, _ value: String) throws(UsageError) {
    switch name {
    case .type:
      guard let speed = Int(value), (1...1000).contains(speed) else {
        throw UsageError("--type takes characters a second, such as 40, not \(value)")
      }
      options.typing = speed
    case .output:
      guard !value.isEmpty else { throw UsageError("-o needs the name of a file") }
      film.output = value
    case .size: film.size = try size(value)
    case .theme:
      guard let ground = TerminalBackground(named: value) else {
        throw UsageError("--theme is dark or light, not \(value)")
      }
      film.ground = ground
    default: break
    }
  }

  /// The value behind an option; how fast lines are typed need not be said.
  mutating func takenValue(of name: OptionName) -> String? {
    if name == .type, rest.first.flatMap({ Int($0) }) == nil { return "\(Options.usualTyping)" }
    return rest.popFirst()
  }

  /// What does not go together where a script is shown at the terminal.
  private func checkLive(_ task: Options.Task) throws(UsageError) {
    guard options.step || options.typing != nil else { return }
    let word = options.step ? "--step" : "--type"
    guard case .scripts(let files) = task, !files.contains("-") else {
      throw UsageError("\(word) shows a script: tripsh \(word) FILE.trip")
    }
    for name in [OptionName.atomic, .check, .echo] where given[name] != nil {
      throw UsageError("\(name.rawValue) does not go with \(word)")
    }
    if options.format == .json { throw UsageError("\(word) is for people: not with JSON") }
  }

  private func size(_ value: String) throws(UsageError) -> TerminalSize {
    let sides = value.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let columns = sides[0], let rows = sides[1],
      (40...200).contains(columns), (8...100).contains(rows)
    else {
      throw UsageError(
        "--size takes columns and rows, such as 100x30 (40 to 200, 8 to 100), not \(value)")
    }
    return TerminalSize(columns: columns, rows: rows)
  }

  /// The file that is asked for, and of what.
  func film(_ kind: FilmWish.Kind) throws(UsageError) -> FilmWish {
    var wish = film
    wish.kind = kind
    let word = kind.rawValue
    let calls = try ScriptCall.calls(Array(words.dropFirst()))
    guard let call = calls.first else {
      throw UsageError("\(word) needs a script: \(word) FILE.trip -o FILE.\(kind.ending)")
    }
    guard calls.count == 1 else {
      throw UsageError("\(word) takes one script, and behind it values such as city=Porto")
    }
    wish.call = call
    guard !wish.output.isEmpty else {
      throw UsageError("\(word) needs a name for what it makes: -o FILE.\(kind.ending)")
    }
    let name = wish.output.split(separator: "/").last ?? ""
    let ending = name.lastIndex(of: ".").map { name[$0...].dropFirst().lowercased() }
    guard wish.output == "-" || ending == kind.ending || ending == nil else {
      throw UsageError("\(word) makes a .\(kind.ending) file: -o FILE.\(kind.ending)")
    }
    return wish
  }

  /// What does not go together.
  func checkShown(_ task: Options.Task) throws(UsageError) {
    if options.echo, options.quiet { throw UsageError("--echo and --quiet: give one of them") }
    guard case .film(let wish) = task else {
      for name in [OptionName.output, .size, .theme, .force] where given[name] != nil {
        throw UsageError("\(name.rawValue) is for cast and page")
      }
      return try checkLive(task)
    }
    let word = wish.kind.rawValue
    for name in [OptionName.atomic, .check, .dryRun, .echo, .quiet, .step, .isPrivate]
    where given[name] != nil {
      throw UsageError("\(name.rawValue) does not go with \(word)")
    }
    if options.format == .json { throw UsageError("\(word) makes a file: there is no JSON of it") }
    if wish.kind == .page, options.typing != nil {
      throw UsageError("nothing is typed on a page: --type is for cast")
    }
  }
}

extension FilmWish.Kind {
  var ending: String {
    switch self {
    case .cast: "cast"
    case .page: "html"
    }
  }
}

extension TerminalBackground {
  fileprivate init?(named name: String) {
    switch name {
    case "light": self = .light
    case "dark": self = .dark
    default: return nil
    }
  }
}
