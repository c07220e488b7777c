internal import Journal
internal import Language
internal import World

extension ScriptRunner {
  /// A line with where it came from.
  private struct Placed {
    var source: LineSource
    var line: ScriptLine
    /// Whether a script begins with it.
    var isFirst: Bool
  }

  /// All of the scripts as one entry, or nothing.
  func runAtomically(_ scripts: [Script]) async -> Ending {
    let lines: [Placed]
    switch await placed(scripts) {
    case .success(let placed): lines = placed
    case .failure(let failure): return failure.ending
    }
    defer { executor.world.journal.giveTurn() }
    for _ in 0..<Executor.attempts {
      executor.store.openBatch()
      var held = HeldResponses(teller.showingLater)
      for (done, placed) in lines.enumerated() {
        guard !isStopped else { return await abandoned(lines, before: done) }
        await note(done, of: lines)
        let outcome = await execute(placed)
        if case .failed(let ending) = outcome.end {
          executor.store.abandonBatch()
          await executor.work.end()
          guard !isStopped else { return await abandoned(lines, before: done) }
          for response in outcome.responses where response.isError { teller.tell(response) }
          return ending
        }
        for response in outcome.responses { held.hold(response) }
        if outcome.end == .quit { break }
      }
      await executor.work.end()
      if let ending = finish(lines, held) { return ending }
    }
    teller.tell(.busy, at: "tripsh")
    return .unreadable
  }

  /// Writes the batch and tells the replies; `nil` where it must run again.
  private func finish(_ lines: [Placed], _ held: borrowing HeldResponses) -> Ending? {
    // By their places: a loop over the lines would copy each.
    let commands = lines.indices.filter { lines[$0].line.directive == nil }
    let text = commands.map { lines[$0].line.line.text }.joined(separator: "\n")
    do {
      let written = try executor.store.writeBatch(
        line: text, script: lines.first?.source.script, today: executor.today,
        files: executor.world.files)
      switch written {
      case .overtaken: return catchUp()
      case .kept(let entry):
        held.tell(entry: entry)
        return .done
      }
    } catch {
      if error.isWritten { held.tell(entry: error.entry) }
      teller.tell(error.diagnostic, at: "tripsh")
      return .unreadable
    }
  }

  /// Others wrote meanwhile; `nil` where the scripts can run again.
  private func catchUp() -> Ending? {
    executor.world.journal.takeTurn()
    do { try executor.catchUp() } catch {
      teller.tell(Diagnostic(error), at: "tripsh")
      return .unreadable
    }
    return nil
  }

  /// Every line is tried on what those before would do; errors are all told, nothing is written.
  func check(_ scripts: [Script]) async -> Ending {
    let lines: [Placed]
    switch await placed(scripts) {
    case .success(let placed): lines = placed
    case .failure(let failure): return failure.ending
    }
    executor.store.openBatch()
    defer { executor.store.abandonBatch() }
    var (ending, failures) = (Ending.done, 0)
    for (done, placed) in lines.enumerated() {
      guard !isStopped else { return await abandoned(lines, before: done) }
      await note(done, of: lines)
      let outcome = await execute(placed)
      if teller.isJSON || outcome.responses.contains(where: \.isError) { await executor.work.end() }
      for response in outcome.responses where teller.isJSON || response.isError {
        teller.tell(response.settled(as: nil))
      }
      if case .failed(let failure) = outcome.end {
        ending = ending.joined(failure)
        failures += 1
      }
      if outcome.end == .quit { break }
    }
    await executor.work.end()
    if !teller.isJSON {
      let commands = lines.count { $0.line.directive == nil }
      let verdict = failures == 0 ? "no errors" : counted(failures, "error")
      teller.output.write("\(counted(commands, "line")), \(verdict); nothing was changed\n")
    }
    return ending
  }

  /// Ctrl-C: nothing of it has happened.
  private func abandoned(_ lines: [Placed], before next: Int) async -> Ending {
    executor.store.abandonBatch()
    let source = lines[next].source
    let last = lines[..<next].last { $0.source == source }
    return await stopped(in: source, after: last?.line.line, keeps: false)
  }

  private func note(_ done: Int, of lines: [Placed]) async {
    guard executor.work.isWatched else { return }
    let name = lines[done].source.name
    await executor.work.note(
      Progress(options.check ? "checking \(name)" : "running \(name)", done, of: lines.count))
  }

  private func execute(_ placed: Placed) async -> Outcome {
    if placed.isFirst { executor.dayOfScript = nil }
    return await executor.execute(placed.line, from: placed.source)
  }

  /// All lines with something on them.
  private func placed(_ scripts: [Script]) async -> Result<[Placed], NotOpened> {
    var placed: [Placed] = []
    for var script in scripts {
      var isFirst = true
      do {
        while let line = try script.lines.next() {
          guard !line.isBlank else { continue }
          placed.append(Placed(source: script.source, line: line, isFirst: isFirst))
          isFirst = false
        }
      } catch {
        teller.tell(Diagnostic(error), at: script.source.name)
        return .failure(NotOpened(ending: .unreadable))
      }
      guard !script.lines.isComing || !isStopped else {
        return .failure(
          NotOpened(ending: await stopped(in: script.source, after: nil, keeps: false)))
      }
    }
    return .success(placed)
  }
}
