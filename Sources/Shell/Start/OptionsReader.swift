internal import Language
internal import Session

extension Options {
  /// Reads the arguments behind the program's name.
  package init(_ arguments: [String]) throws(UsageError) {
    var reader = OptionsReader(rest: arguments[...])
    try reader.readAll()
    self = try reader.finished()
  }
}

/// Takes arguments from the left.
struct OptionsReader {
  var rest: ArraySlice<String>
  var options = Options()
  /// Options that were given, with their values.
  var given: [OptionName: String] = [:]
  var film = FilmWish(.cast)
  var lines: [String] = []
  var words: [String] = []

  mutating func readAll() throws(UsageError) {
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        return
      }
      if argument.utf8.count > 1, argument.utf8.first == UInt8(ascii: "-"), !isWord(argument) {
        try readOption(argument)
      } else {
        words.append(argument)
      }
    }
  }

  /// Whether an argument with a `-` is a word of a line: `tripsh log -5`.
  private func isWord(_ argument: String) -> Bool {
    let second = argument.utf8.dropFirst().first ?? 0
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
      && words.first.map(FirstWord.init) == .looks
  }

  private mutating func readOption(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let isLong = argument.utf8.starts(with: "--".utf8)
    let spelling = isLong ? String(parts[0]) : argument
    let attached = isLong && parts.count == 2 ? String(parts[1]) : nil
    guard let name = OptionName(spelled: spelling) else { throw unknown(spelling) }
    guard name.summary != nil else { throw UsageError("\(spelling) comes in a later version") }
    guard name.value != nil else {
      guard attached == nil else { throw UsageError("\(spelling) takes no value") }
      return set(name)
    }
    guard let value = attached ?? takenValue(of: name) else {
      throw UsageError("\(spelling) needs a value: \(spelling) \(name.value ?? "")")
    }
    try set(name, value)
  }

  private mutating func set(_ name: OptionName) {
    given[name] = ""
    switch name {
    case .echo: options.echo = true
    case .quiet: options.quiet = true
    case .keepGoing: options.keepGoing = true
    case .atomic: options.atomic = true
    case .check: options.check = true
    case .dryRun: options.dryRun = true
    case .isPrivate: options.isPrivate = true
    case .plain: options.plain = true
    case .noColor: options.noColor = true
    case .accept: options.accept = true
    case .force: film.overwrites = true
    case .step: options.step = true
    case .home, .places, .format, .today, .line, .version, .help, .type, .output, .size, .theme:
      break
    }
  }

  private mutating func set(_ name: OptionName, _ value: String) throws(UsageError) {
    if name == .line { return lines.append(value) }
    if let before = given.updateValue(value, forKey: name), before != value {
      throw UsageError("\(name.rawValue) is given twice, as \(before) and \(value)")
    }
    switch name {
    case .home:
      guard !value.isEmpty else { throw UsageError("--home needs the name of a folder") }
      options.home = value
    case .places: options.places = try placesOption(value)
    case .format:
      guard let format = Options.Format(rawValue: value) else {
        throw UsageError("--format is text or json, not \(value)")
      }
      options.format = format
    case .today:
      guard let date = CivilDate(iso: value) else {
        throw UsageError("--today takes a date such as 2027-04-19, not \(value)")
      }
      options.today = date
    case .type, .output, .size, .theme: try setShown(name, value)
    case .line, .echo, .quiet, .keepGoing, .atomic, .check, .dryRun, .isPrivate, .plain, .noColor,
      .version, .help, .step, .force, .accept:
      break
    }
  }

  /// The options as they are together, or what speaks against it.
  func finished() throws(UsageError) -> Options {
    var options = options
    options.task = try task()
    if case .lines = options.task { options.onlyLooks = lines.isEmpty }
    guard given[.help] == nil, given[.version] == nil else { return options }
    if options.atomic, options.keepGoing {
      throw UsageError("--atomic is all or nothing: --keep-going does not go with it")
    }
    try checkShown(options.task)
    try checkTest(options)
    if let word = options.task.word {
      for name in [OptionName.atomic, .check, .dryRun, .keepGoing, .echo, .quiet]
      where given[name] != nil {
        throw UsageError("\(word) runs no script: \(name.rawValue) does not go with it")
      }
    }
    return options
  }

  private func task() throws(UsageError) -> Options.Task {
    let isState = words.first == "state"
    let care = words.first.flatMap(Care.Word.init(rawValue:))
    let shown = words.first.flatMap(FilmWish.Kind.init(rawValue:))
    if given[.help] != nil, let shown { return .filmHelp(shown) }
    let isTest = words.first == "test"
    if given[.help] != nil, isTest { return .testHelp }
    if given[.help] != nil { return care.map { .careHelp($0) } ?? (isState ? .stateHelp : .help) }
    if given[.version] != nil { return .version }
    guard lines.isEmpty || words.isEmpty else {
      let other =
        isTest ? "test" : care?.rawValue ?? shown?.rawValue ?? (isState ? "state" : "a file")
      throw UsageError("-c does not go with \(other): give one of them")
    }
    if isTest { return try test() }
    if let care { return .care(try self.care(care)) }
    if let shown { return .film(try film(shown)) }
    if isState {
      guard words.count == 1 else { throw UsageError("state takes nothing behind it") }
      return .state
    }
    if !lines.isEmpty { return .lines(lines) }
    if let line = try UnquotedLine.line(of: words) { return .lines([line]) }
    return words.isEmpty ? .prompt : .scripts(try ScriptCall.calls(words))
  }

  private func care(_ word: Care.Word) throws(UsageError) -> Care {
    switch word {
    case .verify, .repair:
      guard words.count == 1 else { throw UsageError("\(word.rawValue) takes nothing behind it") }
      return word == .verify ? .verify : .repair
    case .backup:
      guard words.count == 2, !words[1].isEmpty else {
        throw UsageError("backup takes one file: backup FILE")
      }
      return .backup(words[1])
    }
  }
}

extension Options.Task {
  /// The word that starts something else than a script.
  fileprivate var word: String? {
    switch self {
    case .state: "state"
    case .care(let care): care.word.rawValue
    case .test: "test"
    case .prompt, .scripts, .lines, .film, .help, .stateHelp, .careHelp, .filmHelp, .testHelp,
      .version:
      nil
    }
  }
}
