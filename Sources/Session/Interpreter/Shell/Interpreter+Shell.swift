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
    if case .save(let file, let entries) = intent { return try save(file, entries) }
    if let effect = effect(of: intent) { return .perform(effect) }
    throw .problem(.inconsistent("a command of the shell that is none"))
  }

  private func effect(of intent: Intent) -> Effect? {
    if case .run(let file, let values) = intent { return .run(file: file, values: values) }
    if case .record(let file) = intent { return .record(file: file) }
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
    guard let line = scene.session.aliases[name] else {
      throw .problem(.noSuchAlias(name), at: .alias, remedies: [.aliases])
    }
    return outcome(
      [.aliasChanged(name, Change(before: line, after: nil))], .unalias(name),
      cursor: scene.session.cursor, notices: [.aliasChanged(name, nil)])
  }

  /// Writes the lines that make the current trip again, or those of some entries.
  private func save(
    _ file: String, _ range: ClosedRange<Int>?
  ) throws(Interruption) -> Decision {
    guard let file = words(file) else { throw .problem(.emptyName, at: .file) }
    guard let range else {
      var writer = TripWriter(try resolver.currentTrip(), scene)
      writer.write()
      return .perform(
        .save(file: file, .commands(writer.commands, losses: writer.losses)))
    }
    try checkEntry(range.lowerBound, from: 1)
    let found = try entries(while: { $0 >= range.lowerBound }).filter {
      range.contains($0.entry.number) && $0.isStep
    }
    return .perform(.save(file: file, .lines(found.reversed().map(\.entry.canonical))))
  }
}
