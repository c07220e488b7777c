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
    let scripts: [Script]
    switch opened() {
    case .success(let opened): scripts = opened
    case .failure(let failure): return failure.ending
    }
    if options.check { return await check(scripts) }
    return options.atomic ? await runAtomically(scripts) : await run(scripts)
  }

  /// Line by line; the first that fails ends it, unless told to go on.
  private func run(_ scripts: [Script]) async -> Ending {
    var ending = Ending.done
    for var script in scripts {
      executor.dayOfScript = nil
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
        let outcome = await executor.execute(line, from: script.source)
        for response in outcome.responses { teller.tell(response) }
        switch outcome.end {
        case .done, .asks: break
        case .quit: return ending
        case .failed(let failure):
          guard options.keepGoing else { return failure }
          ending = ending.joined(failure)
        }
      }
    }
    return ending
  }
}

extension Ending {
  /// The graver of two.
  func joined(_ other: Ending) -> Ending { other.rawValue > rawValue ? other : self }
}
