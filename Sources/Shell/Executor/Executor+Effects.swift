internal import JSON
internal import Journal
internal import Language
internal import Places
internal import Session
internal import World

extension Executor {
  func perform(_ effect: Effect, _ utterance: Utterance, _ command: Command) async -> Attempt {
    let canonical = world.reader.canonicalLine(utterance.intent)
    if isTrial, let words = effect.untried { return .finished(told(canonical, [words], command)) }
    switch effect {
    case .run(let file, let values):
      return await run(file, values, canonical, utterance, command)
    case .runLines(let lines, let file, let values):
      return await run(file, values, only: lines, canonical, utterance, command)
    case .runCommands(let commands): return await run(commands, canonical, utterance, command)
    case .save(let file, let saved, let replaces):
      return .finished(save(file, saved, replacing: replaces, utterance, command))
    case .export(let trip, let format, let file, let replaces):
      return .finished(export(trip, format, file, replacing: replaces, utterance, command))
    case .importPlan(let file, let trip):
      return await importPlan(file, into: trip, utterance, command)
    case .record(let file, let replaces):
      return .finished(record(file, replacing: replaces, utterance, command))
    case .stopRecording: return .finished(stopRecording(canonical, command))
    case .replay(let file, let values):
      return await replay(file, values, canonical, utterance, command)
    case .showState: return .finished(showState(canonical, utterance, command))
    case .showHelp(let topic):
      return .finished(showHelp(about: topic, canonical, utterance, command))
    case .showVersion:
      return .finished(told(canonical, ["tripsh \(programVersion)"], command))
    case .showAbout: return .finished(told(canonical, aboutLines, command))
    case .why: return .finished(told(canonical, story?.lines ?? Story.none, command))
    case .clearScreen:
      var reply = Reply(canonical: canonical, message: "")
      reply.wish = command.source.isPrompt ? .clearScreen : nil
      return .finished(replied(reply, command))
    case .editLine: return .finished(editLine(canonical, utterance, command))
    case .tutorial(let tutorial):
      return .finished(await self.tutorial(tutorial, canonical, utterance, command))
    case .example(let wish): return await example(wish, canonical, utterance, command)
    case .showHistory(let words): return .finished(await showHistory(words, canonical, command))
    case .clearHistory: return .finished(await clearHistory(canonical, utterance, command))
    case .placesCache(let clear):
      return .finished(placesCache(clear: clear, canonical, command))
    case .tryOut(let line): return .finished(await tryOut(line, canonical, command))
    case .quit:
      let reply = Reply(canonical: canonical, message: "")
      return .finished(Outcome([response(.reply(reply), command)], .quit))
    }
  }

  func told(_ canonical: String, _ lines: [String], _ command: Command) -> Outcome {
    let data: JSONValue =
      lines.isEmpty ? .null : .object(["text": .array(lines.map(JSONValue.string))])
    let reply = Reply(
      canonical: canonical, message: lines.first ?? "", lines: lines.map { ReplyLine($0) },
      data: data)
    return replied(reply, command)
  }

  private func showState(
    _ canonical: String, _ utterance: Utterance, _ command: Command
  ) -> Outcome {
    do {
      let document = try stateDocument(session: session, library: world.journal)
      let lines = document.indentedText.split(separator: "\n").map {
        ReplyLine([Span(String($0), verbatim: true)])
      }
      let reply = Reply(
        canonical: canonical, message: "the state document", lines: lines, data: document)
      return replied(reply, command)
    } catch {
      return failed(Failure(.library(error)), utterance, command)
    }
  }
}
