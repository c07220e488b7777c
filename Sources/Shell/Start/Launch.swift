package import World

/// What the arguments lead to.
package enum Launch: Hashable, Sendable {
  /// Everything is said already.
  case ended(Ending)
  /// To run with these options on the home in this folder.
  case run(Options, home: String)

  /// Reads the arguments behind the program's name, and answers what needs no journal.
  package init(_ arguments: [String], _ environment: Environment, _ output: any TextOutput) {
    do {
      self = try Launch.plan(Options(arguments), environment, output)
    } catch {
      output.writeError("tripsh: \(error.message)\ntry: \(error.tries)\n")
      self = .ended(.misused)
    }
  }

  private static func plan(
    _ options: Options, _ environment: Environment, _ output: any TextOutput
  ) throws(UsageError) -> Launch {
    switch options.task {
    case .help: output.write(HelpPage.text)
    case .stateHelp: output.write(HelpPage.state)
    case .careHelp(let word): output.write(HelpPage.care(word))
    case .filmHelp(let kind): output.write(HelpPage.film(kind))
    case .testHelp: output.write(HelpPage.test)
    case .version: output.write("tripsh \(programVersion)\n")
    case .prompt:
      let isPrompt = environment.inputIsTerminal
      if isPrompt, options.atomic || options.check || options.keepGoing || options.dryRun {
        throw UsageError(
          "--atomic, --check, --dry-run and --keep-going are for scripts: name a file")
      }
      return .run(options, home: try environment.home(options.home))
    // They are played on homes that are made for them.
    case .film, .test: return .run(options, home: "")
    case .scripts, .lines, .state, .care:
      return .run(options, home: try environment.home(options.home))
    }
    return .ended(.done)
  }
}
