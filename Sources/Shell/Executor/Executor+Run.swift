internal import Journal
internal import Language
internal import Session
internal import World

extension Executor {
  /// How deep scripts may run scripts.
  private static let deepest = 8

  /// Runs the lines of a file as one step, or some of them.
  ///
  /// Where one fails, none has happened.
  func run(
    _ file: String, _ values: [String: String], only lines: EntryRange? = nil,
    _ canonical: String, _ utterance: Utterance, _ command: Command
  ) async -> Attempt {
    let place = utterance.spans[.file] ?? utterance.whole
    let path = command.source.path(of: file, world.files)
    guard command.source.depth < Executor.deepest else {
      return .finished(failed(.tooDeep(Executor.deepest, place), command))
    }
    var script: PreparedScript
    do {
      let bytes = try world.files.read(path)
      do { script = try PreparedScript(bytes, path: file, values: values) } catch {
        return .finished(failed(toldInside(error, file, utterance, place), command))
      }
    } catch {
      return .finished(failed(Diagnostic(error, bytes: place), command, .unreadable))
    }
    if let lines {
      switch script.numbers(of: lines) {
      case .success(let numbers): script.keep(only: numbers)
      case .failure(let fault):
        let place = utterance.spans[.entry] ?? place
        return .finished(failed(.lines(fault, of: file, place), command))
      }
    }
    let source = command.source.inner(
      path, runBy: command.line.position(of: place.lowerBound).line)
    return await run(script, from: source, canonical, place, command)
  }

  /// Carries out commands of the log again, as one step.
  func run(
    _ commands: [SavedLine], _ canonical: String, _ utterance: Utterance, _ command: Command
  ) async -> Attempt {
    let place = utterance.spans[.entry] ?? utterance.whole
    guard command.source.depth < Executor.deepest else {
      return .finished(failed(.tooDeep(Executor.deepest, place), command))
    }
    let text = commands.map { $0.text(world.reader.canonicalLine) }.joined(separator: "\n")
    let source = LineSource(name: "log", depth: command.source.depth + 1)
    let lines = PreparedScript(LogicalLines.all(of: Array(text.utf8)), path: "log")
    return await run(lines, from: source, canonical, place, command)
  }

  private func run(
    _ script: PreparedScript, from source: LineSource, _ canonical: String, _ place: Range<Int>,
    _ command: Command
  ) async -> Attempt {
    let (before, outer) = (session, store.batch)
    if outer == nil { store.openBatch() }
    let outcome = await runLines(of: script, from: source)
    if case .failed(let ending) = outcome.end {
      (session, store.batch) = (before, outer)
      return .finished(failedRun(outcome, ending, source.name, place, command))
    }
    store.batch?.join(from: outer?.entries.count ?? 0, line: command.typed)
    let ran = Ran(source: source, canonical: canonical, inner: outcome.responses)
    return outer == nil
      ? finishRun(ran, place, command) : .finished(ran.outcome(nil, command, self))
  }

  /// Line by line, up to the first that fails or the one that quits.
  private func runLines(
    of script: PreparedScript, from source: LineSource
  ) async -> Outcome {
    var responses: [Response] = []
    let day = dayOfScript
    defer { dayOfScript = day }
    for (done, line) in script.lines.enumerated() {
      guard !work.isStopped else { return Outcome([], .failed(.interrupted)) }
      // A script inside of another is a part of that one's line.
      if source.depth == 1 {
        await work.note(Progress("running \(source.name)", done, of: script.lines.count))
      }
      let outcome = await execute(line, from: source)
      if case .failed = outcome.end {
        return Outcome(responses + outcome.responses, outcome.end)
      }
      responses += outcome.responses
      if outcome.end == .quit { break }
    }
    return Outcome(responses)
  }

  /// Carries out a line of a script: a command, or what steers the script.
  package func execute(_ line: ScriptLine, from source: LineSource) async -> Outcome {
    if let fault = line.fault { return failed(fault, line.line, source) }
    switch line.directive {
    case nil: return await execute(line.line, from: source)
    case .today(let date):
      dayOfScript = CivilDate(iso: date)
      return Outcome([])
    // Those are for demos, and a parameter stands in the lines already.
    case .parameter, .pause, .gap, .type, .speed, .say, .clear, .hide, .show: return Outcome([])
    }
  }

  private func finishRun(_ ran: Ran, _ place: Range<Int>, _ command: Command) -> Attempt {
    do {
      let written = try store.writeBatch(
        line: command.typed, script: ran.source.script, today: today, files: world.files)
      switch written {
      case .kept(let entry): return .finished(ran.outcome(entry, command, self))
      case .overtaken: return .overtaken
      }
    } catch {
      var diagnostic = error.diagnostic
      if diagnostic.bytes.isEmpty { diagnostic.bytes = place }
      return .finished(failed(diagnostic, command, .unreadable))
    }
  }
}

/// A script that was run to its end.
private struct Ran {
  let source: LineSource
  let canonical: String
  let inner: [Response]

  func outcome(_ entry: Int?, _ command: Command, _ executor: Executor) -> Outcome {
    let lines = counted(inner.count, "line")
    let name = source.script ?? "commands of the log"
    let text = "Ran \(name), \(lines)" + (entry.map { ": entry \($0), one step" } ?? "")
    var reply = Reply(
      canonical: canonical, message: text, lines: [ReplyLine(text, .quiet)], entry: entry)
    reply.changed = entry != nil || inner.contains { $0.changed }
    let own = executor.response(.reply(reply), command)
    return Outcome(inner.map { $0.written(as: entry) }.within(own))
  }
}

extension Response {
  var changed: Bool { if case .reply(let reply) = result { reply.changed } else { false } }

  /// The response once everything is decided: changed is what an entry holds.
  func settled(as entry: Int?) -> Response {
    guard entry == nil, case .reply(var reply) = result else { return written(as: entry) }
    reply.changed = false
    var settled = self
    settled.result = .reply(reply)
    return settled
  }

  /// The response once its change is on disk.
  func written(as entry: Int?) -> Response {
    guard case .reply(var reply) = result, reply.changed, let entry else { return self }
    reply.entry = entry
    var written = self
    written.result = .reply(reply)
    return written
  }
}
