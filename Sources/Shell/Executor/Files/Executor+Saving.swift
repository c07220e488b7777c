internal import Language
internal import Places
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
    let contents: SavedScript.Contents
    switch what {
    case .commands(let commands, let losses): contents = .commands(commands, losses: losses)
    case .lines(let lines):
      do {
        let tried = try triedOut(lines)
        contents = .lines(tried.lines, losses: tried.losses)
      } catch {
        return failed(unsaid(error.entry, file, utterance), command)
      }
    }
    let saved = SavedScript(
      contents, path: file, today: today, replaces: replacing, spelled: world.reader.canonicalLine)
    let reply = saved.reply(
      isTrial: isTrial, world.reader.canonicalLine(.save(file: file, entries: entries)))
    let other = Intent.save(file: freeHere(file), entries: entries)
    return write(saved, reply, orElse: other, at: place, command)
  }

  /// The lines of a range as they mean the same from nothing.
  private func triedOut(
    _ saved: [SavedLine]
  ) throws(RangeTrial.Unsaid) -> (lines: [String], losses: [ScriptLoss]) {
    let reader = world.reader
    var trial = RangeTrial(scene([:])) { line, scene in
      let read = reader.read(line, after: LinesBefore(), scene)
      return if case .understood(let utterance) = read { utterance.intent } else { nil }
    }
    var lines: [String] = []
    for line in saved {
      switch line {
      case .entry(let entry): lines.append(try trial.line(of: entry))
      case .command(let intent):
        trial.reopen()
        lines.append(reader.canonicalLine(intent))
      }
    }
    let before = saved.restsOn.map { [ScriptLoss.before(entry: $0)] } ?? []
    return (lines, before + trial.losses)
  }

  private func unsaid(_ entry: Entry, _ file: String, _ utterance: Utterance) -> Diagnostic {
    var diagnostic = Diagnostic(
      kind: "bad-range",
      message: "entry \(entry.number) would not do the same in a script of this range",
      details: [
        "\(entry.canonical) rests on what was taken back since, or is not among these entries"
      ], bytes: utterance.spans[.entry] ?? utterance.whole)
    diagnostic.tries = [world.reader.canonicalLine(.save(file: file, entries: nil))]
    return diagnostic
  }

  /// Writes a file; under a batch only once the batch is written.
  func write(
    _ file: some WaitingFile, _ reply: Reply, orElse other: Intent, at place: Range<Int>,
    _ command: Command
  ) -> Outcome {
    guard store.batch == nil else {
      store.batch?.saves.append(file)
      return replied(reply, command)
    }
    do { try file.write(to: world.files) } catch {
      return failed(notWritten(error, orElse: other, at: place), command, .unreadable)
    }
    return replied(reply, command)
  }

  /// Why a file could not be written; where its folder is missing, the line that writes it here.
  func notWritten(
    _ failure: FileFailure, orElse other: Intent, at place: Range<Int>
  ) -> Diagnostic {
    var diagnostic = Diagnostic(failure, bytes: place)
    guard failure.reason == .missing, let slash = failure.path.lastIndex(of: "/") else {
      return diagnostic
    }
    diagnostic.message = "\(failure.path): there is no folder \(failure.path[..<slash])"
    diagnostic.tries = [world.reader.canonicalLine(other)]
    return diagnostic
  }

  /// What the file may be called in the folder where one works.
  func freeHere(_ file: String, beside: [String] = []) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let isFree = !([""] + beside).contains { world.files.exists(name + $0) }
    return isFree ? name : freeName(name, beside: beside)
  }

  /// The failure with names of files in its remedies that nothing is called yet, where nobody can be
  /// asked whether a file is to be replaced.
  func withFreeFiles(_ failure: Failure, _ command: Command) -> Failure {
    guard !isPerson(behind: command) || store.batch != nil else { return failure }
    var failure = failure
    failure.remedies = failure.remedies.map { remedy in
      switch remedy {
      case .save(let file, let entries, false) where world.files.exists(file):
        .save(file: freeName(file), entries: entries)
      case .record(let file, false) where world.files.exists(file):
        .record(file: freeName(file, beside: [recordingPath(of: "")]))
      case .outlook(.export(let file, false)) where world.files.exists(file):
        .outlook(.export(file: freeName(file)))
      default: remedy
      }
    }
    return failure
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
