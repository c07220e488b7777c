internal import Journal
internal import Session

/// A home without anything in it, for lines of which nothing is kept.
final class NoJournal: JournalStore {
  func start() throws(JournalFailure) -> Session { Session(window: WindowID(1)) }
  func catchUp(_ session: inout Session) throws(JournalFailure) -> [Entry] { [] }
  func hasNews() throws(JournalFailure) -> Bool { false }
  func append(_ draft: EntryDraft, session: Session) throws(JournalFailure) -> AppendOutcome {
    .overtaken
  }
  func keepCursor(of session: Session) throws(JournalFailure) {}
  func trip(_ id: TripID) throws(LibraryFailure) -> Trip? { nil }
  func trip(_ id: TripID, after entry: Int) throws(LibraryFailure) -> Trip? { nil }
  func summaries() throws(LibraryFailure) -> [TripSummary] { [] }
  func summaries(
    beginning folded: String, limit: Int
  ) throws(LibraryFailure) -> [TripSummary] { [] }
  func summaries(called folded: String) throws(LibraryFailure) -> [TripSummary] { [] }
  func summaries(
    notOverOn day: CivilDate, limit: Int
  ) throws(LibraryFailure) -> [TripSummary] { [] }
  func deletedTrips() throws(LibraryFailure) -> [TripID] { [] }
  func newestEntry() throws(LibraryFailure) -> Int { 0 }
  func entry(_ number: Int) throws(LibraryFailure) -> Entry? { nil }
  func entries(
    before: Int?, about trip: TripID?, limit: Int
  ) throws(LibraryFailure) -> [Entry] { [] }
}
