package import Journal
internal import Language
package import Session
internal import World

extension Executor {
  /// Applies a commit and writes it down, or gathers it where a batch is open.
  func commit(
    _ commit: Commit, _ utterance: Utterance, _ command: Command, _ credit: Credit?
  ) -> Attempt {
    var commit = commit
    correctWindowSettings(&commit.events)
    do throws(LibraryFailure) { try touchTrips(of: commit.events) } catch {
      return .finished(failed(Failure(.library(error)), utterance, command))
    }
    let before = Before(session, commit.events)
    do { try apply(commit.events, commit.cursor) } catch {
      let failure = Failure(.inconsistent("\(error.event) does not fit"))
      return .finished(failed(failure, utterance, command))
    }
    switch write(commit, command) {
    case .failure(let failure):
      before.restore(&session, commit.events)
      return .finished(failed(Diagnostic(failure), command, .unreadable))
    case .success(.overtaken):
      before.restore(&session, commit.events)
      return .overtaken
    case .success(.kept(let entry)): return .finished(replied(to: commit, entry, command, credit))
    }
  }

  private func replied(
    to commit: Commit, _ entry: Int?, _ command: Command, _ credit: Credit?
  ) -> Outcome {
    touchCurrentTrip()
    open = OpenLine(
      done: commit.events.changeSomething
        ? LinesBefore.Done(
          world.reader.canonicalLine(commit.canonical), removed: commit.events.removedStops) : nil)
    reopen(after: commit.canonical, commit.events)
    var stage = stage
    if case .stops(_, let stops)? = commit.cursor.mentioned { stage.changed = Set(stops) }
    stage.moved = commit.events.movedStops
    var reply = stage.reply(
      canonical: world.reader.canonicalLine(commit.canonical), notices: commit.notices,
      view: commit.view, entry: entry)
    reply.changed = commit.events.changeSomething
    self.credit(credit, in: &reply)
    return replied(reply, command)
  }

  /// Reads the trips that events are about and that this window has not read yet.
  private func touchTrips(of events: [Event]) throws(LibraryFailure) {
    for id in Set(events.compactMap(\.trip)) where session.touched[id] == nil {
      session.touched[id] = try world.journal.trip(id).map { .here($0) }
    }
  }

  /// Reads the current trip, so that the next line can speak of what is in it.
  private func touchCurrentTrip() {
    guard let id = session.cursor.trip, session.touched[id] == nil else { return }
    session.touched[id] = (try? world.journal.trip(id)).flatMap { $0 }.map { .here($0) }
  }

  private func apply(_ events: [Event], _ cursor: Cursor) throws(Conflict) {
    let position = session.cursor.position
    let old = session.cursor
    session.cursor = cursor
    session.cursor.position = position
    do { try session.apply(events) } catch {
      session.cursor = old
      throw error
    }
  }

  /// An event that changes a setting speaks of the home's setting, not of this window's.
  private func correctWindowSettings(_ events: inout [Event]) {
    guard !windowSettings.isEmpty || !windowAliases.isEmpty else { return }
    events = events.map { event in
      switch event {
      case .settingChanged(let name, let change):
        .settingChanged(name, Change(before: session.settings[name], after: change.after))
      case .aliasChanged(let name, let change):
        .aliasChanged(name, Change(before: session.aliases[name], after: change.after))
      case .tripAdded, .tripRemoved, .trip, .consentChanged, .cursorMoved: event
      }
    }
  }

  enum Written: Hashable {
    /// On disk under this number; `nil` where no entry was needed or a batch is open.
    case kept(Int?)
    case overtaken
  }

  /// Writes a commit as an entry; where only the cursor moved, keeps the cursor.
  private func write(_ commit: Commit, _ command: Command) -> Result<Written, JournalFailure> {
    guard commit.events.changeSomething else {
      keepCursor()
      return .success(.kept(nil))
    }
    let step = Batch.Step(
      events: commit.events, canonical: world.reader.canonicalLine(commit.canonical),
      line: command.typed, kind: commit.kind, of: commit.of)
    guard batch == nil else {
      batch?.add(step, commit.canonical)
      return .success(.kept(nil))
    }
    return append(step, script: command.source.script)
  }

  func append(_ step: Batch.Step, script: String?) -> Result<Written, JournalFailure> {
    let draft = EntryDraft(
      at: world.clock.now(), today: today, kind: step.kind, of: step.of, script: script,
      line: step.line, canonical: step.canonical, events: step.events)
    if let trouble { return .failure(trouble) }
    do {
      switch try world.journal.append(draft, session: session) {
      case .written(let number): return .success(.kept(number))
      case .overtaken: return .success(.overtaken)
      }
    } catch {
      return .failure(error)
    }
  }

  /// Shows something; where the window stands is kept, if it can be.
  func reply(_ look: Look, _ command: Command, _ credit: Credit?) -> Outcome {
    open = OpenLine()
    reopen(after: look.canonical)
    let credit = credit ?? owed(for: look)
    let moved = look.cursor != session.cursor
    session.cursor = look.cursor
    touchCurrentTrip()
    let canonical = world.reader.canonicalLine(look.canonical)
    var reply = stage.reply(canonical: canonical, notices: look.notices, view: look.view)
    if moved, let trouble = keepCursor(), command.source.isPrompt {
      reply.lines.append(ReplyLine(trouble, .quiet))
    }
    self.credit(credit, in: &reply)
    return replied(reply, command)
  }

  /// Writes down where the window stands; the words where that failed, once for each trouble.
  @discardableResult
  func keepCursor() -> String? {
    guard batch == nil, trouble == nil else { return nil }
    do {
      try world.journal.keepCursor(of: session)
      toldOfCursor = nil
      return nil
    } catch {
      if toldOfCursor == error { return nil }
      toldOfCursor = error
      return "Where you stand could not be written down: \(Diagnostic(error).message)"
    }
  }

  /// Brings the session up to what other windows wrote; returns their entries.
  @discardableResult
  package func catchUp() throws(JournalFailure) -> [Entry] {
    let entries = try world.journal.catchUp(&session)
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

/// What a session was before events, as far as their inverses do not tell.
private struct Before {
  let cursor: Cursor
  let nextID: Int
  /// Trips that the session did not know.
  let unknown: [TripID]

  init(_ session: Session, _ events: [Event]) {
    cursor = session.cursor
    nextID = session.nextID
    unknown = Set(events.compactMap(\.trip)).filter { session.touched[$0] == nil }
  }

  /// Takes events back that were just applied.
  func restore(_ session: inout Session, _ events: [Event]) {
    try? session.apply(events.inverse)
    session.cursor = cursor
    session.nextID = nextID
    for trip in unknown { session.touched[trip] = nil }
  }
}
