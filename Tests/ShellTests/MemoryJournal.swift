import Journal
import Session
import TestSupport

/// A journal in memory, which can be told to fail, and into which others can write.
final class MemoryJournal: JournalStore {
  private(set) var library = MemoryLibrary()
  private(set) var keptCursors: [Cursor] = []
  /// What the next writes throw.
  var failure: JournalFailure?
  /// Called before each append; returns whether others wrote.
  var isOvertaken: () -> Bool = { false }
  /// What others wrote since, for `catchUp`: it changes the session as they left it.
  var news: (inout Session) -> [Entry] = { _ in [] }
  /// What `hasNews` answers, until `catchUp`.
  var othersWrote = false
  private(set) var appends = 0
  private(set) var catchUps = 0

  var entries: [Entry] { library.entries }

  /// Changes a trip in ways that no command does yet.
  func change(_ id: TripID, _ body: (inout Trip) -> Void) {
    library.change(id, body)
  }

  func start() throws(JournalFailure) -> Session {
    if let failure { throw failure }
    var session = Session(window: WindowID(1))
    let events = library.entries.flatMap(\.events)
    session.nextID = 1 + (events.map(\.largestID).max() ?? 0)
    for event in events { session.take(event) }
    return session
  }

  func catchUp(_ session: inout Session) throws(JournalFailure) -> [Entry] {
    catchUps += 1
    othersWrote = false
    return news(&session)
  }

  func hasNews() throws(JournalFailure) -> Bool { othersWrote }

  func append(
    _ draft: EntryDraft, session: Session
  ) throws(JournalFailure) -> AppendOutcome {
    appends += 1
    if isOvertaken() { return .overtaken }
    if let failure { throw failure }
    return .written(library.append(draft, session: session))
  }

  func keepCursor(of session: Session) throws(JournalFailure) {
    if let failure { throw failure }
    keptCursors.append(session.cursor)
  }

  func trip(_ id: TripID) throws(LibraryFailure) -> Trip? { try library.trip(id) }

  func trip(_ id: TripID, after entry: Int) throws(LibraryFailure) -> Trip? {
    try library.trip(id, after: entry)
  }

  func summaries() throws(LibraryFailure) -> [TripSummary] { try library.summaries() }

  func summaries(
    beginning folded: String, limit: Int
  ) throws(LibraryFailure) -> [TripSummary] {
    try library.summaries(beginning: folded, limit: limit)
  }

  func summaries(
    notOverOn day: CivilDate, limit: Int
  ) throws(LibraryFailure) -> [TripSummary] {
    try library.summaries(notOverOn: day, limit: limit)
  }

  func summaries(called folded: String) throws(LibraryFailure) -> [TripSummary] {
    try library.summaries(called: folded)
  }

  func newestEntry() throws(LibraryFailure) -> Int { try library.newestEntry() }

  func entry(_ number: Int) throws(LibraryFailure) -> Entry? { try library.entry(number) }

  func entries(
    before: Int?, about trip: TripID?, limit: Int
  ) throws(LibraryFailure) -> [Entry] {
    try library.entries(before: before, about: trip, limit: limit)
  }
}

extension MemoryLibrary {
  fileprivate mutating func append(_ draft: EntryDraft, session: Session) -> Int {
    var commit = Commit(events: draft.events, cursor: session.cursor, canonical: .close)
    commit.kind = draft.kind
    commit.of = draft.of
    return append(
      commit, line: draft.canonical, session: session, today: draft.today, at: draft.at,
      script: draft.script)
  }
}
