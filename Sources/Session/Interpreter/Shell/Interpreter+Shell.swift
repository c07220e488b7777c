extension Interpreter {
  func decideOnShell(_ intent: Intent) throws(Interruption) -> Decision {
    if case .when(let meaning) = intent { return look(intent, .meaning(meaning)) }
    if case .set(let name, let value) = intent { return try set(name, value) }
    if case .setHome(let place) = intent { return try setHome(place) }
    if case .agree(let agreement) = intent { return agree(agreement) }
    if case .talk(.retracted) = intent { return try offeringUndo() }
    if case .talk(let talk) = intent { return look(intent, nil, notices: [.talk(talk)]) }
    if case .settings = intent { return look(intent, .settings) }
    if case .alias(let name, let line) = intent { return try alias(name, line) }
    if case .unalias(let name) = intent { return try unalias(name) }
    if case .aliases = intent { return look(intent, .aliases) }
    if case .save = intent { return try save(intent) }
    if case .record(let file, let replaces) = intent {
      let name = try scriptName(file, orCast: true) { .record(file: $0) }
      return .perform(.record(file: name, replaces: replaces))
    }
    if case .runLines(let range, let file, let values) = intent {
      return try run(range, of: file, values)
    }
    if case .runEntries(let range) = intent {
      return .perform(.runCommands(try commands(of: range)))
    }
    if case .assert(let condition) = intent { return try assert(condition) }
    if let effect = effect(of: intent) { return .perform(effect) }
    throw .problem(.inconsistent("a command of the shell that is none"))
  }

  private func effect(of intent: Intent) -> Effect? {
    if case .run(let file, let values) = intent { return .run(file: file, values: values) }
    if case .stopRecording = intent { return .stopRecording }
    if case .replay(let file, let values) = intent { return .replay(file: file, values: values) }
    if case .help(let word) = intent { return .showHelp(word) }
    if case .placesCache(let clear) = intent { return .placesCache(clear: clear) }
    if case .state = intent { return .showState }
    if case .version = intent { return .showVersion }
    if case .about = intent { return .showAbout }
    if case .why = intent { return .why }
    if case .clear = intent { return .clearScreen }
    if case .history(let words) = intent { return .showHistory(words) }
    if case .clearHistory = intent { return .clearHistory }
    if case .edit = intent { return .editLine }
    if case .tutorial(let tutorial) = intent { return .tutorial(tutorial) }
    if case .example(let wish) = intent { return .example(wish) }
    if case .tryOut(let line) = intent { return .tryOut(line) }
    if case .quit = intent { return .quit }
    return nil
  }

  private func alias(_ name: String, _ line: String) throws(Interruption) -> Decision {
    guard let name = words(name) else { throw .problem(.emptyName, at: .alias) }
    guard let line = paragraphs(line) else { throw .problem(.emptyName, at: .line) }
    let change = Change(before: scene.session.aliases[name], after: line)
    return outcome(
      [.aliasChanged(name, change)], .alias(name, line), cursor: scene.session.cursor,
      notices: [.aliasChanged(name, line)])
  }

  private func unalias(_ name: String) throws(Interruption) -> Decision {
    let name = oneLine(name)
    let beside = scene.session.aliasesOfWindow[name]
    guard let line = scene.session.aliases[name] else {
      if beside != nil { throw .problem(.aliasOfPromptFile(name), at: .alias) }
      throw .problem(.noSuchAlias(name), at: .alias, remedies: [.aliases])
    }
    return outcome(
      [.aliasChanged(name, Change(before: line, after: nil))], .unalias(name),
      cursor: scene.session.cursor, notices: [.aliasChanged(name, beside)])
  }

  /// Writes the lines that make the current trip again, or those of some entries.
  private func save(_ intent: Intent) throws(Interruption) -> Decision {
    guard case .save(let file, let range, let replaces) = intent else {
      throw .problem(.inconsistent("what is saved is nothing"))
    }
    let name = try scriptName(file, orPlan: range == nil) { .save(file: $0, entries: range) }
    guard let range else {
      var writer = TripWriter(try resolver.currentTrip(), scene)
      writer.write()
      return .perform(
        .save(
          file: name, .commands(writer.commands, losses: writer.losses), replaces: replaces))
    }
    return .perform(
      .save(file: name, .lines(try commands(of: range)), replaces: replaces))
  }

  /// The name of a file that is to be written; that of a folder is none.
  func fileName(_ file: String) throws(Interruption) -> String {
    guard let file = words(file), let last = file.split(separator: "/").last,
      file.last != "/", ![".", "..", "~"].contains(last)
    else { throw .problem(.emptyName, at: .file) }
    return file
  }

  /// The name of a script: without an ending it gets its own, with that of another format it fails.
  private func scriptName(
    _ file: String, orCast: Bool = false, orPlan: Bool = false, _ command: (String) -> Intent
  ) throws(Interruption) -> String {
    let file = try fileName(file)
    let name = FileEnding.scriptName(for: file)
    switch FileEnding(of: file) {
    case .script, .missing: return name
    case .cast where orCast: return file
    case .plan where orPlan:
      // What is saved under the name of a plan may be meant to be one.
      throw .problem(
        .noScript(file), at: .file, remedies: [.outlook(.export(file: file)), command(name)])
    case .cast, .plan, .later, .other:
      throw .problem(.noScript(file), at: .file, remedies: [command(name)])
    }
  }

  /// Some lines of a file; the numbers are held against the file when it is read.
  private func run(
    _ range: EntryRange, of file: String, _ values: [String: String]
  ) throws(Interruption) -> Decision {
    switch range {
    case .numbers, .onwards, .newest: return .perform(.runLines(range, file: file, values: values))
    case .today, .yesterday, .thisTrip: throw .problem(.linesByNumber, at: .entry)
    }
  }
}
