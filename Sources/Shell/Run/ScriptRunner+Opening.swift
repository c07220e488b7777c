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
        teller.tell(error, of: call, meant: linesMeant)
        ending = ending.joined(error.ending)
      }
    }
    return ending == .done ? .success(scripts) : .failure(NotOpened(ending: ending))
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

  private func open(_ call: ScriptCall) throws(ScriptTrouble) -> Script {
    if case .lines(let lines) = options.task {
      return Script(try OpenedScript(arguments: lines, call))
    }
    guard call.path != "-" else {
      let lines = ScriptLines(from: executor.world.input, path: "-", values: call.values)
      return Script(source: .standardInput, lines: lines)
    }
    return Script(try OpenedScript(call, executor.world.files))
  }

  /// `tripsh what is planned`: words of which none is like a file's name were meant as a line.
  private var linesMeant: [String] {
    let words = calls.map(\.path)
    guard words.allSatisfy({ !$0.contains { "./~-'".contains($0) } }) else { return [] }
    return ["tripsh -c '\(words.joined(separator: " "))'"]
  }
}

extension ScriptRunner.Script {
  fileprivate init(_ opened: OpenedScript) {
    source = opened.source
    lines = ScriptLines(opened.script)
  }
}
