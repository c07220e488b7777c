internal import JSON
internal import Journal
internal import Language
internal import Session
package import World

/// A run of the program, once it is known what to do and with what.
package struct Program {
  private let world: Capabilities
  private let options: Options
  private let environment: Environment

  package init(_ world: Capabilities, _ options: Options, _ environment: Environment) {
    self.world = world
    self.options = options
    self.environment = environment
  }

  /// Runs to the end.
  ///
  /// The terminal is opened only where a person sits at a prompt.
  package func run(terminal: (EditingKeys) -> any LineTerminal) async -> Ending {
    if case .care(let care) = options.task { return look(after: care) }
    defer { world.journal.close() }
    let executor: Executor
    let isAtPrompt = options.task == .prompt && environment.inputIsTerminal
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
    switch options.task {
    case .state: return printState(executor)
    case .prompt where isAtPrompt: return await converse(executor, terminal)
    case .prompt, .scripts, .lines: return await ScriptRunner(executor, teller(executor)).run()
    case .care, .help, .stateHelp, .careHelp, .version: return .done
    }
  }

  private func look(after care: Care) -> Ending {
    guard let journal = world.care else { return .done }
    return Caretaker(journal, world.output, isJSON: options.format == .json).run(care)
  }

  private func fail(_ trouble: Diagnostic) -> Ending {
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
    Teller(world.output, options, palette(executor))
  }

  private func palette(_ executor: Executor) -> Palette {
    Palette(theme: executor.seen.settings[.theme], environment, options)
  }

  private func converse(
    _ executor: Executor, _ open: (EditingKeys) -> any LineTerminal
  ) async -> Ending {
    let troubles = environment.promptFile.map(executor.readPromptFile) ?? []
    let terminal = open(executor.editingKeys)
    let conversation = Conversation(executor, terminal) { palette(executor) }
    return await conversation.run(after: troubles)
  }
}
