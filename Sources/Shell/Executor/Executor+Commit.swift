package import Journal
internal import Language
package import Session
internal import World

extension Executor {
  /// Carries a commit out, and replies once it is written down or gathered.
  func commit(
    _ commit: Commit, _ utterance: Utterance, _ command: Command, _ credit: Credit?
  ) -> Attempt {
    let line = CommittedLine(
      text: command.typed, canonical: world.reader.canonicalLine(commit.canonical),
      script: command.source.script, today: today)
    do {
      switch try store.take(commit, of: line) {
      case .overtaken: return .overtaken
      case .kept(let entry):
        return .finished(replied(to: commit, line.canonical, entry, command, credit))
      }
    } catch {
      return .finished(failed(error, utterance, command))
    }
  }

  private func failed(
    _ trouble: CommitTrouble, _ utterance: Utterance, _ command: Command
  ) -> Outcome {
    switch trouble {
    case .library(let failure): failed(Failure(.library(failure)), utterance, command)
    case .conflict(let conflict):
      failed(Failure(.inconsistent("\(conflict.event) does not fit")), utterance, command)
    case .journal(let failure): failed(Diagnostic(failure), command, .unreadable)
    }
  }

  private func replied(
    to commit: Commit, _ canonical: String, _ entry: Int?, _ command: Command,
    _ credit: Credit?
  ) -> Outcome {
    store.touchCurrentTrip()
    open = OpenLine(
      done: commit.events.changeSomething
        ? LinesBefore.Done(canonical, removed: commit.events.removedStops) : nil)
    reopen(after: commit.canonical, commit.events)
    var stage = stage
    stage.tellsNext = command.source.isPrompt
    if case .stops(_, let stops)? = commit.cursor.mentioned { stage.changed = stops }
    stage.moved = commit.events.movedStops
    stage.knowsBelow = hasToldBelow
    if command.source.isPrompt, commit.notices.contains(where: \.isOfStopsBelow) {
      hasToldBelow = true
    }
    var reply = stage.reply(
      canonical: canonical, notices: commit.notices, view: commit.view, entry: entry)
    // What held in this window only is no entry.
    reply.changed = commit.events.changeSomething && (entry != nil || store.batch != nil)
    self.credit(credit, in: &reply)
    return replied(reply, command)
  }

  /// Shows something; where the window stands is kept, if it can be.
  func reply(
    _ look: Look, as line: String? = nil, _ command: Command, _ credit: Credit?
  ) -> Outcome {
    open = OpenLine()
    reopen(after: look.canonical)
    let credit = credit ?? owed(for: look)
    let moved = look.cursor != session.cursor
    store.stand(at: look.cursor)
    let canonical = line ?? world.reader.canonicalLine(look.canonical)
    var stage = stage
    stage.tellsNext = command.source.isPrompt
    stage.rowsBeside = layout.echoed(canonical, typed: command.line.text).count
    var reply = stage.reply(canonical: canonical, notices: look.notices, view: look.view)
    if moved, let trouble = store.keepCursor(), command.source.isPrompt {
      let words = "Where you stand could not be written down: \(Diagnostic(trouble).message)"
      reply.lines.append(ReplyLine(words, .quiet))
    }
    self.credit(credit, in: &reply)
    return replied(reply, command)
  }

  /// Brings the session up to what other windows wrote; returns their entries.
  @discardableResult
  package func catchUp() throws(JournalFailure) -> [Entry] {
    let entries = try store.catchUp()
    reopen(after: nil, entries.flatMap(\.events))
    return entries
  }
}

extension [Event] {
  /// The stops that went from one place among others to another.
  fileprivate var movedStops: Set<StopID> {
    Set(compactMap { if case .trip(_, .stopMoved(let stop, _)) = $0 { stop } else { nil } })
  }
}
