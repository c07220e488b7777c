internal import JSON
internal import SQLite
internal import Session

/// An entry as its row holds it.
struct EntryRow {
  var number: Int
  var at: Int64
  var today: String
  var window: Int
  var kind: String
  var of: String
  var script: String?
  var line: String
  var canonical: String
  var events: String

  init(_ draft: EntryDraft, number: Int, window: Int) {
    self.number = number
    at = draft.at
    today = draft.today.iso
    self.window = window
    kind = draft.kind.rawValue
    of = draft.of.jsonText
    script = draft.script
    line = draft.line
    canonical = draft.canonical
    events = draft.events.leanText
  }

  /// Reads the columns of `EntryRow.columns`; a row whose sum is wrong is damaged.
  init(_ row: Statement) throws(StoreFault) {
    number = Int(row.integer(0))
    at = row.integer(1)
    today = row.text(2) ?? ""
    window = Int(row.integer(3))
    kind = row.text(4) ?? ""
    of = row.text(5) ?? ""
    script = row.text(6)
    line = row.text(7) ?? ""
    canonical = row.text(8) ?? ""
    events = row.text(9) ?? ""
    guard row.integer(10) == sum else { throw .damaged("the sum of entry \(number) is wrong") }
  }

  /// The columns in the order in which a row is read, for a table called `e`.
  static let columns = """
    e.n, e.at, e.today, e.window, e.kind, e.of, e.script, e.line, e.canonical, e.events, e.sum
    """

  var sum: Int64 {
    var sum = Checksum()
    sum.add(number)
    sum.add(at)
    sum.add(today)
    sum.add(window)
    sum.add(kind)
    sum.add(of)
    sum.add(script)
    sum.add(line)
    sum.add(canonical)
    sum.add(events)
    return sum.value
  }
}

extension EntryRow {
  func decodedEvents() throws(StoreFault) -> [Event] {
    try [Event](column: events, of: "entry \(number)")
  }

  func decoded() throws(StoreFault) -> Entry {
    guard let kind = Entry.Kind(rawValue: kind) else { throw .newerVersion }
    guard let today = CivilDate(iso: today) else { throw .damaged("the date of entry \(number)") }
    return Entry(
      number: number, at: at, today: today, window: WindowID(window), kind: kind,
      of: try [Int](column: of, of: "entry \(number)"), script: script, line: line,
      canonical: canonical, events: try decodedEvents())
  }
}

extension Connection {
  /// The number of the newest entry, 0 where there is none.
  func newestEntry() throws(StoreFault) -> Int {
    Int(try integer("SELECT max(n) FROM entry") ?? 0)
  }

  /// The date that was today when an entry was made.
  func today(ofEntry number: Int) throws(StoreFault) -> CivilDate? {
    try rows("SELECT today FROM entry WHERE n = ?", [.integer(number)]) {
      $0.text(0).flatMap { CivilDate(iso: $0) }
    }.first ?? nil
  }

  /// The entries with numbers from `first` to `last`, oldest first.
  func entries(from first: Int, to last: Int) throws(StoreFault) -> [EntryRow] {
    guard first <= last else { return [] }
    return try rows(
      "SELECT \(EntryRow.columns) FROM entry e WHERE n BETWEEN ? AND ? ORDER BY n",
      [.integer(first), .integer(last)], EntryRow.init)
  }

  /// At most `limit` entries up to `last`, about a trip where one is given, newest first.
  func entries(upTo last: Int, about trip: TripID?, limit: Int) throws(StoreFault) -> [EntryRow] {
    let bounds = [SQLiteValue.integer(last), .integer(max(0, limit))]
    guard let trip else {
      return try rows(
        "SELECT \(EntryRow.columns) FROM entry e WHERE n <= ? ORDER BY n DESC LIMIT ?", bounds,
        EntryRow.init)
    }
    return try rows(
      """
      SELECT \(EntryRow.columns) FROM touches t JOIN entry e ON e.n = t.n
      WHERE t.trip = ? AND t.n <= ? ORDER BY t.n DESC LIMIT ?
      """, [.integer(trip.number)] + bounds, EntryRow.init)
  }

  func insert(_ row: EntryRow, touching trips: Set<TripID>) throws(StoreFault) {
    try run(
      "INSERT INTO entry VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      [
        .integer(row.number), .integer(row.at), .text(row.today), .integer(row.window),
        .text(row.kind), .text(row.of), .optional(row.script), .text(row.line),
        .text(row.canonical), .text(row.events), .integer(row.sum),
      ])
    for trip in trips {
      try run(
        "INSERT INTO touches VALUES(?, ?)", [.integer(trip.number), .integer(row.number)])
    }
  }
}
