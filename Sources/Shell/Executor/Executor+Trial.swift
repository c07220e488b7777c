internal import JSON
internal import Language
internal import Session
internal import World

extension Executor {
  /// Carries a line out, shows what came of it, and leaves everything as it was.
  func tryOut(_ text: String, _ canonical: String, _ command: Command) async -> Outcome {
    let (before, outer, open) = (session, store.batch, self.open)
    let (wasTrial, day) = (isTrial, dayOfScript)
    isTrial = true
    if outer == nil { store.openBatch() }
    let outcome = await execute(
      LogicalLine(text, firstLine: command.line.firstLine), from: command.source)
    (session, store.batch, self.open) = (before, outer, open)
    (isTrial, dayOfScript) = (wasTrial, day)
    switch outcome.end {
    case .failed: return outcome
    case .asks(let question): return replied(asking(question, canonical), command)
    case .quit: return told(canonical, ["would be: you leave tripsh"], command)
    case .done: return replied(wouldBe(outcome.responses, canonical), command)
    }
  }

  private func wouldBe(_ responses: [Response], _ canonical: String) -> Reply {
    let replies = responses.compactMap { response -> Reply? in
      if case .reply(let reply) = response.result { reply } else { nil }
    }
    let last = replies.last
    var reply = Reply(
      canonical: canonical, message: "would be: \(last?.message ?? "nothing")",
      data: last?.data ?? .null)
    let changes = replies.contains(where: \.changed)
    let head = ["would be:", last?.canonical ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    reply.lines = [ReplyLine(head, .attention)] + replies.flatMap(\.lines)
    reply.lines.append(
      ReplyLine(changes ? "Nothing was changed." : "That changes nothing.", .quiet))
    return reply
  }

  private func asking(_ question: OpenQuestion, _ canonical: String) -> Reply {
    let answers = question.answers.enumerated().map { "  \($0 + 1)  \($1)" }
    return Reply(
      canonical: canonical, message: "would be: a question: \(question.heading)",
      lines: (["would be: a question", question.heading] + answers).map { ReplyLine($0) })
  }
}

extension Effect {
  /// What is said of it where nothing is kept; `nil` where it can be carried out all the same.
  var untried: String? {
    switch self {
    case .record(let file, _): "would be: recording into \(file)"
    case .stopRecording: "would be: the recording ends"
    case .clearHistory: "would be: the lines that were typed are forgotten"
    case .placesCache(clear: true): "would be: the answers of servers are forgotten"
    case .editLine: "would be: the line before, in your own editor"
    case .tutorial(.start(let name)), .tutorial(.restart(let name)): "would be: the lesson \(name)"
    case .run, .runLines, .runCommands, .save, .export, .importPlan, .replay, .showState, .showHelp,
      .showVersion,
      .showAbout, .why, .clearScreen, .showHistory, .placesCache, .tutorial, .example, .tryOut,
      .quit:
      nil
    }
  }
}
