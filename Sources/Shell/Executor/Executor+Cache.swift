internal import JSON
internal import Language
internal import Places
internal import Session
internal import World

extension Executor {
  /// Tells what is kept of the answers of servers, or forgets it.
  func placesCache(clear: Bool, _ canonical: String, _ command: Command) -> Outcome {
    let contents = world.placesCache?.contents() ?? []
    let count = contents.map(\.answers).reduce(0, +)
    if clear, !options.check { world.placesCache?.clear() }
    let what = counted(count, "answer") + " of servers"
    let text = clear ? "Forgot \(what)" : "\(what) kept"
    let rows = clear ? [] : contents.map(line)
    let data = contents.map { part -> JSONValue in
      .object([
        "server": .string(part.server), "answers": .integer(part.answers),
        "nothing": .integer(part.nothing), "oldest": .string(date(part.oldest)),
        "newest": .string(date(part.newest)),
      ])
    }
    let reply = Reply(
      canonical: canonical, message: text, lines: [ReplyLine(text)] + rows,
      data: .object(["answers": .integer(count), "servers": .array(data)]))
    return replied(reply, command)
  }

  private func line(_ part: KeptContents) -> ReplyLine {
    let nothing = part.nothing == 0 ? "" : "\(part.nothing) of them that nothing was found"
    let (first, last) = (date(part.oldest), date(part.newest))
    let facts: [Span] = [
      Span(part.server, .name), Span(counted(part.answers, "answer")), Span(nothing, .quiet),
      Span(first == last ? "of \(first)" : "\(first) to \(last)", .when),
    ]
    return ReplyLine.facts(facts).indented(2)
  }

  private func date(_ seconds: Int64) -> String { world.clock.local(seconds).date.iso }
}
