internal import Journal
internal import Language
internal import World

extension Program {
  /// Shows scripts at the terminal, one after the other.
  func show(
    _ manner: LiveManner, _ open: (EditingKeys) -> any LineTerminal
  ) async -> Ending {
    guard case .scripts(let calls) = options.task, let painter = world.linePainter else {
      return .misused
    }
    var scripts: [DemoScript] = []
    for call in calls {
      do { scripts.append(try call.shown(world.files)) } catch {
        Teller(world.output, options, .none).tell(error, of: call)
        return error.ending
      }
    }
    guard environment.movesCursor(options), let terminal = open(.emacs) as? any KeyTerminal else {
      world.output.writeError(noKeys(manner))
      return .misused
    }
    var ending = Ending.done
    for script in scripts where ending == .done {
      ending = await show(script, manner, terminal, painter)
    }
    await terminal.close()
    return ending
  }

  private func show(
    _ script: DemoScript, _ manner: LiveManner, _ terminal: any KeyTerminal,
    _ painter: @escaping (Theme) -> any LinePainting
  ) async -> Ending {
    var (world, options) = (world, options)
    // A lesson is for a person who types.
    world.lessons = nil
    world.pager = nil
    options.today = options.today ?? script.today
    let executor: Executor
    do { executor = try Executor(world, options) } catch { return fail(Diagnostic(error)) }
    if let misuse = executor.placesMisuse {
      world.output.writeError(misuse)
      return .misused
    }
    if case .recorded(let file) = options.places, let trouble = executor.loadRecording(file) {
      return fail(trouble)
    }
    await terminal.use(executor.editingKeys)
    let own = ownColours
    return await LiveShow(
      executor: executor, terminal: terminal, manner: manner, look: { look(executor, own) },
      painter: painter
    ).play(script)
  }

  private func noKeys(_ manner: LiveManner) -> String {
    let option = manner == .alone ? "--type" : "--step"
    return """
      tripsh: \(option) needs a terminal with keys and a cursor that moves; here are none
      try: tripsh cast FILE -o FILE.cast, which needs no terminal

      """
  }
}

extension Environment {
  /// Whether keys come one by one, and rows can be painted anew.
  fileprivate func movesCursor(_ options: Options) -> Bool {
    inputIsTerminal && outputIsTerminal && !isPlain(options)
      && !(variables["TERM"] ?? "").isEmpty
  }
}
