internal import SQLite
internal import Session

/// An opened places.db: its questions, each prepared once.
final class GazetteerFile {
  // Its statements do not keep it.
  let connection: Connection
  private let spelled: Statement
  private let matching: Statement
  private let candidates: Statement
  private let rows: Statement
  private let scoped: Statement
  private let termed: Statement
  private let keyed: Statement
  private let keysBeginning: Statement
  private let wordsBeginning: Statement
  private let started: Statement
  private let continued: Statement
  private let celled: Statement
  private let shaped: Statement
  /// The blocks of the filter of keys, as far as they have been read; `nil` until one is needed.
  var keyBlocks: [[UInt8]?]?
  /// Places looked at lately, by row id.
  private var known: [Int: GazetteerCandidate] = [:]
  /// What is two edits from texts looked at lately.
  var twoEditsFrom: [String: [String]] = [:]

  init(path: String) throws(SQLiteFailure) {
    let connection = try Connection(path: path, access: .immutable)
    self.connection = connection
    // A mapped file is no faster here, and all of its pages that were read count as memory.
    try connection.execute("PRAGMA mmap_size = 0; PRAGMA cache_size = -4096;")
    try GazetteerFile.checkVersion(connection)
    spelled = try connection.statement(GazetteerQueries.spelled)
    matching = try connection.statement(GazetteerQueries.matching)
    candidates = try connection.statement(GazetteerQueries.candidate)
    rows = try connection.statement(GazetteerQueries.row)
    scoped = try connection.statement(GazetteerQueries.scoped)
    termed = try connection.statement(GazetteerQueries.termed)
    keyed = try connection.statement(GazetteerQueries.keyed)
    keysBeginning = try connection.statement(GazetteerQueries.keysBeginning)
    wordsBeginning = try connection.statement(GazetteerQueries.wordsBeginning)
    started = try connection.statement(GazetteerQueries.started)
    continued = try connection.statement(GazetteerQueries.continued)
    celled = try connection.statement(GazetteerQueries.celled)
    shaped = try connection.statement(GazetteerQueries.shaped)
  }

  private static func checkVersion(_ connection: Connection) throws(SQLiteFailure) {
    var version = 0
    try connection.query("PRAGMA user_version") { version = Int($0.integer(0)) }
    guard version == GazetteerSchema.version else {
      throw SQLiteFailure(code: 0, message: "made for another version of tripsh", sql: "")
    }
  }

  /// Runs a statement, turning each row into a value; rows that give `nil` are left out.
  func all<Value>(
    _ statement: Statement, _ values: [SQLiteValue], _ read: (Statement) -> Value?
  ) throws(SQLiteFailure) -> [Value] {
    try statement.bind(values)
    defer { statement.reset() }
    var found: [Value] = []
    while try statement.step() { if let value = read(statement) { found.append(value) } }
    return found
  }
}

extension GazetteerFile {
  /// The places spelled exactly so, best first.
  func places(spelled key: String, limit: Int) throws(SQLiteFailure) -> [SpelledPlace] {
    guard try mayKnow(key: key) else { return [] }
    return try all(spelled, [.text(key), .integer(limit)], SpelledPlace.init)
  }

  /// The row ids that fit an expression of the index, best first.
  func places(matching expression: String, limit: Int) throws(SQLiteFailure) -> [Int] {
    try all(matching, [.text(expression), .integer(limit)]) { Int($0.integer(0)) }
  }

  /// The countries, divisions and areas of this compact name.
  func scope(named key: String) throws(SQLiteFailure) -> SearchScope {
    var scope = SearchScope()
    guard try mayKnow(key: key) else { return scope }
    for part in try all(scoped, [.text(key)], SearchScope.init(row:)) {
      scope.regions.formUnion(part.regions)
      scope.circles += part.circles
    }
    return scope
  }

  func knows(word: String) throws(SQLiteFailure) -> Bool {
    try !all(termed, [.text(word)]) { _ in true }.isEmpty
  }

  func knows(key: String) throws(SQLiteFailure) -> Bool {
    guard try mayKnow(key: key) else { return false }
    return try !all(keyed, [.text(key)]) { _ in true }.isEmpty
  }

  /// Whether the index has all of these words but the one at a place; short ones and those of other
  /// scripts are not looked up.
  func knowsAll(_ words: [Substring], but place: Int) throws(SQLiteFailure) -> Bool {
    for (index, word) in words.enumerated() where index != place && index < words.count - 1 {
      guard word.utf8.count > 2, word.utf8.allSatisfy({ $0 < 0x80 }) else { continue }
      if try !knows(word: String(word)) { return false }
    }
    return true
  }

  func keys(beginning start: String, limit: Int) throws(SQLiteFailure) -> [String] {
    try all(keysBeginning, [.text(start), .text(start + "\u{10FFFF}"), .integer(limit)]) {
      $0.text(0)
    }
  }

  func words(beginning start: String, limit: Int) throws(SQLiteFailure) -> [String] {
    try all(wordsBeginning, [.text(start), .text(start + "\u{10FFFF}"), .integer(limit)]) {
      $0.text(0)
    }
  }

  /// The places kept for a crowded beginning, best first; empty for others.
  func places(startingCrowded key: String) throws(SQLiteFailure) -> [CompletedPlace] {
    try all(started, [.text(key)]) { row in
      SpelledPlace(row: row).map { CompletedPlace(spelled: $0, score: Int(row.integer(2))) }
    }
  }

  /// The spellings that begin so, in their order.
  func places(starting key: String) throws(SQLiteFailure) -> [SpelledPlace] {
    try all(continued, [.text(key), .text(key + "\u{10FFFF}")], SpelledPlace.init)
  }

  func places(_ kind: PlaceKind, in cells: ClosedRange<Int>) throws(SQLiteFailure) -> [Int] {
    try all(
      celled,
      [
        .integer(kindNumber(kind)), .integer(cells.lowerBound), .integer(cells.upperBound),
      ]
    ) { Int($0.integer(0)) }
  }

  /// The known keys of so many bytes, one behind the other, and the letters of each; one row or none.
  func shapes(ofLength length: Int) throws(SQLiteFailure) -> [(keys: [UInt8], marks: [UInt8])] {
    try all(shaped, [.integer(length)]) { ($0.blob(0), $0.blob(1)) }
  }

  func candidate(_ id: Int) throws(SQLiteFailure) -> GazetteerCandidate? {
    if let candidate = known[id] { return candidate }
    if known.count > 4096 { known.removeAll(keepingCapacity: true) }
    let found = try all(candidates, [.integer(id)], GazetteerCandidate.init).first
    known[id] = found
    return found
  }

  /// A place with the other kinds and categories it is listed under.
  func tagged(
    _ id: Int
  ) throws(SQLiteFailure) -> (match: GazetteerMatch, tags: [Substring])? {
    try all(rows, [.integer(id)]) { row in
      GazetteerMatch(row: row, isOwnName: true).map { match in
        (match, (row.text(12) ?? "").split(separator: "|"))
      }
    }.first
  }

  func match(_ id: Int, isOwnName: Bool) throws(SQLiteFailure) -> GazetteerMatch? {
    try all(rows, [.integer(id)]) { GazetteerMatch(row: $0, isOwnName: isOwnName) }.first
  }
}
