private import Glibc
internal import SQLite

/// The file of kept answers.
///
/// What cannot be done with it is not done: nobody waits for it.
struct LookupFile {
  private let path: String
  private var connection: Connection?

  init(path: String) { self.path = path }

  mutating func answer(under key: LookupKey) -> KeptAnswer? {
    guard let connection = open(making: false) else { return nil }
    var kept: KeptAnswer?
    attempt { () throws(SQLiteFailure) in
      try connection.query(selecting, key.values) {
        kept = KeptAnswer(places: $0.text(0) ?? "", at: $0.integer(1))
      }
    }
    return kept
  }

  /// Keeps an answer; where there are more than `most`, the oldest go.
  mutating func keep(_ kept: KeptAnswer, under key: LookupKey, most: Int) {
    guard let connection = open(making: true) else { return }
    attempt { () throws(SQLiteFailure) in
      let values = key.values + [.text(kept.places), .integer(kept.at)]
      try connection.statement(keeping).run(values)
      try connection.statement(dropping).run([.integer(most)])
    }
  }

  mutating func contents() -> [KeptContents] {
    guard let connection = open(making: false) else { return [] }
    var contents: [KeptContents] = []
    attempt { () throws(SQLiteFailure) in
      try connection.query(counting) { row in
        contents.append(
          KeptContents(
            server: row.text(0) ?? "", answers: Int(row.integer(1)), nothing: Int(row.integer(2)),
            oldest: row.integer(3), newest: row.integer(4)))
      }
    }
    return contents
  }

  /// Forgets every answer; a file that cannot be emptied is removed.
  mutating func clear() {
    let emptied = open(making: false).map { connection in
      attempt { () throws(SQLiteFailure) in
        try connection.execute("DELETE FROM answer")
        try connection.execute("VACUUM")
      }
    }
    if emptied != true { remove() }
  }

  /// The open file; `nil` where there is none and none is to be made, or it cannot be opened.
  private mutating func open(making: Bool) -> Connection? {
    if access(path, F_OK) != 0 {
      connection = nil  // it may have been deleted meanwhile
      guard making else { return nil }
    }
    if connection == nil {
      makePrivateFile(path)
      var opened: Connection?
      attempt { [path] () throws(SQLiteFailure) in opened = try openedLookups(path) }
      connection = opened
    }
    return connection
  }

  /// Whether it went well; a damaged file is removed, so that the next answer makes a new one.
  @discardableResult
  private mutating func attempt(_ body: () throws(SQLiteFailure) -> Void) -> Bool {
    do throws(SQLiteFailure) {
      try body()
      return true
    } catch {
      connection = nil
      if error.isDamage { remove() }
      return false
    }
  }

  private mutating func remove() {
    connection = nil
    for ending in ["", "-journal", "-wal", "-shm"] { unlink(path + ending) }
  }
}

extension SQLiteFailure {
  /// Whether the file is damaged, or no database at all.
  fileprivate var isDamage: Bool { primaryCode == 11 || primaryCode == 26 }
}

extension LookupKey {
  fileprivate static let columns = [
    "server", "endpoint", "query", "kind", "near", "language", "most",
  ]

  /// In the order of the columns.
  fileprivate var values: [SQLiteValue] {
    [server, endpoint, query, kind, near, language].map(SQLiteValue.text) + [.integer(most)]
  }
}

private let selecting =
  "SELECT places, at FROM answer WHERE "
  + LookupKey.columns.map { "\($0) = ?" }.joined(separator: " AND ")

private let counting = """
  SELECT server, count(*), sum(places = '[]'), min(at), max(at) FROM answer
  GROUP BY server ORDER BY server
  """

private let keeping = "INSERT OR REPLACE INTO answer VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"

private let dropping = """
  DELETE FROM answer WHERE rowid IN (SELECT rowid FROM answer ORDER BY at DESC, rowid DESC \
  LIMIT -1 OFFSET ?)
  """

private func openedLookups(_ path: String) throws(SQLiteFailure) -> Connection {
  let connection = try Connection(path: path, access: .readWrite)
  connection.setBusyTimeout(milliseconds: 250)
  // A lost answer is asked for again: nothing here is worth waiting for the disk.
  try connection.execute("PRAGMA synchronous = OFF")
  try makeTable(on: connection)
  return connection
}

/// A file of another version is emptied: what it held can be asked for again.
private func makeTable(on connection: Connection) throws(SQLiteFailure) {
  var version: Int64 = 0
  try connection.query("PRAGMA user_version") { version = $0.integer(0) }
  guard version != fileVersion else { return }
  let columns = LookupKey.columns.joined(separator: ", ")
  try connection.execute(
    """
    BEGIN IMMEDIATE;
    DROP TABLE IF EXISTS answer;
    CREATE TABLE answer (\(columns), places TEXT NOT NULL, at INTEGER NOT NULL,
      PRIMARY KEY (\(columns)));
    CREATE INDEX answer_at ON answer (at);
    PRAGMA user_version = \(fileVersion);
    COMMIT;
    """)
}

/// 2: addresses have street, number and postcode.
private let fileVersion: Int64 = 2

/// Makes file and folder where they are missing, for their owner only.
private func makePrivateFile(_ path: String) {
  if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
    mkdir(String(path[..<slash]), 0o700)
  }
  let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
  guard file >= 0 else { return }
  fchmod(file, 0o600)
  close(file)
}
