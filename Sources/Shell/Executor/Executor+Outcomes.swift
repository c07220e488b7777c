internal import Journal
internal import Language
internal import Session
internal import World

extension Executor {
  /// The session as replies show it.
  var stage: Stage {
    var stage = Stage(
      session: seen, library: world.journal, today: today, layout: layout, clock: world.clock)
    stage.hasData = options.format == .json
    stage.outlines = world.outlines
    stage.kept = keptRows
    stage.origin = origin(of:)
    stage.homeOrigin = homeOrigin
    stage.layout.draws = drawsPictures && layout.signs != .plain && !stage.hasData
    return stage
  }

  func failed(
    _ diagnostic: Diagnostic, _ line: LogicalLine, _ source: LineSource, _ ending: Ending = .failed
  ) -> Outcome {
    let command = Command(line: line, source: source, prompt: promptText)
    return failed(diagnostic, command, ending)
  }

  func failed(
    _ diagnostic: Diagnostic, _ command: Command, _ ending: Ending = .failed
  ) -> Outcome {
    Outcome([response(.error(diagnostic), command)], .failed(ending))
  }

  func failed(_ failure: Failure, _ utterance: Utterance, _ command: Command) -> Outcome {
    if case .library = failure.problem, let trouble = world.journal.lookingFailure {
      return failed(Diagnostic(trouble), command, .unreadable)
    }
    let diagnostic = world.reader.diagnostic(failure, of: utterance)
    let isOfDisk = if case .library = failure.problem { true } else { false }
    return failed(diagnostic, command, isOfDisk ? .unreadable : .failed)
  }

  /// A question: for the person at the prompt, else an error.
  func asked(_ question: OpenQuestion, _ command: Command) -> Outcome {
    guard command.source.isPrompt else {
      return failed(question.diagnostic, command)
    }
    var question = question
    question.asOf = currentTrip
    return Outcome([], .asks(question))
  }

  /// The open trip as this window knows it.
  var currentTrip: Trip? {
    guard let id = session.cursor.trip, case .here(let trip)? = session.touched[id] else {
      return nil
    }
    return trip
  }

  func replied(_ reply: Reply, _ command: Command) -> Outcome {
    Outcome([response(.reply(reply), command)])
  }

  /// Errors are about the line that was understood, replies about the one that was typed.
  func response(_ result: Response.Result, _ command: Command) -> Response {
    var line = command.line
    if case .reply = result {} else { line.text = command.typed }
    return Response(
      source: command.source, line: line, prompt: command.prompt, result: result)
  }

  /// What stands before the cursor: the trip and the day that are chosen.
  package var promptText: String {
    guard let id = session.kept.fields.cursor.trip,
      let trip = session.trip(id, in: world.journal)
    else {
      return "tripsh> "
    }
    let name = promptName(of: trip.name)
    guard let day = session.kept.fields.cursor.day.flatMap(trip.number) else { return name + "> " }
    return "\(name) day \(day)> "
  }

  /// A trip's name as the prompt has room for it; made once for many lines.
  private func promptName(of name: String) -> String {
    if let last = promptName, last.name == name, last.layout == layout { return last.shown }
    let cut = layout.cut(folded(name), 24)
    promptName = (name, layout, cut.isEmpty ? "trip" : cut)
    return cut.isEmpty ? "trip" : cut
  }

  /// Gives the home away as it is.
  func tell(_ noting: ((HomeState) -> Void)?) {
    guard let noting else { return }
    noting(homeState)
  }

  /// Whose keys edit lines at the prompt.
  var editingKeys: EditingKeys {
    seen.settings[.keys].flatMap(EditingKeys.init(rawValue:)) ?? .emacs
  }
}
