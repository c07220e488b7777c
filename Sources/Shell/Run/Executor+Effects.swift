internal import JSON
internal import Journal
internal import Language
internal import Places
internal import Session
internal import World

extension Executor {
  func perform(_ effect: Effect, _ utterance: Utterance, _ command: Command) async -> Attempt {
    let canonical = world.reader.canonicalLine(utterance.intent)
    switch effect {
    case .run(let file, let values):
      return await run(file, values, canonical, utterance, command)
    case .save(let file, let saved):
      return .finished(save(file, saved, canonical, utterance, command))
    case .record(let file): return .finished(record(file, canonical, utterance, command))
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
      let clears = command.source.isPrompt && options.format == .text && !options.plain
      return .finished(told(canonical, clears ? ["\u{1B}[H\u{1B}[2J"] : [], command))
    case .placesCache(let clear):
      return .finished(placesCache(clear: clear, canonical, command))
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
      let lines = document.indentedText.split(separator: "\n").map { ReplyLine(String($0)) }
      let reply = Reply(
        canonical: canonical, message: "the state document", lines: lines, data: document)
      return replied(reply, command)
    } catch {
      return failed(Failure(.library(error)), utterance, command)
    }
  }

  // MARK: what reaches files

  /// Writes canonical lines to a file; under a batch only once the batch is written.
  private func save(
    _ file: String, _ what: SavedCommands, _ canonical: String, _ utterance: Utterance,
    _ command: Command
  ) -> Outcome {
    let place = utterance.spans[.file] ?? utterance.whole
    guard !world.files.exists(file) else {
      let failure = FileFailure(path: file, reason: .exists)
      return failed(Diagnostic(failure, bytes: place), command, .unreadable)
    }
    let (lines, differing) = written(what)
    let saved = SavedScript(path: file, lines: lines, today: today)
    let told = "Saved \(counted(lines.count, "line")) in \(file)"
    let loss =
      differing.isEmpty
      ? [] : ["Not in it is what a server told of \(listed(differing)): only name and position"]
    let reply = Reply(
      canonical: canonical, message: told, lines: ([told] + loss).map { ReplyLine($0) },
      data: .object(["file": .string(file), "lines": .integer(lines.count)]))
    guard batch == nil else {
      batch?.saves.append(saved)
      return replied(reply, command)
    }
    do { try saved.write(to: world.files) } catch {
      return failed(Diagnostic(error, bytes: place), command, .unreadable)
    }
    return replied(reply, command)
  }

  /// The lines of a script, and what they do not hold.
  private func written(_ what: SavedCommands) -> (lines: [String], differing: [String]) {
    switch what {
    case .lines(let lines): (lines, [])
    case .commands(let commands, let differing):
      (commands.map(world.reader.canonicalLine), differing)
    }
  }
}

/// A script that `save` writes.
struct SavedScript {
  var path: String
  var lines: [String]
  var today: CivilDate

  func write(to files: any FileStore) throws(FileFailure) {
    let head = "# Saved by tripsh \(programVersion) on \(today.iso): run it with tripsh FILE.\n"
    let text = head + lines.map { $0 + "\n" }.joined()
    try files.write(path, Array(text.utf8), replacing: false)
  }
}
