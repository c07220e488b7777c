package import Session

/// Where entries are kept, and what is read back from them.
///
/// One object serves one window and is used by one task at a time.
package protocol JournalStore: Library, AnyObject {
  /// What a window starts from: the newest cursor, settings, aliases, the next id, and the current
  /// trip as its only touched one. A home that does not exist yet gives an empty session.
  func start() throws(JournalFailure) -> Session

  /// The same outside of any trip: what a window starts from where the current trip cannot be read.
  func startOutsideTrips() throws(JournalFailure) -> Session

  /// Brings a session up to the newest entry: settings, aliases and touched trips as others have
  /// left them; its cursor stays, but for what is gone. Returns the entries that are new to it.
  func catchUp(_ session: inout Session) throws(JournalFailure) -> [Entry]

  /// Whether others have written entries that this window has not seen; asked once a second.
  func hasNews() throws(JournalFailure) -> Bool

  /// Writes an entry and the window's cursor in one transaction, unless entries have been added
  /// since the one this window has last seen: then nothing is written.
  ///
  /// `session` is the session with the events applied.
  func append(_ draft: EntryDraft, session: Session) throws(JournalFailure) -> AppendOutcome

  /// Writes down where the window stands; a failure loses nothing but the cursor.
  func keepCursor(of session: Session) throws(JournalFailure)

  /// Asks the other windows to let this one write next: a line that was overtaken is interpreted
  /// again in peace. It ends by itself when the program ends.
  func takeTurn()

  /// Lets the others write again.
  func giveTurn()

  /// Why the last question to the library was not answered; `nil` where it was.
  var lookingFailure: JournalFailure? { get }

  /// Lets go of the files, which are then whole by themselves; the next use opens them again.
  func close()
}

extension JournalStore {
  package func startOutsideTrips() throws(JournalFailure) -> Session { try start() }
  package var lookingFailure: JournalFailure? { nil }
  package func takeTurn() {}
  package func giveTurn() {}
  package func close() {}
}

package enum AppendOutcome: Hashable, Sendable {
  /// It is on disk under this number.
  case written(Int)
  /// Others wrote meanwhile: catch up and interpret the line again.
  case overtaken
}

/// Why the journal could not be read or written.
///
/// What was acknowledged before is safe.
package enum JournalFailure: Error, Hashable, Sendable {
  /// The home or its files cannot be reached; the words are the system's.
  case unreachable(path: String, String)
  case readOnly(path: String)
  case full(path: String)
  case notAJournal(path: String)
  case newerVersion(path: String)
  case damaged(path: String, String)
  /// Another window holds the lock longer than is sane.
  case busy(path: String)
  case other(path: String, String)
}
