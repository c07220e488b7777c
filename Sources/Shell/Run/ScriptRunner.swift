internal import Journal
internal import Language
internal import World

/// Runs scripts: files, lines of the command line, standard input.
package struct ScriptRunner {
  let executor: Executor
  let teller: Teller
  let options: Options

  package init(_ executor: Executor, _ teller: Teller) {
    self.executor = executor
    self.teller = teller
    options = executor.options
  }

  /// Runs what the options name; standard input where they name nothing.
  package func run() async -> Ending {
    let (work, lookup) = (executor.work, executor.lookup)
    executor.world.onInterrupt {
      work.stop()
      lookup.cancel()
    }
    let scripts: [Script]
    switch opened() {
    case .success(let opened): scripts = opened
    case .failure(let failure): return failure.ending
    }
    keepFreedMemory()
    work.begin()
    let ending = await carryOut(scripts)
    await work.end()
    return ending
  }

  private func carryOut(_ scripts: [Script]) async -> Ending {
    if options.check { return await check(scripts) }
    if options.dryRun { return await runDry(scripts) }
    return options.atomic ? await runAtomically(scripts) : await run(scripts)
  }

  /// As it would be: later lines see what earlier ones would do, and nothing is kept.
  private func runDry(_ scripts: [Script]) async -> Ending {
    executor.isTrial = true
    executor.store.openBatch()
    let ending = await run(scripts)
    executor.store.abandonBatch()
    if !teller.isJSON { teller.output.write("Nothing of it was kept.\n") }
    return ending
  }

  /// Line by line; the first that fails ends it, unless told to go on.
  private func run(_ scripts: [Script]) async -> Ending {
    var ending = Ending.done
    for var script in scripts {
      executor.dayOfScript = nil
      var (last, done): (LogicalLine?, Int) = (nil, 0)
      while true {
        let line: ScriptLine
        do {
          guard let next = try script.lines.next() else { break }
          line = next
        } catch {
          // Not read to its end: what comes after it may build on what is missing.
          teller.tell(Diagnostic(error), at: script.source.name)
          return .unreadable
        }
        guard !isStopped else { return await stopped(in: script.source, after: last) }
        teller.type(line, at: executor.promptText)
        if options.quiet, let total = script.lines.count {
          await executor.work.note(Progress("running \(script.source.name)", done, of: total))
        }
        done += 1
        let outcome = await executor.execute(line, from: script.source)
        if !outcome.responses.isEmpty { await executor.work.end() }
        for response in outcome.responses {
          teller.tell(options.dryRun ? response.settled(as: nil) : response)
        }
        switch outcome.end {
        case .done, .asks: break
        case .quit: return ending
        case .failed(.interrupted): return await stopped(in: script.source, after: last)
        case .failed(let failure):
          guard !isStopped else { return await stopped(in: script.source, after: last) }
          guard options.keepGoing else { return failure }
          ending = ending.joined(failure)
        }
        last = line.line
      }
      // Input that comes ends with Ctrl-C too.
      guard !script.lines.isComing || !isStopped else {
        return await stopped(in: script.source, after: last)
      }
    }
    return ending
  }

  /// Whether Ctrl-C was pressed.
  var isStopped: Bool { executor.work.isStopped || executor.world.isInterrupted() }

  /// Tells how far it was, and what of it is kept.
  func stopped(
    in source: LineSource, after last: LogicalLine?, keeps: Bool = true
  ) async -> Ending {
    await executor.work.end()
    let name = source.name == "-" ? "standard input" : source.name
    let far =
      last.map { "after line \($0.firstLine) of \(name)" } ?? "before the first line of \(name)"
    let kept =
      !keeps || options.dryRun
      ? "nothing of it was kept" : last == nil ? "nothing was done" : "what was done is kept"
    teller.tell(
      Diagnostic(kind: "stopped", message: "stopped \(far); \(kept)", bytes: 0..<0), at: "tripsh")
    return .interrupted
  }
}
