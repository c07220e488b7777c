internal import JSON
internal import Language
internal import Session
internal import World

/// What a window remembers of the lines that were typed at its prompt.
struct LineMemory {
  /// Oldest first.
  let lines: () async -> [String]
  let forget: () async -> Void
}

extension Executor {
  /// The lines that were typed, or those that hold all of these words; the newest comes last.
  func showHistory(_ words: String?, _ canonical: String, _ command: Command) async -> Outcome {
    let known = await knownLines()
    let wanted = words.map { folded($0).split(separator: " ") } ?? []
    // Whoever wrote the file: nothing in it acts on the terminal.
    let lines = known.enumerated().map { (number: $0 + 1, text: cleaned($1, lineEnds: .kept)) }
      .filter { line in
        wanted.isEmpty || wanted.allSatisfy(folded(line.text).contains)
      }
    let data = lines.map { line in
      JSONValue.object(["number": .integer(line.number), "line": .string(line.text)])
    }
    let rows = historyRows(lines.suffix(rowsShown), leftOut: lines.count - rowsShown)
    let message = lines.isEmpty ? "No lines" : counted(lines.count, "line")
    let reply = Reply(
      canonical: canonical, message: message,
      lines: rows.isEmpty ? [ReplyLine(message, .quiet)] : rows,
      data: .object(["lines": .array(data)]))
    return replied(reply, command)
  }

  /// The lines that this window remembers, else those that the home keeps.
  private func knownLines() async -> [String] {
    let own = await memory?.lines() ?? []
    return own.isEmpty ? world.keptLines() : own
  }

  private func historyRows(
    _ lines: ArraySlice<(number: Int, text: String)>, leftOut: Int
  ) -> [ReplyLine] {
    let width = max(2, String(lines.last?.number ?? 0).count)
    let rows = lines.flatMap { line in
      let number = Span("  \(rightAligned(String(line.number), width))  ", .quiet)
      let blanks = Span(String(repeating: " ", count: width + 4))
      // What was entered as several lines, as a pasted block is, shows as these.
      let parts = line.text.split(separator: "\n", omittingEmptySubsequences: false)
      return parts.enumerated().flatMap { index, part in
        layout.broken(
          ReplyLine([index == 0 ? number : blanks, Span(String(part))]), hanging: width + 4)
      }
    }
    guard leftOut > 0 else { return rows }
    return [ReplyLine("  …  \(counted(leftOut, "line")) before these", .quiet)] + rows
  }

  /// Has the line before this one edited outside: a thing for a person at the prompt.
  func editLine(_ canonical: String, _ utterance: Utterance, _ command: Command) -> Outcome {
    guard isPerson(behind: command) else {
      let diagnostic = Diagnostic(
        kind: "prompt-only", message: "only a person at the prompt has a line to edit",
        bytes: utterance.whole)
      return failed(diagnostic, command)
    }
    var reply = Reply(canonical: canonical, message: "")
    reply.wish = .editLine
    return replied(reply, command)
  }

  /// Forgets the lines that were typed: a thing for a person to say, never for a script.
  func clearHistory(
    _ canonical: String, _ utterance: Utterance, _ command: Command
  ) async -> Outcome {
    guard isPerson(behind: command) else {
      let diagnostic = Diagnostic(
        kind: "prompt-only", message: "only a person at the prompt clears what was typed there",
        bytes: utterance.whole, tries: ["history"])
      return failed(diagnostic, command)
    }
    let count = await knownLines().count
    await memory?.forget()
    // A terminal without an editor keeps no lines; those of the home are forgotten all the same.
    if !options.isPrivate, !world.keptLines().isEmpty { world.forgetKeptLines() }
    let text = count == 0 ? "There was no line to forget" : "Forgot \(counted(count, "line"))"
    let reply = Reply(
      canonical: canonical, message: text, lines: [ReplyLine(text)],
      data: .object(["forgotten": .integer(count)]))
    return replied(reply, command)
  }
}
