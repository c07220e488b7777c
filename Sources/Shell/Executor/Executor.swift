package import Journal
package import Language
internal import Places
package import Session
package import World

/// Carries out lines, one after the other: reads, decides, writes down, and only then replies.
///
/// A line that fails leaves the session as it was.
package final class Executor {
  let world: Capabilities
  let options: Options
  /// What this window knows, and how it is written down.
  var store: SessionStore
  package var layout = Layout.unbounded
  /// Whether pictures are shown, or lists in their place.
  package var drawsPictures = true
  /// What `why` tells about.
  var story: Story?
  /// What the line being carried out was understood as.
  private(set) var understood: Utterance?
  /// The line before, where it came to nothing.
  var open = OpenLine(isFirst: true)
  /// The question that is being put to a server.
  package let lookup = RunningLookup()
  /// The lines that are being carried out.
  package let work = RunningWork()
  /// What the terminal says it stands on.
  package internal(set) var background: TerminalBackground?
  /// What the window at the prompt remembers of the lines typed there.
  var memory: LineMemory?
  /// The screen that is being recorded.
  var screen: ScreenRecorder?
  /// How large the terminal is, where there is one.
  var terminalSize: TerminalSize?
  /// What is being recorded.
  var recorder: ScriptRecorder?
  /// What answers about places in the place of gazetteer and server.
  var replayed: RecordedPlaces?
  /// Whether what is done is shown only, and nothing of it kept.
  var isTrial = false
  /// Whether a script is shown: it answers questions, but nobody is there who agrees to anything.
  var isShow = false
  /// The date that the script which is run says it is.
  package var dayOfScript: CivilDate?
  /// The rows of stops that were drawn last.
  let keptRows = KeptRows()
  /// The name that the prompt showed last, and of what it was made.
  var promptName: (name: String, layout: Layout, shown: String)?
  /// The date of the clock when it was last looked at.
  private var clockDay: (second: Int64, date: CivilDate)?
  /// What the line was read in, until it is decided in the same: nothing changes in between.
  var readIn: Scene?
  var hasToldTrouble = false
  /// Whether the person at the prompt was told what stops without a time above one with a time are.
  var hasToldBelow = false
  /// When a server told of the objects of OpenStreetMap that this window has seen, in seconds since 1970.
  var answeredAt: [String: Int64] = [:]

  init(_ world: Capabilities, _ options: Options, _ session: Session) {
    self.world = world
    self.options = options
    store = SessionStore(world.journal, world.clock, session)
  }

  package convenience init(
    _ world: Capabilities, _ options: Options
  ) throws(JournalFailure) {
    self.init(world, options, try world.journal.start())
  }

  /// How often an atomic script is run because others wrote, and how often a line is interpreted.
  static let attempts = 5
  static let lineAttempts = 50

  /// Carries out a line; a question is an error where nobody can answer.
  package func execute(_ line: LogicalLine, from source: LineSource) async -> Outcome {
    if let fault = line.fault { return failed(Diagnostic(fault), line, source) }
    let outcome = await execute(line, from: source) {
      let scene = self.scene([:])
      self.readIn = scene
      return self.world.reader.read(line.text, after: self.before, scene)
    }
    readIn = nil
    open.follow(line.text, outcome, understood, scene([:]))
    return outcome
  }

  /// Carries out an answer to a question; `nil` where it is none.
  package func execute(answer: LogicalLine, to question: OpenQuestion) async -> Outcome? {
    // What the rows mean was fixed when it was asked.
    let reading: () -> ReadResult? = {
      guard let question = question.carried(to: self.currentTrip) else { return .refused(.gone) }
      return self.world.reader.read(answer: answer.text, to: question, self.scene([:]))
    }
    guard let first = reading() else { return nil }
    if case .refused = first, correctsOpenLine(answer) { return nil }
    let outcome = await execute(answer, from: .prompt) { reading() ?? first }
    return outcome.telling(question.carried(to: currentTrip)?.isOutdated == true)
  }

  private func execute(
    _ line: LogicalLine, from source: LineSource, _ reading: () -> ReadResult
  ) async -> Outcome {
    let command = Command(line: line, source: source, prompt: promptText)
    // What others wrote is there for this line; where that cannot be read, the line itself says so.
    if store.batch == nil { _ = try? catchUp() }
    understood = nil
    defer { world.journal.giveTurn() }
    for _ in 0..<Executor.lineAttempts {
      let result = await attempt(command, reading())
      switch result {
      case .finished(let outcome): return remembered(outcome)
      case .overtaken:
        world.journal.takeTurn()
        do { try catchUp() } catch {
          return remembered(failed(Diagnostic(error), line, source, .unreadable))
        }
      }
    }
    return remembered(failed(.busy, line, source, .unreadable))
  }

  private func attempt(_ command: Command, _ result: ReadResult) async -> Attempt {
    switch result {
    case .nothing: .finished(Outcome([]))
    case .refused(let diagnostic): .finished(failed(complete(diagnostic), command))
    case .incomplete(let question): .finished(await askedFor(question, command))
    case .understood(let utterance): await carryOut(utterance, command)
    }
  }

  func carryOut(_ utterance: Utterance, _ command: Command) async -> Attempt {
    var command = command
    command.typed = utterance.line
    understood = utterance
    if case .agree(let agreement) = utterance.intent {
      readIn = nil
      return await agree(agreement, utterance, command)
    }
    guard let (decision, credit) = await decide(utterance.intent, command) else {
      return .finished(failed(.cancelled(utterance.whole), command))
    }
    if options.onlyLooks, decision.mayChange {
      return .finished(failed(.onlyLooks(utterance.line, utterance.whole), command))
    }
    switch decision {
    case .commit(var commit):
      if let question = open.question(about: commit, utterance, scene([:])) {
        return .finished(asked(world.reader.question(question, of: utterance), command))
      }
      open.tell(in: &commit)
      let attempt = self.commit(commit, utterance, command, credit)
      return await trying(commit.canonical, attempt, command)
    case .reply(let look): return .finished(answer(look, to: utterance, command, credit))
    case .perform(let effect): return await perform(effect, utterance, command)
    case .ask(let question):
      return .finished(asked(world.reader.question(question, of: utterance), command))
    case .fail(let failure):
      return .finished(failed(withFreeFiles(failure, command), utterance, command))
    case .lookUp: return .finished(failed(.endlessLookups, utterance, command))
    }
  }

  package internal(set) var session: Session {
    get { store.session }
    set { store.session = newValue }
  }

  /// Why the journal cannot be read whole; while it is so, nothing is written.
  package var trouble: JournalFailure? { store.trouble }

  /// The date that "today" means now.
  package var today: CivilDate {
    if let day = options.today ?? dayOfScript { return day }
    let now = world.clock.now()
    // It is asked several times for each line.
    if let clockDay, clockDay.second == now { return clockDay.date }
    let date = world.clock.date(now)
    clockDay = (now, date)
    return date
  }
}
