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
    guard let lines = placed(scripts) else { return .unreadable }
    defer { executor.world.journal.giveTurn() }
    for _ in 0..<Executor.attempts {
      executor.store.openBatch()
      var held = HeldResponses(teller)
      for placed in lines {
        let outcome = await execute(placed)
        if case .failed(let ending) = outcome.end {
          executor.store.abandonBatch()
          for response in outcome.responses where response.isError { teller.tell(response) }
          return ending
        }
        for response in outcome.responses { held.hold(response) }
        if outcome.end == .quit { break }
      }
      if let ending = finish(lines, held) { return ending }
    }
    teller.tell(.busy, at: "tripsh")
    return .unreadable
  }

  /// Writes the batch and tells the replies; `nil` where it must run again.
  private func finish(_ lines: [Placed], _ held: HeldResponses) -> Ending? {
    let text = lines.filter { $0.line.directive == nil }.map(\.line.line.text)
      .joined(separator: "\n")
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
    guard let lines = placed(scripts) else { return .unreadable }
    executor.store.openBatch()
    defer { executor.store.abandonBatch() }
    var (ending, failures) = (Ending.done, 0)
    for placed in lines {
      let outcome = await execute(placed)
      for response in outcome.responses where teller.isJSON || response.isError {
        teller.tell(response.settled(as: nil))
      }
      if case .failed(let failure) = outcome.end {
        ending = ending.joined(failure)
        failures += 1
      }
      if outcome.end == .quit { break }
    }
    if !teller.isJSON {
      let commands = lines.count { $0.line.directive == nil }
      let verdict = failures == 0 ? "no errors" : counted(failures, "error")
      teller.output.write("\(counted(commands, "line")), \(verdict); nothing was changed\n")
    }
    return ending
  }

  private func execute(_ placed: Placed) async -> Outcome {
    if placed.isFirst { executor.dayOfScript = nil }
    return await executor.execute(placed.line, from: placed.source)
  }

  /// All lines with something on them; `nil` where a script cannot be read.
  private func placed(_ scripts: [Script]) -> [Placed]? {
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
        return nil
      }
    }
    return placed
  }
}
