internal import Journal
internal import Session
internal import World

/// What one window knows, and how that is written down.
///
/// Nothing here waits, and what cannot be written down leaves the session as it was.
struct SessionStore {
  let journal: any JournalStore
  let clock: any WallClock
  var session: Session
  /// Settings that hold in this window only, where the home has none.
  var windowSettings: [SettingName: String] = [:] { didSet { noteOwnValues() } }
  var windowHome: Place? { didSet { noteOwnValues() } }
  var windowAliases: [String: String] = [:] { didSet { noteOwnValues() } }
  /// Whether something holds in this window only: asked several times for each line.
  private(set) var hasOwnValues = false
  /// The steps that wait to be written together, `nil` where each line is an entry of its own.
  var batch: Batch?
  /// Why the journal cannot be read whole; while it is so, nothing is written.
  var trouble: JournalFailure?
  /// Why the place of this window could not be written down, as it was told last.
  private var toldOfCursor: JournalFailure?
  /// The entries that stood when this window started; it may undo those and its own.
  private(set) var firstOwnEntry: Int

  init(_ journal: any JournalStore, _ clock: any WallClock, _ session: Session) {
    self.journal = journal
    self.clock = clock
    self.session = session
    firstOwnEntry = ((try? journal.newestEntry()) ?? 0) + 1
  }

  /// Begins again: all entries there now are as if this window had found them at its start.
  private mutating func begin(_ session: Session) {
    self.session = session
    firstOwnEntry = ((try? journal.newestEntry()) ?? 0) + 1
  }

  /// Tries again to read a journal that could not be read; whether it can be now.
  mutating func recover() -> Bool {
    guard trouble != nil else { return false }
    journal.close()
    do {
      begin(try journal.start())
      trouble = nil
      return true
    } catch {
      trouble = error
      return false
    }
  }

  /// Brings the session up to what other windows wrote; returns their entries.
  mutating func catchUp() throws(JournalFailure) -> [Entry] { try journal.catchUp(&session) }

  private mutating func noteOwnValues() {
    hasOwnValues = !windowSettings.isEmpty || !windowAliases.isEmpty || windowHome != nil
  }

  /// The session with what holds in this window only.
  var seen: Session {
    var seen = session
    seen.settings.ofWindow = windowSettings
    seen.settings.homeOfWindow = windowHome
    seen.aliasesOfWindow = windowAliases
    return seen
  }

  /// Where the window stands after an answer; the current trip is read, so that the next line can
  /// speak of what is in it.
  mutating func stand(at cursor: Cursor) {
    session.cursor = cursor
    touchCurrentTrip()
  }

  mutating func touchCurrentTrip() {
    guard let id = session.kept.fields.cursor.trip, !session.touched.has(id) else {
      return
    }
    session.touched[id] = (try? journal.trip(id)).flatMap { $0 }.map { .here($0) }
  }

  /// Writes down where the window stands; why it could not, once for each trouble.
  @discardableResult
  mutating func keepCursor() -> JournalFailure? {
    guard batch == nil, trouble == nil else { return nil }
    do {
      try journal.keepCursor(of: session)
      toldOfCursor = nil
      return nil
    } catch {
      if toldOfCursor == error { return nil }
      toldOfCursor = error
      return error
    }
  }
}
