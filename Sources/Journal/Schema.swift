internal import SQLite

/// The tables of a journal, and how a file shows that it is one.
enum Schema {
  /// "trip" in ASCII, in the header of every journal.
  static let applicationID: Int64 = 0x7472_6970
  static let version: Int64 = 3

  /// Makes a whole, empty journal of an empty file.
  ///
  /// It goes over to the mode in which it is written at its end, so that all of it is in the file
  /// itself. Nobody sees that file yet: it is waited for once, when it is whole.
  ///
  /// - `entry` is the truth; all else but `window` can be made from it again.
  /// - `touches` says which entries are about a trip.
  /// - `trip` holds the trips that are not deleted: the columns of their summaries are always
  ///   those of the newest entry. Dates are days since 1970-01-01. The next trips are found by their
  ///   start. The last three columns are those in which version 1 kept the snapshot; 0 and empty
  ///   since then, so that the rows hold what a list of trips shows and little more.
  /// - `snapshot` holds the trips themselves, each as of its entry `upto`: nearly every line changes the
  ///   counts of a row of `trip`, which is written whole.
  /// - `window` holds cursors; `at` counts up over all of them, so that the largest is the newest. With
  ///   its cursor each window writes the next id after its entries in `next`: the largest holds, as
  ///   far as the one in `meta` is not larger. So a line changes one page less.
  /// - `meta` holds the settings and aliases, the next id as of the last new window, and the last
  ///   window's number.
  ///
  /// Pages are small: a line changes a few bytes on each of some five pages, and every one of them
  /// is written whole.
  static let creation = """
    PRAGMA page_size = 1024;
    PRAGMA synchronous = OFF;
    PRAGMA journal_mode = MEMORY;
    BEGIN IMMEDIATE;
    PRAGMA application_id = \(applicationID);
    PRAGMA user_version = \(version);
    CREATE TABLE meta(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE entry(
      n INTEGER PRIMARY KEY, at INTEGER NOT NULL, today TEXT NOT NULL, window INTEGER NOT NULL,
      kind TEXT NOT NULL, of TEXT NOT NULL, script TEXT, line TEXT NOT NULL,
      canonical TEXT NOT NULL, events TEXT NOT NULL, sum INTEGER NOT NULL);
    CREATE TABLE touches(trip INTEGER, n INTEGER, PRIMARY KEY(trip, n)) WITHOUT ROWID;
    CREATE TABLE trip(
      id INTEGER PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL, destination TEXT,
      style TEXT, start INTEGER, "end" INTEGER, favourite INTEGER NOT NULL, days INTEGER NOT NULL,
      stops INTEGER NOT NULL, ideas INTEGER NOT NULL, upto INTEGER NOT NULL,
      sum INTEGER NOT NULL, snapshot TEXT NOT NULL);
    \(snapshots)
    CREATE INDEX trip_folded ON trip(folded);
    CREATE INDEX trip_start ON trip(start, id, "end");
    CREATE TABLE window(
      id INTEGER PRIMARY KEY, cursor TEXT NOT NULL, at INTEGER NOT NULL, \(next));
    INSERT INTO meta VALUES('settings', '{}'), ('aliases', '{}'), ('nextID', '1'), ('windows', '0');
    COMMIT;
    PRAGMA journal_mode = WAL;
    """

  private static let snapshots = """
    CREATE TABLE IF NOT EXISTS snapshot(
      trip INTEGER PRIMARY KEY, upto INTEGER NOT NULL, sum INTEGER NOT NULL, text TEXT NOT NULL);
    """

  private static let next = "next INTEGER NOT NULL DEFAULT 0"

  /// Brings a journal of an earlier version to this one, before anything is written in it.
  ///
  /// The snapshots of version 1 stay where they are until their trips change, and the next id of
  /// versions 1 and 2 until an entry moves it.
  static func raise(_ connection: Connection) throws(StoreFault) {
    guard try connection.integer("PRAGMA user_version") != version else { return }
    try connection.transaction("BEGIN IMMEDIATE") { () throws(StoreFault) in
      try check(connection)
      try connection.run(snapshots)
      // Two windows may have seen the old version at once.
      if try connection.integer("PRAGMA user_version") ?? 0 < 3 {
        try connection.run("ALTER TABLE window ADD COLUMN \(next)")
        try connection.run("DROP INDEX IF EXISTS trip_summary")
      }
      try connection.run("PRAGMA user_version = \(version)")
    }
  }

  /// Refuses a file that is no journal, or one that only a newer version understands.
  static func check(_ connection: Connection) throws(StoreFault) {
    guard try connection.integer("PRAGMA application_id") == applicationID else {
      throw .notAJournal
    }
    let found = try connection.integer("PRAGMA user_version") ?? 0
    guard found <= version else { throw .newerVersion }
    guard found > 0 else { throw .damaged("version \(found)") }
  }
}
