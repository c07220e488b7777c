internal import Journal
internal import Language
internal import Places
internal import Session
internal import World

/// Makes a file of a script: a recording or a page.
///
/// The same script gives the same bytes each time: it is played on a home of its own, on a day that
/// is fixed, by a clock that nobody waits for.
struct Film {
  let world: Capabilities
  let options: Options
  let wish: FilmWish
  let teller: Teller

  init(_ world: Capabilities, _ options: Options, _ wish: FilmWish) {
    self.world = world
    self.options = options
    self.wish = wish
    teller = Teller(world.output, options, .none)
  }

  func make() async -> Ending {
    guard let painter = world.linePainter else { return .misused }
    if !wish.overwrites, wish.output != "-", world.files.exists(wish.output) { return refuse() }
    let script: DemoScript
    do { script = try wish.call.shown(world.files) } catch {
      teller.tell(error, of: wish.call, as: wish.kind.rawValue, ["-o", wish.output])
      return error.ending
    }
    return await make(of: script, painter)
  }

  private func make(
    of script: DemoScript, _ painter: @escaping (Theme) -> any LinePainting
  ) async -> Ending {
    let executor: Executor
    do {
      executor = try self.executor(
        on: options.today ?? script.today ?? script.writtenOn ?? Film.day)
    } catch {
      return fail(Diagnostic(error))
    }
    if let misuse = executor.placesMisuse {
      world.output.writeError(misuse)
      return .misused
    }
    if let trouble = takeRecording(executor, script) { return fail(trouble) }
    let (size, ground) = (wish.size, wish.ground ?? .dark)
    let terminal = StageTerminal(size: { size }, background: { ground })
    let look = { Film.look(executor, on: ground) }
    let conversation = Conversation(executor, terminal, look: look)
    let stage: any FilmStage =
      switch wish.kind {
      case .cast: CastStage(size, look: look, painter: painter)
      case .page: PageStage()
      }
    if wish.kind == .page {
      conversation.fixedLayout = Layout(
        columns: size.columns, rows: size.rows, cuts: false, breaks: true)
    }
    let player = DemoPlayer(script, conversation, at: terminal, on: stage, rules)
    let ending = await player.play()
    guard ending == .done || ending == .failed && options.keepGoing else {
      if ending != .interrupted { world.output.writeError("\(wish.output) was not made\n") }
      return ending
    }
    let text = stage.text(title: script.title, wish)
    guard write(text) else { return .unreadable }
    tell(player, stage)
    return ending
  }

  private func executor(on day: CivilDate?) throws(JournalFailure) -> Executor {
    var (world, options) = (world, options)
    // What the script saves is for the show alone: else it would find it there the next time.
    world.files = world.passingFiles ?? world.files
    world.lessons = nil
    world.pager = nil
    options.today = day
    // What the log shows is the same each time, too.
    world.clock = StandingClock(onDay: day?.daysSinceEpoch ?? 0)
    return try Executor(world, options)
  }

  /// A script that was recorded is played with the answers that it was recorded with.
  private func takeRecording(
    _ executor: Executor, _ script: DemoScript
  ) -> Diagnostic? {
    if case .recorded(let file)? = options.places { return executor.loadRecording(file) }
    let beside = recordingPath(of: script.source.name)
    guard options.places == nil, world.files.exists(beside) else { return nil }
    return executor.loadRecording(beside)
  }

  private var rules: DemoRules {
    DemoRules(
      typing: options.typing, keepsGoing: options.keepGoing, isInterrupted: world.isInterrupted,
      tell: teller.tell)
  }

  /// The colours of a terminal that shows them all.
  private static func look(_ executor: Executor, on ground: TerminalBackground) -> Appearance {
    let terminal = Environment(
      variables: ["COLORTERM": "truecolor"], inputIsTerminal: true, outputIsTerminal: true)
    return Appearance(
      palette: Palette(
        theme: executor.seen.settings[.theme], terminal, Options(), background: ground))
  }

  // MARK: the file

  private func write(_ text: String) -> Bool {
    guard wish.output != "-" else {
      world.output.write(text)
      return true
    }
    do {
      try world.files.write(wish.output, Array(text.utf8), replacing: wish.overwrites)
      return true
    } catch {
      _ = fail(Diagnostic(error))
      return false
    }
  }

  private func tell(_ player: DemoPlayer, _ stage: any FilmStage) {
    guard wish.output != "-" else { return }
    let facts = [counted(player.count, "line")] + stage.facts(wish)
    world.output.write(
      "Made \(wish.output): \(facts.joined(separator: ", ")); today is \(player.conversation.executor.today.iso) in it\n"
    )
  }

  private func refuse() -> Ending {
    var diagnostic = Diagnostic(FileFailure(path: wish.output, reason: .exists))
    diagnostic.tries = [
      ["-o", freeFile(like: wish.output, world.files)], ["-o", wish.output, "--force"],
    ].map { wish.call.commandLine(as: wish.kind.rawValue, $0) }
    return fail(diagnostic)
  }

  private func fail(_ trouble: Diagnostic) -> Ending {
    teller.tell(trouble, at: "")
    return .unreadable
  }

  /// The day where neither script nor command name one: that of every session in the manual.
  private static let day = CivilDate(iso: "2026-11-21")
}
