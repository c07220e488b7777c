internal import Journal
internal import Session

/// A home without anything in it, for lines of which nothing is kept.
final class NoJournal: JournalStore, HoldingNothing {
  func start() throws(JournalFailure) -> Session { Session(window: WindowID(1)) }
  func catchUp(_ session: inout Session) throws(JournalFailure) -> [Entry] { [] }
  func hasNews() throws(JournalFailure) -> Bool { false }
  func append(_ draft: EntryDraft, session: Session) throws(JournalFailure) -> AppendOutcome {
    .overtaken
  }
  func keepCursor(of session: Session) throws(JournalFailure) {}
}
