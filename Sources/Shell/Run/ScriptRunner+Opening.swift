internal import Language
internal import World

extension ScriptRunner {
  /// A script with where its lines come from.
  struct Script {
    var source: LineSource
    var lines: ScriptLines
  }

  /// How a run ends before its first line.
  struct NotOpened: Error { let ending: Ending }

  /// What the options name, ready to be run; nothing is where one of the scripts cannot be.
  func opened() -> Result<[Script], NotOpened> {
    var scripts: [Script] = []
    var ending = Ending.done
    for call in calls {
      do { scripts.append(try open(call)) } catch {
        tell(error, of: call)
        ending = ending.joined(error.ending)
      }
    }
    return ending == .done ? .success(scripts) : .failure(NotOpened(ending: ending))
  }

  private enum Trouble: Error {
    case file(FileFailure)
    case values(ScriptFault)

    var ending: Ending {
      switch self {
      case .file: .unreadable
      case .values: .failed
      }
    }
  }

  /// The files that are named; standard input where nothing is.
  private var calls: [ScriptCall] {
    switch options.task {
    case .scripts(let calls): calls
    case .lines: ["-c"]
    case .prompt, .state, .care, .film, .help, .stateHelp, .careHelp, .filmHelp, .test, .testHelp,
      .version:
      ["-"]
    }
  }

  private func open(_ call: ScriptCall) throws(Trouble) -> Script {
    if case .lines(let lines) = options.task {
      return try script(Array(lines.joined(separator: "\n").utf8), call, .arguments)
    }
    guard call.path != "-" else {
      let lines = ScriptLines(from: executor.world.input, path: "-", values: call.values)
      return Script(source: .standardInput, lines: lines)
    }
    let path = LineSource.arguments.path(of: call.path, executor.world.files)
    let bytes: [UInt8]
    do { bytes = try executor.world.files.read(path) } catch { throw .file(error) }
    return try script(bytes, call, .file(path))
  }

  private func script(
    _ bytes: [UInt8], _ call: ScriptCall, _ source: LineSource
  ) throws(Trouble) -> Script {
    do {
      let prepared = try PreparedScript(bytes, path: call.path, values: call.values)
      return Script(source: source, lines: ScriptLines(prepared))
    } catch {
      throw .values(error)
    }
  }

  /// `tripsh what is planned`: words of which none is like a file's name were meant as a line.
  private var linesMeant: [String] {
    let words = calls.map(\.path)
    guard words.allSatisfy({ !$0.contains { "./~-'".contains($0) } }) else { return [] }
    return ["tripsh -c '\(words.joined(separator: " "))'"]
  }

  private func tell(_ trouble: Trouble, of call: ScriptCall) {
    switch trouble {
    case .file(let failure):
      var diagnostic = Diagnostic(failure)
      if failure.reason == .missing { diagnostic.tries = linesMeant }
      teller.tell(diagnostic, at: "tripsh")
    case .values(let fault):
      let source = call.path == "-c" ? LineSource.arguments : .file(call.path)
      teller.tell(
        Response(
          source: source, line: fault.line, prompt: "",
          result: .error(fault.toldOutside(call.path))))
    }
  }
}
