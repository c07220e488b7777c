internal import Journal
internal import Session
internal import World

/// What came of writing something down.
enum Written: Hashable {
  /// On disk under this number; `nil` where no entry was needed or a batch is open.
  case kept(Int?)
  /// Others wrote meanwhile; nothing has changed.
  case overtaken
}

/// Why a commit could not be carried out; nothing has changed.
enum CommitTrouble: Error {
  case library(LibraryFailure)
  case conflict(Conflict)
  case journal(JournalFailure)
}

/// The line that a commit came from.
struct CommittedLine {
  var text: String
  var canonical: String
  /// The script it stands in, `nil` where it was typed.
  var script: String?
  var today: CivilDate
}

extension SessionStore {
  /// Applies a commit and writes it down, or gathers it where a batch is open.
  mutating func take(
    _ commit: Commit, of line: CommittedLine
  ) throws(CommitTrouble) -> Written {
    do throws(LibraryFailure) { try session.touch(commit.events, loading: journal.trip) } catch {
      throw .library(error)
    }
    let before = Before(session, commit.events)
    do { try session.take(commit) } catch { throw .conflict(error) }
    do throws(JournalFailure) {
      let written = try write(commit, of: line)
      if written == .overtaken { before.restore(&session, commit.events) }
      return written
    } catch {
      before.restore(&session, commit.events)
      throw .journal(error)
    }
  }

  /// Writes a commit as an entry; where only the cursor moved, keeps the cursor.
  private mutating func write(
    _ commit: Commit, of line: CommittedLine
  ) throws(JournalFailure) -> Written {
    guard commit.events.changeSomething else {
      keepCursor()
      return .kept(nil)
    }
    let step = Batch.Step(
      events: commit.events, canonical: line.canonical, line: line.text, kind: commit.kind,
      of: commit.of)
    guard batch == nil else {
      batch?.add(step, script: line.script, today: line.today)
      return .kept(nil)
    }
    return try append(step, script: line.script, today: line.today)
  }

  func append(
    _ step: Batch.Step, script: String?, today: CivilDate
  ) throws(JournalFailure) -> Written {
    let draft = EntryDraft(
      at: batch?.at ?? clock.now(), today: today, kind: step.kind, of: step.of, script: script,
      line: step.line, canonical: step.canonical, events: step.events)
    if let trouble { throw trouble }
    switch try journal.append(draft, session: session) {
    case .written(let number): return .kept(number)
    case .overtaken: return .overtaken
    }
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
    unknown = events.compactMap(\.trip).filter { !session.touched.has($0) }
  }

  /// Takes events back that were just applied.
  func restore(_ session: inout Session, _ events: [Event]) {
    try? session.apply(events.inverse)
    session.cursor = cursor
    session.nextID = nextID
    for trip in unknown { session.touched[trip] = nil }
  }
}
