internal import Language
internal import Session
internal import World

extension DemoPlayer {
  /// Has lines of one's own typed in between, then goes on where the show was; what they changed is
  /// told, and what of the show will fail because of it.
  func detour(_ talk: () async -> Void) async -> [ReplyLine] {
    let executor = conversation.executor
    let (cursor, open, story) = (executor.session.cursor, executor.open, executor.story)
    let newest = (try? executor.world.journal.newestEntry()) ?? 0
    let before = await rehearse()
    executor.isShow = false
    await talk()
    executor.isShow = true
    if cursor.trip.map({ executor.stage.trip($0) != nil }) ?? true {
      executor.store.stand(at: cursor)
      executor.store.keepCursor()
    }
    (executor.open, executor.story) = (open, story)
    let after = await rehearse()
    let new = after.filter { !before.contains($0) }
    let rest = new.count > 3 ? [ReplyLine("  and \(new.count - 3) more", .attention)] : []
    return changes(since: newest) + new.prefix(3).map(\.warning) + rest
  }

  /// What was done since an entry, the oldest first.
  private func changes(since entry: Int) -> [ReplyLine] {
    let journal = conversation.executor.world.journal
    let (count, entries): (Int, [Entry])
    do throws(LibraryFailure) {
      count = try journal.newestEntry() - entry
      entries = try journal.entries(before: nil, about: nil, limit: min(max(count, 0), 5))
    } catch {
      let words = "Back in the show; what was done in between cannot be read: \(error.message)"
      return [ReplyLine(words, .attention)]
    }
    guard count > 0 else { return [ReplyLine("Back in the show; nothing has changed.", .quiet)] }
    let head = "Back in the show; in between: " + counted(count, "change")
    return [ReplyLine(head, .quiet)]
      + entries.reversed().map { ReplyLine([Span("  \($0.canonical)", .quiet, verbatim: true)]) }
  }

  /// A line of the show that fails as things stand.
  private struct Failing: Hashable {
    var line: Int
    var message: String

    var warning: ReplyLine {
      ReplyLine("  line \(line) of the show will fail now: \(message)", .attention)
    }
  }

  /// Tries the lines that are still to come; nothing of it is kept.
  private func rehearse() async -> [Failing] {
    let executor = conversation.executor
    let (open, story) = (executor.open, executor.story)
    var question = conversation.question.map { Asking(question: $0, line: asking?.firstLine ?? 0) }
    var failing: [Failing] = []
    let wasTrial = executor.isTrial
    executor.isTrial = true
    executor.store.openBatch()
    defer {
      executor.store.abandonBatch()
      executor.isTrial = wasTrial
      (executor.open, executor.story) = (open, story)
    }
    for item in script.items.dropFirst(index) where item.kind == .command {
      let outcome: Outcome
      if let open = question,
        let answered = await executor.execute(answer: item.line, to: open.question)
      {
        outcome = answered
      } else {
        if let open = question { failing.append(open.failing) }
        outcome = await executor.execute(item.line, from: .prompt)
      }
      question = nil
      switch outcome.end {
      case .asks(let asked): question = Asking(question: asked, line: item.line.firstLine)
      case .failed:
        let message = outcome.responses.last?.firstWords ?? ""
        failing.append(Failing(line: item.line.firstLine, message: message))
      case .quit: return failing
      case .done: break
      }
    }
    return failing + (question.map { [$0.failing] } ?? [])
  }

  /// A question that waits, and the line that led to it.
  private struct Asking {
    var question: OpenQuestion
    var line: Int

    /// Where nobody answers it.
    var failing: Failing { Failing(line: line, message: question.diagnostic.message) }
  }
}

extension Response {
  /// What is said first.
  var firstWords: String {
    switch result {
    case .reply(let reply): reply.message
    case .error(let diagnostic), .failedInside(let diagnostic): diagnostic.message
    }
  }
}
