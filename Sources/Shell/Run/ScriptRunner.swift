internal import Journal
internal import Language
internal import World

/// Runs scripts: files, lines of the command line, standard input.
package struct ScriptRunner {
  let executor: Executor
  let teller: Teller
  let options: Options

  package init(_ executor: Executor, _ teller: Teller) {
    self.executor = executor
    self.teller = teller
    options = executor.options
  }

  /// Runs what the options name; standard input where they name nothing.
  package func run() async -> Ending {
    let scripts: [Script]
    do { scripts = try self.scripts() } catch {
      teller.tell(Diagnostic(error), at: "tripsh")
      return .unreadable
    }
    if options.check { return await check(scripts) }
    return options.atomic ? await runAtomically(scripts) : await run(scripts)
  }

  struct Script {
    var source: LineSource
    var lines: LogicalLines
  }

  private func scripts() throws(FileFailure) -> [Script] {
    switch options.task {
    case .lines(let lines):
      let bytes = Array(lines.joined(separator: "\n").utf8)
      return [Script(source: .arguments, lines: LogicalLines(bytes))]
    case .scripts(let paths):
      var scripts: [Script] = []
      for path in paths { scripts.append(try script(path)) }
      return scripts
    case .prompt, .state, .care, .film, .help, .stateHelp, .careHelp, .filmHelp, .test, .testHelp,
      .version:
      return [Script(source: .standardInput, lines: LogicalLines(executor.world.input))]
    }
  }

  private func script(_ path: String) throws(FileFailure) -> Script {
    guard path != "-" else {
      return Script(source: .standardInput, lines: LogicalLines(executor.world.input))
    }
    return Script(
      source: .file(path), lines: LogicalLines(try executor.world.files.read(path)))
  }

  /// Line by line; the first that fails ends it, unless told to go on.
  private func run(_ scripts: [Script]) async -> Ending {
    var ending = Ending.done
    for script in scripts {
      var script = script
      while let line = next(&script, &ending) {
        let outcome = await executor.execute(line, from: script.source)
        for response in outcome.responses { teller.tell(response) }
        switch outcome.end {
        case .done, .asks: break
        case .quit: return ending
        case .failed(let failure):
          guard options.keepGoing else { return failure }
          ending = ending.joined(failure)
        }
      }
    }
    return ending
  }

  /// The next line; `nil` at the end, or where the script cannot be read on.
  private func next(_ script: inout Script, _ ending: inout Ending) -> LogicalLine? {
    do { return try script.lines.next() } catch {
      teller.tell(Diagnostic(error), at: script.source.name)
      ending = .unreadable
      return nil
    }
  }
}

extension Ending {
  /// The graver of two.
  func joined(_ other: Ending) -> Ending { other.rawValue > rawValue ? other : self }
}
