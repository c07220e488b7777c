internal import Language
internal import Session
internal import World

extension Executor {
  /// Writes canonical lines to a file; under a batch only once the batch is written.
  func save(
    _ file: String, _ what: SavedCommands, replacing: Bool, _ utterance: Utterance,
    _ command: Command
  ) -> Outcome {
    let place = utterance.spans[.file] ?? utterance.whole
    let entries: EntryRange? =
      if case .save(_, let entries, _) = utterance.intent { entries } else { nil }
    if !replacing, world.files.exists(file) {
      let other = Intent.save(file: freeName(file), entries: entries)
      let same = Intent.save(file: file, entries: entries, replaces: true)
      return isThere(file, orElse: other, replacing: same, utterance, command)
    }
    let saved = SavedScript(
      what, path: file, today: today, replaces: replacing, spelled: world.reader.canonicalLine)
    let reply = saved.reply(
      isTrial: isTrial, world.reader.canonicalLine(.save(file: file, entries: entries)))
    return write(saved, reply, at: place, command)
  }

  /// Writes a file; under a batch only once the batch is written.
  func write(
    _ file: some WaitingFile, _ reply: Reply, at place: Range<Int>, _ command: Command
  ) -> Outcome {
    guard store.batch == nil else {
      store.batch?.saves.append(file)
      return replied(reply, command)
    }
    do { try file.write(to: world.files) } catch {
      return failed(Diagnostic(error, bytes: place), command, .unreadable)
    }
    return replied(reply, command)
  }

  /// Whether a file that is there is to be replaced: a question for a person at the prompt, else an
  /// error that names a file which is not there.
  func isThere(
    _ file: String, orElse other: Intent, replacing same: Intent, _ utterance: Utterance,
    _ command: Command
  ) -> Outcome {
    let question = Question(
      .fileIsThere(file), slot: .file,
      choices: [Choice(.command(other), other), Choice(.replace(file), same)])
    if isPerson(behind: command), store.batch == nil {
      return asked(world.reader.question(question, of: utterance), command)
    }
    let place = utterance.spans[.file] ?? utterance.whole
    var diagnostic = Diagnostic(FileFailure(path: file, reason: .exists), bytes: place)
    diagnostic.tries = [world.reader.canonicalLine(other)]
    return failed(diagnostic, command, .unreadable)
  }

  /// The file's name with the first number before its ending that no file has yet, nor one of those
  /// that lie beside it.
  func freeName(_ file: String, beside: [String] = []) -> String {
    freeFile(like: file, beside: beside, world.files)
  }
}
