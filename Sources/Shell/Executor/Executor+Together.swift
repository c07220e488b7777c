internal import Language

extension Executor {
  /// Carries out lines as one step, up to the first that fails, asks or quits; what was done before it
  /// stays.
  ///
  /// The second value is how many of the lines are done with: one that asks is, one that fails is not.
  func execute(together lines: [LogicalLine]) async -> (outcome: Outcome, done: Int) {
    for _ in 0..<Executor.lineAttempts {
      store.openBatch()
      let (outcome, done) = await executeEach(lines)
      let typed = lines[..<done].map(\.text).joined(separator: "; ")
      do {
        let written = try store.writeBatch(
          line: typed, script: nil, today: today, files: world.files)
        if case .kept(let entry) = written {
          let responses = outcome.responses.map { $0.written(as: entry) }
          return (Outcome(responses, outcome.end), done)
        }
      } catch {
        let failure = failed(error.diagnostic, lines[0], .prompt, .unreadable)
        guard error.isWritten else { return (failure, 0) }
        // The steps are on disk; only what belongs to them is not.
        let responses = outcome.responses.map { $0.written(as: error.entry) }
        return (Outcome(responses + failure.responses, failure.end), done)
      }
      do { try catchUp() } catch {
        return (failed(Diagnostic(error), lines[0], .prompt, .unreadable), 0)
      }
    }
    return (failed(.busy, lines[0], .prompt, .unreadable), 0)
  }

  private func executeEach(_ lines: [LogicalLine]) async -> (outcome: Outcome, done: Int) {
    var responses: [Response] = []
    for (index, line) in lines.enumerated() {
      guard !work.isStopped else {
        let stopped = failed(.stopped(after: index, of: lines.count), line, .prompt, .interrupted)
        return (Outcome(responses + stopped.responses, stopped.end), index)
      }
      await work.note(Progress("lines", index, of: lines.count))
      let outcome = await execute(line, from: .prompt)
      responses += outcome.responses
      switch outcome.end {
      case .done: break
      case .failed: return (Outcome(responses, outcome.end), index)
      case .asks, .quit: return (Outcome(responses, outcome.end), index + 1)
      }
    }
    return (Outcome(responses), lines.count)
  }
}
