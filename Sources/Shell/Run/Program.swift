internal import JSON
internal import Journal
internal import Language
package import Session
package import World

/// A run of the program, once it is known what to do and with what.
package struct Program {
  let world: Capabilities
  let options: Options
  let environment: Environment
  /// What takes over all that was known in the end.
  ///
  /// A process that ends gives it back as a whole; to let go of the stops of a long script one by one
  /// takes longer.
  package var leaves: ((AnyObject) -> Void)?

  package init(_ world: Capabilities, _ options: Options, _ environment: Environment) {
    self.world = world
    self.options = options
    self.environment = environment
  }

  /// Runs to the end.
  ///
  /// The terminal is opened only where a person sits at a prompt. `noting` is given the home
  /// before each line at a prompt, and at the end.
  package func run(
    terminal: (EditingKeys) -> any LineTerminal, noting: ((HomeState) -> Void)? = nil
  ) async -> Ending {
    if case .care(let care) = options.task { return look(after: care) }
    defer { world.journal.close() }
    if let manner = options.manner { return await show(manner, terminal) }
    if case .film(let wish) = options.task { return await Film(world, options, wish).make() }
    let executor: Executor
    let isAtPrompt = options.task == .prompt && environment.inputIsTerminal
    // It is made ready while the journal is read, unless the journal may still say that there is none.
    let early = isAtPrompt && options.places == .offline ? terminal(.emacs) : nil
    do { executor = try Executor(world, options) } catch {
      guard isAtPrompt else { return fail(Diagnostic(error)) }
      executor = Executor(world, options, after: error)
    }
    executor.drawsPictures = !environment.isPlain(options)
    if options.task != .state, let misuse = executor.placesMisuse {
      world.output.writeError(misuse)
      return .misused
    }
    if case .recorded(let file) = options.places, let trouble = executor.loadRecording(file) {
      return fail(trouble)
    }
    defer {
      executor.tell(noting)
      leaves?(executor)
    }
    switch options.task {
    case .state: return printState(executor)
    case .prompt where isAtPrompt: return await converse(executor, early, terminal, noting)
    case .prompt, .scripts, .lines: return await ScriptRunner(executor, teller(executor)).run()
    case .care, .film, .help, .stateHelp, .careHelp, .filmHelp, .test, .testHelp, .version:
      return .done
    }
  }

  private func look(after care: Care) -> Ending {
    guard let journal = world.care else { return .done }
    var care = care
    if case .backup(let file) = care { care = .backup(environment.path(file)) }
    return Caretaker(journal, world.output, isJSON: options.format == .json).run(care)
  }

  func fail(_ trouble: Diagnostic) -> Ending {
    Teller(world.output, options, .none).tell(trouble, at: "")
    return .unreadable
  }

  private func printState(_ executor: Executor) -> Ending {
    do {
      let text = try stateText(session: executor.session, library: world.journal)
      world.output.write(text + "\n")
      return .done
    } catch {
      return fail(Diagnostic(kind: "journal", message: error.message, bytes: 0..<0))
    }
  }

  private func teller(_ executor: Executor) -> Teller {
    let layout = Layout.unbounded(environment.signs(options))
    executor.layout = layout
    var teller = Teller(world.output, options, look(executor).palette, layout)
    // What stands on the command line was typed just now.
    let isTyped = if case .lines = options.task { true } else { false }
    teller.types =
      environment.outputIsTerminal && !options.quiet && !options.echo && !teller.isJSON && !isTyped
    // Where replies are told line by line, they are the progress.
    let isSilent = options.quiet || options.atomic || options.check
    if isSilent, environment.outputIsTerminal, !environment.isPlain(options), !teller.isJSON {
      showProgress(executor, layout.signs)
    }
    return teller
  }

  /// Lines of which nothing is told before the end say how far they are.
  private func showProgress(_ executor: Executor, _ signs: Signs) {
    let (output, columns) = (world.output, environment.columns)
    executor.work.showProgress(by: world.watch ?? SystemLookupClock()) { progress in
      let row = progress.map { progressRow($0, signs, columns: columns) } ?? ""
      output.write("\r\u{1B}[K" + row)
    }
  }

  func look(_ executor: Executor, _ own: OwnColours = .none) -> Appearance {
    let palette = Palette(
      theme: executor.seen.settings[.theme], environment, options,
      background: executor.background, own: own)
    return Appearance(palette: palette, signs: environment.signs(options))
  }

  private func converse(
    _ executor: Executor, _ early: (any LineTerminal)?,
    _ open: (EditingKeys) -> any LineTerminal, _ noting: ((HomeState) -> Void)?
  ) async -> Ending {
    let troubles = environment.promptFile.map(executor.readPromptFile) ?? []
    let own = ownColours
    let hard = own.troubles(
      in: environment.themeFile ?? "",
      on: environment.ground(theme: executor.seen.settings[.theme], nil))
    let keys = executor.editingKeys
    if keys != .emacs { await early?.use(keys) }
    let conversation = Conversation(executor, early ?? open(keys)) { look(executor, own) }
    conversation.noting = noting
    return await conversation.run(after: troubles + hard)
  }

  /// The colours of the person's own theme file, where there are colours.
  var ownColours: OwnColours {
    guard environment.hasColours(options), let path = environment.themeFile,
      let bytes = try? world.files.read(path)
    else { return .none }
    return OwnColours(reading: bytes)
  }
}
